# Les mots de Troop en français.

## La page

page-skip = Aller au plateau
page-tools = Page
page-theme = Jour ou nuit
sound = Son
page-title = Troop – jeux de plateau et de singes
too-old = Ce navigateur ne peut pas faire tourner Troop : il lui manque WebAssembly ou les modules JavaScript. Tout navigateur de ces dernières années le peut.
menu = Menu
menu-shelf = Jeux et parties enregistrées
to-shelf = Étagère
to-game = Continuer
language-name = Français
close = Fermer
ask-title = Vraiment ?
cancel = Annuler
done = Terminé
try-again = Réessayer
update = Une nouvelle version de Troop est prête. Votre partie est enregistrée.
update-apply = L’utiliser

## Le démarrage du moteur

progress-download = On va chercher les règles…
progress-start = On réveille le moteur de règles…
progress-ready = C’est prêt.
progress-restarting = Le moteur de règles doit redémarrer. Votre partie est en sécurité.
progress-failed = Le moteur de règles n’a pas pu démarrer.
engine-silent = Le moteur de règles n’a pas répondu, même après un redémarrage. Votre partie est en sécurité.
engine-start = Le moteur de règles n’a pas pu démarrer. Vérifiez votre connexion, puis réessayez.
not-whole = Une partie de Troop n’est pas arrivée. Vos parties sont en sécurité. Vérifiez votre connexion, puis réessayez.
part-missing = Cette partie de Troop n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
problem-engine = Le moteur de règles a eu un problème. Votre partie est en sécurité.

## L’étagère

shelf-title = À quoi joue-t-on ?
shelf-games = Jeux
shelf-players =
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
shelf-who = Qui joue ?
shelf-how-many = Joueurs
shelf-level = Comment joue l’ordinateur ?
shelf-play = Jouer
shelf-seats = Noms et places
shelf-seat-name = Nom du joueur { $number }
shelf-seat-kind = Qui est le joueur { $number } ?
shelf-options = Règles et plateau
shelf-hint = Choisissez sur le plateau, ou appuyez sur Jouer.
preset-people =
    { $seats ->
        [1] Une personne
        [2] Deux personnes
       *[other] { $seats } personnes
    }
preset-family = En famille, à quatre
preset-me-first =
    { $seats ->
        [2] Moi contre { $mind }
       *[other] Moi contre { $others } ordinateurs
    }
preset-me-last =
    { $seats ->
        [2] { $mind } commence
       *[other] Les ordinateurs commencent
    }

## Apprendre

shelf-learn = Apprendre
learn-title = Apprendre en jouant
lesson-begun = Reprendre à l’étape { $step } sur { $steps }
lesson-done = Terminée
lesson-missing = La leçon n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
lesson-step = Étape { $step } sur { $steps }
lesson-on = Continuer
lesson-retry = Réessayer
lesson-again = Encore une fois
lesson-play = Jouer une vraie partie
lesson-next = Leçon suivante : { $title }
lesson-show = Montrer
lesson-task = La consigne
lesson-shown = Voyez le plateau : { $text }.
lesson-astray = D’ici, le chemin serait long. Recommencez cette étape.
lesson-reached =
    { $step ->
        [0] Exactement.
        [1] Bien joué.
        [2] C’est cela.
       *[other] Bien vu.
    }
lesson-missed =
    { $step ->
        [0] Pas tout à fait.
        [1] Presque.
        [2] Pas par là.
       *[other] Pas encore.
    }
lesson-finished = La leçon est finie.

## Parties enregistrées

saves-title = Parties enregistrées
saves-more =
    { $count ->
        [one] En afficher une autre
       *[other] En afficher { $count } autres
    }
save-open =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } · { $when }
save-finished = Terminée · { $when }
save-rename = Renommer « { $title } »
save-remove = Retirer « { $title } »
save-damaged = Celle-ci ne peut pas être ouverte
save-cannot-open = « { $title } » n’a pas pu être ouverte : { $reason }
rename-title = Renommer la partie
rename-label = Nom
name-save = Renommer
remove-title = Retirer cette partie ?
remove-text = « { $title } » va quitter l’étagère.
remove-yes = Retirer
removed = « { $title } » a été retirée.
removed-undo = La remettre
save-nonsense = Ce qui est gardé ici n’est pas une partie que Troop connaît.
damaged-title = Cette partie ne peut pas être ouverte
damaged-text = { $reason } Son texte est toujours là : vous pouvez le copier et le garder.
damaged-copy = Copier le texte
copied = Le texte est copié.
copy-denied = Le navigateur n’a pas permis de copier.
store-denied = Ce navigateur ne permet pas d’enregistrer ici. Vous pouvez jouer, mais la partie disparaîtra en fermant la page.
store-newer = Les parties de cet appareil viennent d’une version plus récente de Troop. Rechargez la page pour l’obtenir ; d’ici là, rien n’est enregistré.
store-full = Il n’y a plus de place pour enregistrer. Vous pouvez continuer à jouer ; retirez une ancienne partie pour enregistrer à nouveau.

## La table

table-title = La table
in-words = La position en mots
in-words-seats = Qui a quoi
in-words-board = Ce qui est où
board-label = Plateau
zoom-in = Agrandir le plateau
zoom-out = Voir tout le plateau
cell-playable = { $label }, jouable
seat-name = Joueur { $number }
seat-acts = à jouer
seat-won = gagne
kind-person = personne
kind-mind = ordinateur
kind-tamarin = Tamarin, qui apprend encore
kind-lemur = Lémurien, qui joue pour le plaisir
kind-mandrill = Mandrill, qui connaît le jeu
kind-orangutan = Orang-outan, qui pense loin
kind-gorilla = Gorille, à qui peu échappe
kind-random = quelqu’un qui joue n’importe quoi
mind-random = L’ordinateur
mind-tamarin = Tamarin
    .about = apprend encore
mind-lemur = Lémurien
    .about = joue pour le plaisir
mind-mandrill = Mandrill
    .about = connaît le jeu
mind-orangutan = Orang-outan
    .about = pense loin
mind-gorilla = Gorille
    .about = peu lui échappe
undo = Annuler
redo = Rétablir
resign = Abandonner
new = Nouvelle partie
go-on = Continuer
choice-back = Retour
counter-less = { $name } : un de moins
counter-more = { $name } : un de plus
choice-by-escape = (Échap)
typed-toggle = Écrire
typed-label = Écrire un coup
typed-play = Jouer le coup écrit
leave = Quitter
leave-title = Quitter la partie ?
leave-text = Un joueur ordinateur prend la place de { $name }. On peut encore annuler.
leave-yes = Quitter
draw = Convenir d’une partie nulle
overview = Signes
resign-title = Abandonner ?
resign-text = { $name } abandonne la partie. On peut encore annuler ensuite.
resign-yes = Abandonner
status-turn = { $name } joue
status-chance = Le hasard décide
status-thinking = { $name } réfléchit…
play-now = Jouer maintenant
thought-label = Avancement de sa réflexion
mind-trouble = { $name } n’a pas pu décider : { $reason } Votre partie est en sûreté.
mind-anything = Jouer n’importe quoi pour lui
mind-person = Une personne prend la place
thinking-less = Cet appareil est lent pour cet adversaire : il réfléchit ici moins profondément.
table-drawn = La position est revenue trois fois : la partie est nulle d’un commun accord.
table-resigned = { $name } abandonne.
table-seated = La place { $seat } est prise : { $kind }.
curtain-title = Passez l’écran à { $name }
curtain-text = Ce qui est caché se trouve sous cette feuille. Les autres détournent les yeux.
curtain-lift = Je suis { $name } : montrer ce qui est à moi

## La fin

outcome-won = { $name } gagne !
outcome-shared =
    { $count ->
        [2] { $name } et { $name2 } gagnent ensemble !
        [3] { $name }, { $name2 } et { $name3 } gagnent ensemble !
       *[other] { $count } joueurs gagnent ensemble !
    }
outcome-draw = Égalité : ni gagnant, ni perdant.
reason-agreed = La même position revenait sans cesse.
reason-resigned = L’autre côté a abandonné.
result-title = La partie est finie
result-again = Rejouer
result-swap = Changer de côté
result-look-back = Revoir la partie

## Le journal

log-title = Journal
log-empty = Rien n’a encore été joué.
review-first = Première position
review-back = Un pas en arrière
review-forward = Un pas en avant
review-last = Dernière position
review-list = Le journal et l’analyse
review-end = Retour à la partie
replay-play = Rejouer à partir d’ici
replay-stop = Arrêter
replay-speed = Vitesse
review-status =
    { $at ->
        [0] La première position
       *[other] Après le coup { $at } sur { $last }
    }

## Les indices et l’analyse d’une partie

hint = Indice
hint-more = Deux autres
hint-title = Indice
hint-thinking = Recherche d’un bon coup…
hint-play = Jouer { $text }
hint-close = Ranger les indices
hint-chance = { $percent } %
hint-chip = { $text } : { $percent } % de chances de gagner
hint-said = { $text } : { $why }
why-best = Dans les essais, ce coup gagne { $percent } fois sur 100.
study = Analyse
study-begin = Analyser cette partie
study-go-on = Poursuivre l’analyse
study-stop = Arrêter
study-going =
    { $count ->
       *[other] { $done } décisions examinées sur { $count }…
    }
