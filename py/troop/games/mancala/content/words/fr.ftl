## Monkey Mancala

game-mancala = Monkey Mancala
    .short = Mancala
    .time = 10 à 15 minutes
    .about = Semez vos singes autour du tronc et mettez-en plus que votre adversaire dans votre réserve.
option-mancala-first = Qui commence
    .about = Le joueur qui commence est Sud et joue la rangée du bas.
option-mancala-first-1 = Joueur 1
option-mancala-first-2 = Joueur 2
option-mancala-first-drawn = Tirage au sort
option-mancala-capture = Captures
    .about = Quand votre dernier singe tombe dans un de vos trous vides, y a-t-il capture même si le trou d’en face est vide ?
option-mancala-capture-any = Toujours
option-mancala-capture-full = S’il y a des singes en face
option-mancala-tokens = Jetons
    .about = Les jetons changent les règles : Saut, Demi-tour, Vol et Échange.
option-mancala-tokens-on = Avec jetons
option-mancala-tokens-off = Sans jetons
option-mancala-copies = Jetons de chaque type
    .about = Nombre de jetons de chaque type dans la pioche.
option-mancala-disruption = Perturbation
    .about = Peut-on jouer un jeton pendant le tour de l’adversaire ?
option-mancala-disruption-on = Autorisée
option-mancala-disruption-off = Interdite
option-mancala-hands = Mains
    .about = Chaque joueur voit-il les jetons de l’autre ?
option-mancala-hands-open = Visibles
option-mancala-hands-hidden = Cachées
option-mancala-pockets = Trous de chaque côté
    .about = Avec un tronc plus court, la partie est plus rapide.
option-mancala-each = Singes par trou
    .about = Nombre de singes dans chaque trou au début.
preset-mancala-tokens = Avec jetons
    .about = Le jeu complet, avec le dé et les quatre jetons.
preset-mancala-plain = Sans jetons
    .about = Semer et capturer, rien de plus. Un dernier singe dans un trou vide capture toujours.
preset-mancala-kalah = Kalah classique
    .about = Les règles traditionnelles : pas de jetons, et l’on ne capture que s’il y a des singes en face.
preset-mancala-quick = Partie rapide
    .about = Quatre trous par joueur, trois singes dans chacun, sans jetons. Parfait pour découvrir le jeu.

mancala-pocket =
    { $side ->
        [south] Sud
       *[north] Nord
    } { $pocket } : { $count ->
        [0] vide
        [one] { $count } singe
       *[other] { $count } singes
    }
mancala-store =
    { $side ->
        [south] Réserve de Sud
       *[north] Réserve de Nord
    } : { $count ->
        [0] vide
        [one] { $count } singe
       *[other] { $count } singes
    }
mancala-word = { $word }
mancala-stat-store = Réserve
mancala-stolen-store =
    { $you ->
        [yes] dans la réserve adverse
       *[no] { $you2 ->
            [yes] dans votre réserve
           *[no] dans la réserve de { $name2 }
        }
    }
mancala-stolen-place =
    { $place ->
        [S] { mancala-stolen-store }
        [N] { mancala-stolen-store }
       *[other] en { $place }
    }
mancala-first-drawn =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
mancala-lifted =
    { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } { $count ->
        [one] { $count } singe
       *[other] { $count } singes
    } en { $pocket }.
mancala-dropped =
    { $place ->
        [S] Un dans la réserve de Sud.
        [N] Un dans la réserve de Nord.
       *[other] Un en { $place }.
    }
mancala-captured =
    { $you ->
        [yes] Vous capturez
       *[no] { $name } capture
    } { $count ->
        [one] le dernier singe, en { $pocket }.
       *[other] { $count } singes, en { $pocket } et { $opposite }.
    }
mancala-swept =
    { $count ->
        [one] Le dernier singe va
       *[other] Les { $count } derniers singes vont
    } dans { $you ->
        [yes] votre réserve.
       *[no] la réserve ({ $name }).
    }
mancala-ended = La partie est terminée.
mancala-free-turn =
    { $you ->
        [yes] Vous rejouez.
       *[no] { $name } rejoue.
    }
mancala-sown =
    { $you ->
        [yes] Vous semez
       *[no] { $name } sème
    } { $count ->
        [one] { $count } singe
       *[other] { $count } singes
    } depuis { $pocket }, { $last ->
        [store] le dernier dans la réserve.
       *[other] le dernier en { $last }.
    }
mancala-status-free-turn =
    { $you ->
        [yes] Vous rejouez
       *[no] { $name } rejoue
    }
