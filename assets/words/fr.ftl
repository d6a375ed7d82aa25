# Les textes de Troop en français.

## La page

page-skip = Aller au plateau
page-tools = Outils
page-theme = Passer du clair au sombre
sound = Son
page-title = Troop – jeux de société avec des singes
too-old = Ce navigateur ne peut pas faire fonctionner Troop : il lui manque WebAssembly ou les modules JavaScript. N’importe quel navigateur de ces dernières années convient.
menu = Menu
menu-home = Accueil et parties enregistrées
to-home = Accueil
to-game = Continuer
language-name = Français
close = Fermer
ask-title = Êtes-vous sûr ?
cancel = Annuler
done = Terminé
try-again = Réessayer
update = Une nouvelle version de Troop est prête. Votre partie est enregistrée.
update-apply = Mettre à jour

## Démarrage du moteur de jeu

progress-download = Chargement des règles…
progress-start = Démarrage du moteur de jeu…
progress-ready = C’est prêt.
progress-restarting = Le moteur de jeu redémarre. Votre partie est conservée.
progress-failed = Le moteur de jeu n’a pas pu démarrer.
engine-silent = Le moteur de jeu n’a pas répondu, même après un redémarrage. Votre partie est conservée.
engine-start = Le moteur de jeu n’a pas pu démarrer. Vérifiez votre connexion, puis réessayez.
not-whole = Troop n’a pas pu être chargé en entier. Vos parties sont conservées. Vérifiez votre connexion, puis réessayez.
part-missing = Cette partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
problem-engine = Le moteur de jeu a rencontré un problème. Votre partie est conservée.

## Accueil

home-title = À quoi jouons-nous ?
home-games = Jeux
home-players =
    { $most ->
        [1] 1 joueur
       *[other]
            { $fewest ->
                [2] { $most ->
                    [2] 2 joueurs
                   *[other] 2 à { $most } joueurs
                }
               *[other] { $fewest } à { $most } joueurs
            }
    }
home-who = Qui joue ?
home-how-many = Nombre de joueurs
home-level = Quelle force pour l’ordinateur ?
home-play = Jouer
home-seats = Joueurs et noms
home-seat-name = Nom du joueur { $number }
home-seat-kind = Qui est le joueur { $number } ?
home-options = Règles et plateau
home-hint = Jouez un coup sur le plateau, ou appuyez sur Jouer.
preset-people =
    { $seats ->
        [1] Une personne
        [2] Deux personnes ici
       *[other] { $seats } personnes ici
    }
preset-family = En famille, à quatre
preset-computer =
    { $seats ->
        [2] Contre l’ordinateur
       *[other] Contre { $others } ordinateurs
    }
home-changed = Adapté en conséquence : { $changes }
preparing = Préparation du plateau…
play-soon = Votre partie commence dès que les règles sont chargées.
home-begins = Qui commence ?
home-variants = Quelles règles ?
variant-own = Vos propres règles, choisies ci-dessous.
begins-me-first = Je commence
begins-me-last =
    { $seats ->
        [2] Il commence
       *[other] Ils commencent
    }

## Apprendre

home-learn = Apprendre
learn-title = Apprendre en jouant
lesson-begun = Reprendre à l’étape { $step } sur { $steps }
lesson-done = Terminée
lesson-missing = La leçon n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
lesson-step = Étape { $step } sur { $steps }
lesson-on = Continuer
lesson-retry = Réessayer
lesson-again = Recommencer
lesson-play = Jouer une vraie partie
lesson-next = Leçon suivante : { $title }
lesson-show = Voir la solution
lesson-task = Revoir la consigne
lesson-shown = Une solution, indiquée sur le plateau : { $text }.
lesson-astray = D’ici, la solution serait trop longue. Recommencez cette étape.
lesson-reached =
    { $step ->
        [0] Exactement !
        [1] Bien joué !
        [2] C’est ça !
       *[other] Bien vu !
    }
