## CodeMonkey

game-codemonkey = CodeMonkey – Going Bananas
    .short = CodeMonkey
    .time = 20 à 40 minutes
    .about = Programmez votre singe en secret, exécutez tous les programmes ensemble et récoltez le plus de bananes.
option-codemonkey-level = Niveau
    .about = Chaque niveau ajoute une nouveauté aux précédents.
option-codemonkey-level-1 = 1 : les bases
option-codemonkey-level-2 = 2 : avec les pièges
option-codemonkey-level-3 = 3 : avec la Boucle
option-codemonkey-level-4 = 4 : avec les cartes magiques
option-codemonkey-level-5 = 5 : avec un troisième dé
option-codemonkey-level-6 = 6 : avec une quatrième case
option-codemonkey-level-7 = 7 : contre la montre
option-codemonkey-parts = Extras
    .about = Choisissez des extras un par un au lieu d’un niveau. Si rien n’est coché, c’est le niveau qui compte.
option-codemonkey-parts-traps = Les pièges
option-codemonkey-parts-loop = La Boucle
option-codemonkey-parts-magic = Les cartes magiques
option-codemonkey-parts-master = Un troisième dé et une seconde Liane
option-codemonkey-parts-grand = Une quatrième case
option-codemonkey-parts-time = Contre la montre
option-codemonkey-missions = Missions
    .about = Trois arbres par joueur : y récolter, si possible dans l’ordre prévu, rapporte des bananes en plus.
option-codemonkey-missions-auto = Dès le niveau 2
option-codemonkey-missions-on = Avec missions
option-codemonkey-missions-off = Sans missions
option-codemonkey-setup = Jungle
    .about = La jungle est-elle créée au hasard ou construite par les joueurs ?
option-codemonkey-setup-quick = Au hasard
option-codemonkey-setup-build = Construite par les joueurs
option-codemonkey-jungle = Jungle toute prête
    .about = Une disposition complète, sous forme de texte. Les joueurs ne posent alors rien.
option-codemonkey-first = Qui commence
    .about = Qui a le marqueur Premier joueur à la première manche.
option-codemonkey-first-1 = Joueur 1
option-codemonkey-first-2 = Joueur 2
option-codemonkey-first-3 = Joueur 3
option-codemonkey-first-4 = Joueur 4
option-codemonkey-first-drawn = Tirage au sort
option-codemonkey-timer = Minuteur
    .about = Le minuteur caché compte-t-il les manches ou les minutes ?
option-codemonkey-timer-rounds = Manches
option-codemonkey-timer-minutes = Minutes
codemonkey-bad-layout = « { $text } » ne peut pas aller là : ce n’est ni une tuile ni un arbre, ou la pose n’est pas permise.
codemonkey-layout-size = Pour ce nombre de joueurs, une jungle a { $tiles } tuiles et { $trees } arbres.

codemonkey-word = { $word }
codemonkey-code =
    { $code ->
        [empty] rien
        [down] Descente
        [swing] Liane
        [loop] Boucle
        [die-swing] { $die } avec Liane
       *[die] { $die }
    }
codemonkey-monkey =
    { $you ->
        [yes] votre singe
       *[no] singe de { $name }
    }
codemonkey-trap-of =
    { $you2 ->
        [yes] votre piège
       *[no] piège de { $name2 }
    }
codemonkey-card-of =
    { $you2 ->
        [yes] votre carte magique
       *[no] la carte magique de { $name2 }
    }
codemonkey-hex = { $hex }, numéro { $number }
codemonkey-hex-monkey = { codemonkey-hex }, { codemonkey-monkey }
codemonkey-hex-trap = { codemonkey-hex }, { codemonkey-trap-of }
codemonkey-hex-both =
    { codemonkey-hex }, { codemonkey-monkey } dans { $you2 ->
        [yes] votre piège
       *[no] le piège de { $name2 }
    }