mancala-outcome-reason-side-empty = Un côté est vide. Les singes qui restaient de l’autre côté vont dans la réserve de leur joueur.
mancala-why-no-pocket = Il n’y a pas de trou « { $text } ». Semez un trou de votre côté.
mancala-why-not-yours =
    { $you ->
        [yes] { $pocket } est de l’autre côté : vous ne pouvez semer que vos propres trous.
       *[no] { $pocket } est de l’autre côté : { $name } ne peut semer que ses propres trous.
    }
mancala-why-empty = { $pocket } est vide : choisissez un trou qui contient des singes.
mancala-position-first = Champ { $field } : « { $text } » devrait être first=1 ou first=2.
mancala-position-side-empty = Champ { $field } : un côté est vide, les singes de l’autre côté devraient donc être dans leur réserve.

## Monkey Mancala : les jetons

mancala-kind =
    { $token ->
        [skip] Saut
        [reverse] Demi-tour
        [steal] Vol
        [swap] Échange
       *[hidden] jeton
    }
mancala-token =
    { $side ->
        [south] Sud
       *[north] Nord
    } : { $token ->
        [hidden] { $count ->
            [one] { $count } jeton caché
           *[other] { $count } jetons cachés
        }
       *[other] { mancala-kind }, { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }
    }
mancala-pile =
    Pioche : { $count ->
        [0] vide
       *[other] Saut { $skip }, Demi-tour { $reverse }, Vol { $steal }, Échange { $swap }
    }
mancala-pile-hidden =
    Pioche : { $count ->
        [0] vide
        [one] { $count } jeton
       *[other] { $count } jetons
    }
mancala-stat-tokens = Jetons
mancala-announced = Un { mancala-kind } contre ces semailles
mancala-force-skip =
    { $count ->
        [one] Les prochaines semailles sautent la première case.
       *[other] Les prochaines semailles sautent les { $count } premières cases.
    }
mancala-force-reverse = Les prochaines semailles vont dans le sens horaire.
mancala-use =
    { $token ->
        [skip] Saut : lancer le dé et sauter autant de cases
        [reverse] Demi-tour : semer dans le sens horaire
        [steal] Voler un singe
       *[swap] Échanger deux trous
    }
mancala-disrupt =
    { $token ->
        [skip] Perturber avec un Saut : les semailles commencent plus loin
        [reverse] Perturber avec un Demi-tour : inverser le sens
        [steal] Perturber avec un Vol : prendre d’abord un singe
       *[swap] Perturber avec un Échange : échanger d’abord deux trous
    }
mancala-said-sow = Semer { $pocket }
mancala-said-use = Utiliser un jeton { mancala-kind }
mancala-said-steal =
    { $place ->
        [store] Voler un singe dans la réserve
       *[other] Voler un singe en { $place }
    }
mancala-said-swap = Échanger { $pocket } et { $pocket2 }
mancala-said-discard = Rendre un jeton { mancala-kind }
mancala-card-use =
    { $token ->
        [skip] Lancez le dé : vos prochaines semailles sautent autant de cases.
        [reverse] Vos prochaines semailles vont dans le sens horaire.
        [steal] Prenez un singe dans un trou de votre adversaire, ou dans sa réserve.
       *[swap] Échangez le contenu de deux trous.
    }
mancala-card-disrupt =
    { $token ->
        [skip] Lancez le dé : les semailles de votre adversaire sautent autant de cases.
        [reverse] Les semailles de votre adversaire changent de sens.
        [steal] Prenez d’abord un singe dans un trou de votre adversaire, ou dans sa réserve.
       *[swap] Échangez d’abord le contenu de deux trous.
    }
mancala-card-block = Contrez avec le vôtre : rien ne se passe, et les deux jetons sont rendus.
mancala-card-return = Remettez ce jeton dans la pioche.
mancala-pass = Laisser passer
mancala-block = Contrer avec un { mancala-kind }
mancala-do-not-block = Ne pas contrer
mancala-discard = Rendre un jeton
mancala-reason-wins =
    { $count ->
        [one] Gagne d’un singe, quoi que fasse l’adversaire.
       *[other] Gagne de { $count } singes, quoi que fasse l’adversaire.
    }
mancala-reason-loses =
    { $count ->
        [one] Ne perd que d’un singe.
       *[other] Ne perd que de { $count } singes.
    }
mancala-reason-ends =
    { $count ->
        [one] Termine la partie et met un singe en réserve.
       *[other] Termine la partie et met { $count } singes en réserve.
    }
mancala-reason-captures = Capture { $count } singes.
mancala-reason-free = Finit dans votre réserve : vous rejouez.
mancala-reason-free-captures = Finit dans votre réserve : vous rejouez, et { $pocket } peut alors capturer { $count } singes.
mancala-reason-denies = Empêche l’adversaire de rejouer grâce à { $pocket }.
mancala-reason-prepares-capture = Prépare { $pocket }, qui pourra ensuite capturer { $count } singes.
mancala-reason-prepares-free = Prépare { $pocket }, qui pourra ensuite finir dans votre réserve.
mancala-reason-saves = Évite la capture de { $count } singes.
mancala-reason-die =
    { $count ->
        [one] Met un singe en réserve : vous lancez le dé.
       *[other] Met { $count } singes en réserve : vous lancez le dé.
    }
