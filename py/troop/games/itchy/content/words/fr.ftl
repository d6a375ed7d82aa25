## Itchy Monkey

game-itchy = Itchy Monkey
    .short = Itchy Monkey
    .time = 20 à 30 minutes
    .about = Répandez vos poux de singe en singe et fondez vos colonies avant les autres.
preset-itchy-base = Colonies
    .about = Fondez des colonies sur trois gorilles, sur quatre singes d’une espèce ou sur cinq espèces.
preset-itchy-spies = Avec espions
    .about = La même chose, avec trois espions chacun : ils partagent les singes avec tous les poux et comptent pour tout le monde.
preset-itchy-clan = Jeu des clans
    .about = À deux : choisissez une espèce et débarrassez tous ses singes de leurs poux.
option-itchy-mode = Jeu
    .about = Le jeu de base, ou le jeu des clans à deux : choisissez une espèce et débarrassez ses singes de tous leurs poux.
option-itchy-mode-base = Jeu de base
option-itchy-mode-clan = Jeu des clans, à deux
option-itchy-edition = Édition
    .about = Anglaise : on commence à distance, et le retour est suivi d’une reproduction. Française : on commence seul dans sa ligne et sa colonne, et le retour remplace la reproduction.
option-itchy-edition-english = Anglaise
option-itchy-edition-french = Française
option-itchy-tamarin = Tamarins empereurs
    .about = Cinq tamarins empereurs remplacent une autre espèce.
option-itchy-tamarin-off = Absents
option-itchy-tamarin-L = À la place des lémuriens
option-itchy-tamarin-O = À la place des orangs-outans
option-itchy-tamarin-S = À la place des singes-araignées
option-itchy-tamarin-M = À la place des mandrills
option-itchy-spies = Espions
    .about = Trois espions par joueur. Ils ont une force de 0, cohabitent avec tous les poux et comptent pour les colonies de chacun.
option-itchy-spies-off = Sans espions
option-itchy-spies-on = Avec espions
option-itchy-first = Qui commence
    .about = Celui qui imite le mieux un singe couvert de poux place les premiers poux et joue le premier tour.
option-itchy-first-1 = Joueur 1
option-itchy-first-2 = Joueur 2
option-itchy-first-3 = Joueur 3
option-itchy-first-4 = Joueur 4
option-itchy-first-drawn = Tirage au sort
option-itchy-cap = Limite de tours
    .about = Si personne n’a gagné après ce nombre de tours par joueur, la partie est nulle.

itchy-species =
    { $species ->
        [L] lémurien
        [O] orang-outan
        [S] singe-araignée
        [M] mandrill
        [G] gorille
       *[T] tamarin
    }
itchy-several =
    { $species ->
        [L] lémuriens
        [O] orangs-outans
        [S] singes-araignées
        [M] mandrills
        [G] gorilles
       *[T] tamarins
    }
itchy-the =
    { $species ->
        [O] l’orang-outan
       *[other] le { itchy-species }
    }
itchy-the-other =
    { $species2 ->
        [L] le lémurien
        [O] l’orang-outan
        [S] le singe-araignée
        [M] le mandrill
        [G] le gorille
       *[T] le tamarin
    }
# Cells are named only for players who want moves in notation.
itchy-at =
    { $notation ->
        [yes] { " en " }{ $cell }
       *[no] { "" }
    }
itchy-at-other =
    { $notation ->
        [yes] { " en " }{ $cell2 }
       *[no] { "" }
    }
itchy-from =
    { $notation ->
        [yes] { " de " }{ $cell }
       *[no] { "" }
    }
itchy-from-to =
    { $notation ->
        [yes] { " de " }{ $cell }{ " à " }{ $cell2 }
       *[no] { "" }
    }
itchy-named-cells =
    { $notation ->
        [yes] { " (" }{ $cells })
       *[no] { "" }
    }
itchy-workers =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
itchy-queens =
    { $queens ->
        [one] { $queens } reine
       *[other] { $queens } reines
    }