study-graph = Qui était en bonne position, tour par tour
study-none = Aucun tour n’a coûté cher : bien joué.
study-found =
    { $count ->
        [one] Un tour a coûté cher :
       *[other] { $count } tours ont coûté cher :
    }
study-better = { $name } a joué { $played } : { $percent } % de chances de gagner en moins. Mieux : { $text }. { $why }
study-instead = Mieux : { $text }. { $why }
study-stood =
    { $count ->
        [2] Après le coup { $at } : { $name } { $percent } %, { $name2 } { $percent2 } %
        [3] Après le coup { $at } : { $name } { $percent } %, { $name2 } { $percent2 } %, { $name3 } { $percent3 } %
       *[other] Après le coup { $at } : { $name } { $percent } %, { $name2 } { $percent2 } %, { $name3 } { $percent3 } %, { $name4 } { $percent4 } %
    }
study-later = Quelque chose est caché dans ce jeu : il pourra être analysé une fois terminé.
branch = Continuer à partir d’ici
branched = Voici une nouvelle partie à partir de cette position. L’autre est sur l’étagère.

## Réglages et clavier

settings-title = Réglages
settings-language = Langue
settings-language-auto = Comme le navigateur
settings-theme = Lumière
settings-theme-auto = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-speed = Les choses bougent
settings-speed-slow = lentement
settings-speed-normal = tranquillement
settings-speed-fast = vite
settings-speed-none = d’un coup
settings-pace = Les tours de l’ordinateur
settings-pace-slow = lentement
settings-pace-normal = à un rythme tranquille
settings-pace-fast = vite
settings-pace-none = d’un coup
settings-left = Pour la main gauche : ce qui est à côté du plateau se tient à sa gauche
settings-vibration = Une petite vibration quand c’est à moi
settings-sound = Sons
settings-ghosts = Montrer l’effet d’un choix
settings-overview = Montrer sur le plateau ce qui peut arriver
settings-letters = Montrer les lettres de la notation
settings-spare = Ne me demander de perturber que si un de mes jetons est utile
settings-past-reveals = Annuler peut revenir avant ce qui a été révélé
tab-taken = Cette partie continue dans un autre onglet.
tab-take = Jouer ici
backup-title = Parties, réglages et statistiques
backup-save = Enregistrer dans un fichier
backup-open = Rétablir depuis un fichier
backup-unreadable = Ce fichier n’est pas une sauvegarde de Troop, ou il est abîmé ou trop grand. Rien n’a changé.
backup-restored =
    { $count ->
        [0] La sauvegarde est rétablie. Toutes ses parties étaient déjà là.
        [one] La sauvegarde est rétablie, avec une partie.
       *[other] La sauvegarde est rétablie, avec { $count } parties.
    }
report-copy = Copier un rapport de ce qui vient de se passer
report-copy-short = Copier un rapport
report-copied = Le rapport est copié : version, navigateur, coups et derniers événements, sans les noms.
settings-private = Les réglages et les parties restent dans ce navigateur. Rien n’est envoyé nulle part.
keys-title = Clavier
keys-tab = vers le plateau, puis vers les boutons
keys-arrows = d’une case à l’autre sur le plateau
keys-home-name = Début
keys-end-name = Fin
keys-home = à la première case, à la dernière
keys-enter-name = Entrée
keys-enter = choisir ; passer l’animation
keys-escape-name = Échap
keys-escape = reprendre un choix ; passer l’animation
keys-zoom = agrandir le plateau ; le revoir en entier
keys-type = écrire un coup (sur le plateau, il suffit de taper)
keys-rules = les règles du jeu
keys-help = cette page

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
        [0] Aucune partie contre l’ordinateur n’a encore été gagnée.
       *[other] Gagnées de suite contre l’ordinateur : { $longest } au plus, { $current } en ce moment.
    }
statistics-game = Jeu
statistics-level = Contre
statistics-played = Jouées
statistics-won = Gagnées
statistics-fastest = Le moins de coups
statistics-private = Tout cela reste sur cet appareil. Rien n’est envoyé nulle part.
statistics-export = Enregistrer dans un fichier
statistics-erase = Effacer
statistics-erase-title = Effacer les statistiques ?
statistics-erase-text = Tous les résultats sont oubliés. Les parties enregistrées restent.

## Les règles

rules = Règles
rules-title = { $game } : les règles
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-loading = Ouverture des règles…
rules-trouble = Impossible d’obtenir les règles. Vérifiez votre connexion, puis réessayez.
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } endroit
       *[other] { $count } endroits
    }
rules-rule = Règle { $number }
rules-option = { $option } : les règles
rules-notation = Comment s’écrivent les coups

## Pourquoi pas

why-over = La partie est finie.
why-no-draw = On peut convenir d’une partie nulle quand une position revient pour la troisième fois.
why-no-resigning = À trois ou quatre, personne n’abandonne : quelqu’un d’autre peut prendre la place.
lesson-step-over = Cette étape est finie : continuez, ou recommencez-la.
why-no-undo = Il n’y a rien à annuler.
why-revealed = Quelque chose de caché a été montré depuis : cela ne s’annule pas. Les réglages peuvent le permettre.
why-chance = C’est au hasard de décider.
why-not-legal = « { $text } » ne peut pas être joué ici.
cannot-read = « { $text } » n’est pas un coup de ce jeu.
ambiguous = « { $text } » peut vouloir dire { $first } ou { $second } : précisez.
unknown-option = Il n’y a pas d’option « { $option } ».
options-contradict = « { $option } » ne peut valoir { $value } que si « { $other } » vaut { $allowed }.
bad-option = « { $option } » ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
seats-differ =
    { $expected ->
        [1] Ce jeu a une place
       *[other] Ce jeu a { $expected } places
    }, mais { $found ->
        [0] aucune n’est prise
        [1] une seule est prise
       *[other] { $found } sont prises
    }.
desk-call = La page a demandé quelque chose que le moteur de règles ne connaît pas.
desk-no-mind = Ce n’est pas à l’ordinateur de jouer.
desk-no-hint = Vous n’avez rien à décider maintenant.
desk-not-yet = Quelque chose est caché dans ce jeu : son passé s’ouvrira une fois la partie terminée.
fault = Le moteur de règles a fait une erreur. Votre partie est en sécurité, vous pouvez continuer.

## Un texte de partie abîmé

bad-record =
    { $word ->
        [0] Ligne { $line } : { $reason }
       *[other] Ligne { $line }, mot { $word } : { $reason }
    }
record-not-one = ce n’est pas une partie de Troop.
record-version = cette partie est au format { $found }, et cette page lit le format { $known }.
record-line = il devrait y avoir « { $expected } » ici.
record-game = il n’y a pas de jeu « { $game } » sur cette étagère.
record-option = « { $text } » n’est pas une option.
record-seat = il devrait y avoir la place { $expected } ici.
record-kind = un joueur ne peut pas être « { $kind } » ; valeurs possibles : { $allowed }.
record-name = un nom a au plus { $most } lettres, sans caractère de contrôle.
record-seed = une graine est un seul mot de { $most } lettres au plus.
record-too-long = le texte dépasse { $most } lettres.
record-too-many = la partie a plus de { $most } coups.
record-characters = il y a des caractères qui n’ont rien à faire ici.
record-empty-line = la ligne est vide.
record-empty-word = il manque un coup ici.
record-after-end = il reste du texte après la fin.

## Partager

share = Partager
share-title = Partager cette partie
share-link = Lien
share-about = La partie tout entière est dans le lien. Il ne va qu’à ceux à qui vous le donnez.
share-send = Envoyer…
share-copy = Copier le lien
share-copied = Le lien a été copié.
share-denied = Le navigateur n’a pas permis l’envoi. Copiez plutôt le lien.
share-code = Code QR
share-code-label = Le lien sous forme de code, pour un appareil photo
share-keep = La garder
share-file = La partie en fichier
share-png = Image (PNG)
share-svg = Image (SVG)
share-no-picture = Ce navigateur n’a pas pu dessiner l’image.
share-hidden = Quelque chose est encore caché dans cette partie, et un lien le trahirait. Vous pourrez la partager quand tout sera visible, ou une fois la partie terminée.
share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier et envoyez celui-ci.
receive = Ouvrir une partie reçue
receive-paste = Collez un lien, ou le texte d’une partie
receive-about = Vous pouvez aussi déposer un fichier ou un lien n’importe où sur cette page.
receive-file = Choisir un fichier…
receive-yes = Ouvrir
file-too-large = Ce fichier est bien trop gros pour être une partie.
file-unreadable = Ce fichier n’a pas pu être lu.
link-damaged = Ce lien est abîmé : il a été coupé ou modifié en route. Demandez-le à nouveau.
link-version = Ce lien vient d’une autre version de Troop. Rechargez la page ; si cela ne suffit pas, demandez la partie en fichier.
link-too-long = Ce lien est bien trop long pour être une partie.
link-game = Ce lien mène au jeu « { $game } », qui n’est pas sur cette étagère.
link-reason = Ce lien ne peut pas être ouvert : { $reason }

## Les parties par lettres

