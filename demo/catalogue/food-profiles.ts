/**
 * Ingredients # allergens # nutrition per 100 g or ml (kcal, fat, saturated, carbohydrate, sugars, fibre, protein, salt)
 * # storage. `{n}` is the name of the good. Allergens stand in capitals in the ingredients.
 */
export const FOOD_PROFILES = {
  none: '####',
  fruit: '{n}## 52,.2,0,12.1,10.4,2.1,.5,0 #fresh',
  vegetable: '{n}## 24,.3,.1,3.1,2.6,2.2,1.6,.03 #cool',
  potato: '{n}## 77,.1,0,16.4,.8,2.1,2,.01 #dark',
  herb: '{n}## 38,.7,.1,3.8,.9,3.4,3.1,.02 #cool',
  salad: '{n} lavata e asciugata## 18,.3,.1,1.8,1.4,1.7,1.5,.04 #cool',
  driedFruit: '{n}, conservante: ANIDRIDE SOLFOROSA#solfiti# 276,.5,.1,62,48,7.4,2.6,.02 #dry',
  nuts: '{n}. Può contenere altra FRUTTA A GUSCIO#frutta a guscio# 612,53,5.2,8.7,4.3,9.6,20,.01 #dry',
  peanuts: 'ARACHIDI tostate, sale#arachidi# 601,50,7.4,10.4,4.8,8.3,26,1.1 #dry',
  legumes: '{n}## 318,1.9,.3,49,3.1,17,22,.02 #dry',
  cookedLegumes: '{n}, acqua, sale## 86,.6,.1,12.2,.6,5.8,6.3,.6 #pantry',
  mushroom: '{n}## 26,.4,.1,1.2,.6,2.4,3.2,.01 #cool',
  bovine: 'Carne di {n}## 142,6.4,2.6,0,0,0,21,.13 #meat',
  pork: 'Carne di suino: {n}## 168,9.4,3.4,0,0,0,20.6,.15 #meat',
  poultry: '{n}## 121,3.1,.9,0,0,0,23,.18 #meat',
  lamb: 'Carne di agnello: {n}## 176,11.2,5.1,0,0,0,18.6,.17 #meat',
  rabbit: '{n}## 138,5.6,1.9,0,0,0,21.6,.12 #meat',
  preparation:
    'Carne 82%, acqua, pangrattato (farina di GRANO tenero, lievito, sale), fiocchi di patata, sale, aromi naturali, antiossidante: acido ascorbico#glutine# 196,12.4,4.6,5.8,.6,.7,15.2,1.5 #meat',
  sausage:
    'Carne di suino 96%, sale, destrosio, spezie, antiossidante: acido ascorbico, budello naturale## 268,22,8.2,.7,.5,0,17,1.8 #meat',
  freshFish: '{n} (PESCE)#pesce# 112,4.1,.9,0,0,0,18.8,.2 #fish',
  shellfish: '{n} (MOLLUSCHI)#molluschi# 79,1.6,.3,2.6,0,0,13,.9 #fish',
  crustacean:
    '{n} (CROSTACEI), antiossidante: METABISOLFITO di sodio#crostacei,solfiti# 92,1,.2,.6,0,0,20,.8 #fish',
  smokedFish: '{n} (PESCE), sale, fumo naturale di legno di faggio#pesce# 188,11,1.9,.4,.3,0,22,2.9 #fish',
  anchovy:
    'ALICI (Engraulis encrasicolus), sale, olio di semi di girasole#pesce# 206,11.6,1.9,.2,0,0,25,9.8 #cool',
  curedHam: 'Coscia di suino, sale## 263,17,5.8,.1,0,0,27,4.3 #cold',
  cookedHam:
    'Coscia di suino, acqua, sale, destrosio, aromi naturali, antiossidante: ascorbato di sodio, conservante: nitrito di sodio## 132,5.8,2,1.1,.9,0,19,1.9 #cold',
  salame:
    'Carne di suino, sale, destrosio, spezie, aglio, antiossidante: acido ascorbico, conservanti: nitrato di potassio, nitrito di sodio## 384,30,11,1.1,.6,0,27,4.1 #cold',
  mortadella:
    'Carne di suino, grasso di suino, trippino di suino, sale, PISTACCHI 0,8%, spezie, antiossidante: ascorbato di sodio, conservante: nitrito di sodio#frutta a guscio# 311,27,9.6,1.1,.6,0,15.7,2.3 #cold',
  bresaola:
    'Carne di bovino, sale, destrosio, aromi naturali, conservanti: nitrito di sodio, nitrato di potassio## 152,2.1,.7,.4,.3,0,33,3.9 #cold',
  hardCheese: 'LATTE, sale, caglio#latte# 392,28.4,18.6,0,0,0,33,1.6 #cold',
  softCheese: 'LATTE pastorizzato, sale, fermenti lattici, caglio#latte# 312,26,17.6,.8,.6,0,19,1.4 #cold',
  mozzarella:
    'LATTE pastorizzato, sale, caglio, fermenti lattici#latte# 244,18.6,12.8,1.2,.9,0,17.6,.6 #cold',
  ricotta:
    'Siero di LATTE, LATTE, sale, correttore di acidità: acido citrico#latte# 146,10.6,7,3.7,3.6,0,8.6,.3 #cold',
  pecorino: 'LATTE di pecora, sale, caglio, fermenti lattici#latte# 408,33.4,22.6,.4,.3,0,26.4,2.4 #cold',
  goatCheese:
    'LATTE di capra pastorizzato, sale, fermenti lattici, caglio#latte# 287,23.6,16,1,.9,0,17.2,1.2 #cold',
  cheeseSpread:
    'LATTE, panna (LATTE), proteine del LATTE, sale, addensante: farina di semi di carrube#latte# 236,22,14.8,3.4,3.3,0,5.8,.8 #cold',
  milk: 'LATTE#latte# 64,3.6,2.4,4.9,4.9,0,3.3,.1 #cold',
  uhtMilk: 'LATTE parzialmente scremato#latte# 47,1.6,1.1,5,5,0,3.3,.1 #pantry',
  lactoseFree: 'LATTE delattosato, enzima lattasi#latte# 47,1.6,1.1,5,5,0,3.3,.1 #pantry',
  cream: 'Panna (LATTE), stabilizzante: carragenina#latte# 335,35,23,3.2,3.2,0,2.2,.08 #cold',
  butter: 'Panna (LATTE)#latte# 748,83,55,.6,.6,0,.7,.02 #cold',
  yogurt: 'LATTE intero, fermenti lattici vivi#latte# 66,3.8,2.5,4.4,4.4,0,3.7,.13 #cold',
  fruitYogurt:
    'LATTE, zucchero, frutta 10%, amido modificato, aromi, fermenti lattici vivi#latte# 94,2.8,1.8,13.6,13.1,.2,3.2,.11 #cold',
  dessert:
    'LATTE, zucchero, panna (LATTE), amido, TUORLO D’UOVO, aromi, addensante: carragenina#latte,uova# 142,5.2,3.4,20.6,17.4,.3,3.1,.16 #cold',
  eggs: 'UOVA di gallina fresche#uova# 128,8.7,3.1,.4,.3,0,12.4,.35 #egg',
  plantDrink:
    'Acqua, {n}, sale marino, calcio. Può contenere SOIA e FRUTTA A GUSCIO#soia,frutta a guscio# 44,1.6,.2,6.1,3.1,.6,1,.1 #pantry',
  tofu: 'Semi di SOIA, acqua, coagulante: cloruro di magnesio#soia# 128,7.4,1.2,1.6,.6,1.4,13,.03 #cold',
  bread:
    'Farina di GRANO tenero tipo 0, acqua, lievito naturale (GRANO), olio extravergine di oliva, sale#glutine# 268,2.6,.5,51,2.4,3.1,8.7,1.4 #bread',
  softBread:
    'Farina di GRANO tenero, acqua, olio di semi di girasole, lievito, zucchero, sale, malto d’ORZO#glutine# 276,4.6,.6,48,5.1,3.4,8.4,1.2 #bread',
  crackers:
    'Farina di GRANO tenero, olio di semi di girasole, sale, lievito, estratto di malto d’ORZO#glutine# 432,12.4,1.4,68,2.6,3.4,10.2,2.1 #dry',
  glutenFreeBake:
    'Amido di mais, farina di riso, olio di semi di girasole, fibre vegetali, lievito, sale, addensante: idrossipropilmetilcellulosa## 384,8.6,1.1,70,4.2,5.4,3.8,1.4 #dry',
  pastry:
    'Farina di GRANO tenero, BURRO, zucchero, UOVA, LATTE, lievito naturale, sale, aromi#glutine,latte,uova# 414,21,12,48,17,2.1,7.4,.7 #bread',
  cake: 'Farina di GRANO tenero, zucchero, UOVA, olio di semi di girasole, LATTE, agenti lievitanti, aromi#glutine,uova,latte# 392,18,3.1,51,28,1.6,5.9,.6 #dry',
  creamCake:
    'Crema (LATTE, panna, zucchero, TUORLO D’UOVO), farina di GRANO tenero, BURRO, NOCCIOLE#glutine,latte,uova,frutta a guscio# 336,19,11.6,35,24,1.2,5.1,.3 #cold',
  semola: 'Semola di GRANO duro, acqua#glutine# 359,1.5,.3,72,3.2,3,13,.01 #dry',
  wholeSemola: 'Semola integrale di GRANO duro, acqua#glutine# 348,2.4,.5,64,3.4,8.6,13.4,.01 #dry',
  eggPasta: 'Semola di GRANO duro, UOVA fresche 33%#glutine,uova# 374,4.3,1.3,67,3.4,3.1,15,.08 #dry',
  glutenFreePasta:
    'Farina di mais, farina di riso, acqua, emulsionante: mono e digliceridi degli acidi grassi## 357,1.2,.3,78,.5,1.8,6.6,.01 #dry',
  freshPasta:
    'Farina di GRANO tenero, UOVA 25%, semola di GRANO duro#glutine,uova# 284,3.2,.9,51,1.6,2.4,11.4,.06 #cold',
  meatPasta:
    'Farina di GRANO tenero, UOVA, ripieno 45% (carne di suino, MORTADELLA, formaggio (LATTE), pangrattato (GRANO), noce moscata)#glutine,uova,latte# 302,9.8,3.7,39,2.1,2.2,13,1.5 #cold',
  cheesePasta:
    'Farina di GRANO tenero, UOVA, ripieno 50% (ricotta (LATTE), formaggio (LATTE), verdure, pangrattato (GRANO))#glutine,uova,latte# 258,8.2,4.4,34,2.8,2.4,10.6,1.1 #cold',
  gnocchi:
    'Purea di patate 70%, farina di GRANO tenero, fecola, sale, correttore di acidità: acido lattico#glutine# 158,.5,.1,34,.6,2.1,3.6,1.2 #cold',
  rice: '{n}## 351,.9,.2,79,.2,1.1,6.8,.01 #dry',
  grains: '{n}#glutine# 346,2.3,.4,65,1.8,8.2,12,.01 #dry',
  flour: '{n} (GRANO)#glutine# 348,1.1,.2,71,1.4,2.6,11.6,.01 #dry',
  polenta: '{n}## 354,1.6,.3,76,.8,2.6,7.4,.01 #dry',
  tomato:
    'Pomodoro, succo di pomodoro, sale, correttore di acidità: acido citrico## 31,.2,0,5.1,4.2,1.3,1.4,.3 #pantry',
  tomatoPaste: 'Concentrato di pomodoro, sale## 101,.5,.1,17.4,14.8,3.2,4.7,.6 #pantry',
  pastaSauce:
    'Polpa di pomodoro, olio extravergine di oliva, verdure in proporzione variabile (SEDANO, carote, cipolla), basilico, sale#sedano# 71,4.1,.6,6.2,4.9,1.4,1.5,1.1 #pantry',
  meatSauce:
    'Polpa di pomodoro, carne di bovino e suino 28%, verdure (SEDANO, carote, cipolla), vino rosso (SOLFITI), olio di oliva, sale#sedano,solfiti# 118,7.6,2.1,5.2,3.9,1.1,6.4,1.2 #pantry',
  pesto:
    'Basilico 32%, olio di semi di girasole, ANACARDI, formaggio (LATTE), olio extravergine di oliva, PINOLI, sale, aglio#frutta a guscio,latte# 486,48,6.8,6.4,3.1,2.4,5.4,2.4 #cold',
  oliveOil: '{n}## 824,91.6,13.2,0,0,0,0,0 #dark',
  seedOil: '{n}## 828,92,10.4,0,0,0,0,0 #dark',
  vinegar: '{n}. Contiene SOLFITI#solfiti# 21,0,0,.6,.4,0,0,.02 #pantry',
  balsamic:
    'Aceto di vino, mosto d’uva concentrato, colorante: caramello. Contiene SOLFITI#solfiti# 128,0,0,28,27,0,.4,.05 #pantry',
  tuna: '{n} (PESCE), olio di oliva, sale#pesce# 198,11.4,1.7,0,0,0,24,.9 #pantry',
  pickles:
    '{n}, aceto di vino, acqua, sale, zucchero, antiossidante: METABISOLFITO di potassio#solfiti# 28,.3,0,3.4,2.8,1.9,1.1,1.9 #pantry',
  inOil:
    '{n}, olio di semi di girasole, aceto di vino, sale, spezie, correttore di acidità: acido citrico. Contiene SOLFITI#solfiti# 214,21,2.4,2.8,1.6,2.4,1.8,1.8 #pantry',
  olives:
    'Olive, acqua, sale, correttori di acidità: acido lattico, acido citrico## 152,15.4,2.1,.9,0,3.1,1.2,3.6 #pantry',
  corn: '{n}, acqua, sale## 87,1.6,.3,13.4,5.2,2.4,2.8,.5 #pantry',
  mayonnaise:
    'Olio di semi di girasole, acqua, TUORLO D’UOVO pastorizzato, aceto di vino, zucchero, sale, SENAPE, correttore di acidità: acido citrico#uova,senape# 664,72,6.1,3.1,2.6,0,1.1,1.3 #pantry',
  ketchup:
    'Pomodoro, zucchero, aceto di vino, sale, amido modificato, spezie (SEDANO)#sedano# 104,.2,0,23.6,21.8,.8,1.2,2 #pantry',
  mustard:
    'Acqua, semi di SENAPE, aceto di vino, sale, spezie. Contiene SOLFITI#senape,solfiti# 142,9.4,.6,5.8,3.2,4.4,7,4.9 #pantry',
  soySauce: 'Acqua, semi di SOIA, GRANO, sale#soia,glutine# 76,.1,0,7.4,1.4,.1,10.4,15.2 #pantry',
  stock:
    'Sale, verdure 12% (SEDANO, carota, cipolla), amido, olio di semi di girasole, estratto di lievito, spezie#sedano# 246,11,1.2,21,4.1,2.4,13,48 #dry',
  soup: 'Acqua, verdure 42% (SEDANO, carote, patate), legumi, olio extravergine di oliva, sale#sedano# 48,1.4,.2,6.1,1.9,1.7,1.8,.7 #cold',
  salt: '{n}## 0,0,0,0,0,0,0,97 #dry',
  spice: '{n}. Può contenere SEDANO e SENAPE#sedano,senape# 278,6.4,1.4,38,3.2,22,10.8,.12 #dry',
  yeast: '{n}## 312,5.4,.9,24,2.1,24,42,.2 #dry',
  sugar: '{n}## 400,0,0,100,100,0,0,0 #dry',
  crisps: 'Patate, olio di semi di girasole, sale## 536,34,3.2,50,.6,4.4,6.2,1.2 #dry',
  taralli:
    'Farina di GRANO tenero, olio di semi di girasole, vino bianco (SOLFITI), sale, semi di finocchio#glutine,solfiti# 482,21,2.6,63,2.2,2.9,9.1,2.2 #dry',
  babyFood:
    '{n} 60%, acqua, amido di riso, succo di limone concentrato, vitamina C## 62,.3,.1,12.6,9.4,1.6,.6,.02 #pantry',
  babyMeat: '{n} 40%, acqua, farina di riso, olio di semi di girasole## 92,4.2,.9,4.6,.1,.1,8.8,.08 #pantry',
  babyMilk:
    'LATTE scremato, lattosio, oli vegetali, proteine del siero di LATTE, vitamine, minerali, lecitina di SOIA#latte,soia# 66,3.4,1.2,7.4,7.3,.4,1.3,.05 #dry',
  frozenVegetable: '{n}## 42,.4,.1,5.6,2.6,3.1,2.6,.04 #frozen',
  frozenFries: 'Patate 95%, olio di semi di girasole## 138,4.1,.5,22,.4,2.4,2.2,.1 #frozen',
  breadedFish:
    'Filetti di MERLUZZO 65% (PESCE), pangrattato (farina di GRANO tenero, lievito, sale), olio di semi di girasole, amido#pesce,glutine# 196,8.6,.9,16.4,.9,1,12.6,.8 #frozen',
  frozenFish: '{n} (PESCE)#pesce# 86,1.4,.3,0,0,0,18,.25 #frozen',
  frozenShellfish:
    '{n} (MOLLUSCHI, CROSTACEI), acqua, antiossidante: METABISOLFITO di sodio#molluschi,crostacei,solfiti# 72,.9,.2,1.4,0,0,14.6,1.1 #frozen',
  pizza:
    'Farina di GRANO tenero, pomodoro 24%, MOZZARELLA 20% (LATTE), olio extravergine di oliva, lievito, sale#glutine,latte# 236,8.1,3.6,30,3.1,2.1,9.6,1.3 #frozen',
  readyMeal:
    'Semola di GRANO duro, LATTE, polpa di pomodoro, carne di bovino, formaggio (LATTE), UOVA, verdure (SEDANO, carote, cipolla), olio di oliva, sale#glutine,latte,uova,sedano# 158,6.8,3.1,15.6,2.9,1.4,7.8,.9 #frozen',
  iceCream:
    'LATTE, zucchero, panna (LATTE), sciroppo di glucosio, emulsionante: mono e digliceridi, addensanti: guar, carrube. Può contenere FRUTTA A GUSCIO, UOVA#latte,frutta a guscio,uova# 218,11,7.2,26,23,.5,3.4,.14 #frozen',
  coneIceCream:
    'LATTE, zucchero, cialda (farina di GRANO tenero), olio di cocco, NOCCIOLE, cacao magro, lecitina di SOIA#latte,glutine,frutta a guscio,soia# 294,15,10,36,26,1.4,4.1,.18 #frozen',
  sorbet:
    'Acqua, zucchero, {n} 25%, sciroppo di glucosio, addensante: pectina## 124,.2,.1,30,27,.9,.3,.02 #frozen',
  frozenPastry:
    'Farina di GRANO tenero, BURRO, zucchero, acqua, UOVA, lievito, sale#glutine,latte,uova# 372,20,12.4,40,9.6,1.8,7.1,.8 #frozen',
  frozenBread:
    'Farina di GRANO tenero, acqua, lievito, sale, malto d’ORZO#glutine# 254,1.2,.2,51,2.1,2.6,8.2,1.3 #frozen',
  mineralWater: 'Acqua minerale naturale## 0,0,0,0,0,0,0,0 #pantry',
  softDrink:
    'Acqua, zucchero, anidride carbonica, {n}, acido citrico, aromi naturali## 41,0,0,10.1,10,0,0,.01 #pantry',
  zeroDrink:
    'Acqua, anidride carbonica, aromi naturali, edulcoranti: aspartame, acesulfame K. Contiene una fonte di fenilalanina## 1,0,0,0,0,0,0,.02 #pantry',
  energyDrink:
    'Acqua, zucchero, anidride carbonica, taurina, caffeina (0,03%), vitamine B. Tenore elevato di caffeina## 46,0,0,11,11,0,0,.1 #pantry',
  icedTea:
    'Acqua, zucchero, infuso di tè, succo di frutta 0,1%, acido citrico, aromi naturali## 29,0,0,7,7,0,0,.01 #pantry',
  juice: 'Succo di frutta 100%## 45,.1,0,10.6,10.2,.2,.5,.01 #pantry',
  nectar:
    'Acqua, purea di frutta 50%, zucchero, acido citrico, vitamina C## 56,.1,0,13.4,12.8,.5,.3,.01 #pantry',
  syrup: 'Zucchero, acqua, succo di frutta, acido citrico, aromi naturali## 268,0,0,67,67,0,0,.01 #pantry',
  wine: 'Uva. Contiene SOLFITI#solfiti# 76,0,0,.6,.4,0,0,0 #wine',
  beer: 'Acqua, malto d’ORZO, mais, luppolo#glutine# 42,0,0,3.1,.2,0,.4,.01 #wine',
  zeroBeer: 'Acqua, malto d’ORZO, luppolo, anidride carbonica#glutine# 24,0,0,5.2,2.4,0,.4,.01 #wine',
  spirit: 'Alcol, acqua, zucchero, infuso di erbe e frutta, aromi naturali## 236,0,0,17,17,0,0,0 #wine',
  distillate: 'Acquavite## 222,0,0,0,0,0,0,0 #wine',
  bitterSoda:
    'Acqua, zucchero, anidride carbonica, aromi, acido citrico, colorante## 48,0,0,11.6,11.6,0,0,.01 #pantry',
  biscuits:
    'Farina di GRANO tenero, zucchero, BURRO, UOVA, LATTE scremato in polvere, agenti lievitanti, sale#glutine,latte,uova# 471,19,8.6,66,23,2.8,7.1,.6 #dry',
  wafers:
    'Zucchero, farina di GRANO tenero, olio di cocco, NOCCIOLE, LATTE scremato in polvere, cacao magro, lecitina di SOIA#glutine,frutta a guscio,latte,soia# 512,26,17,61,36,3.1,6.4,.3 #dry',
  cereals:
    'Fiocchi di AVENA e FRUMENTO, zucchero, riso, miele, sale, malto d’ORZO. Può contenere FRUTTA A GUSCIO#glutine,frutta a guscio# 388,5.1,.9,72,19,7.1,9.6,.6 #dry',
  riceCakes: '{n}, sale## 382,2.9,.6,80,.6,3.1,8.2,.4 #dry',
  chocolate:
    'Zucchero, pasta di cacao, burro di cacao, LATTE in polvere, lecitina di SOIA, vaniglia. Può contenere FRUTTA A GUSCIO#latte,soia,frutta a guscio# 541,32,19,54,51,3.4,7.1,.2 #dry',
  darkChocolate:
    'Pasta di cacao, zucchero, burro di cacao, lecitina di SOIA, vaniglia. Può contenere LATTE e FRUTTA A GUSCIO#soia,latte,frutta a guscio# 562,42,25,33,28,11,8.6,.02 #dry',
  spread:
    'Zucchero, olio di girasole, NOCCIOLE 18%, cacao magro, LATTE scremato in polvere, lecitina di SOIA, vaniglia#frutta a guscio,latte,soia# 538,32,5.4,55,53,3.6,6.4,.1 #dry',
  jam: '{n} 50%, zucchero, succo di limone, gelificante: pectina## 236,.1,0,57,54,1.4,.4,.02 #pantry',
  honey: '{n}## 326,0,0,81,80,0,.4,.01 #dry',
  candy:
    'Zucchero, sciroppo di glucosio, acido citrico, succo di frutta concentrato, aromi, coloranti naturali## 382,.2,.1,95,72,.1,.1,.05 #dry',
  licorice:
    'Liquirizia, zucchero, sciroppo di glucosio, farina di GRANO tenero#glutine# 342,.4,.1,78,46,1.2,4.1,.2 #dry',
  coffee: '{n}## 2,0,0,0,0,0,.1,0 #dry',
  tea: '{n}## 1,0,0,.2,0,0,0,0 #dry',
  cocoa: 'Cacao magro in polvere, zucchero. Può contenere LATTE#latte# 378,8.4,5.1,58,48,12,11,.1 #dry',
  barley: 'ORZO tostato#glutine# 338,1.4,.3,72,1.2,9.4,9.8,.03 #dry',
  plantCream:
    'Acqua, olio di cocco, zucchero, amido di riso, emulsionanti: mono e digliceridi degli acidi grassi, sale## 268,24,21,12,9.8,0,.4,.1 #cold',
  cornTortilla: 'Farina di mais, acqua, olio di semi di girasole, sale## 302,6.1,.8,54,1.2,4.6,5.9,1.1 #dry',
  capreseCake:
    'MANDORLE, zucchero, UOVA, BURRO, cioccolato fondente, lievito per dolci#frutta a guscio,uova,latte# 442,29,11,35,31,4.2,8.6,.3 #dry',
  plantBalls:
    'Ceci 48%, verdure 22% (carote, SEDANO), farina di riso, olio di semi di girasole, sale, spezie#sedano# 186,8.4,1,19,2.4,5.8,6.1,1.1 #frozen',
  glutenFreeCone:
    'LATTE, zucchero, cialda (amido di mais, farina di riso), olio di cocco, NOCCIOLE, cacao magro#latte,frutta a guscio# 291,15,10,36,26,1.2,3.6,.17 #frozen',
  milletBeer: 'Acqua, malto di miglio, riso, luppolo## 41,0,0,3,.2,0,.3,.01 #wine',
  glutenFreeBiscuits:
    'Amido di mais, zucchero, farina di riso, olio di semi di girasole, cacao magro, agenti lievitanti, sale## 468,18,2.6,71,25,3.2,4.1,.5 #dry',
  veganBiscuits:
    'Farina di GRANO tenero, zucchero di canna, olio di semi di girasole, cacao magro 6%, agenti lievitanti, sale#glutine# 462,18,2.3,66,22,4.4,7,.5 #dry',
  riceFlour: '{n}## 352,.9,.2,78,.2,1.4,6.6,.01 #dry',
  chickpeaFlour: 'Farina di ceci## 352,5.8,.7,47,3.1,14,22,.02 #dry',
  almondFlour: 'MANDORLE#frutta a guscio# 612,52,4.4,7.4,4.6,11,23,.02 #dry',
  babyCereal: '{n}, vitamina B1. Può contenere tracce di LATTE#latte# 384,1.2,.3,84,1.1,1.4,7,.01 #dry',
  petFood:
    'Carni e derivati (di cui {n} 4%), cereali, sottoprodotti di origine vegetale, minerali, oli e grassi## #dry',
} as const