lesson-missed =
    { $step ->
        [0] Pas tout à fait.
        [1] Presque.
        [2] Pas comme ça.
       *[other] Pas encore.
    }
lesson-finished = Vous avez terminé la leçon.

## Parties enregistrées

saves-title = Parties enregistrées
saves-more =
    { $count ->
        [one] Afficher une autre partie
       *[other] Afficher { $count } autres parties
    }
save-open =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } · { $when }
save-go-on = Reprendre
save-finished = Terminée · { $when }
save-rename = Renommer « { $title } »
save-remove = Supprimer « { $title } »
save-damaged = Impossible à ouvrir
save-cannot-open = Impossible d’ouvrir « { $title } » : { $reason }
rename-title = Renommer cette partie
rename-label = Nom
name-save = Renommer
remove-title = Supprimer cette partie ?
remove-text = « { $title } » sera retirée de vos parties enregistrées.
remove-yes = Supprimer
removed = « { $title } » a été supprimée.
removed-undo = Annuler
save-nonsense = Les données enregistrées ne sont pas une partie de Troop.
damaged-title = Impossible d’ouvrir cette partie
damaged-text = { $reason } Son texte est toujours là : vous pouvez le copier et le conserver.
damaged-copy = Copier le texte
copied = Texte copié.
copy-denied = Le navigateur n’a pas autorisé la copie.
store-denied = Ce navigateur ne permet pas à Troop d’enregistrer. Vous pouvez jouer, mais la partie sera perdue quand vous fermerez la page.
store-newer = Les parties de cet appareil ont été enregistrées par une version plus récente de Troop. Rechargez la page pour la mettre à jour ; d’ici là, rien n’est enregistré.
store-full = Il n’y a plus de place pour enregistrer. Vous pouvez continuer à jouer ; supprimez une ancienne partie pour pouvoir enregistrer à nouveau.

## La partie

match-title = Partie en cours
position-words = Description de la position
position-words-seats = Joueurs
position-words-board = Plateau
board-label = Plateau
zoom-in = Agrandir le plateau
zoom-out = Voir tout le plateau
cell-playable = { $label }, jouable
seat-name = Joueur { $number }
seat-acts =
    { $you ->
        [yes] à vous
       *[no] doit jouer
    }
seat-won = a gagné
kind-person = personne
kind-bot = ordinateur
level-tamarin = Très facile
level-lemur = Facile
level-mandrill = Moyen
level-orangutan = Difficile
level-gorilla = Très difficile
level-of = { $level } ({ $rank } sur 5)
kind-tamarin = l’ordinateur, très facile
kind-lemur = l’ordinateur, facile
kind-mandrill = l’ordinateur, moyen
kind-orangutan = l’ordinateur, difficile
kind-gorilla = l’ordinateur, très difficile
kind-random = ordinateur qui joue au hasard
bot-random = L’ordinateur
bot-tamarin = Pip
    .about = apprend encore
bot-tamarin-2 = Nino
bot-tamarin-3 = Zuzu
bot-tamarin-4 = Momo
bot-lemur = Kiki
    .about = joue pour le plaisir
bot-lemur-2 = Tico
bot-lemur-3 = Lulu
bot-lemur-4 = Bo
bot-mandrill = Rafi
    .about = connaît le jeu
bot-mandrill-2 = Saba
bot-mandrill-3 = Oscar
bot-mandrill-4 = Nilo
bot-orangutan = Ada
    .about = voit loin
bot-orangutan-2 = Hugo
bot-orangutan-3 = Vera
bot-orangutan-4 = Emil
bot-gorilla = Magnus
    .about = se trompe rarement