itchy-lice =
    { $kinds ->
        [w] { itchy-workers }
        [q] { itchy-queens }
        [s] 1 espion
        [wq] { itchy-workers } et { itchy-queens }
        [ws] { itchy-workers } et 1 espion
        [qs] { itchy-queens } et 1 espion
        [wqs] { itchy-workers }, { itchy-queens } et 1 espion
       *[none] aucun pou
    }
itchy-counted = { itchy-lice }
itchy-badge-win = Aller ici fait gagner la partie.
itchy-badge-join = Vos poux peuvent venir ici.
itchy-badge-beat = Force { $power } ici, et vous pouvez venir avec { $ours } : vos poux prennent ce singe.
itchy-badge-even = Force { $power } ici, et vous pouvez venir avec { $ours } : tous ces poux retournent dans les réserves.
itchy-badge-weak = Force { $power } ici, mais vous ne pouvez venir qu’avec { $ours } : ce n’est pas assez.
itchy-badge-clan-join = Les poux peuvent passer ici.
itchy-badge-clan-weak = Force { $power } ici : { $ours } ne suffit pas, les poux restent.
itchy-badge-pick = Ce singe peut être épouillé.
itchy-badge-danger = { $name } peut prendre ce singe au prochain tour : une force de { $power } suffit.
itchy-badge-one-step = { $name } peut gagner ici en un seul coup.
itchy-badge-barred = Ce singe vient d’être déplacé : il reste ici pendant ce tour.
itchy-badge-crowded =
    { $count ->
        [5] Cinq ouvriers : une invasion va se déclencher.
       *[other] Un ouvrier de plus déclenche une invasion.
    }
itchy-sign-win = Vous pouvez gagner ici en un seul coup.
itchy-sign-loss = Un adversaire peut gagner ici en un seul coup : attention.
itchy-sign-danger = Vos poux peuvent être pris ici au prochain tour. Le nombre est leur force.
itchy-sign-beat = Vos poux peuvent prendre ce singe. Le nombre est la force qui s’y trouve.
itchy-sign-even = Force égale : tous ces poux retourneraient dans les réserves.
itchy-sign-weak = Trop fort pour vos poux.
itchy-sign-join = Des poux peuvent venir ici.
itchy-sign-pick = Cinq ouvriers ou plus : ce singe peut être épouillé.
itchy-sign-denied = Vient d’être déplacé : ce singe reste ici pendant ce tour.
itchy-safe =
    { $count ->
        [0] Devant { $name } : aucun singe à l’abri
        [one] Devant { $name } : un singe à l’abri
       *[other] Devant { $name } : { $count } singes à l’abri
    }
itchy-free = { $cell } : libre
itchy-monkey = { $cell } : { itchy-species }, { $lice }
itchy-monkey-clean = { $cell } : { itchy-species }, aucun pou
itchy-clan-monkey = { $cell } : { itchy-species } de { $name }, { $lice }
itchy-owned = { $name } : { itchy-lice }
itchy-and = { $first }, { $rest }
itchy-barred = vient d’être déplacé
itchy-stat-gorillas = Gorilles
itchy-stat-family = Une espèce
itchy-stat-variety = Cinq espèces
itchy-stat-workers = Ouvriers en réserve
itchy-stat-queens = Reines en réserve
itchy-stat-spies = Espions en réserve
itchy-stat-clean =
    { $species ->
        [L] Lémuriens sans poux
        [O] Orangs-outans sans poux
        [S] Singes-araignées sans poux
        [M] Mandrills sans poux
        [G] Gorilles sans poux
       *[T] Tamarins sans poux
    }
itchy-stat-safe = Singes à l’abri
itchy-amount-workers = Ouvriers
itchy-amount-queens = Reines
itchy-amount-spies = Espion

itchy-status-place =
    { $you ->
        [yes] Placez une reine et deux ouvriers sur un singe
       *[no] { $name } : placez une reine et deux ouvriers sur un singe
    }
itchy-status-enter =
    { $you ->
        [yes] Revenir sur un singe sans poux ?
       *[no] { $name } : revenir sur un singe sans poux ?
    }
itchy-status-spawn =
    { $you ->
        [yes] Choisissez où vos poux se reproduisent
       *[no] { $name } : choisissez où vos poux se reproduisent
    }