letter-by = Par lettres
letter-new = Jouer par lettres
letter-new-about = Vous jouez en vous envoyant un lien, par la messagerie de votre choix. Vous avez la première place ; les noms vous disent à qui écrire.
letter-me = Votre nom
letter-them = Nom du joueur { $number }
letter-mode = Lancers
letter-fair = Lettres sûres
letter-fair-about = Personne ne peut connaître ni choisir un lancer : il vient des secrets de tous. Un lancer dont vous avez besoin avant votre prochain choix coûte une lettre aller et retour.
letter-trusting = Lettres de confiance
letter-trusting-about = C’est la page de celui qui joue qui lance le dé. Moins de lettres, entre amis.
letter-begin = Commencer
letter-send = Envoyer la lettre
letter-send-to = Envoyer la lettre à { $name }
letter-send-about = La partie tout entière est dans la lettre, et ce qui est caché y est sous scellé.
letter-sent = Quand { $name } répondra, ouvrez sa lettre sur cet appareil.
letter-for-title = Une lettre pour { $name }
letter-for-text = { $others } aimerait jouer avec vous, par lettres : { $game }. Prendre la place de { $name } sur cet appareil ?
letter-for-yes = Oui, je suis { $name }
letter-save-mine = Par lettres · à vous
letter-save-theirs = Par lettres · en attente de { $name }
seat-you = Vous
letter-theirs-join = Envoyez la lettre à { $name }, qui doit prendre sa place.
letter-theirs-roll = Envoyez la lettre à { $name } : il faut son secret pour lancer le dé, et personne ne peut connaître le résultat d’avance.
letter-theirs-open = Envoyez la lettre à { $name }, qui doit ouvrir ce qui est sous scellé.
letter-theirs-play = Envoyez la lettre à { $name }, à qui c’est le tour.
letter-over = La partie est finie. Plus personne n’a besoin d’écrire.
letter-over-send = La partie est finie. Envoyez la lettre une dernière fois, pour que tous voient comment.
letter-not-now = Ce n’est pas à vous : la lettre est chez quelqu’un d’autre.
letter-no-word = Par lettre, vous pouvez abandonner ou accepter la nulle quand c’est votre tour.
letter-no-undo = Ce qui est envoyé, ou suivi d’un lancer, ne peut plus être repris.
letter-people = Par lettre, on joue à deux, trois ou quatre personnes, sans ordinateur.
letter-kept = Ce que cet appareil avait gardé de la partie par lettres est abîmé.
letter-old = Cette lettre est plus ancienne que ce que vous savez déjà. Rien n’a changé.
letter-known = Vous connaissez déjà cette lettre. Rien n’a changé.
letter-fork = Cette lettre ne continue pas là où vous en êtes : vous avez tous deux joué depuis. Rien n’a changé.
letter-other = Cette lettre parle de la même partie, mais avec d’autres joueurs ou d’autres règles. Quelqu’un l’a modifiée. Rien n’a changé.
letter-changed = Dans cette lettre, un coup de { $name } n’est pas celui que vous connaissez. Quelqu’un l’a modifiée. Rien n’a changé.
letter-seal = Dans cette lettre, ce que { $name } ouvre n’est pas ce qui était sous scellé. Quelqu’un l’a modifiée. Rien n’a changé.
letter-secret = Dans cette lettre, le secret de { $name } n’est pas celui qui était promis au début. Quelqu’un l’a modifiée. Rien n’a changé.
letter-roll = Dans cette lettre, un lancer n’est pas celui que vous connaissez. Quelqu’un l’a modifiée. Rien n’a changé.
letter-forged = Cette lettre raconte une chose que vous auriez faite, et que vous n’avez pas faite. Rien n’a changé.
letter-too-far = Cette lettre continue là où la partie doit attendre quelqu’un. Elle ne peut pas être juste. Rien n’a changé.
letter-stranger = Cette lettre vient d’une partie où personne n’a de place sur cet appareil.
mancala-not-by-letter = Pas par lettres : avec des mains cachées, il faudrait quelqu’un en qui tous ont confiance pour tirer les jetons.
codemonkey-not-by-letter-magic = Pas par lettres à trois ou à quatre : la marque d’une carte magique est connue de tous sauf de son propriétaire, et les lettres passent entre ses mains.
codemonkey-not-by-letter-minutes = Pas par lettres : le minuteur compterait des minutes, et les lettres mettent des jours. Faites-lui compter les manches.

## Une position en texte

position-fields = Une position a { $expected } parties, celle-ci en a { $found }.
position-count = La partie { $field } devrait avoir { $expected } nombres, elle en a { $found }.
position-number = Partie { $field }, mot { $word } : « { $text } » n’est pas un nombre de 0 à { $most }.
position-chooser = Partie { $field } : « { $text } » devrait être parmi { $allowed }.
position-over = Partie { $field } : le jeu est fini, personne n’est à jouer.
position-not-over = Partie { $field } : le jeu n’est pas fini, quelqu’un est à jouer.

## CodeMonkey

game-codemonkey = CodeMonkey – Going Bananas
    .short = CodeMonkey
    .time = 20 à 40 minutes
    .about = Codez votre singe en secret, exécutez tous les programmes ensemble et rapportez le plus de bananes.
option-codemonkey-level = Niveau
    .about = Chaque niveau ajoute quelque chose aux précédents.
option-codemonkey-level-1 = 1 : les bases
option-codemonkey-level-2 = 2 : avec les pièges
option-codemonkey-level-3 = 3 : et la Boucle
option-codemonkey-level-4 = 4 : et les cartes magiques
option-codemonkey-level-5 = 5 : et un troisième dé
option-codemonkey-level-6 = 6 : et une quatrième case
option-codemonkey-level-7 = 7 : et contre le temps
option-codemonkey-parts = Éléments
    .about = L’une ou l’autre séparément, au lieu d’un niveau ; rien de coché : ce que dit le niveau.
option-codemonkey-parts-traps = Les pièges
option-codemonkey-parts-loop = La Boucle
option-codemonkey-parts-magic = Les cartes magiques
option-codemonkey-parts-master = Un troisième dé et un second Balancier
option-codemonkey-parts-grand = Une quatrième case
option-codemonkey-parts-time = Contre le temps
option-codemonkey-missions = Missions
    .about = Trois arbres par joueur, à récolter dans un ordre, pour des bananes en plus.
option-codemonkey-missions-off = Sans missions
option-codemonkey-missions-on = Avec missions
option-codemonkey-setup = La jungle
    .about = Est-ce le hasard qui la pose, ou les joueurs ?
option-codemonkey-setup-quick = Posée par le hasard
option-codemonkey-setup-build = Construite par les joueurs
option-codemonkey-jungle = Une jungle donnée
    .about = Une disposition complète, en texte ; alors rien n’est posé.
option-codemonkey-first = Qui commence
    .about = Qui a le marqueur de premier joueur au premier tour.
option-codemonkey-first-1 = Joueur 1
option-codemonkey-first-2 = Joueur 2
option-codemonkey-first-3 = Joueur 3
option-codemonkey-first-4 = Joueur 4
option-codemonkey-first-drawn = Tiré au sort
option-codemonkey-timer = Le minuteur
    .about = Ce que compte le minuteur caché.
option-codemonkey-timer-rounds = Les tours
option-codemonkey-timer-minutes = Les minutes
codemonkey-bad-layout = « { $text } » ne peut pas être posé là : ce n’est ni une tuile ni un arbre, ou la pose n’est pas permise.
codemonkey-layout-size = Pour ce nombre de joueurs, une jungle a { $tiles } tuiles et { $trees } arbres.

codemonkey-word = { $word }
codemonkey-code =
    { $code ->
        [empty] rien
        [down] Descente
        [swing] Balancier
        [loop] Boucle
        [die-swing] { $die } avec Balancier
       *[die] { $die }
    }
codemonkey-hex = { $hex }, numéro { $number }
codemonkey-hex-monkey = { codemonkey-hex }, singe de { $name }
codemonkey-hex-trap = { codemonkey-hex }, piège de { $name2 }
codemonkey-hex-both = { codemonkey-hex }, singe de { $name } dans le piège de { $name2 }
codemonkey-tree =
    Arbre { $tree } : { $count ->
        [0] aucune banane
        [one] { $count } banane
       *[other] { $count } bananes
    }
codemonkey-tree-monkey = { codemonkey-tree }, singe de { $name }
codemonkey-cell = Emplacement { $cell }
codemonkey-turn = Orientation { $turn } sur 6
codemonkey-ground = Terrain à planter { $cell }, { $count } côtés sur le chemin
codemonkey-stay = Rester sur { $hex }
codemonkey-climb = Grimper à { $tree } ({ $count })
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

codemonkey-status-dice = { $name } lance les dés
codemonkey-status-tree = On lance le dé des arbres
codemonkey-status-lay = { $name } pose la tuile { $tile }
codemonkey-status-plant = { $name } plante { $tree }
codemonkey-status-place = { $name } place son singe sur un { $number }
codemonkey-status-mark = { $name } marque un arbre sur la carte magique de { $name2 }
codemonkey-status-order = { $name } met ses missions en ordre
codemonkey-status-code = Tour { $round } : { $name } code
codemonkey-status-run = { $name } exécute la case { $slot } : { codemonkey-code }
codemonkey-status-name = { $name } nomme un arbre pour la banane
codemonkey-status-trap =
    { $lies ->
        [0] { $name } : poser le piège ?
       *[other] { $name } déplace le piège ou le retire
    }

codemonkey-fact-bananas = Bananes
codemonkey-fact-missions = Missions
codemonkey-fact-trap = Piège
codemonkey-fact-card = Carte magique

