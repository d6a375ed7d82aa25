// Games that several tests use.

/** Clan game: the first player's lemurs are clean. */
export const CLAN = `L / O / f7 / d5-e5 1w / b7 / e7-e6 1w / f7 / g3-e3 1w / g6 / e6 off / a5 / g2-g3 1w / d7 / d1-d2 / b3 / g4-f4
  / e5 / f1-e1 / f7 / a2-b2 / a4 / b3-b6 2w / f7 / d3-a3 / e1 / d2-d4 / a4 / b7-c7 4w / c1 / b6 off / g6 / a6-b6 1w / f5
  / g3 off / e4 / e5-b5 2w / f5 / f4-f3 / f5 / c1-c3 2w / a5 / c6-c5 / a5 / e2-c2 1w / e1 / e4-f4 / f5 / d4-d2 / a4
  / e3 off / g6 / b5-b3 2w`;

/** Clan game as a record, after this many decisions. @param {number} count */
export function clanAfter(count) {
  return `troop 1\ngame itchy\noptions mode=clan\nseat 1 person\nseat 2 person\nmoves\n${decisions(CLAN).slice(0, count).join("\n")}\nend\n`;
}

/** A jungle for two. */
export const JUNGLE = "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2";

/** A game in that jungle, two bananas before its end, which the programs and choices below bring about. */
export const CODED = `troop 1
game codemonkey
options jungle=${JUNGLE}
seat 1 person
seat 2 person
seed 5f0c2a9be1
moves
start=6 / H2 / start=4 / A3 / dice=5,2 / dice=3,2 / 5 down - / swing - down / C1^T2 / D3
dice=6,6 / dice=6,5 / swing down - / 5 down 6 / G1^T1 / B2 / D1^T5
dice=6,6 / dice=2,1 / down 6 6+swing / 1+swing down 2 / H1 / H2^T5 / B1^T4 / A1 / A3
dice=5,3 / dice=5,3 / - 3+swing - / down 5 - / B1 / C2 / G2
dice=6,5 / dice=6,3 / 6+swing down - / 6+swing down - / D1^T5 / B1^T4 / D2 / B3
dice=4,3 / dice=5,3 / 4 down 3 / 5 down - / D3^T3 / B3^T2 / D3 / C1 / A3
dice=4,2 / dice=5,5 / 2 down - / 5+swing down 5 / B2^T1 / C1^T2 / G2 / D3 / B2
dice=4,3 / dice=5,2
end
`;

export const CODED_PROGRAMS = ["4 down 3", "5+swing down -"];
export const CODED_CHOICES = [["D3", "T3"], ["C3"], ["D2"], ["H3"]];

/** @param {string} record */
export function decisions(record) {
  return record.split("/").map((text) => text.trim());
}