bot-gorilla-2 = Olga
bot-gorilla-3 = Titus
bot-gorilla-4 = Ramona
undo = Annuler
redo = Rétablir
resign = Abandonner
new = Nouvelle partie
go-on = Continuer
choice-back = Retour
counter-less = { $name } : un de moins
counter-all = Tout
counter-all-of = Tout : { $label }
counter-more = { $name } : un de plus
card-use = Utiliser
card-close = Pas maintenant
choice-not-again = Plus pendant ce tour
choice-by-escape = (Échap)
typed-toggle = Saisir
typed-label = Saisir un coup
typed-play = Jouer ce coup
leave = Quitter
leave-title = Quitter la partie ?
leave-text = L’ordinateur prend la place de { $name }. Vous pourrez encore annuler.
leave-yes = Quitter
draw = Accepter la nulle
end-offer = { $name } ne peut plus être rattrapé. Arrêter ici ?
end-here = Terminer la partie
overview = Repères
legend-title = Repères sur le plateau
legend-none = Aucun repère sur le plateau pour l’instant.
resign-title = Abandonner ?
resign-text = { $name } abandonne la partie. Vous pourrez encore annuler.
resign-yes = Abandonner
status-turn =
    { $you ->
        [yes] À vous de jouer
       *[no] À { $name } de jouer
    }
status-chance = Lancer ou tirage…
move-played = { $name } joue { $text }.
chance-result = Résultat : { $text }.
choice-word = { $word }
status-thinking = { $name } réfléchit…
play-now = Jouer maintenant
thought-label = Progression de la réflexion
bot-trouble = { $name } n’a pas pu décider : { $reason } Votre partie est conservée.
bot-anything = Jouer un coup au hasard
bot-person = Remplacer par une personne
thinking-less = Cet appareil est lent pour cet adversaire, qui réfléchit donc moins longtemps.
match-drawn = La même position est apparue trois fois. Les joueurs conviennent d’une partie nulle.
match-ended = { $name } ne peut plus être rattrapé : la partie s’arrête là.
match-resigned =
    { $you ->
        [yes] Vous abandonnez.
       *[no] { $name } abandonne.
    }
match-seated = Nouveau joueur à la place { $seat } : { $kind }.
curtain-title = Passez l’écran à { $name }
curtain-text = La suite n’est destinée qu’à une seule personne. Les autres détournent les yeux.
curtain-lift = Je suis { $name } – c’est parti

## Le résultat

outcome-won =
    { $you ->
        [yes] Vous avez gagné !
       *[no] { $name } a gagné !
    }
outcome-lost = Vous avez perdu. { $outcome }
outcome-shared =
    { $count ->
        [2] { $name } et { $name2 } gagnent ensemble !
        [3] { $name }, { $name2 } et { $name3 } gagnent ensemble !
       *[other] { $count } joueurs gagnent ensemble !
    }
outcome-draw = Match nul !
outcome-reason-agreed = La même position revenait sans cesse.
outcome-reason-uncatchable = Plus personne ne pouvait revenir.
outcome-reason-resigned =
    { $you ->
        [yes] Vous avez abandonné.
       *[no] { $name } a abandonné.
    }
result-title = Partie terminée
result-again = Rejouer
result-swap = Inverser les camps
result-look-back = Revoir la partie

## Journal et relecture

log-title = Journal
log-empty = Aucun coup pour l’instant.
history-first = Position de départ
history-back = Coup précédent
history-forward = Coup suivant
history-last = Dernière position
history-list = Journal et analyse
history-end = Retour à la partie
run-pause = Pause
run-next = Suivant
others-turns =
    { $count ->
        [one] Qu’a fait { $name } ?
       *[other] Qu’ont-ils fait ?
    }
replay-play = Lecture à partir d’ici
replay-stop = Arrêter
replay-speed = Vitesse de lecture
history-status =
    { $at ->
        [0] Position de départ
       *[other] Après le coup { $at } sur { $last }
    }

## Indices et analyse

hint = Indice
hint-more = Deux autres
hint-title = Indice
hint-thinking = Recherche d’un bon coup…
hint-do = Le jouer
hint-play = Jouer { $text }
hint-close = Fermer les indices
hint-said = { $text } : { $why }
reason-best = { $percent } parties d’essai gagnées sur 100.
review = Analyse
review-begin = Analyser cette partie
review-go-on = Poursuivre l’analyse
review-stop = Arrêter
review-going =
    { $count ->
       *[other] { $done } décisions analysées sur { $count }…
    }