codemonkey-first-drawn = { $name } commence : le sort en a décidé.
codemonkey-tile-drawn = La tuile { $tile } est tirée.
codemonkey-tile-laid = La tuile { $tile } est posée.
codemonkey-tile-laid-by = { $name } pose la tuile { $tile }.
codemonkey-planted = { $tree } est planté.
codemonkey-planted-by = { $name } plante { $tree }.
codemonkey-start-rolled = { $name } obtient un { $number } pour commencer.
codemonkey-placed = Le singe de { $name } commence sur { $hex }.
codemonkey-marked =
    { $tree ->
        [hidden] { $name } marque un arbre sur la carte magique de { $name2 }.
       *[other] { $name } marque { $tree } sur la carte magique de { $name2 }.
    }
codemonkey-missions-drawn = { $name } tire les missions { $missions }.
codemonkey-missions-ordered = Les missions de { $name }, dans cet ordre : { $missions }.
codemonkey-timer-set = Le minuteur caché est réglé.
codemonkey-round-began = Tour { $round } : { $name } est premier.
codemonkey-round-ended = Le tour { $round } est fini.
codemonkey-rolled = { $name } obtient { $dice }.
codemonkey-coded = { $name } a codé.
codemonkey-opened = Programme de { $name } : { $listing }
codemonkey-slot = { $name }, case { $slot } : { codemonkey-code }.
codemonkey-replayed = { $name } répète la case { $slot } : { codemonkey-code }.
codemonkey-stepped = { $name } va sur { $hex }.
codemonkey-moved =
    { $name } fait { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    } jusqu’à { $hex }{ $swings ->
        [0] .
       *[other] , en se balançant.
    }
codemonkey-swung =
    { $tree2 ->
        [none] { $name } se balance par { $tree } jusqu’à { $hex }.
       *[other] { $name } se balance par { $tree } et { $tree2 } jusqu’à { $hex }.
    }
codemonkey-climbed = { $name } grimpe à { $tree } depuis { $hex }.
codemonkey-came-down = { $name } descend de { $tree } sur { $hex }.
codemonkey-collected = { $name } récolte une banane de { $tree }.
codemonkey-nothing-there = { $tree } a été vidé : { $name } ne récolte rien.
codemonkey-struck = La carte magique frappe : { $name } ne garde pas la banane de { $tree }.
codemonkey-why-broken =
    { $reason ->
        [monkey-in-the-way] un autre singe barre le chemin
        [trap-in-the-way] un piège barre le chemin
        [not-on-tree] le singe n’est pas dans un arbre
        [on-tree] le singe est dans un arbre
        [no-tree] aucun arbre n’est à côté
        [no-landing] il n’y a nulle part où atterrir
        [no-hex] aucun hexagone voisin n’a ce numéro
        [base-taken] aucun hexagone voisin n’est libre
        [occupied-tree] un autre singe y est
        [no-banana] il n’a pas de banane
        [same-tree] la dernière banane venait de là
        [trapped] un piège est sur l’hexagone
       *[no-route] il n’y a pas de chemin
    }
codemonkey-denied = { $name } ne peut pas faire { codemonkey-code } : { codemonkey-why-broken }.
codemonkey-cut-short =
    { $name } ne fait que { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    } sur { $die } : { codemonkey-why-broken }.
codemonkey-no-climb = { $name } ne peut pas grimper à { $tree } : { codemonkey-why-broken }.
codemonkey-trapped = { $name } tombe dans le piège de { $name2 } sur { $hex }.
codemonkey-loop-broke = La Boucle de { $name } est cassée.
codemonkey-banana-lost =
    { $cause ->
        [trap] { $name } perd une banane dans le piège.
       *[loop] { $name } perd une banane à cause de la Boucle.
    }
codemonkey-tree-die = Le dé des arbres montre { $number }.
codemonkey-returned = La banane va sur { $tree }.
codemonkey-waits = { $tree } est plein : la banane attend le prochain tour.
codemonkey-ring = Le minuteur sonne.
codemonkey-rang = Le minuteur sonne.
codemonkey-fell = { $tree } perd une banane.
codemonkey-nothing-falls = Le dé des arbres montre { $number } : aucune banane ne tombe.
codemonkey-trap-laid = { $name } pose un piège sur { $hex }.
codemonkey-trap-moved = { $name } déplace le piège sur { $hex }.
codemonkey-trap-taken = { $name } retire le piège.
codemonkey-trap-kept = { $name } ne pose pas de piège.
codemonkey-ended = La partie est finie.
codemonkey-reason-bananas-gone = Il ne reste aucune banane dans les arbres.
codemonkey-reason-cap = Soixante tours ont été joués.
codemonkey-reason-stalled = Pendant douze tours, personne n’a récolté de banane.
codemonkey-best-collects =
    { $count ->
        [one] Rapporte une banane de { $trees }
       *[other] Rapporte { $count } bananes, de { $trees }
    }{ $up ->
        [none] .
       *[other] , et grimpe à { $up } pour la suivante.
    }
codemonkey-best-stays = Quoi qu’il fasse maintenant, ce serait moins bien.
codemonkey-best-climbs = Grimpe à { $tree }, pour en descendre avec sa banane au prochain tour.
codemonkey-best-climb = Grimpe à { $tree } pour sa banane.
codemonkey-best-climb-down = Grimpe à { $tree } et redescend avec sa banane.
codemonkey-best-down = Descend avec la banane de { $tree }.
codemonkey-best-down-climb = Descend avec la banane de { $tree } sur { $hex }, d’où il grimpe à { $tree2 }.
codemonkey-best-leads = De { $hex }, il grimpe ensuite à { $tree }.
codemonkey-best-keeps = Empêche { $name2 } de grimper à { $tree }.
codemonkey-best-place =
    { $count ->
        [0] De { $hex }, aucun nombre ne mène aussitôt dans un arbre, mais les autres places ne valent pas mieux.
        [one] De { $hex }, un nombre sur six mène dans un arbre.
       *[other] De { $hex }, { $count } nombres sur six mènent dans un arbre, avec un Balancier.
    }
codemonkey-best-trap = Plus personne ne grimpe à { $trees } depuis { $hex }.
codemonkey-best-trap-way = Les autres ne peuvent pas passer par { $hex }.
codemonkey-best-trap-off = Où qu’il soit, le piège vous gênerait plus que les autres.
codemonkey-best-mark = { $name2 } récoltera sans doute bientôt à { $tree }.
codemonkey-best-mark-up = { $name2 } est dans { $tree } et va y récolter.
codemonkey-best-name =
    { $count ->
        [0] À { $tree }, les autres ne l’auront pas de sitôt non plus.
        [one] D’ici, un nombre sur six mène à { $tree }.
       *[other] D’ici, { $count } nombres sur six mènent à { $tree }, avec un Balancier.
    }
codemonkey-best-order = { $tree } est à portée, et de là { $tree2 } et { $tree3 } sont proches.
codemonkey-best-lay = Il reste { $count } terrains pour planter.
codemonkey-best-plant =
    { $count ->
        [one] On peut y grimper depuis un seul nombre.
       *[other] On peut y grimper depuis { $count } nombres différents.
    }

codemonkey-why-lay = Choisissez où va le premier hexagone de la tuile, et son orientation.
codemonkey-why-covers = Une tuile ne peut pas couvrir ce qui est déjà posé.
codemonkey-why-sides =
    { $count ->
        [0] La tuile doit toucher le chemin par exactement un côté : là, elle ne touche rien.
       *[other] La tuile doit toucher le chemin par exactement un côté : là, elle en touche { $count }.
    }
codemonkey-why-grounds =
    { $count ->
        [one] La dernière tuile doit laisser de la place pour { $trees } arbres : là, elle n’en laisse que pour { $count }.
       *[other] La dernière tuile doit laisser de la place pour { $trees } arbres : là, elle n’en laisse que pour { $count }.
    }
codemonkey-why-other-tile = La tuile à poser est { $tile }.
codemonkey-why-plant = Choisissez un terrain pour planter l’arbre.
codemonkey-why-on-path = Il y a une tuile ici : les arbres poussent à côté du chemin.
codemonkey-why-planted = Il y a déjà un arbre ici.
codemonkey-why-no-ground =
    { $count ->
        [one] Un arbre doit avoir trois côtés sur le chemin : cet endroit en a { $count }.
       *[other] Un arbre doit avoir trois côtés sur le chemin : cet endroit en a { $count }.
    }
codemonkey-why-other-tree = L’arbre à planter est { $tree }.
codemonkey-why-place = Choisissez un hexagone libre qui a le numéro obtenu.
codemonkey-why-no-hex = Il n’y a pas d’hexagone « { $text } » dans cette jungle.
codemonkey-why-no-tree = Il n’y a pas d’arbre « { $text } » dans cette jungle.
codemonkey-why-number = { $hex } porte un { $number } : il faut un hexagone qui porte un { $wanted }.
codemonkey-why-occupied = Il y a un singe sur { $hex }.
codemonkey-why-mark = Choisissez un arbre à marquer.
codemonkey-why-order = Mettez vos trois missions en ordre.
codemonkey-why-code = Codez un mot pour chaque case.
codemonkey-why-word = « { $text } » ne peut pas figurer dans un programme.
codemonkey-why-slots = Un programme a { $count } cases ; une case vide s’écrit -.
codemonkey-why-not-in-hand =
    { $code ->
        [die] Vous n’avez plus de { $die }.
        [die-swing] Vous n’avez plus de { $die } ou plus de Balancier.
       *[other] Vous n’avez plus de { codemonkey-code }.
    }
