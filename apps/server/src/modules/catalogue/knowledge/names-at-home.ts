/**
 * Names of things at home: regional or old names, or a brand used as a word. A group per line, the shop's usual name
 * first. The other names must mean nothing else in the shop: products with one member are found by the others. Products
 * of the brand itself contain it in name or brand, and come first.
 */
export const NAMES_AT_HOME = `
pomodori; pomidoro; pumidori
passata; pummarola; pommarola
pomodori pelati; pummarola; pommarola
polpa di pomodoro; pummarola; pommarola
melone; popone; mellone
cetrioli; citrioli; cocomeri
peperoni; puparuoli; peparuoli
peperoncini; peperoncino; diavolicchi; cerasella
melanzane; mulignane; milinciane; petonciani
zucchine; cucuzzelle; zucchini
carciofi; articiocche; castraure; cacuocciuli
cavolfiore; cavolo fiore; vruoccolo; carfiol
broccoli; vruoccoli; sparacelli
cavolo cappuccio; capuzzo
bieta; bietole
cicoria; puntarelle; cicorielle
radicchio; trevisana; radicio
valeriana; gallinella; formentino; dolcetta; sarset
indivia; scarola
finocchi; finocchiella; fenoci
sedano; accio; selino; accia
prezzemolo; petrosino; pretesemolo
basilico; vasenicola; basilicò
rosmarino; ramerino; usmarino; rosamarina
menta; mentuccia; nepetella
origano; regamo; arigano
aglio; agghia
cipolle; cipudda; zigolla; cevola
cipollotti; cipolline fresche; sponsali
fagiolini; fasolini; mangiatutto
taccole; piattoni; mangiatutto
fave; baccelli; favette
fagioli; fasoi; fasuli; zolfini
borlotti; fagioli scritti; bobi
ceci; ciceri
lenticchie; lentie
piselli; bisi; pesielli; arveje
mais; granoturco; granturco; pannocchie; melica
funghi porcini; boleti
funghi champignon; prataioli
albicocche; crisommole; meliache; armellini; biricoccole
pesche; perzeche
prugne; brugne
ciliegie; cerase; duroni
fragole; magiostre; fravole
more; morole
fichi; fichidindia
cachi; kaki; diosperi; cachi mela
melagrane; granate
clementine; tangerini; mapo
arance; purtualli; portogalli; aranci
limoni; lumie; limuni
castagne; balotte; caldarroste
nocciole; nocelle; avellane
arachidi; bagigi; spagnolette; cacaetti; noccioline americane
pistacchi; fastuche
pinoli; pignoli
uva; racina
alici; anciova; sardoni
sarde; sardelle; saraghine; sarda
sgombro; maccarello; lacerto; scombro
branzino; spigola; lupasso; pesce lupo
orata; aurata; orade
baccalà; bacalà; piscistocco
anguilla; capitone; bisato; bisatto
coda di rospo; rana pescatrice
polpo; folpo; purpu; polipo; piovra
moscardini; folpetti; sinisi
seppie; sepa; seppioline
calamari; calamaretti; calamaru
totani; todari; calamari volanti
cozze; mitili; peoci; mitilo
vongole; caparozzoli; poverazze; purazze; arselle
lupini; arselle; telline; tellina
cannolicchi; cappelunghe; cape longhe; manicai
canocchie; cannocchie
gamberi; gamberoni; code di gambero
scampi; scampo
astice; lupicante; elefante di mare; aragosta
trota; truta; trote
pesce spada; pisci spata
pancetta; ventresca; carnesecca; rigatino
guanciale; barbaglia; gota
lardo; lardelli
coppa; capicollo; lonza stagionata; capocollo stagionato
costine; puntine; rosticciana; spuntature; ribs; tracchiulelle
salsiccia; luganega; saucicc; zazicchia; sasizza
braciole; bistecche di maiale
suino; maiale
scottona; sorana
muscolo; geretto; campanello; gamboncello
reale; biancostato
spezzatino; tocchetti; bocconcini di carne
fesa; scanello
roast beef; rosbif; lombata; rostbeef
ossobuco; ossibuchi; osso buco; os bus
fegato; fegatini; figà; fegatelli
pollo; pollastro
galletto; pollo novello; gallettino; vallespluga
tacchino; dindo; pitto; tacchinella
coniglio; cunicciu
agnello; abbacchio; agniello
arrosticini; rustelle; rostelle; spiedini di pecora
petto di pollo; fettine di pollo
mortadella; mortazza
prosciutto cotto; granbiscotto
salame; salam; sopressa
bresaola; brisaola; slinzega
wurstel; salsiccia di francoforte; servelade; wuberoni; wudy
cotechino; musetto; muset
baguette; sfilatino
rosette; michette; rosetta; biove
focaccia; fugassa; crescenta; fitascetta
piadina; piada; pié
taralli; tarallucci; scaldatelli
friselle; frise; freselle; frisedde
grissini; rubatà; ghersin
fette biscottate; biscottate
cracker; crackers
pane in cassetta; pancarrè; pancarré
cornetti; brioches
bomboloni; bombolone; graffe; ciambelle fritte
merendine; fiesta; buondì; kinder; tegolino; camille
frittelle; frittole; castagnole; zeppole
mozzarella; ovoline; santa lucia
mozzarella di bufala; zizzona
ricotta; puina
parmigiano reggiano; reggiano; parmesan
grana padano; trentingrana
pecorino; caciotta
emmentaler; groviera; gruyère; emmental; leerdammer; maasdam
formaggio fresco spalmabile; filadelfia; philadelphia; filadelphia
burro; butirro; smalz
panna da cucina; panna chef
panna da montare; hoplà; panna fresca
besciamella; besciamelle; balsamella
yogurt; yoghurt; activia
fermenti lattici; actimel; yakult; fermenti
budino; budini; danette
tonno; tonno in scatola; rio mare; pinna gialla; nostromo; insuperabile
acciughe; alici salate
pelati; pomodori pelati; cirio
concentrato di pomodoro; mutti
capperi; chiapparo; cucunci
olive; aulive; ulive
olio di semi; olio leggero; friol; topazio
aceto; asìt; acito
sale grosso; sale da cucina; salgemma
maionese; calvé; mayo; mayonese
ketchup; rubra
senape; mustard; digione
bucatini; perciatelli
tagliatelle; lagane; tajarin
gnocchi; strangolapreti
agnolotti; agnulot
farina 00; farina bianca; doppio zero
farina di mais; farina gialla; bramata
semola rimacinata; rimacinato
lievito per dolci; bertolini; pane degli angeli; baking powder; cremor tartaro
lievito di birra; mastro fornaio; lievito fresco
vanillina; vanigliata
zucchero semolato; zucchero bianco; eridania
cacao; cacao in polvere; perugina
crema di nocciole; nutella; crema gianduia; gianduja; cioccolata da spalmare
cioccolato; cioccolata
cioccolatini; boeri; cioccolatini ripieni; lindor
gianduiotti; giandujotti; gianduia
caramelle; gommose; haribo; chupa chups
orzo solubile; orzoro
caffè solubile; nescafé; nescafe; liofilizzato
cereali; kellogg's
camomilla; bonomelli; camomillina
gassosa; gazzosa; gasosa; sprite
chinotto; chinò; chinotti
cola; pepsi
tè freddo; estathé; estathe; lipton; the freddo
energy drink; red bull; energetica
bevanda isotonica; gatorade; powerade
aperitivo analcolico; crodino; sanbitter
aperitivo all'arancia; aperol
bitter rosso; campari
vermouth; cinzano; vermut
amaro; montenegro; lucano; averna; ammazzacaffè
liquore all'arancia; cointreau; triple sec; grand marnier
sambuca; mistrà
prosecco; valdo
birra; birra chiara; peroni; moretti
carta cucina; scottex; rotolone; asciugoni; carta assorbente
carta igienica; rotoloni; foxy; carta wc
pellicola; domopak; pellicola trasparente
alluminio; stagnola; domopak; carta argento
sacchetti gelo; cuki gelo; sacchetti freezer; buste gelo
fazzoletti; kleenex; fazzolettini; fazzoletti di carta
cerotti; hansaplast; cerotto
assorbenti; tampax
pannolini; pampers; huggies; pannoloni
detersivo piatti; svelto; nelsen; fairy
detersivo lavatrice; dixan; omino bianco
pastiglie lavastoviglie; pril
ammorbidente; coccolino; vernel; ammorbente
candeggina; varechina; conegrina
sgrassatore; chanteclair; smac
multiuso vetri; vetril; glassex; lavavetri
anticalcare; viakal
disgorgante; idraulico liquido; sturalavandini
detergente pavimenti; lysoform; mastro lindo; lavapavimenti; ajax
spugne; spontex; vileda; spugnette
mocio; vileda; mop; straccio
insetticida; baygon; vape; autan; zampirone; flit
schiuma da barba; proraso; gillette
rasoi; gillette
bagnoschiuma; badedas; felce azzurra
crema mani; nivea; glicerina; neutrogena
dentifricio; colgate; mentadent; pasta del capitano
crocchette; friskies; whiskas; purina; croccantini
stuzzicadenti; stecchini; zanzarelle
scopa; ramazza
secchio; bigoncio; mastello
`