codemonkey-tree =
    Arbre { $tree } : { $count ->
        [0] aucune banane
        [one] { $count } banane
       *[other] { $count } bananes
    }
codemonkey-tree-monkey = { codemonkey-tree }, { codemonkey-monkey }
codemonkey-cell = Cellule { $cell }
codemonkey-turn = Orientation { $turn } sur 6
codemonkey-ground = Parcelle { $cell }, { $count } côtés touchent le chemin
codemonkey-stay = Rester sur { $hex }
codemonkey-climb = Grimper à { $tree } : { $die } + { $number } = 7
codemonkey-mission =
    { $place ->
        [1] { $tree } d’abord
       *[other] { $tree } ensuite
    }
codemonkey-trap-off =
    { $lies ->
        [0] Ne pas poser de piège
       *[other] Retirer le piège
    }

codemonkey-status-dice =
    { $you ->
        [yes] Vous lancez
       *[no] { $name } lance
    } les dés
codemonkey-status-tree = Lancer du dé des arbres
codemonkey-status-lay =
    { $you ->
        [yes] Posez
       *[no] { $name } pose
    } la tuile { $tile }
codemonkey-status-plant =
    { $you ->
        [yes] Plantez
       *[no] { $name } plante
    } { $tree }
codemonkey-status-place =
    { $you ->
        [yes] Placez votre singe
       *[no] { $name } place son singe
    } sur un { $number }
codemonkey-status-mark =
    { $you ->
        [yes] Marquez
       *[no] { $name } marque
    } un arbre sur { codemonkey-card-of }
codemonkey-status-order =
    { $you ->
        [yes] Choisissez l’ordre de vos missions
       *[no] { $name } choisit l’ordre de ses missions
    }
codemonkey-status-code = Manche { $round } : { $you ->
        [yes] écrivez votre programme
       *[no] { $name } programme
    }
codemonkey-status-held =
    { $code ->
        [down] Descente : mettez-la dans une case après une grimpette. Votre singe descend avec la banane.
        [swing] Liane : mettez-la dans une case, ou à la petite place sous un dé.
        [loop] Boucle : mettez-la dans une case. Elle répète toutes les cases qui la précèdent.
       *[die] { $die } : choisissez une case. { $die } + { $number } = 7 au pied d’un arbre, et il grimpe.
    }
codemonkey-status-run =
    { $you ->
        [yes] Votre case
       *[no] { $name }, case
    } { $slot } : { codemonkey-code }
codemonkey-status-run-die =
    { $you ->
        [yes] Votre { $die } : choisissez où s’arrête votre singe
       *[no] { $name }, case { $slot } : { codemonkey-code }
    }
codemonkey-status-name =
    { $you ->
        [yes] Choisissez
       *[no] { $name } choisit
    } un arbre pour la banane
codemonkey-status-trap =
    { $lies ->
        [0] { $you ->
            [yes] Poser votre piège ?
           *[no] { $name } : poser le piège ?
        }
       *[other] { $you ->
            [yes] Déplacez votre piège ou retirez-le
           *[no] { $name } déplace le piège ou le retire
        }
    }

codemonkey-stat-bananas = Bananes
codemonkey-stat-missions = Missions
codemonkey-stat-trap = Piège
codemonkey-stat-card = Carte magique
codemonkey-stat-bananas-tip = Bananes récoltées. Qui en a le plus à la fin gagne.
codemonkey-stat-missions-tip = Missions : récoltez sur ces trois arbres pour 1 banane de plus à la fin, ou pour 3 en suivant cet ordre.
codemonkey-stat-card-tip = Carte magique : un voisin y a marqué un arbre en secret. La banane de cet arbre ne peut être gardée ; elle part sur un autre.
codemonkey-stat-trap-tip = Piège : un singe adverse qui y entre s’arrête et perd une banane. Personne ne grimpe à un arbre depuis cet hexagone.