itchy-status-spawn-spy =
    { $you ->
        [yes] Ajoutez un espion, ou passez la reproduction
       *[no] { $name } : ajoutez un espion, ou passez la reproduction
    }
itchy-status-exchange =
    { $you ->
        [yes] Échangez six ouvriers contre une reine, ou passez la reproduction
       *[no] { $name } : échangez six ouvriers contre une reine, ou passez la reproduction
    }
itchy-status-move =
    { $you ->
        [yes] Sautez, bousculez ou épouillez
       *[no] { $name } : sautez, bousculez ou épouillez
    }
itchy-status-after =
    { $you ->
        [yes] Échangez six ouvriers contre une reine, ou terminez le tour
       *[no] { $name } : échangez six ouvriers contre une reine, ou terminez le tour
    }
itchy-status-stuck =
    { $you ->
        [yes] Vous ne pouvez pas vous déplacer
       *[no] { $name } ne peut pas se déplacer
    }
itchy-status-spawn-lice =
    { $you ->
        [yes] Quels poux apparaissent sur { itchy-the } ?
       *[no] { $name } : quels poux apparaissent sur { itchy-the } ?
    }
itchy-status-send =
    { $you ->
        [yes] Quels poux passent sur { itchy-the } ?
       *[no] { $name } : quels poux passent sur { itchy-the } ?
    }
itchy-status-pick =
    { $you ->
        [yes] Choisissez l’espèce de votre clan sur le plateau
       *[no] { $name } : choisissez l’espèce de votre clan sur le plateau
    }
itchy-status-clan-spawn =
    { $you ->
        [yes] Choisissez où les poux se reproduisent
       *[no] { $name } : choisissez où les poux se reproduisent
    }
itchy-status-clan-bump =
    { $you ->
        [yes] Déplacez un singe
       *[no] { $name } : déplacez un singe
    }
itchy-exchange = Échanger 6 ouvriers contre une reine
itchy-nitpick = Épouiller
itchy-off = Quitter le plateau : à l’abri !
itchy-nobody-goes = Déplacer seulement
itchy-spawn-lice = Faire apparaître { itchy-lice }
itchy-send = Envoyer { itchy-lice } sur { itchy-the }
itchy-takes = Envoyer { itchy-lice } sur { itchy-the } : les poux de { $name } rentrent en réserve
itchy-all-fall = Envoyer { itchy-lice } sur { itchy-the } : tous rentrent en réserve, ceux de { $name } aussi
itchy-pass = Passer
itchy-pass-enter = Pas ce tour-ci
itchy-pass-spawn = Passer la reproduction
itchy-pass-after = Terminer le tour
itchy-pick =
    { $species ->
        [L] Lémuriens
        [O] Orangs-outans
        [S] Singes-araignées
        [M] Mandrills
        [G] Gorilles
       *[T] Tamarins
    }

itchy-first-drawn =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
itchy-placed =
    { $you ->
        [yes] Vous commencez sur { itchy-the }{ itchy-at }.
       *[no] { $name } commence sur { itchy-the }{ itchy-at }.
    }
itchy-entered =
    { $you ->
        [yes] Vous revenez avec { itchy-lice } sur { itchy-the }{ itchy-at }.
       *[no] { $name } revient avec { itchy-lice } sur { itchy-the }{ itchy-at }.
    }
itchy-spawned =
    { $you ->
        [yes] Vous ajoutez { itchy-lice } sur { itchy-the }{ itchy-at }.
       *[no] { $name } ajoute { itchy-lice } sur { itchy-the }{ itchy-at }.
    }
itchy-exchanged =
    { $you ->
        [yes] Vous échangez 6 ouvriers contre une reine sur { itchy-the }{ itchy-at }.
       *[no] { $name } échange 6 ouvriers contre une reine sur { itchy-the }{ itchy-at }.
    }
itchy-jumped =
    { $you ->
        [yes] Vous faites sauter { itchy-lice }{ itchy-from } sur { itchy-the-other }{ itchy-at-other }.
       *[no] { $name } fait sauter { itchy-lice }{ itchy-from } sur { itchy-the-other }{ itchy-at-other }.
    }