review-graph = Chances de chaque joueur, coup après coup
review-none = Aucune erreur coûteuse : bien joué !
review-found =
    { $count ->
        [one] Un coup a coûté cher :
       *[other] { $count } coups ont coûté cher :
    }
review-better =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } joué { $played }. Mieux : { $text }. { $why }
review-instead = Mieux : { $text }. { $why }
review-stood =
    { $count ->
        [2] Après le coup { $at } : { $name } { $percent } %, { $name2 } { $percent2 } %
        [3] Après le coup { $at } : { $name } { $percent } %, { $name2 } { $percent2 } %, { $name3 } { $percent3 } %
       *[other] Après le coup { $at } : { $name } { $percent } %, { $name2 } { $percent2 } %, { $name3 } { $percent3 } %, { $name4 } { $percent4 } %
    }
review-later = Ce jeu comporte des informations cachées. Vous pourrez l’analyser une fois la partie terminée.
branch = Jouer à partir d’ici
branched = Voici une nouvelle partie à partir de cette position. L’autre est dans vos parties enregistrées.

## Réglages et clavier

settings-title = Réglages
settings-look = Apparence
settings-motion = Animations et sons
settings-play = Aide pendant la partie
settings-data = Données
settings-language = Langue
settings-language-auto = Automatique
settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse des animations
settings-speed-slow = Tranquille
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-none = Désactivées
settings-bot-speed = Rythme de l’ordinateur
settings-bot-speed-slow = Tranquille
settings-bot-speed-normal = Normal
settings-bot-speed-fast = Rapide
settings-bot-speed-none = Instantané
settings-left-handed = Disposition pour gaucher
settings-vibration = Vibrer quand c’est à moi de jouer
settings-sound = Son
settings-previews = Aperçu des coups
settings-overview = Afficher des repères sur ce qui peut arriver
settings-notation-letters = Afficher les coordonnées
settings-place-names = Afficher le nom des lieux
settings-aims = Éclairer les bonnes places pour ce que je prends
settings-notation = Écrire les coups en notation
settings-auto-pass = Ne me proposer de perturber que si l’un de mes jetons est utile
settings-past-reveals = Autoriser l’annulation même après une révélation
tab-taken = Cette partie est ouverte dans un autre onglet.
tab-take = Jouer ici
backup-title = Parties, réglages et statistiques
backup-save = Enregistrer dans un fichier
backup-open = Restaurer depuis un fichier
backup-unreadable = Ce fichier n’est pas une sauvegarde de Troop, ou il est endommagé ou trop grand. Rien n’a été modifié.
backup-restored =
    { $count ->
        [0] Sauvegarde restaurée. Toutes ses parties étaient déjà là.
        [one] Sauvegarde restaurée, avec une partie.
       *[other] Sauvegarde restaurée, avec { $count } parties.
    }
report-copy = Copier un rapport d’erreur
report-copy-short = Copier un rapport
report-copied = Rapport copié : version, navigateur, coups et derniers événements, sans les noms.
settings-private = Les réglages et les parties ne sont enregistrés que dans ce navigateur. Rien n’est envoyé.
keys-title = Clavier
keys-tab = aller au plateau, puis aux boutons
keys-arrows = se déplacer sur le plateau
keys-home-name = Début
keys-end-name = Fin
keys-home = première case, dernière case
keys-enter-name = Entrée
keys-enter = choisir ; passer l’animation
keys-escape-name = Échap
keys-escape = revenir sur un choix ; refuser ; passer l’animation
keys-zoom = agrandir le plateau ; l’afficher en entier
keys-type = saisir un coup (ou tapez directement sur le plateau)
keys-rules = les règles de ce jeu
keys-help = cette liste

## Statistiques