codemonkey-first-drawn =
    { $you ->
        [yes] Vous commencez
       *[no] { $name } commence
    }.
codemonkey-jungle-made = La jungle est posée et les arbres sont plantés.
codemonkey-tile-drawn = La tuile { $tile } est piochée.
codemonkey-tile-laid = La tuile { $tile } est posée.
codemonkey-tile-laid-by =
    { $you ->
        [yes] Vous posez
       *[no] { $name } pose
    } la tuile { $tile }.
codemonkey-planted = { $tree } est planté.
codemonkey-planted-by =
    { $you ->
        [yes] Vous plantez
       *[no] { $name } plante
    } { $tree }.
codemonkey-start-rolled =
    { $you ->
        [yes] Vous obtenez
       *[no] { $name } obtient
    } un { $number } pour l’hexagone de départ.
codemonkey-placed =
    { $you ->
        [yes] Votre singe
       *[no] Le singe de { $name }
    } commence sur { $hex }.
codemonkey-marked =
    { $you ->
        [yes] Vous marquez
       *[no] { $name } marque
    } { $tree ->
        [hidden] un arbre
       *[other] { $tree }
    } sur { codemonkey-card-of }.
codemonkey-missions-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $name } pioche
    } les missions { $missions }.
codemonkey-missions-ordered =
    { $you ->
        [yes] Vos missions
       *[no] Missions de { $name }
    }, dans l’ordre : { $missions }.
codemonkey-timer-set = Le minuteur caché est réglé.
codemonkey-round-began = Manche { $round } : { $you ->
        [yes] vous jouez en premier.
       *[no] { $name } joue en premier.
    }
codemonkey-fresh-start = Six manches sans banane : tous les singes repartent de zéro.
codemonkey-round-ended = La manche { $round } est terminée.
codemonkey-rolled =
    { $you ->
        [yes] Vous obtenez
       *[no] { $name } obtient
    } { $dice }.
codemonkey-coded =
    { $you ->
        [yes] Votre programme est prêt.
       *[no] { $name } a terminé son programme.
    }
codemonkey-opened =
    { $you ->
        [yes] Votre programme
       *[no] Programme de { $name }
    } : { $program }.
codemonkey-slot =
    { $you ->
        [yes] Votre case
       *[no] { $name }, case
    } { $slot } : { codemonkey-code }.
codemonkey-replayed =
    { $you ->
        [yes] Vous répétez
       *[no] { $name } répète
    } la case { $slot } : { codemonkey-code }.
codemonkey-stepped =
    { $you ->
        [yes] Vous allez
       *[no] { $name } va
    } sur { $hex }.
codemonkey-moved =
    { $you ->
        [yes] Vous faites
       *[no] { $name } fait
    } { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    } jusqu’à { $hex }{ $swings ->
        [0] .
       *[other] , avec une Liane.
    }
codemonkey-swung =
    { $you ->
        [yes] Vous vous balancez
       *[no] { $name } se balance
    } { $tree2 ->
        [none] de { $tree }
       *[other] de { $tree } à { $tree2 }
    } jusqu’à { $hex }.
codemonkey-climbed =
    { $you ->
        [yes] Vous grimpez
       *[no] { $name } grimpe
    } à { $tree } depuis { $hex } : { $die } + { $number } = 7.
codemonkey-came-down =
    { $you ->
        [yes] Vous descendez
       *[no] { $name } descend
    } de { $tree } sur { $hex }.
codemonkey-collected =
    { $you ->
        [yes] Vous récoltez
       *[no] { $name } récolte
    } une banane sur { $tree }.
codemonkey-nothing-there =
    { $tree } est vide entre-temps : { $you ->
        [yes] vous ne récoltez rien.
       *[no] { $name } ne récolte rien.
    }
codemonkey-struck = La carte magique frappe : { $you ->
        [yes] vous ne gardez pas
       *[no] { $name } ne garde pas
    } la banane de { $tree }.