itchy-bumped =
    { $you ->
        [yes] Vous déplacez { itchy-the }{ itchy-from-to }.
       *[no] { $name } déplace { itchy-the }{ itchy-from-to }.
    }
itchy-crossed =
    { $you ->
        [yes] Vous faites passer { itchy-lice } sur { itchy-the-other }{ itchy-at-other }.
       *[no] { $name } fait passer { itchy-lice } sur { itchy-the-other }{ itchy-at-other }.
    }
itchy-sent-home =
    { $you ->
        [yes] Vous reprenez en réserve : { itchy-lice }.
       *[no] { $name } reprend en réserve : { itchy-lice }.
    }
itchy-nitpicked =
    { $you ->
        [yes] Vous épouillez { itchy-the }{ itchy-at }.
       *[no] { $name } épouille { itchy-the }{ itchy-at }.
    }
itchy-founded =
    { $you ->
        [yes] Vous avez une colonie sur { itchy-the }{ itchy-at }.
       *[no] { $name } a une colonie sur { itchy-the }{ itchy-at }.
    }
itchy-passed =
    { $step ->
        [enter] { $you ->
            [yes] Vous ne revenez pas ce tour-ci.
           *[no] { $name } ne revient pas ce tour-ci.
        }
        [spawn] { $you ->
            [yes] Vous passez la reproduction.
           *[no] { $name } passe la reproduction.
        }
        [after] { $you ->
            [yes] Vous terminez le tour.
           *[no] { $name } termine le tour.
        }
       *[move] { $you ->
            [yes] Vous ne pouvez pas vous déplacer et passez votre tour.
           *[no] { $name } ne peut pas se déplacer et passe son tour.
        }
    }
itchy-won =
    { $reason ->
        [gorillas] { $you ->
            [yes] Vous avez des colonies sur trois gorilles !
           *[no] { $name } a des colonies sur trois gorilles !
        }
        [family] { $you ->
            [yes] Vous avez des colonies sur quatre singes d’une même espèce !
           *[no] { $name } a des colonies sur quatre singes d’une même espèce !
        }
       *[variety] { $you ->
            [yes] Vous avez des colonies sur cinq espèces !
           *[no] { $name } a des colonies sur cinq espèces !
        }
    }
itchy-capped = La limite de { $count } tours est atteinte.
itchy-joined =
    { $you ->
        [yes] Vous jouez le clan des { itchy-several }.
       *[no] { $name } joue le clan des { itchy-several }.
    }
itchy-queen-made = Six ouvriers sur { itchy-the }{ itchy-at } deviennent une reine.
itchy-picked = Une deuxième reine : { itchy-the }{ itchy-at } est épouillé.
itchy-outbreak =
    { $count ->
        [one] Invasion sur { itchy-the }{ itchy-at } : un ouvrier passe sur le singe voisin{ itchy-named-cells }.
       *[other] Invasion sur { itchy-the }{ itchy-at } : un ouvrier passe sur chacun des { $count } singes voisins{ itchy-named-cells }.
    }
itchy-left = À l’abri ! { $name } fait sortir { itchy-the } du plateau{ itchy-from }.
itchy-clean = Tous les { itchy-several } de { $name } sont débarrassés de leurs poux !
# Raisons d’une décision dans le jeu de base (certaines servent aussi au jeu des clans)
itchy-reason-place =
    { $count ->
        [one] De là, une espèce est à portée.
       *[other] De là, { $count } espèces sont à portée.
    }
itchy-reason-enter =
    { $count ->
        [one] Revient avec une espèce à portée.
       *[other] Revient avec { $count } espèces à portée.
    }
itchy-reason-keeps = Ici, six ouvriers valent mieux qu’une reine.
itchy-reason-then = Puis { $text }. { $why }
itchy-reason-wins =
    { $reason ->
        [gorillas] Fonde une colonie sur un troisième gorille et gagne.
        [family] Fonde une quatrième colonie sur des { itchy-several } et gagne.
       *[variety] Fonde une colonie sur une cinquième espèce, les { itchy-several }, et gagne.
    }