statistics = Statistiques
statistics-none = Aucune partie n’a encore été jouée jusqu’au bout.
statistics-games =
    { $count ->
        [one] Une partie a été jouée jusqu’au bout.
       *[other] { $count } parties ont été jouées jusqu’au bout.
    }
statistics-streak =
    { $longest ->
        [0] Aucune victoire contre l’ordinateur pour l’instant.
       *[other] Victoires d’affilée contre l’ordinateur : { $current } en cours, { $longest } au mieux.
    }
climb-next = Au suivant : { $name }
climb-title = À l’assaut de la troupe
climb-about = Gagnez une partie contre chacun.
climb-done = { $name } : battu
climb-open = { $name } : pas encore battu
statistics-game = Jeu
statistics-level = Contre
statistics-played = Jouées
statistics-won = Gagnées
statistics-fastest = Coups (minimum)
statistics-private = Tout cela reste sur cet appareil. Rien n’est envoyé.
statistics-export = Enregistrer dans un fichier
statistics-erase = Effacer
statistics-erase-title = Effacer les statistiques ?
statistics-erase-text = Tous les résultats seront effacés. Les parties enregistrées sont conservées.

## Règles

rules = Règles
rules-title = Règles : { $game }
rules-search = Rechercher dans les règles
rules-contents = Sommaire
rules-loading = Chargement des règles…
rules-trouble = Impossible de charger les règles. Vérifiez votre connexion, puis réessayez.
rules-found =
    { $count ->
        [0] Aucun résultat
        [one] { $count } résultat
       *[other] { $count } résultats
    }
rules-why = Pourquoi ?
rules-rule = Règle { $number }
rules-option = Règles de l’option « { $option } »
rules-notation = Notation des coups

## Refus

why-over = La partie est terminée.
why-no-end = On peut terminer une partie avant la fin quand plus personne ne peut rattraper la tête.
why-no-draw = On peut convenir d’une partie nulle quand une position apparaît pour la troisième fois.
why-no-resigning = À trois ou quatre joueurs, on ne peut pas abandonner, mais quelqu’un d’autre peut prendre la place.
lesson-step-over = Cette étape est terminée : continuez, ou recommencez-la.
why-no-undo = Il n’y a rien à annuler.
why-revealed = Des informations cachées ont été révélées depuis : impossible d’annuler. Vous pouvez l’autoriser dans les réglages.
why-chance = Attendez le lancer ou le tirage.
why-not-legal = « { $text } » n’est pas possible ici.
why-not-listed = « { $text } » n’est pas possible ici. Coups possibles : { $moves }.
cannot-read = « { $text } » n’est pas un coup de ce jeu.
ambiguous = « { $text } » peut signifier { $first } ou { $second }. Lequel des deux ?
unknown-option = L’option « { $option } » n’existe pas.
options-contradict = « { $option } » ne peut valoir { $value } que si « { $other } » vaut { $allowed }.
bad-option = « { $option } » ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
seats-differ =
    { $expected ->
        [1] Cette partie se joue à un joueur
       *[other] Cette partie se joue à { $expected } joueurs
    }, mais { $found ->
        [0] aucun n’est indiqué
        [1] un seul est indiqué
       *[other] { $found } sont indiqués
    }.
request-unknown = La page a envoyé une demande que le moteur de jeu ne connaît pas.
request-no-bot = Ce n’est pas à l’ordinateur de jouer.
request-no-hint = Vous n’avez rien à décider pour l’instant.
request-not-yet = Ce jeu comporte des informations cachées. Vous pourrez revoir la partie une fois terminée.
fault = Le moteur de jeu a fait une erreur. Votre partie est conservée, vous pouvez continuer.

## Erreurs dans un texte de partie

bad-record =
    { $word ->
        [0] Ligne { $line } : { $reason }
       *[other] Ligne { $line }, mot { $word } : { $reason }
    }