codemonkey-why-broken =
    { $reason ->
        [monkey-in-the-way] un autre singe bloque le passage
        [trap-in-the-way] un piège bloque le passage
        [not-on-tree] le singe n’est pas dans un arbre
        [on-tree] le singe est dans un arbre
        [no-tree] il n’y a pas d’arbre à côté
        [no-landing] il n’y a nulle part où atterrir
        [no-hex] aucun hexagone voisin n’a ce numéro
        [base-taken] aucun hexagone voisin n’est libre
        [occupied-tree] un autre singe s’y trouve
        [no-banana] il n’a pas de banane
        [same-tree] la dernière banane venait de là
        [trapped] il y a un piège sur l’hexagone
       *[no-route] il n’y a pas de chemin
    }
codemonkey-denied =
    { $you ->
        [yes] Vous ne pouvez pas exécuter
       *[no] { $name } ne peut pas exécuter
    } { codemonkey-code } : { codemonkey-why-broken }.
codemonkey-cut-short =
    { $you ->
        [yes] Vous ne faites
       *[no] { $name } ne fait
    } que { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    } sur { $die } : { codemonkey-why-broken }.
codemonkey-no-climb =
    { $you ->
        [yes] Vous ne pouvez pas grimper
       *[no] { $name } ne peut pas grimper
    } à { $tree } : { codemonkey-why-broken }.
codemonkey-trapped =
    { $you ->
        [yes] Vous tombez
       *[no] { $name } tombe
    } dans { $you2 ->
        [yes] votre piège
       *[no] le piège de { $name2 }
    } sur { $hex }.
codemonkey-loop-broke =
    { $you ->
        [yes] Votre Boucle échoue.
       *[no] La Boucle de { $name } échoue.
    }
codemonkey-banana-lost =
    { $you ->
        [yes] Vous perdez
       *[no] { $name } perd
    } une banane { $cause ->
        [trap] dans le piège.
       *[loop] à cause de la Boucle.
    }
codemonkey-tree-die = Le dé des arbres donne { $number }.
codemonkey-returned = La banane retourne sur { $tree }.
codemonkey-waits = { $tree } est plein : la banane attend la prochaine manche.
codemonkey-ring = Le minuteur sonne.
codemonkey-rang = Le minuteur sonne.
codemonkey-fell = { $tree } perd une banane.
codemonkey-nothing-falls = Le dé des arbres donne { $number } : aucune banane ne tombe.
codemonkey-trap-laid =
    { $you ->
        [yes] Vous posez
       *[no] { $name } pose
    } un piège sur { $hex }.
codemonkey-trap-moved =
    { $you ->
        [yes] Vous déplacez votre piège
       *[no] { $name } déplace le piège
    } sur { $hex }.
codemonkey-trap-taken =
    { $you ->
        [yes] Vous retirez votre piège.
       *[no] { $name } retire le piège.
    }
codemonkey-trap-kept =
    { $you ->
        [yes] Vous ne posez pas de piège.
       *[no] { $name } ne pose pas de piège.
    }
codemonkey-ended = La partie est terminée.
codemonkey-outcome-reason-bananas-gone = Il ne reste aucune banane dans les arbres.
codemonkey-outcome-reason-cap = Soixante manches ont été jouées.
codemonkey-reason-collects =
    { $count ->
        [one] Récolte une banane sur { $trees }
       *[other] Récolte { $count } bananes, sur { $trees }
    }{ $up ->
        [none] .
       *[other] , et grimpe à { $up } pour la suivante.
    }