itchy-reason-loses = { $name2 } peut de toute façon gagner au prochain tour.
itchy-reason-stops =
    { $reason ->
        [gorillas] Empêche { $name2 } d’obtenir un troisième gorille et de gagner au prochain tour.
        [family] Empêche { $name2 } d’obtenir une quatrième colonie sur des { itchy-several } et de gagner au prochain tour.
        [variety] Empêche { $name2 } d’obtenir une cinquième espèce et de gagner au prochain tour.
       *[other] Empêche { $name2 } de gagner au prochain tour.
    }
itchy-reason-takes = Prend { itchy-the }{ itchy-at } à { $name2 } et y fonde une colonie.
itchy-reason-gorilla = Fonde une colonie sur { itchy-the }{ itchy-at } : { $count } sur { $total } pour les gorilles.
itchy-reason-species = Fonde une colonie sur { itchy-the }{ itchy-at } : { $count } sur { $total } pour les espèces.
itchy-reason-family = Fonde une colonie sur { itchy-the }{ itchy-at } : { $count } sur { $total } pour les { itchy-several }.
itchy-reason-breaks = Détruit la colonie de { $name2 } sur { itchy-the }{ itchy-at }.
itchy-reason-drives =
    { $count ->
        [one] Renvoie en réserve un pou de { $name2 } présent sur { itchy-the }{ itchy-at }.
       *[other] Renvoie en réserve { $count } poux de { $name2 } présents sur { itchy-the }{ itchy-at }.
    }
