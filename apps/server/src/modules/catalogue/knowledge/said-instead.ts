/**
 * Names at the beginning of a query for which another one is searched: those of cooks, of other regions and languages,
 * and those that products only have as a flavour ('sour cream' on crisps). A row is the names, a colon, and what is
 * searched instead, the most exact first; the first that the shop has is taken. Unlike synonyms they never make a
 * product another one.
 */
export const SAID_INSTEAD = `
manzo: bovino adulto, carne bovino, bovino
carne di manzo: bovino adulto, carne bovino, bovino
muscoli: cozze
barba di frate, barba dei frati, barba del frate, barba del negus: agretti
friarielli, friariello: friarielli, cime di rapa, broccoletti
tegoline, tegolina, cornetti verdi: fagiolini
fumetto, fumetto di pesce: fumetto di pesce, fumetto, brodo di pesce, dado pesce, brodo
sottiletta, sottilette: sottilette, formaggio fuso a fette, formaggio a fette, fette al latte
sour cream, creme fraiche, panna agra: panna acida, creme fraiche, panna fresca, panna da cucina
french fries: patate fritte, patatine fritte, patate prefritte, patate stick, patate surgelate
patatine fritte, patate fritte: patatine fritte, patate fritte, patate prefritte, patate stick
redbul, redbull, red bul: red bull, energy drink
noce di burro, noci di burro, ricciolo di burro, fiocchi di burro: burro
filo d'olio, giro d'olio: olio extravergine di oliva, olio
pizzico di sale, presa di sale: sale fino, sale
spicchio d'aglio, spicchi d'aglio, testa d'aglio: aglio
ciuffo di prezzemolo, mazzetto di prezzemolo: prezzemolo
rametto di rosmarino, rametti di rosmarino: rosmarino
costa di sedano, gambo di sedano: sedano
scorza di limone, succo di mezzo limone: limoni
cream cheese: formaggio spalmabile, formaggio fresco spalmabile
whipping cream, heavy cream: panna da montare, panna fresca, panna
almond milk: bevanda di mandorla, latte di mandorla, drink mandorla
oat milk: bevanda di avena, latte di avena, drink avena
soy milk: bevanda di soia, latte di soia, drink soia
rice milk: bevanda di riso, latte di riso, drink riso
coconut milk: latte di cocco, bevanda cocco
coconut oil: olio di cocco
olive oil: olio extravergine di oliva, olio di oliva
ground beef, minced beef: macinato di bovino, macinato, carne macinata
beef: bovino adulto, bovino, manzo
veal: vitello
lamb: agnello
pork: suino, maiale
chicken breast: petto di pollo
chicken: pollo
turkey: tacchino
sausages, sausage: salsiccia
shrimps, shrimp, prawns: gamberi
mussels: cozze
clams: vongole
salmon: salmone
tuna: tonno
eggs: uova
butter: burro
milk: latte
bread: pane
flour: farina
sugar: zucchero
potatoes: patate
onions: cipolle
garlic: aglio
lemons: limoni
mushrooms: funghi
green beans: fagiolini
chickpeas: ceci
honey: miele
tomato sauce: passata di pomodoro, salsa di pomodoro
sparkling water: acqua frizzante, acqua gassata
still water: acqua naturale
ice cream: gelato
corn starch: amido di mais, maizena
toilet paper: carta igienica
dish soap, sapone per piatti, sapone per i piatti, sapone dei piatti, sapone piatti: detersivo piatti
sapone per lavatrice, sapone per la lavatrice, sapone lavatrice: detersivo lavatrice
`

/** Beginnings of words that mean a good while they are being typed, though they are also brands. */
export const BEGUN_AS = `
pata: patate
patat: patate
`