codemonkey-reason-stays = Tout le reste serait moins bon pour l’instant.
codemonkey-reason-climbs = Grimpe à { $tree }, pour récolter sa banane à la manche suivante.
codemonkey-reason-climb = Grimpe à { $tree } pour sa banane.
codemonkey-reason-climb-down = Grimpe à { $tree } et redescend avec sa banane.
codemonkey-reason-down = Descend avec la banane de { $tree }.
codemonkey-reason-down-climb = Descend avec la banane de { $tree } sur { $hex }, d’où il peut grimper à { $tree2 }.
codemonkey-reason-leads = De { $hex }, il pourra ensuite grimper à { $tree }.
codemonkey-reason-keeps = Empêche { $name2 } de grimper à { $tree }.
codemonkey-reason-place =
    { $count ->
        [0] De { $hex }, aucun résultat du dé ne mène tout de suite à un arbre, mais les autres hexagones ne valent pas mieux.
        [one] De { $hex }, un résultat du dé sur six mène à un arbre.
       *[other] De { $hex }, { $count } résultats du dé sur six mènent à un arbre, avec une Liane.
    }
codemonkey-reason-trap = Plus personne ne peut grimper à { $trees } depuis { $hex }.
codemonkey-reason-trap-way = Les autres ne peuvent pas passer par { $hex }.
codemonkey-reason-trap-off = Où que vous le posiez, le piège vous gênerait plus que les autres.
codemonkey-reason-mark = { $name2 } récoltera sans doute bientôt sur { $tree }.
codemonkey-reason-mark-up = { $name2 } est dans { $tree } et va y récolter.
codemonkey-reason-name =
    { $count ->
        [0] Les autres n’atteindront pas { $tree } de sitôt non plus.
        [one] D’ici, un résultat du dé sur six mène à { $tree }.
       *[other] D’ici, { $count } résultats du dé sur six mènent à { $tree }, avec une Liane.
    }
codemonkey-reason-order = { $tree } est à portée, et { $tree2 } et { $tree3 } en sont proches.
codemonkey-reason-lay = Laisse { $count } parcelles pour les arbres.
codemonkey-reason-plant =
    { $count ->
        [one] On peut y grimper avec un seul numéro.
       *[other] On peut y grimper avec { $count } numéros différents.
    }

codemonkey-why-lay = Choisissez la place du premier hexagone de la tuile et son orientation.
codemonkey-why-covers = Une tuile ne peut pas en recouvrir une autre.
codemonkey-why-sides =
    { $count ->
        [0] La tuile doit toucher le chemin par un seul côté : ici, elle ne toucherait rien.
       *[other] La tuile doit toucher le chemin par un seul côté : ici, elle en toucherait { $count }.
    }
codemonkey-why-grounds =
    { $count ->
        [one] La dernière tuile doit laisser des parcelles pour { $trees } arbres : ici, elle n’en laisserait que { $count }.
       *[other] La dernière tuile doit laisser des parcelles pour { $trees } arbres : ici, elle n’en laisserait que { $count }.
    }
codemonkey-why-other-tile = La tuile à poser est { $tile }.
codemonkey-why-plant = Choisissez une parcelle pour l’arbre.
codemonkey-why-on-path = Il y a une tuile ici : les arbres se plantent à côté du chemin.
codemonkey-why-planted = Il y a déjà un arbre ici.
codemonkey-why-no-ground =
    { $count ->
        [one] Un arbre doit toucher le chemin par trois côtés : ici, il n’y en a que { $count }.
       *[other] Un arbre doit toucher le chemin par trois côtés : ici, il n’y en a que { $count }.
    }