codemonkey-why-loop = Une Boucle répète ce qui la précède : il lui faut avant elle une case qui n’est pas vide.
codemonkey-why-run = Choisissez l’hexagone où votre singe s’arrête.
codemonkey-why-must-move = Le singe ne peut pas rester sur { $hex } : il bouge s’il le peut.
codemonkey-why-not-base = { $hex } n’est pas à côté de { $tree }.
codemonkey-why-trap = Le piège d’un adversaire est sur { $hex } : personne d’autre n’y descend ni n’y atterrit.
codemonkey-why-no-landing = Aucun balancement d’ici n’atterrit sur { $hex }.
codemonkey-why-no-route =
    { $count ->
        [one] Aucun chemin d’exactement { $count } pas ne finit sur { $hex }.
       *[other] Aucun chemin d’exactement { $count } pas ne finit sur { $hex }.
    }
codemonkey-why-cut-short =
    { $count ->
        [0] Le { $die } ne peut pas être joué d’ici, pas même en partie.
        [one] Aucun chemin d’ici n’a { $die } pas ; le plus long en a { $count } et ne finit pas sur { $hex }.
       *[other] Aucun chemin d’ici n’a { $die } pas ; les plus longs en ont { $count } et aucun ne finit sur { $hex }.
    }
codemonkey-why-climb-or-stay = Dites si le singe grimpe depuis { $hex } ou s’il y reste.
codemonkey-why-nothing-to-climb = Depuis { $hex } il n’y a rien à grimper maintenant : l’hexagone suffit.
codemonkey-why-trapped-climb = Un piège est sur { $hex } : personne ne grimpe de là.
codemonkey-why-not-seven = Le dé et l’hexagone doivent faire sept : { $hex } porte un { $number }, il faut donc un { $wanted }, joué en entier.
codemonkey-why-no-climb = On ne peut pas grimper à { $tree } : { codemonkey-why-broken }.
codemonkey-why-name = Nommez un arbre pour la banane.
codemonkey-why-full = { $tree } est plein.
codemonkey-why-trap-move = Choisissez un hexagone pour le piège, ou retirez-le.
codemonkey-why-trap-there = Il y a déjà un piège sur { $hex }.
codemonkey-why-trap-number = { $hex } n’a pas le bon numéro : un piège va là d’où vous avez grimpé, ou sur son propre numéro.
codemonkey-why-no-ring = Le minuteur ne sonne qu’avant le premier coup d’une case, dans une partie en minutes.
codemonkey-position-layout = Partie { $field } : « { $text } » ne peut pas être posé là.
codemonkey-position-jungle = Partie { $field } : ce n’est pas la jungle des options.
codemonkey-position-word = Partie { $field } : « { $text } » n’est pas compris.
codemonkey-position-misfit = Partie { $field } : « { $text } » ne va pas avec le reste de la position.

codemonkey-why-take-first = Prenez d’abord un dé ou un jeton, puis choisissez où le poser.
codemonkey-why-loop-first = Une Boucle répète ce qui la précède : elle ne va pas dans la première case.
codemonkey-slot-label = { $name }, case { $slot } : { codemonkey-code }
codemonkey-slot-hidden = { $name }, case { $slot } : cachée
codemonkey-piece =
    { $code ->
        [down] Descente
        [swing] Balancier
        [loop] Boucle
       *[die] Dé { $die }
    }
codemonkey-to-slot = Dans la case { $slot }
codemonkey-tray = Remettre sur le plateau
codemonkey-code-done = Terminé : voilà mon programme
codemonkey-preview = La tuile { $tile }, comme elle serait posée
codemonkey-turn-right = Tourner à droite
codemonkey-turn-left = Tourner à gauche
codemonkey-lay-done = La poser ici
codemonkey-timer = Un minuteur caché tourne
codemonkey-waiting =
    { $count ->
        [one] Une banane attend le dé des arbres
       *[other] { $count } bananes attendent le dé des arbres
    }
codemonkey-note-reach = Votre singe pourrait être ici après la case { $slots }.
codemonkey-note-climb = Votre singe pourrait grimper ici à la case { $slots }.

## Monkey Mancala

game-mancala = Monkey Mancala
    .short = Mancala
    .time = 10 à 15 minutes
    .about = Semez vos singes autour du tronc et ramenez-en chez vous plus que l’autre côté.
option-mancala-first = Qui commence
    .about = Qui commence joue au Sud et sème la rangée du bas.
option-mancala-first-1 = Joueur 1
option-mancala-first-2 = Joueur 2
option-mancala-first-drawn = Tiré au sort
option-mancala-capture = Captures
    .about = Votre dernier singe tombe dans un de vos trous vides : quand rentre-t-il avec ceux d’en face ?
option-mancala-capture-any = Toujours, même seul
option-mancala-capture-full = Seulement s’il y a des singes en face
option-mancala-tokens = Jetons
    .about = Les jetons plient les règles : sauter, inverser, voler, échanger.
option-mancala-tokens-on = Avec les jetons
option-mancala-tokens-off = Sans les jetons
option-mancala-copies = Jetons de chaque sorte
    .about = Combien de jetons de chaque sorte il y a dans la pioche.
option-mancala-disruption = Perturber
    .about = Peut-on jouer un jeton contre les semailles de l’autre ?
option-mancala-disruption-on = Permis
option-mancala-disruption-off = Pas permis
option-mancala-hands = Mains
    .about = Les joueurs voient-ils les jetons de l’autre ?
option-mancala-hands-open = Visibles
option-mancala-hands-hidden = Cachées
option-mancala-pockets = Trous de chaque côté
    .about = Un tronc plus court fait une partie plus rapide.
option-mancala-each = Singes dans chaque trou
    .about = Combien de singes attendent dans chaque trou au début.

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
        [south] Réserve du Sud
       *[north] Réserve du Nord
    } : { $count ->
        [0] vide
        [one] { $count } singe
       *[other] { $count } singes
    }
mancala-word = { $word }
mancala-fact-store =
    { $side ->
        [south] Réserve du Sud
       *[north] Réserve du Nord
    }
mancala-first-drawn = { $name } commence, au Sud : le sort en a décidé.
mancala-lifted =
    { $name } prend { $count ->
        [one] { $count } singe
       *[other] { $count } singes
    } dans { $pocket }.
mancala-dropped =
    { $place ->
        [S] Un dans la réserve du Sud.
        [N] Un dans la réserve du Nord.
       *[other] Un dans { $place }.
    }
mancala-captured =
    { $count ->
        [one] { $name } met en réserve le dernier singe, de { $pocket }.
       *[other] { $name } capture { $count } singes, de { $pocket } et { $opposite }.
    }
mancala-swept =
    { $count ->
        [one] { $count } singe restant va
       *[other] { $count } singes restants vont
    } dans la { $side ->
        [south] réserve du Sud
       *[north] réserve du Nord
    } ({ $name }).
mancala-ended = La partie est finie.
mancala-free-turn = { $name } rejoue.
mancala-sown =
    { $name } sème { $count ->
        [one] { $count } singe
       *[other] { $count } singes
    } de { $pocket }, { $last ->
        [store] le dernier dans la réserve.
       *[other] jusqu’à { $last }.
    }
mancala-status-free-turn = { $name } rejoue
mancala-reason-side-empty = Un côté est vide : les singes restants sont rentrés chez eux.
mancala-why-no-pocket = Il n’y a pas de trou « { $text } » : on sème un trou de son propre côté.
mancala-why-not-yours = { $pocket } est de l’autre côté : { $name } sème un de ses propres trous.
mancala-why-empty = { $pocket } est vide : choisissez un trou où il y a des singes.
mancala-position-first = Partie { $field } : « { $text } » devrait être first=1 ou first=2.
mancala-position-side-empty = Partie { $field } : un côté est vide, les singes de l’autre vont donc dans sa réserve.

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
mancala-fact-tokens = Jetons
mancala-announced = Un { mancala-kind } contre ces semailles
mancala-force-skip =
    { $count ->
        [one] Les prochaines semailles passent { $count } case avant de commencer.
       *[other] Les prochaines semailles passent { $count } cases avant de commencer.
    }
mancala-force-reverse = Les prochaines semailles vont dans le sens des aiguilles d’une montre.
mancala-use =
    { $token ->
        [skip] Saut : lancer le dé et passer autant de cases
        [reverse] Demi-tour : inverser les prochaines semailles
        [steal] Voler un singe
       *[swap] Échanger deux trous
    }
mancala-disrupt =
    { $token ->
        [skip] Perturber par un Saut : lancer le dé et pousser les semailles plus loin
        [reverse] Perturber par un Demi-tour : inverser les semailles
        [steal] Perturber par un Vol : prendre d’abord un singe
       *[swap] Perturber par un Échange : échanger d’abord deux trous
    }
mancala-pass = Laisser faire
mancala-block = Parer avec un { mancala-kind }
mancala-do-not-block = Ne pas parer
mancala-discard = Rendre un jeton
mancala-best-wins =
    { $count ->
        [one] Gagne d’un singe, quoi qu’on joue.
       *[other] Gagne de { $count } singes, quoi qu’on joue.
    }
mancala-best-loses =
    { $count ->
        [one] Ne perd que d’un singe.
       *[other] Ne perd que de { $count } singes.
    }