mancala-reason-home =
    { $count ->
        [one] Met un singe en réserve.
       *[other] Met { $count } singes en réserve.
    }
mancala-reason-waits = Ne donne rien à l’adversaire et garde les meilleurs coups pour plus tard.
mancala-reason-steals =
    { $place ->
        [store] Prend un singe dans la réserve adverse.
       *[other] Prend un singe en { $place }.
    }
mancala-reason-swaps = Échange { $place } et { $place2 } : il y aura plus à gagner.
mancala-reason-bends = Avec un { mancala-kind }, les prochaines semailles finissent au bon endroit.
mancala-reason-lets = Ces semailles vous coûtent peu : gardez vos jetons pour plus tard.
mancala-reason-disrupts = Un { mancala-kind } gâche ces semailles.
mancala-reason-disrupts-capture = Un { mancala-kind } évite la capture de { $count } singes.
mancala-reason-disrupts-free = Un { mancala-kind } empêche l’adversaire de rejouer.
mancala-reason-blocks =
    { $token ->
        [swap] Cet Échange vous coûterait plus qu’un jeton.
       *[other] Ce { mancala-kind } vous coûterait plus qu’un jeton.
    }
mancala-reason-keeps-token =
    { $token ->
        [swap] Cet Échange fait peu de dégâts : votre jeton vaut plus.
       *[other] Ce { mancala-kind } fait peu de dégâts : votre jeton vaut plus.
    }
mancala-reason-discards = Un { mancala-kind } est le jeton qui vous manquera le moins.
mancala-used =
    { $you ->
        [yes] Vous jouez un { mancala-kind }.
       *[no] { $name } joue un { mancala-kind }.
    }
mancala-named =
    { $you ->
        [yes] Vous allez semer { $pocket }.
       *[no] { $name } va semer { $pocket }.
    }
mancala-let-be =
    { $you ->
        [yes] Vous laissez passer.
       *[no] { $name } laisse passer.
    }
mancala-disrupted =
    { $you ->
        [yes] Vous perturbez
       *[no] { $name } perturbe
    } avec un { $token ->
        [steal] Vol { mancala-stolen-place }
        [swap] Échange de { $place } et { $place2 }
       *[other] { mancala-kind }
    }.
mancala-blocked =
    { $you ->
        [yes] Vous contrez avec un { mancala-kind } : il ne se passe rien.
       *[no] { $name } contre avec un { mancala-kind } : il ne se passe rien.
    }
mancala-not-blocked =
    { $you ->
        [yes] Vous ne contrez pas.
       *[no] { $name } ne contre pas.
    }
mancala-turned =
    { $you ->
        [yes] Vous inversez
       *[no] { $name } inverse
    } { $way ->
        [clockwise] les semailles : elles vont dans le sens horaire.
       *[other] à nouveau les semailles : elles vont dans le sens antihoraire.
    }
mancala-stolen =
    { $you ->
        [yes] Vous volez
       *[no] { $name } vole
    } un singe { mancala-stolen-place }.
mancala-swapped =
    { $you ->
        [yes] Vous échangez
       *[no] { $name } échange
    } { $place } ({ $count }) et { $place2 } ({ $count2 }).
mancala-choose-again =
    { $you ->
        [yes] { $pocket } est maintenant vide : vous choisissez un autre trou.
       *[no] { $pocket } est maintenant vide : { $name } choisit un autre trou.
    }
mancala-skip-rolled =
    { $you ->
        [yes] Vous obtenez
       *[no] { $name } obtient
    } un { $die } : les semailles sautent { $count ->
        [one] { $count } case.
       *[other] { $count } cases.
    }
mancala-rolled =
    { $you ->
        [yes] Vous obtenez un { $die } et { $count ->
            [0] ne piochez rien.
            [one] piochez { $count } jeton.
           *[other] piochez { $count } jetons.
        }
       *[no] { $name } obtient un { $die } et { $count ->
            [0] ne pioche rien.
            [one] pioche { $count } jeton.
           *[other] pioche { $count } jetons.
        }
    }
mancala-nothing-left =
    { $count ->
        [one] La pioche est vide : un jeton est perdu.
       *[other] La pioche est vide : { $count } jetons sont perdus.
    }
mancala-drew =
    { $you ->
        [yes] Vous piochez un { mancala-kind }.
       *[no] { $name } pioche un { mancala-kind }.
    }