codemonkey-why-other-tree = L’arbre à planter est { $tree }.
codemonkey-why-place = Choisissez un hexagone libre avec le numéro obtenu.
codemonkey-why-no-hex = Il n’y a pas d’hexagone « { $text } » dans cette jungle.
codemonkey-why-no-tree = Il n’y a pas d’arbre « { $text } » dans cette jungle.
codemonkey-why-number = { $hex } porte un { $number } : il vous faut un { $wanted }.
codemonkey-why-occupied = Il y a un singe sur { $hex }.
codemonkey-why-mark = Choisissez un arbre à marquer.
codemonkey-why-order = Choisissez l’ordre de vos trois missions.
codemonkey-why-code = Remplissez chaque case, ou laissez-la vide.
codemonkey-why-word = « { $text } » ne peut pas figurer dans un programme.
codemonkey-why-slots = Un programme a { $count } cases ; une case vide s’écrit -.
codemonkey-why-not-in-hand =
    { $code ->
        [die] Vous n’avez plus de { $die }.
        [die-swing] Vous n’avez plus de { $die } ou plus de Liane.
       *[other] Vous n’avez plus de { codemonkey-code }.
    }
codemonkey-why-loop = Une Boucle répète les cases précédentes : au moins l’une d’elles ne doit pas être vide.
codemonkey-why-run = Choisissez l’hexagone où votre singe s’arrête.
codemonkey-why-must-move = Le singe ne peut pas rester sur { $hex } : il doit se déplacer s’il le peut.
codemonkey-why-not-base = { $hex } n’est pas à côté de { $tree }.
codemonkey-why-trap = Il y a un piège adverse sur { $hex } : vous ne pouvez ni y commencer, ni y descendre, ni y atterrir.
codemonkey-why-no-landing = Aucune Liane d’ici ne mène à { $hex }.
codemonkey-why-no-route =
    { $count ->
        [one] On ne peut pas atteindre { $hex } en { $count } pas exactement.
       *[other] On ne peut pas atteindre { $hex } en { $count } pas exactement.
    }
codemonkey-why-cut-short =
    { $count ->
        [0] Le { $die } est injouable d’ici, même pour un seul pas.
        [one] On ne peut pas faire { $die } pas d’ici : un seul est possible, et il ne finit pas sur { $hex }.
       *[other] On ne peut pas faire { $die } pas d’ici : { $count } au plus sont possibles, et aucun trajet ne finit sur { $hex }.
    }
codemonkey-why-into-trap =
    { $count ->
        [one] Le singe doit tomber dans un piège : { $hexes }. Il n’y a pas d’autre chemin d’ici.
       *[other] Le singe doit tomber dans un piège : { $hexes }. Tout chemin de { $count } pas y mène.
    }
codemonkey-why-climb-or-stay = Le singe grimpe-t-il depuis { $hex }, ou y reste-t-il ?
codemonkey-why-nothing-to-climb = Il n’y a pas d’arbre où grimper depuis { $hex } : choisissez seulement l’hexagone.
codemonkey-why-trapped-climb = Il y a un piège sur { $hex } : personne ne peut grimper de là.
codemonkey-why-not-seven = La somme du dé et de l’hexagone doit faire sept : { $hex } porte un { $number }, il vous faut donc un { $wanted }, joué en entier.
codemonkey-why-no-climb = On ne peut pas grimper à { $tree } : { codemonkey-why-broken }.
codemonkey-why-name = Choisissez un arbre pour la banane.
codemonkey-why-full = { $tree } est plein.
codemonkey-why-trap-move = Choisissez un hexagone pour le piège, ou retirez-le.
codemonkey-why-trap-there = Il y a déjà un piège sur { $hex }.
codemonkey-why-trap-number = { $hex } n’a pas le bon numéro : posez le piège là où vous avez grimpé pendant cette manche, ou sur un hexagone qui porte le numéro du piège.
codemonkey-why-no-ring = Le minuteur ne peut sonner qu’avant le premier coup d’une case, dans une partie comptée en minutes.
codemonkey-position-layout = Champ { $field } : « { $text } » ne peut pas aller là.
codemonkey-position-jungle = Champ { $field } : ce n’est pas la jungle des options.
codemonkey-position-word = Champ { $field } : « { $text } » est illisible.
codemonkey-position-misfit = Champ { $field } : « { $text } » ne correspond pas au reste de la position.