mancala-best-ends =
    { $count ->
        [one] Termine la partie et ramène un singe.
       *[other] Termine la partie et ramène { $count } singes.
    }
mancala-best-captures = Capture { $count } singes.
mancala-best-free = Finit dans votre réserve : encore un tour.
mancala-best-free-captures = Finit dans votre réserve : encore un tour, et { $pocket } capture alors { $count } singes.
mancala-best-denies = Prive l’autre d’un tour de plus avec { $pocket }.
mancala-best-prepares-capture = Prépare { $pocket }, qui pourra alors capturer { $count } singes.
mancala-best-prepares-free = Prépare { $pocket }, qui pourra alors finir dans votre réserve.
mancala-best-saves = Met { $count } singes à l’abri d’une capture.
mancala-best-die =
    { $count ->
        [one] Ramène un singe, et donc le dé.
       *[other] Ramène { $count } singes, et donc le dé.
    }
mancala-best-home =
    { $count ->
        [one] Ramène un singe.
       *[other] Ramène { $count } singes.
    }
mancala-best-waits = Ne donne rien, et garde les meilleures semailles pour plus tard.
mancala-best-steals =
    { $place ->
        [store] Prend un singe dans la réserve adverse.
       *[other] Prend un singe dans { $place }.
    }
mancala-best-swaps = Échange { $place } et { $place2 } : il y a plus à prendre ensuite.
mancala-best-bends = Avec un { mancala-kind }, les prochaines semailles finissent où il faut.
mancala-best-lets = Ces semailles font peu de mal : les jetons vaudront plus tard davantage.
mancala-best-disrupts = Un { mancala-kind } gâche ces semailles.
mancala-best-disrupts-capture = Un { mancala-kind } sauve { $count } singes d’une capture.
mancala-best-disrupts-free = Un { mancala-kind } prive l’autre d’un tour de plus.
mancala-best-blocks = Ce que ferait le { mancala-kind } coûte plus qu’un jeton.
mancala-best-keeps-token = Le { mancala-kind } fait peu de mal : le vôtre vaut plus.
mancala-best-discards = Un { mancala-kind } est le jeton qui manquera le moins.
mancala-used = { $name } joue un { mancala-kind }.
mancala-named = { $name } s’apprête à semer { $pocket }.
mancala-let-be = { $name } laisse faire.
mancala-disrupted =
    { $token ->
        [steal] { $place ->
            [S] { $name } perturbe par un Vol, dans la réserve du Sud.
            [N] { $name } perturbe par un Vol, dans la réserve du Nord.
           *[other] { $name } perturbe par un Vol, dans { $place }.
        }
        [swap] { $name } perturbe par un Échange de { $place } et { $place2 }.
       *[other] { $name } perturbe par un { mancala-kind }.
    }
mancala-blocked = { $name } pare avec un { mancala-kind } : il ne se passe rien.
mancala-not-blocked = { $name } ne pare pas.
mancala-turned =
    { $way ->
        [clockwise] { $name } inverse les semailles : elles vont dans le sens des aiguilles d’une montre.
       *[other] { $name } remet les semailles à l’endroit : sens inverse des aiguilles d’une montre.
    }
mancala-stolen =
    { $place ->
        [S] { $name } vole un singe dans la réserve du Sud.
        [N] { $name } vole un singe dans la réserve du Nord.
       *[other] { $name } vole un singe dans { $place }.
    }
mancala-swapped = { $name } échange { $place } ({ $count }) et { $place2 } ({ $count2 }).
mancala-choose-again = { $pocket } est maintenant vide : { $name } choisit à nouveau.
mancala-skip-rolled =
    { $name } fait { $die } : les semailles passent { $count ->
        [one] { $count } case.
       *[other] { $count } cases.
    }
mancala-rolled =
    { $name } fait { $die } et { $count ->
        [0] ne pioche rien.
        [one] pioche { $count } jeton.
       *[other] pioche { $count } jetons.
    }
mancala-nothing-left =
    { $count ->
        [one] La pioche est vide : un jeton est perdu.
       *[other] La pioche est vide : { $count } jetons sont perdus.
    }
mancala-drew = { $name } pioche un { mancala-kind }.
mancala-discarded = { $name } rend un { mancala-kind } à la pioche.
mancala-sown-bent =
    { $name } sème { $count ->
        [one] { $count } singe
       *[other] { $count } singes
    } de { $pocket }{ $way ->
        [clockwise] , dans le sens des aiguilles d’une montre
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , en passant { $skip } case
       *[other] , en passant { $skip } cases
    }, { $last ->
        [store] le dernier dans la réserve.
       *[other] jusqu’à { $last }.
    }
mancala-status-bent =
    Au tour de { $name }{ $way ->
        [clockwise] , sens des aiguilles
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , { $skip } case à passer
       *[other] , { $skip } cases à passer
    }
mancala-status-window = { $name } : perturber les semailles de { $pocket } ?
mancala-status-answer =
    { $token ->
        [swap] { $name } : parer l’Échange ?
       *[other] { $name } : parer le { mancala-kind } ?
    }
mancala-status-choose-again = { $name } choisit un autre trou
mancala-status-discard = { $name } a six jetons : il faut en rendre un
mancala-status-die = On lance le dé du Saut
mancala-status-roll = { $name } lance le dé
mancala-status-draw = { $name } pioche un jeton
mancala-why-window = Avant les semailles, { $name } peut les perturber : jouez un jeton, ou laissez faire.
mancala-why-answer = { $name } répond d’abord à la perturbation : parer, ou non.
mancala-why-discard = { $name } a six jetons : il faut d’abord en rendre un.
mancala-why-not-held =
    { $token ->
        [swap] { $name } n’a pas d’Échange.
       *[other] { $name } n’a pas de { mancala-kind }.
    }
mancala-why-steal-from = Choisissez où voler : un trou d’en face, ou la réserve de l’autre.
mancala-why-steal-own = { $pocket } est à vous : un Vol prend à l’autre côté.
mancala-why-steal-empty =
    { $pocket ->
        [store] La réserve de l’autre est vide : pas de singe à voler.
       *[other] { $pocket } est vide : pas de singe à voler.
    }
mancala-why-swap-two = Un Échange se fait entre deux trous différents.
mancala-why-swap-none = Tous les trous en ont autant : il n’y a rien à échanger.
mancala-why-swap-equal =
    { $count ->
        [0] { $pocket } et { $pocket2 } sont vides : l’Échange ne changerait rien.
        [one] { $pocket } et { $pocket2 } ont chacun { $count } singe : l’Échange ne changerait rien.
       *[other] { $pocket } et { $pocket2 } ont chacun { $count } singes : l’Échange ne changerait rien.
    }
mancala-why-no-pocket-there = Il n’y a pas de trou « { $text } » sur ce plateau.
mancala-position-token = Partie { $field } : « { $text } » n’est pas un jeton ; les jetons sont { $allowed }.
mancala-position-hand = Partie { $field } : « { $text } » ne peut pas être une main ; il y a { $copies } jetons de chaque sorte, et une main vide s’écrit -.
mancala-position-pending = Partie { $field } : « { $text } » ne va pas avec le reste de la position.

## Itchy Monkey

game-itchy = Itchy Monkey
    .short = Itchy Monkey
    .time = 20 à 30 minutes
    .about = Faites passer vos poux de singe en singe et fondez vos colonies avant les autres.
option-itchy-mode = Jeu
    .about = Le jeu de base, ou le jeu des clans à deux : choisissez une espèce et débarrassez ses singes de tous leurs poux.
option-itchy-mode-base = Jeu de base
option-itchy-mode-clan = Jeu des clans, à deux
option-itchy-edition = Édition
    .about = Anglaise : on commence à distance, et qui revient se reproduit encore. Française : on commence dans une ligne et une colonne à soi, et revenir compte comme reproduction.
option-itchy-edition-english = Anglaise
option-itchy-edition-french = Française
option-itchy-tamarin = Tamarins empereurs
    .about = Cinq tamarins empereurs prennent la place d’une autre espèce.
option-itchy-tamarin-off = Pas dans le jeu
option-itchy-tamarin-L = À la place des lémuriens
option-itchy-tamarin-O = À la place des orangs-outans
option-itchy-tamarin-S = À la place des singes-araignées
option-itchy-tamarin-M = À la place des mandrills
option-itchy-spies = Espions
    .about = Trois espions chacun : sans force, ils partagent un singe avec n’importe qui et comptent pour les colonies de tous.
option-itchy-spies-off = Sans espions
option-itchy-spies-on = Avec espions
option-itchy-first = Qui commence
    .about = Qui place ses poux en premier joue le premier tour.
option-itchy-first-1 = Joueur 1
option-itchy-first-2 = Joueur 2
option-itchy-first-3 = Joueur 3
option-itchy-first-4 = Joueur 4
option-itchy-first-drawn = Tiré au sort
option-itchy-cap = Nombre de tours au plus
    .about = Si personne n’a gagné après ce nombre de tours chacun, la partie est nulle.

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
itchy-note-win = Y aller gagne la partie.
itchy-note-join = Vos poux peuvent y aller.
itchy-note-beat = La force y est de { $power }, vous pouvez venir avec { $ours } : vos poux l’emportent.
itchy-note-even = La force y est de { $power }, vous pouvez venir avec { $ours } : tous rentrent chez eux.
itchy-note-weak = La force y est de { $power }, vous ne pouvez venir qu’avec { $ours } : trop peu.
itchy-note-clan-join = Les poux peuvent passer.
itchy-note-clan-weak = La force y est de { $power }, { $ours } ne suffit pas : les poux restent.
itchy-note-pick = On peut l’épouiller.
itchy-note-danger = { $name } peut le prendre au prochain tour : il y faut une force de { $power }.
itchy-note-one-step = { $name } peut gagner ici en un pas.
itchy-note-barred = Il vient d’être déplacé et reste là ce tour-ci.
itchy-note-crowded =
    { $count ->
        [5] Cinq ouvriers : l’invasion est proche.
       *[other] Encore un ouvrier, et c’est l’invasion.
    }