record-not-one = ce n’est pas une partie de Troop.
record-version = cette partie est au format { $found }, et cette page lit le format { $known }.
record-line = il manque « { $expected } » ici.
record-game = Troop n’a pas de jeu « { $game } ».
record-option = « { $text } » n’est pas une option.
record-seat = il manque la place { $expected } ici.
record-kind = un joueur ne peut pas être « { $kind } » ; valeurs possibles : { $allowed }.
record-name = un nom compte au plus { $most } caractères, sans caractère de contrôle.
record-seed = une graine est un seul mot de { $most } caractères au plus.
record-too-long = le texte dépasse { $most } caractères.
record-too-many = la partie compte plus de { $most } coups.
record-characters = il y a ici des caractères qui n’ont pas leur place dans une partie.
record-empty-line = la ligne est vide.
record-empty-word = il manque un coup ici.
record-after-end = il reste du texte après la fin.

## Partager

share = Partager
share-title = Partager cette partie
share-link = Lien
share-about = Le lien contient toute la partie. Seules les personnes à qui vous l’envoyez peuvent la voir.
share-send = Envoyer…
share-copy = Copier le lien
shared-by = Partie partagée par { $text }.
share-copied = Lien copié.
share-denied = Le navigateur n’a pas autorisé l’envoi. Copiez plutôt le lien.
share-code = Code QR
share-code-label = Le lien sous forme de code QR
share-keep = Enregistrer une copie
share-file = Fichier de la partie
share-png = Image (PNG)
share-svg = Image (SVG)
share-no-picture = Ce navigateur n’a pas pu dessiner l’image.
share-hidden = Cette partie comporte encore des informations cachées, et un lien les révélerait. Vous pourrez la partager quand tout sera visible ou une fois la partie terminée.
share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier et envoyez le fichier.
receive = Ouvrir une partie partagée
receive-paste = Collez un lien ou le texte d’une partie
receive-about = Vous pouvez aussi déposer un fichier ou un lien n’importe où sur cette page.
receive-file = Choisir un fichier…
receive-yes = Ouvrir
file-too-large = Ce fichier est bien trop gros pour être une partie.
file-not-a-game = Ce fichier n’est pas une partie de Troop.
file-is-backup = Ce fichier est une sauvegarde de parties et de réglages. La restaurer ? Rien de ce que vous avez ici ne sera perdu.
file-restore = Restaurer
file-unreadable = Ce fichier n’a pas pu être lu.
link-damaged = Ce lien est endommagé : il est incomplet ou a été modifié. Demandez-le à nouveau.
link-version = Ce lien vient d’une autre version de Troop. Rechargez la page ; si cela ne suffit pas, demandez la partie sous forme de fichier.
link-too-long = Ce lien est bien trop long pour être une partie.
link-game = Ce lien correspond au jeu « { $game } », que Troop ne propose pas.
link-reason = Impossible d’ouvrir ce lien : { $reason }

## Jouer par lien