codemonkey-why-take-first = Prenez d’abord un dé ou un jeton, puis choisissez une case.
codemonkey-why-loop-first = Une Boucle répète les cases précédentes : elle ne peut pas être dans la première.
codemonkey-why-recess = Seule une Liane va à la petite place sous un dé.
codemonkey-slot-label =
    { $you ->
        [yes] Votre case
       *[no] { $name }, case
    } { $slot } : { codemonkey-code }
codemonkey-slot-hidden =
    { $you ->
        [yes] Votre case
       *[no] { $name }, case
    } { $slot } : cachée
codemonkey-slot-result =
    { codemonkey-slot-label }. { $reason ->
        [done] Réussi.
       *[other] Raté : { codemonkey-why-broken }.
    }
codemonkey-piece =
    { $code ->
        [down] Descente
        [swing] Liane
        [loop] Boucle
       *[die] Dé { $die }
    }
codemonkey-piece-tip =
    { $code ->
        [down] Descente : votre singe descend de son arbre avec une banane.
        [swing] Liane : du pied d’un arbre à un hexagone libre de ce pied, ou plus loin par un arbre voisin. Elle se glisse aussi sous un dé.
        [loop] Boucle : répète toutes les cases qui la précèdent. Si quelque chose échoue, vous perdez une banane.
       *[die] Dé { $die } : votre singe fait exactement autant de pas. S’il finit sur un { $number } au pied d’un arbre, il peut grimper : { $die } + { $number } = 7.
    }
codemonkey-to-slot = Dans la case { $slot }
codemonkey-recess = Sous le dé de la case { $slot } : place pour une Liane
codemonkey-tray = Reprendre
codemonkey-code-done = Valider le programme
codemonkey-confirm-empty = Votre programme est vide : votre singe ne fera rien pendant cette manche. Valider quand même ?
codemonkey-line-loop =
    { $slot ->
        [1] répète la case 1 : { $code }
       *[other] répète les cases 1 à { $slot } : { $code }
    }
codemonkey-line-idle =
    { $reason ->
        [not-on-tree] ne fait rien : votre singe sera au sol
       *[nothing] ne peut rien faire ici pour l’instant
    }
codemonkey-line-latest = La manche précédente :
codemonkey-line-failed = { codemonkey-why-broken }
codemonkey-hint-do = Le mettre dans mes cases
codemonkey-program =
    { $slots ->
        [1] { $slot1 }
        [2] { $slot1 }, { $slot2 }
        [3] { $slot1 }, { $slot2 }, { $slot3 }
       *[4] { $slot1 }, { $slot2 }, { $slot3 }, { $slot4 }
    }
codemonkey-said-run =
    { $tree ->
        [none] s’arrêter sur { $hex }
       *[other] grimper à { $tree } depuis { $hex }
    }
codemonkey-said-order = { $tree1 }, { $tree2 }, { $tree3 }
codemonkey-preview = Aperçu de la tuile { $tile }
codemonkey-turn-right = Tourner à droite
codemonkey-turn-left = Tourner à gauche
codemonkey-lay-done = La poser ici
codemonkey-timer = Un minuteur caché est en marche. Quand il sonne, le dé des arbres décide quel arbre perd une banane.
codemonkey-waiting =
    { $count ->
        [one] Une banane attend le dé des arbres
       *[other] { $count } bananes attendent le dé des arbres
    }
codemonkey-badge-reach = Votre singe pourrait être ici après la case { $slots }.
codemonkey-badge-climb = Votre singe pourrait grimper d’ici à la case { $slots }.

codemonkey-no-correspondence-magic = Impossible par lien à trois ou quatre joueurs : tout le monde connaît la marque d’une carte magique sauf son propriétaire, et le lien passe entre ses mains.
codemonkey-no-correspondence-minutes = Impossible par lien : le minuteur compte les minutes, mais une partie par lien peut durer des jours. Choisissez les manches.