itchy-reason-queen = Six ouvriers deviennent une reine sur { itchy-the }{ itchy-at } : les poux s’y reproduiront plus vite.
itchy-reason-threatens = Menace de gagner au prochain tour.
itchy-reason-saves = Évite que { itchy-the }{ itchy-at } soit pris.
itchy-reason-begins = Amène des poux sur { itchy-the }{ itchy-at } : un début de colonie.
itchy-reason-grows = Porte à { $power } la force sur { itchy-the }{ itchy-at }.
itchy-reason-reaches = Met { itchy-the-other }{ itchy-at-other } à portée des poux qui sont sur { itchy-the }{ itchy-at }.
itchy-reason-waits = Ne cède rien et garde les meilleurs coups pour plus tard.
# Raisons d’une décision dans le jeu des clans
itchy-clan-reason-first = Toutes les espèces se valent : le plateau est le même vu de chaque côté.
itchy-clan-reason-second = Un bon choix face aux { itchy-several } de { $name2 }.
itchy-clan-reason-wins = Débarrasse les derniers { itchy-several } de leurs poux et gagne.
itchy-clan-reason-stops = Empêche { $name2 } de gagner au prochain tour.
itchy-clan-reason-nitpicked = Une deuxième reine provoque l’épouillage : { itchy-the }{ itchy-at } perd ses poux.
itchy-clan-reason-soils = Débarrasse { itchy-the }{ itchy-at } de ses poux et les donne à un singe propre de { $name2 } : { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-rids = Débarrasse { itchy-the }{ itchy-at } de ses poux : { $count } sur { $total } { itchy-several } propres.
itchy-clan-reason-gives = Donne des poux à un singe propre de { $name2 } : { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-outbreak =
    { $count ->
        [one] Déclenche une invasion : un singe propre de { $name2 } attrape des poux.
       *[other] Déclenche une invasion : { $count } singes propres de { $name2 } attrapent des poux.
    }
itchy-clan-reason-safe = Met { itchy-the }{ itchy-at } à l’abri : { $count } sur { $total } { itchy-several } à l’abri.
itchy-clan-reason-exit = Ouvre une sortie pour { itchy-the }{ itchy-at }.
itchy-clan-reason-bars = Bloque la sortie d’un singe propre de { $name2 } : { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-shields = Met { itchy-the }{ itchy-at } hors de portée des poux.
itchy-clan-reason-holds = Empêche { $name2 } de transmettre les poux que porte { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-ready = Prépare { itchy-the }{ itchy-at } à transmettre ses poux au prochain tour.
itchy-clan-reason-looms = Menace d’invasion un singe propre de { $name2 } : { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-hems = Laisse à { $name2 } moins de place pour déplacer { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-frees = Laisse { itchy-the }{ itchy-at } plus libre de ses mouvements.
itchy-clan-reason-away = Sort { itchy-the }{ itchy-at } du jeu.
itchy-clan-reason-queen = Six ouvriers deviennent une reine sur { itchy-the }{ itchy-at }, assez forte pour passer sur presque tous les singes.
itchy-clan-reason-strong = Rend { itchy-the }{ itchy-at } assez fort pour transmettre ses poux avec { $text }.
itchy-clan-reason-quiet = Sans danger ici ; ensuite { $text }.
itchy-outcome-reason-gorillas = Des colonies sur trois gorilles.
itchy-outcome-reason-family = Des colonies sur quatre singes d’une même espèce.
itchy-outcome-reason-variety = Des colonies sur cinq espèces différentes.
itchy-outcome-reason-cap = La limite de tours est atteinte et personne n’a gagné.
itchy-outcome-reason-clean = Tout le clan est débarrassé de ses poux.

itchy-why-no-cell = Il n’y a pas de case « { $text } » sur ce plateau : il va de a1 à { $last }.
itchy-why-no-monkey = Il n’y a pas de singe en { $cell }.
itchy-why-lice-there = Il y a déjà des poux en { $cell } : choisissez un singe sans poux.
itchy-why-too-near =
    { $edition ->
        [english] Il y a des poux en { $cell2 } : commencez sur un singe sans poux dans sa ligne, dans sa colonne ni juste autour, même en diagonale.
       *[french] Il y a des poux en { $cell2 } : commencez sur un singe sans poux dans sa ligne ni dans sa colonne.
    }
itchy-why-place-first = Placez d’abord une reine et deux ouvriers sur un singe.
itchy-why-enter-first = Choisissez d’abord un singe sans poux où revenir, ou attendez un tour.
itchy-why-exchange-or-pass = Échangez d’abord six ouvriers contre une reine, ou passez la reproduction.
itchy-why-nothing-of-yours = Vous n’avez pas de poux en { $cell }.
itchy-why-not-alone = { $name } a aussi des poux en { $cell } : reproduisez-vous là où personne d’autre n’a d’ouvriers ni de reines.
itchy-why-no-worker = Il ne reste plus d’ouvrier dans votre réserve.
itchy-why-only-spy = Il ne reste plus d’ouvrier dans votre réserve : en { $cell }, vous ne pouvez ajouter qu’un espion.
itchy-why-worker-or-spy = Ajouter seulement des ouvriers en { $cell }, ou aussi un espion ?
itchy-why-spy-there = Vous avez déjà un espion en { $cell } : un seul par joueur y est permis.
itchy-why-no-spy = Il ne reste plus d’espion dans votre réserve.
itchy-why-spawn-first = Choisissez d’abord un singe où vos poux se reproduisent.
itchy-why-exchange = Choisissez un singe avec six de vos ouvriers.
itchy-why-few-workers =
    { $count ->
        [0] Vous n’avez pas d’ouvriers en { $cell } : il en faut six pour une reine.
        [one] Vous n’avez qu’un ouvrier en { $cell } : il en faut six pour une reine.
       *[other] Vous n’avez que { $count } ouvriers en { $cell } : il en faut six pour une reine.
    }
itchy-why-no-queen = Vos trois reines sont déjà toutes sur le plateau.
itchy-why-moved-already = Vous avez déjà joué votre déplacement : échangez des ouvriers contre une reine, ou terminez le tour.
itchy-why-move-first = Vous pouvez encore sauter, bousculer ou épouiller.
itchy-why-bump-first = Vous pouvez encore déplacer un singe.
itchy-why-nitpick = Choisissez un singe qui porte cinq ouvriers d’un même adversaire.
itchy-why-nobody-to-nitpick = Aucun autre joueur n’a d’ouvriers en { $cell }.
itchy-why-few-to-nitpick =
    { $count ->
        [one] { $name } n’a qu’un ouvrier en { $cell } : il en faut { $need } pour épouiller.
       *[other] { $name } n’en a que { $count } en { $cell } : il en faut { $need } pour épouiller.
    }
itchy-why-where = Où aller ? Choisissez une case pour le singe en { $cell }, ou un singe voisin sur lequel sauter.
itchy-why-where-to = Où aller ? Choisissez une case pour le singe en { $cell }.
itchy-why-stuck = Le singe en { $cell } n’a nulle part où aller.
itchy-why-jump-beside = { $cell2 } n’est pas voisine de { $cell } : les poux sautent d’une case vers le haut, le bas, la gauche ou la droite.
itchy-why-jumper =
    { $spies ->
        [0] Un seul pou saute : un ouvrier ou une reine.
       *[other] Un seul pou saute : un ouvrier ou une reine, avec ou sans espion, ou un espion seul.
    }
itchy-why-who-jumps = Qui saute ? Choisissez un pou.
itchy-why-stays = Un singe doit avancer d’au moins une case.
itchy-why-not-straight = { $cell2 } n’est pas alignée avec { $cell } : les singes se déplacent en ligne droite, jamais en diagonale.
itchy-why-in-the-way = Un singe bloque le passage en { $cell }.
itchy-why-who-crosses = Quels poux passent ? Choisissez-en une partie, tous ou aucun.
itchy-why-crossers = Choisissez lesquels de vos poux passent, par exemple 2w1q.
itchy-why-nobody-beyond = Il n’y a pas de singe juste derrière { $cell } : aucun pou ne peut passer.
itchy-why-not-so-many = Vous n’en avez pas autant en { $cell }.
itchy-why-weak = { $name } a { $power } là-bas : il vous faut { $power } ou plus.
itchy-why-pick = Choisissez d’abord l’espèce de votre clan.
itchy-why-gorillas-free = Les gorilles n’appartiennent à aucun clan : choisissez une autre espèce.
itchy-why-clan-taken = { $name } a déjà choisi les { itchy-several }.
itchy-why-spawn-clean = Il n’y a pas de poux en { $cell } : aucune reproduction possible.
itchy-why-barred = { $name } vient de déplacer ce singe : il reste en { $cell } pendant ce tour.
itchy-why-other-clan = Le singe en { $cell } appartient au clan de { $name } : vous ne pouvez pas le déplacer.
itchy-why-no-way-out = Le singe en { $cell } n’a aucun chemin libre vers un bord.
itchy-why-lice-stay = Il y a des poux en { $cell } : seul un singe propre peut quitter le plateau.
itchy-why-all-or-none = Tous les poux passent, ou aucun : choisissez.
itchy-why-nobody-crosses = Aucun pou ne passe depuis { $cell } avec ce déplacement.
itchy-why-stronger = Les poux de l’autre singe sont plus forts que ceux en { $cell }, qui restent donc où ils sont.
itchy-position-step = Champ { $field } : « { $text } » devrait être le numéro d’un joueur, une espace et l’une des valeurs { $allowed }.
itchy-position-turns = Champ { $field } : « { $text } » devrait être le nombre de tours joués, par exemple turns=12.
itchy-position-turns-late = Champ { $field } : { $count } tours ont été joués, mais la partie en compte au plus { $most }.
itchy-position-first = Avec ce nombre de tours, c’est le joueur { $found } qui a commencé, mais les options indiquent { $first }.
itchy-position-rows = Le plateau devrait avoir { $expected } lignes, mais il en a { $found }.
itchy-position-row = La ligne { $row } en partant du haut devrait avoir { $expected } cases, mais elle en a { $found }.
itchy-position-cell = En { $cell }, « { $text } » n’est pas un singe de ce jeu.
itchy-position-monkeys = Il devrait y avoir { $expected } { itchy-several }, mais il y en a { $found }.
itchy-position-together = Deux joueurs ont des ouvriers ou des reines en { $cell }.
itchy-position-too-many = Le joueur { $number } a plus de poux que le jeu n’en contient.
itchy-position-crowded = Il y a trop de poux en { $cell }.
itchy-position-clan = Champ { $field } : « { $text } » devrait commencer par { $name }, suivi de valeurs correctes.
itchy-position-unfit = Champ { $field } : « { $text } » ne correspond pas au reste de la position.