correspondence-by = Avec un ami, par lien
correspondence-new = Jouer par lien
correspondence-new-about = Envoyez-vous un lien à tour de rôle, par la messagerie de votre choix. Vous êtes le premier joueur ; les noms indiquent à qui envoyer le lien.
correspondence-me = Votre nom
correspondence-them = Nom du joueur { $number }
correspondence-mode = Dés et tirages
correspondence-fair = Équitable : tout le monde participe à chaque lancer
correspondence-fair-about = Personne ne peut connaître ni choisir un lancer à l’avance. S’il vous faut un lancer avant votre prochain choix, le lien fait un aller-retour de plus.
correspondence-trusting = En confiance : votre navigateur lance vos dés
correspondence-trusting-about = Le lien fait moins d’allers-retours. Idéal entre amis.
correspondence-begin = Commencer
correspondence-send = Envoyer le lien
correspondence-send-to = Envoyer le lien à { $name }
correspondence-send-about = Le lien contient toute la partie, mais les choix cachés ne peuvent pas y être lus.
correspondence-sent = Quand { $name } aura répondu, ouvrez le nouveau lien sur cet appareil.
correspondence-for-title = Une invitation pour { $name }
correspondence-for-text = { $game } par lien, avec { $others } : rejoindre la partie en tant que { $name } sur cet appareil ?
correspondence-for-yes = Oui, je suis { $name }
correspondence-save-mine = Par lien · à vous de jouer
correspondence-save-theirs = Par lien · en attente de { $name }
seat-you = Vous
correspondence-theirs-join = Envoyez le lien à { $name } pour l’inviter à rejoindre la partie.
correspondence-theirs-roll = Envoyez le lien à { $name } : son navigateur doit participer au prochain lancer, pour que personne ne puisse le connaître d’avance.
correspondence-theirs-open = Envoyez le lien à { $name }, qui doit révéler des choix cachés.
correspondence-theirs-play = Envoyez le lien à { $name } : c’est son tour.
correspondence-no-storage = Ce navigateur empêche Troop d’enregistrer quoi que ce soit : une partie par lien serait perdue. Essayez un autre navigateur ou autorisez le stockage pour ce site.
correspondence-over = La partie est terminée. Il n’y a plus rien à envoyer.
correspondence-over-send = La partie est terminée. Envoyez le lien une dernière fois, pour que tout le monde voie la fin.
correspondence-not-now = Ce n’est pas votre tour : quelqu’un d’autre a le lien.
correspondence-no-word = Dans une partie par lien, vous ne pouvez abandonner ou accepter la nulle que quand c’est votre tour.
correspondence-no-undo = On ne peut pas annuler un coup déjà envoyé ou suivi d’un lancer.
correspondence-people = Une partie par lien se joue de deux à quatre personnes, sans ordinateur.
correspondence-kept = La partie par lien enregistrée sur cet appareil est endommagée.
correspondence-old = Ce lien est plus ancien que la partie sur cet appareil. Rien n’a été modifié.
correspondence-known = Vous avez déjà ouvert ce lien. Rien n’a été modifié.
correspondence-fork = Ce lien ne reprend pas là où vous en êtes : vous avez joué chacun de votre côté depuis. Rien n’a été modifié.
correspondence-other = Ce lien désigne la même partie, mais avec d’autres joueurs ou d’autres règles. Quelqu’un l’a modifié. Rien n’a changé de votre côté.
correspondence-changed = Dans ce lien, un coup de { $name } n’est pas celui que vous connaissez. Quelqu’un l’a modifié. Rien n’a changé de votre côté.
correspondence-seal = Dans ce lien, ce que révèle { $name } ne correspond pas au choix caché. Quelqu’un l’a modifié. Rien n’a changé de votre côté.
correspondence-secret = Dans ce lien, la participation de { $name } aux lancers ne correspond pas au début de la partie. Quelqu’un a modifié le lien. Rien n’a changé de votre côté.
correspondence-roll = Dans ce lien, un lancer n’est pas celui que vous connaissez. Quelqu’un l’a modifié. Rien n’a changé de votre côté.
correspondence-forged = Ce lien contient un coup que vous n’avez pas joué. Rien n’a été modifié.
correspondence-too-far = Ce lien va plus loin qu’un moment où la partie doit attendre quelqu’un. Il ne peut pas être correct. Rien n’a été modifié.
correspondence-stranger = Ce lien appartient à une partie à laquelle personne ne participe sur cet appareil.

## Une position en texte

position-unreadable = « { $text } » n’est pas une position de ce jeu.
position-fields = Une position a { $expected } champs, celle-ci en a { $found }.
position-count = Le champ { $field } devrait contenir { $expected } nombres, il en contient { $found }.
position-number = Champ { $field }, mot { $word } : « { $text } » n’est pas un nombre de 0 à { $most }.
position-chooser = Champ { $field } : « { $text } » devrait être l’une des valeurs { $allowed }.
position-over = Champ { $field } : la partie est terminée, personne ne doit jouer.
position-not-over = Champ { $field } : la partie n’est pas terminée, quelqu’un doit jouer.
