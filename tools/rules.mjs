// Converts the rules (content/rules, one Markdown file per language and game) to HTML fragments that the page loads on
// demand. The pictures are the same in all languages and stored separately.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Marked } from "marked";
import { filesEnding, gameContent } from "./content.mjs";
import { languagesIn } from "./languages.mjs";
import { writePack } from "./packs.mjs";
import { paintPictures } from "./pictures.mjs";

/**
 * @param {string} out the site's folder
 * @param {string} [words] the folder of all languages
 * @returns {Promise<string>} URL of the rules in the site
 */
export async function buildRules(out, words) {
  /** @type {Record<string, string>} */
  const texts = {};
  const games = Object.entries(paintPictures());
  for (const [game, pictures] of games) {
    const stands = Object.entries(pictures).map(([name, markup]) => `<div data-picture="${name}">${markup}</div>`);
    texts[`${game}.pictures`] = stands.join("");
  }
  for (const language of await languagesIn(words)) {
    for (const [game] of games) texts[`${game}.${language}`] = await pageIn(language, game);
  }
  return writePack(out, "rules", texts);
}

/**
 * The rules in a language, or in English (marked as such) if there is no translation.
 * @param {string} language
 * @param {string} game
 */
async function pageIn(language, game) {
  const folder = join((await gameContent())[game] ?? "", "rules");
  const written = await filesEnding(folder, `${language}.md`);
  const spoken = written.length ? language : "en";
  return pageMarkup(await readFile(join(folder, `${spoken}.md`), "utf8"), spoken);
}

/**
 * The markup of a page: `##` headings start a section, `###` headings a rule or an option. `## Sowing {#normal}`, `###
 * 12. Bump`, ``### `capture` Captures``; `> **Ruling.** …`; `![caption](picture)`; `[rule 12](#12)` links to a rule,
 * `[Captures](#option-capture)` to an option, `[notation](#notation)` to a section.
 * @param {string} text
 * @param {string} language
 */
export function pageMarkup(text, language) {
  const [intro = "", ...parts] = text.split(/^## /m);
  const lead = intro.replace(/^# .*$/m, "");
  const inside = parts.map((part) => partMarkup(part, language));
  return `<div class="lead" lang="${language}">${blocks(lead)}</div>${inside.join("")}`;
}

/** @param {string} text @param {string} language */
function partMarkup(text, language) {
  const [, title = "", id = ""] = /^(.*) \{#(.*)\}$/m.exec(text) ?? [];
  if (!id) throw new Error(`A section of the rules has no id: ${text.slice(0, 40)}`);
  const [intro = "", ...rules] = text.slice(text.indexOf("\n")).split(/^### /m);
  return (
    `<section class="part" id="rule-${id}" lang="${language}"><h3 tabindex="-1">${inline(title)}</h3>` +
    `<div class="entry">${blocks(intro)}</div>${rules.map(ruleMarkup).join("")}</section>`
  );
}

/** @param {string} text */
function ruleMarkup(text) {
  const [title = ""] = text.split("\n");
  const body = blocks(text.slice(title.length));
  const [, number, name = ""] = /^(\d+)\. (.*)$/.exec(title) ?? [];
  if (number) {
    const heading = `<h4 tabindex="-1"><span class="rule-number">${number}</span> ${inline(name)}</h4>`;
    return `<section class="entry rule" id="rule-${number}">${heading}${body}</section>`;
  }
  const [, option, called = ""] = /^`(\w+)` (.*)$/.exec(title) ?? [];
  if (!option) throw new Error(`Neither a rule nor an option: ${title}`);
  const heading = `<h4 tabindex="-1">${inline(called)} <code>${option}</code></h4>`;
  return `<section class="entry option" id="rule-option-${option}">${heading}${body}</section>`;
}

const marked = new Marked({
  renderer: {
    blockquote({ tokens }) {
      const inside = this.parser.parse(tokens).replace("<p>", `<p>${RULING}`);
      return `<div class="ruling">${inside}</div>`;
    },
    image({ href, text }) {
      return `<figure data-picture="${href}"><figcaption>${text}</figcaption></figure>`;
    },
    link({ href, tokens }) {
      return `<a href="${href.replace("#", "#rule-")}">${this.parser.parseInline(tokens)}</a>`;
    },
    table(token) {
      const cells = (/** @type {import("marked").Tokens.TableCell[]} */ row, /** @type {string} */ tag) =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
      const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
      return `<div class="wide" tabindex="0"><table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${rows}</tbody></table></div>`;
    },
  },
});

const RULING = '<svg class="icon" aria-hidden="true"><use href="#icon-ruling"></use></svg>';

/** @param {string} text */
function blocks(text) {
  const markup = marked.parse(text, { async: false }).replace(/<p>(<figure.*?<\/figure>)<\/p>/gs, "$1");
  return markup.trim();
}

/** @param {string} text */
function inline(text) {
  return marked.parseInline(text, { async: false });
}