mancala-discarded =
    { $you ->
        [yes] Vous remettez un { mancala-kind } dans la pioche.
       *[no] { $name } remet un { mancala-kind } dans la pioche.
    }
mancala-sown-bent =
    { $you ->
        [yes] Vous semez
       *[no] { $name } sème
    } { $count ->
        [one] { $count } singe
       *[other] { $count } singes
    } depuis { $pocket }{ $way ->
        [clockwise] , dans le sens horaire
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , en sautant { $skip } case
       *[other] , en sautant { $skip } cases
    }, { $last ->
        [store] le dernier dans la réserve.
       *[other] le dernier en { $last }.
    }
mancala-status-bent =
    { $you ->
        [yes] À vous de jouer
       *[no] À { $name } de jouer
    }{ $way ->
        [clockwise] , sens horaire
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , { $skip } case à sauter
       *[other] , { $skip } cases à sauter
    }
mancala-status-window =
    { $you ->
        [yes] Perturber les semailles de { $pocket } ?
       *[no] { $name } : perturber les semailles de { $pocket } ?
    }
mancala-status-answer =
    { $you ->
        [yes] { $token ->
            [swap] Contrer l’Échange ?
           *[other] Contrer le { mancala-kind } ?
        }
       *[no] { $token ->
            [swap] { $name } : contrer l’Échange ?
           *[other] { $name } : contrer le { mancala-kind } ?
        }
    }
mancala-status-choose-again =
    { $you ->
        [yes] Choisissez un autre trou
       *[no] { $name } choisit un autre trou
    }
mancala-status-discard =
    { $you ->
        [yes] Vous avez six jetons : rendez-en un
       *[no] { $name } a six jetons et doit en rendre un
    }
mancala-status-steal =
    { $count ->
        [0] Vol : choisissez un trou
       *[other] Vol : choisissez un trou ou la réserve
    }
mancala-status-swap = Échange : choisissez le premier trou
mancala-status-swap-with = Échanger { $pocket } avec… : choisissez le second trou
mancala-status-die = Lancer du dé pour le Saut
mancala-status-roll =
    { $you ->
        [yes] Vous lancez le dé
       *[no] { $name } lance le dé
    }
mancala-status-draw =
    { $you ->
        [yes] Vous piochez un jeton
       *[no] { $name } pioche un jeton
    }
mancala-why-window =
    { $you ->
        [yes] Vous pouvez d’abord perturber ces semailles : jouez un jeton ou laissez passer.
       *[no] { $name } peut d’abord perturber ces semailles : jouez un jeton ou laissez passer.
    }
mancala-why-answer =
    { $you ->
        [yes] Répondez d’abord à la perturbation : contrer ou non.
       *[no] { $name } doit d’abord répondre à la perturbation : contrer ou non.
    }
mancala-why-discard =
    { $you ->
        [yes] Vous avez six jetons : rendez-en d’abord un.
       *[no] { $name } a six jetons et doit d’abord en rendre un.
    }
mancala-why-not-held =
    { $you ->
        [yes] Vous n’avez pas { $token ->
            [swap] d’Échange.
           *[other] de { mancala-kind }.
        }
       *[no] { $name } n’a pas { $token ->
            [swap] d’Échange.
           *[other] de { mancala-kind }.
        }
    }
mancala-why-steal-from = Choisissez où voler : dans un trou de l’adversaire ou dans sa réserve.
mancala-why-steal-own = { $pocket } est un de vos trous : un Vol se fait chez l’adversaire.
mancala-why-steal-empty =
    { $pocket ->
        [store] La réserve adverse est vide : il n’y a pas de singe à voler.
       *[other] { $pocket } est vide : il n’y a pas de singe à voler.
    }
mancala-why-swap-two = Un Échange demande deux trous différents.
mancala-why-swap-none = Tous les trous contiennent le même nombre de singes : il n’y a rien à échanger.
mancala-why-swap-equal =
    { $count ->
        [0] { $pocket } et { $pocket2 } sont vides : un Échange ne changerait rien.
        [one] { $pocket } et { $pocket2 } contiennent chacun { $count } singe : un Échange ne changerait rien.
       *[other] { $pocket } et { $pocket2 } contiennent chacun { $count } singes : un Échange ne changerait rien.
    }
mancala-why-no-pocket-there = Il n’y a pas de trou « { $text } » sur ce plateau.
mancala-position-token = Champ { $field } : « { $text } » n’est pas un jeton ; les jetons sont { $allowed }.
mancala-position-hand = Champ { $field } : « { $text } » n’est pas une main possible ; il y a { $copies } jetons de chaque type, et une main vide s’écrit -.
mancala-position-pending = Champ { $field } : « { $text } » ne correspond pas au reste de la position.

mancala-no-correspondence = Impossible par lien : avec des mains cachées, il faudrait qu’une personne de confiance tire les jetons.
