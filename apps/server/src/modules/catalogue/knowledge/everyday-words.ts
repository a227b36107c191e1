/**
 * Words and phrases that mean the same to an Italian shopper or cook, a group per line: what a shop calls 'carta
 * cucina' is 'scottex' at home. A word may be in several groups: 'erbe' is basil as well as parsley, but basil is not
 * parsley.
 */
export const EVERYDAY_WORDS = `
prezzemolo; erbe; erbe aromatiche
basilico; erbe; erbe aromatiche
rosmarino; erbe; erbe aromatiche
salvia; erbe; erbe aromatiche
anguria; cocomero
pesche noci; nettarine
mandarini; clementine; mandaranci
frutti di bosco; mirtilli
frutti di bosco; lamponi
arachidi; noccioline; spagnolette
uvetta; uva passa; uva sultanina
mandorle sgusciate; mandorle pelate
zucchine; zucchini; zucchetti
rucola; ruchetta; rughetta
valeriana; songino; soncino
agretti; barba di frate
cime di rapa; friarielli
ortaggi; verdure; verdura
panna acida; crème fraîche
insalata; lattuga
insalata; misticanza
pomodorini; pomodori ciliegini; pachino
verza; cavolo verza; cavolo cappuccio
piselli; pisellini
macinato misto; carne macinata; carne trita; trita
macinato scelto; carne macinata; carne trita; trita
macinato di scottona; carne macinata; carne trita; trita
bovino; manzo; carne rossa
scottona; manzo; carne rossa
pollo; carne bianca; carni bianche
tacchino; carne bianca; carni bianche
hamburger; svizzere; burger
bistecca; costata; fiorentina
fettine; scaloppine
salsiccia; luganega; salamella
wurstel; hot dog; frankfurter
pancetta; bacon
salumi; affettati
prosciutto cotto; cotto
prosciutto crudo; crudo
parmigiano reggiano; parmesan
formaggio spalmabile; philadelphia; crema di formaggio
stracchino; crescenza
scamorza; provola
formaggio a fette; sottilette; formaggio fuso a fette
mozzarella; fior di latte; fiordilatte
yogurt; yoghurt; iogurt
bevande vegetali; latte vegetale
bevanda di soia; latte di soia
bevanda di riso; latte di riso
bevanda di avena; latte di avena
bevanda di mandorla; latte di mandorla
panna da cucina; crema di latte
branzino; spigola
alici; acciughe
gamberi; gamberetti; mazzancolle
calamari; totani
polpo; polipo; piovra
merluzzo; nasello
vongole; lupini; arselle
vongole; frutti di mare
cozze; frutti di mare
gelatina in fogli; colla di pesce
pane in cassetta; pancarré; pan carré; pane da toast
pane grattugiato; pangrattato; pan grattato
brioche; cornetti; croissant
rosette; michette
piadina; tortilla; wrap
gallette; dischetti di riso
pastina; formati per minestra
passata di pomodoro; salsa di pomodoro
ragù; sugo di carne; bolognese
pesto alla genovese; pesto di basilico
maionese; mayonnaise; majonese
olio extravergine di oliva; olio evo; olio vergine
olio per friggere; olio per frittura; olio di semi
aceto balsamico; balsamico
dado; brodo
fecola; amido; maizena
farina di mais; farina gialla; polenta
zucchero di canna; zucchero grezzo
zucchero a velo; zucchero vanigliato
dolcificante; edulcorante; aspartame
lievito di birra; lievito per pizza
tonno; scatolette di tonno
patatine; chips
patate fritte; patatine fritte; patate stick
bastoncini di pesce; bastoncini di merluzzo
ghiaccioli; gelato su stecco
bibite; soft drink; bevande gassate
cola; coca cola; coca
tè freddo; the freddo; tea freddo
tè; the; tea
acqua frizzante; acqua gassata; acqua con gas
acqua naturale; acqua liscia
acqua; minerale
energy drink; bevanda energetica; red bull
tonica; acqua tonica; tonic water
nettare; succo di frutta
prosecco; bollicine
spumante; bollicine
champagne; bollicine
franciacorta; bollicine; metodo classico
trento doc; bollicine; metodo classico
vini; alcolici
birre; alcolici
liquori; alcolici; superalcolici
distillati; alcolici; superalcolici
birra chiara; bionda; lager
amaro; digestivo
caffè macinato; caffè per moka; moka
capsule compatibili; capsule caffè; cialde caffè
orzo; caffè d’orzo
decaffeinato; deca; dek
crema spalmabile; crema di nocciole; nutella; crema gianduia
marmellata; confettura; composta
cioccolatini; praline
frollini; biscotti secchi
merendine; merende; merenda
corn flakes; cornflakes; fiocchi di mais
scatole pizza; scatole per pizza; cartoni pizza; portapizza
carta cucina; scottex; carta assorbente; asciugatutto
carta igienica; carta wc; rotoloni
fazzoletti; kleenex
tovaglioli; salviette di carta
pellicola per alimenti; pellicola trasparente; domopak
alluminio; carta stagnola; stagnola; carta argentata
sacchi spazzatura; sacchi immondizia; sacchi rifiuti; sacchi nettezza
sacchi condominiali; sacchi spazzatura; sacchi immondizia; sacchi rifiuti
sacchetti umido; sacchi umido
candeggina; varechina
sgrassatore; sgrassante
detersivo lavatrice; detersivo bucato
pastiglie lavastoviglie; tabs lavastoviglie; pasticche lavastoviglie; detersivo lavastoviglie
gel lavastoviglie; detersivo lavastoviglie
detergente lavastoviglie; detersivo lavastoviglie
detergente pavimenti; detersivo pavimenti; lavapavimenti
guanti in lattice; guanti monouso; guanti usa e getta
guanti in nitrile; guanti monouso; guanti usa e getta
guanti in vinile; guanti monouso; guanti usa e getta
mocio; mop; straccio pavimenti
piatti monouso; piatti usa e getta; piatti di plastica
bicchieri monouso; bicchieri usa e getta; bicchieri di plastica
vaschette; contenitori per asporto; take away
bagnoschiuma; docciaschiuma; gel doccia
dentifricio; pasta dentifricia
cotton fioc; bastoncini cotonati
pannolini; pannolino; pampers
crocchette; croccantini
lettiera; sabbia per gatti
insetticida; antizanzare; ammazzazanzare
elettroemanatore; antizanzare; cartucce zanzare; piastrine zanzare
senza glutine; gluten free; celiaci
senza lattosio; delattosato
biologico; bio
vegano; vegan
surgelati; congelati
kg; chilo; chili
`