itchy-safe =
    { $count ->
        [0] Devant { $name } : aucun singe à l’abri pour l’instant
        [one] Devant { $name } : un singe à l’abri
       *[other] Devant { $name } : { $count } singes à l’abri
    }
itchy-free = { $cell } : libre
itchy-monkey = { $cell } : { itchy-species }, { $lice }
itchy-monkey-clean = { $cell } : { itchy-species }, aucun pou
itchy-clan-monkey = { $cell } : { itchy-species } de { $name }, { $lice }
itchy-owned = { $name } avec { itchy-lice }
itchy-and = { $first }, { $rest }
itchy-barred = vient d’être déplacé
itchy-fact-gorillas = Gorilles
itchy-fact-family = Une espèce
itchy-fact-variety = Cinq espèces
itchy-fact-workers = Ouvriers en réserve
itchy-fact-queens = Reines en réserve
itchy-fact-spies = Espions en réserve
itchy-fact-clean =
    { $species ->
        [L] Lémuriens sans poux
        [O] Orangs-outans sans poux
        [S] Singes-araignées sans poux
        [M] Mandrills sans poux
        [G] Gorilles sans poux
       *[T] Tamarins sans poux
    }
itchy-fact-safe = Singes à l’abri
itchy-amount-workers = Ouvriers
itchy-amount-queens = Reines
itchy-amount-spies = Espion

itchy-status-place = { $name } : placez une reine et deux ouvriers sur un singe
itchy-status-enter = { $name } : revenir sur un singe sans poux ?
itchy-status-spawn = { $name } : choisissez où vos poux se reproduisent
itchy-status-exchange = { $name } : échangez six ouvriers contre une reine, ou continuez sans reproduction
itchy-status-move = { $name } : sautez, bousculez ou épouillez
itchy-status-after = { $name } : échangez six ouvriers contre une reine, ou finissez le tour
itchy-status-stuck = { $name } ne peut pas se déplacer
itchy-status-pick = { $name } : choisissez l’espèce de votre clan
itchy-status-clan-spawn = { $name } : choisissez où des poux se reproduisent
itchy-status-clan-bump = { $name } : déplacez un singe
itchy-exchange = Échanger 6 ouvriers contre une reine
itchy-nitpick = Épouiller
itchy-off = Quitter le plateau : à l’abri !
itchy-nobody-goes = N’emmener aucun pou
itchy-all-go = Tous passent : { itchy-lice }
itchy-takes = { itchy-lice } : { $name } doit partir
itchy-all-fall = { itchy-lice } : tous rentrent, ceux de { $name } aussi
itchy-pass = Passer
itchy-pass-enter = Rester à l’écart ce tour-ci
itchy-pass-spawn = Continuer sans reproduction
itchy-pass-after = Finir le tour
itchy-pick =
    { $species ->
        [L] Lémuriens
        [O] Orangs-outans
        [S] Singes-araignées
        [M] Mandrills
        [G] Gorilles
       *[T] Tamarins
    }

itchy-first-drawn = { $name } commence : le sort en a décidé.
itchy-placed = { $name } commence sur { itchy-the } { $cell }.
itchy-entered = { $name } revient : { itchy-lice } sur { itchy-the } { $cell }.
itchy-spawned = { $name } se reproduit : { itchy-lice } de plus sur { itchy-the } { $cell }.
itchy-exchanged = { $name } échange 6 ouvriers contre une reine sur { itchy-the } { $cell }.
itchy-jumped = { $name } fait sauter { itchy-lice } de { $cell } sur { itchy-the-other } { $cell2 }.
itchy-bumped = { $name } déplace { itchy-the } de { $cell } en { $cell2 }.
itchy-crossed = { $name } fait passer { itchy-lice } sur { itchy-the-other } { $cell2 }.
itchy-sent-home = Retour en réserve pour { $name } : { itchy-lice }.
itchy-nitpicked = { $name } épouille { itchy-the } { $cell }.
itchy-founded = { $name } a une colonie sur { itchy-the } { $cell }.
itchy-passed =
    { $step ->
        [enter] { $name } reste à l’écart ce tour-ci.
        [spawn] { $name } continue sans reproduction.
        [after] { $name } finit le tour.
       *[move] { $name } ne peut pas se déplacer et passe.
    }
itchy-won =
    { $reason ->
        [gorillas] { $name } a des colonies sur trois gorilles !
        [family] { $name } a des colonies sur quatre singes d’une même espèce !
       *[variety] { $name } a des colonies sur cinq espèces !
    }
itchy-capped = Les { $count } tours ont été joués.
itchy-joined = { $name } est du clan des { itchy-several }.
itchy-queen-made = Six ouvriers sur { itchy-the } { $cell } deviennent une reine.
itchy-picked = Deux reines, c’est une de trop : { itchy-the } { $cell } est épouillé.
itchy-outbreak =
    { $count ->
        [one] Invasion sur { itchy-the } { $cell } : un ouvrier passe sur { $cells }.
       *[other] Invasion sur { itchy-the } { $cell } : un ouvrier passe sur chacun de { $cells }.
    }
itchy-left = À l’abri : { itchy-the } { $cell } quitte le plateau grâce à { $name }.
itchy-clean = Tous les { itchy-several } de { $name } sont propres !
# Ce qui parle pour une décision du jeu de base, en partie aussi pour le jeu des clans
itchy-best-place =
    { $count ->
        [one] De là, une espèce est à portée.
       *[other] De là, { $count } espèces sont à portée.
    }
itchy-best-enter =
    { $count ->
        [one] Revient là où une espèce est à portée.
       *[other] Revient là où { $count } espèces sont à portée.
    }
itchy-best-keeps = Ici, six ouvriers valent mieux qu’une reine.
itchy-best-then = Puis { $text }. { $why }
itchy-best-wins =
    { $reason ->
        [gorillas] Une colonie sur un troisième gorille : c’est gagné.
        [family] Une quatrième colonie sur des { itchy-several } : c’est gagné.
       *[variety] Avec les { itchy-several }, des colonies sur cinq espèces : c’est gagné.
    }
itchy-best-loses = Après cela, { $name2 } peut gagner au prochain tour.
itchy-best-stops =
    { $reason ->
        [gorillas] Empêche { $name2 } d’avoir un troisième gorille et de gagner au prochain tour.
        [family] Empêche { $name2 } d’avoir une quatrième colonie sur des { itchy-several } et de gagner au prochain tour.
        [variety] Empêche { $name2 } d’avoir une cinquième espèce et de gagner au prochain tour.
       *[other] Empêche { $name2 } de gagner au prochain tour.
    }
itchy-best-takes = Prend { itchy-the } { $cell } à { $name2 } et en fait une colonie.
itchy-best-gorilla = Une colonie sur { itchy-the } { $cell } ; gorilles alors : { $count } sur { $total }.
itchy-best-species = Une colonie sur { itchy-the } { $cell } ; espèces alors : { $count } sur { $total }.
itchy-best-family = Une colonie sur { itchy-the } { $cell } ; { itchy-several } alors : { $count } sur { $total }.
itchy-best-breaks = Détruit la colonie de { $name2 } sur { itchy-the } { $cell }.
itchy-best-drives =
    { $count ->
        [one] Renvoie en réserve un pou de { $name2 } qui était sur { itchy-the } { $cell }.
       *[other] Renvoie en réserve { $count } poux de { $name2 } qui étaient sur { itchy-the } { $cell }.
    }
itchy-best-queen = Six ouvriers deviennent une reine sur { itchy-the } { $cell } : avec elle, les poux se reproduisent plus vite.
itchy-best-threatens = Menace de gagner au prochain tour.
itchy-best-saves = Évite que { itchy-the } { $cell } soit pris.
itchy-best-begins = Amène des poux sur { itchy-the } { $cell } : un début de colonie.
itchy-best-grows = Plus de force sur { itchy-the } { $cell } : { $power } alors.
itchy-best-reaches = Met { itchy-the-other } { $cell2 } à portée des poux qui sont sur { itchy-the } { $cell }.
itchy-best-waits = Ne cède rien, et garde les meilleurs coups pour plus tard.
# Ce qui parle pour une décision du jeu des clans
itchy-clan-best-first = Toutes les espèces se valent : le plateau est le même vu de chaque côté.
itchy-clan-best-second = Un bon choix face aux { itchy-several } de { $name2 }.
itchy-clan-best-wins = Tous les { itchy-several } sont alors propres : c’est gagné.
itchy-clan-best-stops = Empêche { $name2 } de gagner au prochain tour.
itchy-clan-best-nitpicked = Deux reines, c’est une de trop : { itchy-the } { $cell } est débarrassé de ses poux.
itchy-clan-best-soils = Débarrasse { itchy-the } { $cell } de ses poux, qui passent sur un singe propre de { $name2 } : { itchy-the-other } { $cell2 }.
itchy-clan-best-rids = Débarrasse { itchy-the } { $cell } de ses poux ; { itchy-several } alors propres : { $count } sur { $total }.
itchy-clan-best-gives = Donne des poux à un singe propre de { $name2 } : { itchy-the-other } { $cell2 }.
itchy-clan-best-outbreak =
    { $count ->
        [one] Provoque une invasion : un singe propre de { $name2 } attrape des poux.
       *[other] Provoque une invasion : { $count } singes propres de { $name2 } attrapent des poux.
    }
itchy-clan-best-safe = Met { itchy-the } { $cell } à l’abri ; { itchy-several } alors à l’abri : { $count } sur { $total }.
itchy-clan-best-exit = Ouvre une sortie pour { itchy-the } { $cell }.
itchy-clan-best-bars = Barre la sortie à un singe propre de { $name2 } : { itchy-the-other } { $cell2 }.
itchy-clan-best-shields = Met { itchy-the } { $cell } hors de portée des poux.
itchy-clan-best-holds = Empêche { itchy-the-other } { $cell2 } de { $name2 } de passer ses poux.
itchy-clan-best-ready = Met { itchy-the } { $cell } en position de passer ses poux au prochain tour.
itchy-clan-best-looms = Une invasion se prépare à côté d’un singe propre de { $name2 } : { itchy-the-other } { $cell2 }.
itchy-clan-best-hems = Gêne { itchy-the-other } { $cell2 } de { $name2 } dans ses mouvements.
itchy-clan-best-frees = Fait de la place pour { itchy-the } { $cell }.
itchy-clan-best-away = Fait sortir { itchy-the } { $cell } du jeu.
itchy-clan-best-queen = Six ouvriers deviennent une reine sur { itchy-the } { $cell } : elle est assez forte pour passer sur presque tous les singes.
itchy-clan-best-strong = Rend { itchy-the } { $cell } assez fort pour passer ses poux : { $text }.
itchy-clan-best-quiet = Ne fait pas de tort ici ; puis { $text }.
itchy-reason-gorillas = Des colonies sur trois gorilles.
itchy-reason-family = Des colonies sur quatre singes d’une même espèce.
itchy-reason-variety = Des colonies sur cinq espèces différentes.
itchy-reason-cap = Tous les tours ont été joués, et personne n’a gagné.
itchy-reason-clean = Tout le clan est débarrassé de ses poux.

itchy-why-no-cell = Il n’y a pas de case « { $text } » ici : le plateau va de a1 à { $last }.
itchy-why-no-monkey = Il n’y a pas de singe en { $cell }.
itchy-why-lice-there = Il y a déjà des poux en { $cell } : choisissez un singe qui n’en a pas.
itchy-why-too-near =
    { $edition ->
        [english] Il y a des poux en { $cell2 } : commencez sur un singe qui n’en a ni dans sa ligne, ni dans sa colonne, ni juste autour de lui.
       *[french] Il y a des poux en { $cell2 } : commencez sur un singe qui n’en a ni dans sa ligne ni dans sa colonne.
    }
itchy-why-place-first = Placez d’abord une reine et deux ouvriers sur un singe.
itchy-why-enter-first = D’abord, revenez sur un singe sans poux, ou restez à l’écart ce tour-ci.
itchy-why-exchange-or-pass = D’abord, échangez six ouvriers contre une reine, ou continuez sans reproduction.
itchy-why-nothing-of-yours = Rien à vous en { $cell }.
itchy-why-not-alone = { $name } est aussi en { $cell } : on se reproduit là où personne d’autre n’a d’ouvriers ni de reines.
itchy-why-no-worker = Il ne reste plus d’ouvrier dans votre réserve.
itchy-why-worker-or-spy = Seulement des ouvriers en { $cell }, ou un espion parmi eux ?
itchy-why-spy-there = Un de vos espions est déjà en { $cell } : il y a de la place pour un seul.
itchy-why-no-spy = Il ne reste plus d’espion dans votre réserve.
itchy-why-spawn-first = D’abord la reproduction : choisissez un singe.
itchy-why-exchange = Choisissez un singe avec six de vos ouvriers.
itchy-why-few-workers =
    { $count ->
        [0] Aucun de vos ouvriers n’est en { $cell } : une reine en demande six.
        [one] Un seul de vos ouvriers est en { $cell } : une reine en demande six.
       *[other] { $count } de vos ouvriers sont en { $cell } : une reine en demande six.
    }
itchy-why-no-queen = Vos trois reines sont déjà toutes sur le plateau.
itchy-why-moved-already = Votre déplacement est fait : vous pouvez encore échanger des ouvriers contre une reine, ou finir le tour.
itchy-why-move-first = Il y a encore quelque chose à faire : sauter, bousculer ou épouiller.
itchy-why-bump-first = Il y a encore un singe que vous pouvez déplacer.
itchy-why-nitpick = Choisissez un singe avec cinq ouvriers d’un autre joueur.
itchy-why-nobody-to-nitpick = En { $cell }, il n’y a pas d’ouvriers d’un autre joueur.
itchy-why-few-to-nitpick =
    { $count ->
        [one] { $name } n’en a qu’un en { $cell } : pour épouiller il en faut { $need }.
       *[other] { $name } n’en a que { $count } en { $cell } : pour épouiller il en faut { $need }.
    }
itchy-why-where = Vers où ? Choisissez une case pour le singe en { $cell }, ou un singe voisin sur lequel sauter.
itchy-why-where-to = Vers où ? Choisissez une case pour le singe en { $cell }.
itchy-why-stuck = Le singe en { $cell } n’a nulle part où aller.
itchy-why-jump-beside = { $cell2 } n’est pas à côté de { $cell } : les poux sautent sur la case voisine, en haut, en bas, à gauche ou à droite.
itchy-why-jumper =
    { $spies ->
        [0] Un seul pou saute : un ouvrier ou une reine.
       *[other] Un seul pou saute : un ouvrier ou une reine, avec ou sans espion, ou un espion seul.
    }
itchy-why-who-jumps = Qui saute ? Choisissez le pou.
itchy-why-stays = Un singe qui bouge avance d’une case au moins.
itchy-why-not-straight = { $cell2 } n’est pas dans l’alignement de { $cell } : les singes vont tout droit, jamais en diagonale.
itchy-why-in-the-way = Il y a un singe sur le chemin, en { $cell }.
itchy-why-who-crosses = Quels poux passent ? Choisissez-en quelques-uns, tous ou aucun.
itchy-why-crossers = Choisissez lesquels de vos poux passent, par exemple 2w1q.
itchy-why-nobody-beyond = Il n’y a pas de singe juste derrière { $cell } : aucun pou ne peut passer.
itchy-why-not-so-many = Vous n’en avez pas autant en { $cell }.
itchy-why-weak = { $name } a { $power } là-bas : il vous faut { $power } ou plus.
itchy-why-pick = Choisissez d’abord l’espèce de votre clan.
itchy-why-gorillas-free = Les gorilles ne sont d’aucun clan : choisissez une autre espèce.
itchy-why-clan-taken = Les { itchy-several } sont déjà avec { $name }.
itchy-why-spawn-clean = Il n’y a pas de poux en { $cell } pour se reproduire.
itchy-why-barred = { $name } vient de déplacer ce singe : il reste en { $cell } pour ce tour.
itchy-why-other-clan = Le singe en { $cell } est du clan de { $name } : ce n’est pas à vous de le déplacer.
itchy-why-no-way-out = Le chemin vers chaque bord est fermé pour le singe en { $cell }.
itchy-why-lice-stay = Il y a des poux en { $cell } : seul un singe propre quitte le plateau.
itchy-why-all-or-none = Tous les poux passent, ou aucun : dites lequel des deux.
itchy-why-nobody-crosses = De { $cell }, aucun pou ne passe avec ce déplacement.
itchy-why-stronger = Les poux de l’autre singe sont plus forts que ceux en { $cell } : ils restent où ils sont.
itchy-position-step = Partie { $field } : « { $text } » devrait être le numéro d’un joueur, un espace et l’un de { $allowed }.
itchy-position-turns = Partie { $field } : « { $text } » devrait être le nombre de tours joués, par exemple turns=12.
itchy-position-turns-late = Partie { $field } : { $count } tours sont joués, et la partie en a { $most } au plus.
itchy-position-first = Avec ce nombre de tours, c’est le joueur { $found } qui a commencé, et les options disent { $first }.
itchy-position-rows = Le plateau devrait avoir { $expected } lignes, il en a { $found }.
itchy-position-row = La ligne { $row } depuis le haut devrait avoir { $expected } cases, elle en a { $found }.
itchy-position-cell = En { $cell }, « { $text } » n’est pas un singe de ce jeu.
itchy-position-monkeys = Il devrait y avoir { $expected } { itchy-several }, il y en a { $found }.
itchy-position-together = En { $cell }, il y a des ouvriers ou des reines de deux joueurs.
itchy-position-too-many = Le joueur { $number } a plus de poux qu’il n’en existe.
itchy-position-crowded = En { $cell }, il y a plus de poux qu’il ne peut en rester.
itchy-position-clan = Partie { $field } : « { $text } » devrait commencer par { $name } et dire ce que l’on sait.
itchy-position-unfit = Partie { $field } : « { $text } » ne va pas avec le reste de la position.
