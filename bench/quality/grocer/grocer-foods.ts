/**
 * The goods of a fictitious grocer, whose tree is like no other shop's: departments have the names that people of the
 * trade give them. A line '# a / b / c' is a category; the lines below it are its goods: name, brand, format. Names and
 * brands are invented, or in common use.
 */
export const GROCER_FOODS = `
# Dal campo / Foglie e insalate
Lattuga gentile; ; 1 pz
Scarola liscia; ; 1 pz
Indivia riccia; ; 1 pz
Rucola selvatica busta; Orto Vivo; 125 g
Spinaci freschi lavati; Orto Vivo; 400 g
Cime di rapa; ; 1 kg
Agretti a mazzi; ; 500 g
Insalata mista in busta; Orto Vivo; 200 g
# Dal campo / Tuberi e radici
Patate a pasta gialla rete; ; 2 kg
Patate novelle; ; 1 kg
Carote sfuse; ; 1 kg
Cipolle dorate; ; 1 kg
Aglio secco treccia; ; 500 g
Zenzero fresco; ; 200 g
# Dal campo / Ortaggi
Pomodori ramati; ; 1 kg
Zucchine verdi; ; 1 kg
Melanzane tonde; ; 1 kg
Peperoni rossi e gialli; ; 1 kg
Carciofi romaneschi; ; 4 pz
Broccoli verdi; ; 500 g
# Dal campo / Alberi e arbusti
Limoni di Sicilia; ; 1 kg
Arance da spremuta; ; 2 kg
Mele renette; ; 1 kg
Fragole vaschetta; ; 250 g
Cocco fresco; ; 1 pz
Avocado maturo; ; 2 pz
# Dal campo / Profumi di cucina
Salvia in vaschetta; ; 25 g
Rosmarino in vaschetta; ; 25 g
Menta fresca; ; 25 g
Basilico in vaso; ; 1 pz
Prezzemolo riccio; ; 50 g
# Il banco del macellaio / Bue e vitellone
Bistecca di bovino adulto; ; 300 g
Hamburger di scottona; Carni Belfiore; 200 g
Spezzatino di bovino; ; 500 g
Macinato scelto di bovino; Carni Belfiore; 400 g
# Il banco del macellaio / Altri tagli
Costolette di agnello; ; 400 g
Fettine di vitello; ; 300 g
Ossobuco di vitello; ; 600 g
Coscio di agnello intero; ; 2 kg
Sovracosce di pollo; Aia Verde; 600 g
Petto di tacchino a fette; Aia Verde; 400 g
Coniglio a pezzi; ; 1 kg
Petto d'anatra; ; 350 g
Fegato di vitello; ; 300 g
Lonza di suino a fette; ; 400 g
Salsiccia fresca; ; 500 g
# La barca / Freschissimi
Filetto di salmone; ; 300 g
Branzino intero; ; 500 g
Cozze in rete; ; 1 kg
Polpo fresco; ; 1 kg
Trancio di tonno rosso; ; 250 g
Alici fresche; ; 500 g
# La barca / Sotto zero
Cozze sgusciate surgelate; Mareblu; 400 g
Gamberi sgusciati; Mareblu; 300 g
Filetti di merluzzo; Mareblu; 400 g
Bastoncini di pesce; Mareblu; 450 g
# Freddo polare
Patate prefritte; Freddissimi; 1 kg
Piselli fini; Freddissimi; 450 g
Spinaci a cubetti; Freddissimi; 450 g
Fagiolini extrafini; Freddissimi; 450 g
Pizza margherita; Freddissimi; 300 g
Gelato alla vaniglia; Polo; 500 g
Crocchette di patate; Freddissimi; 500 g
# Dalla latteria / Da spalmare e montare
Burro tradizionale; Malga; 250 g
Panna fresca da montare; Malga; 500 ml
Panna acida; Malga; 200 g
Formaggio spalmabile; Malga; 150 g
Ricotta vaccina; Malga; 250 g
# Dalla latteria / Da bere
Latte fresco intero; Malga; 1 l
Latte parzialmente scremato a lunga conservazione; Malga; 1 l
Bevanda di mandorla; Campo Verde; 1 l
Bevanda di avena; Campo Verde; 1 l
Yogurt bianco magro; Malga; 125 g
Yogurt alla vaniglia; Malga; 125 g
Yogurt alla fragola; Malga; 125 g
# Dalla latteria / Stagionati e freschi
Mozzarella fiordilatte; Malga; 125 g
Fette al latte fuse; Malga; 200 g
Parmigiano Reggiano 24 mesi; ; 500 g
Pecorino romano; ; 300 g
Gorgonzola dolce; ; 200 g
Uova fresche da galline a terra; Aia Verde; 10 pz
# Il norcino
Prosciutto crudo affettato; Norcia Antica; 100 g
Prosciutto cotto alta qualità; Norcia Antica; 120 g
Guanciale stagionato; Norcia Antica; 300 g
Pancetta affumicata a cubetti; Norcia Antica; 150 g
Paté di fegato; Norcia Antica; 100 g
# Scaffale asciutto / Grano e chicchi
Spaghetti; Molino Duca; 500 g
Penne rigate; Molino Duca; 500 g
Conchiglie rigate; Molino Duca; 500 g
Riso carnaroli; Molino Duca; 1 kg
Farina tipo 00; Molino Duca; 1 kg
Fiocchi di avena; Campo Verde; 500 g
Couscous; Campo Verde; 500 g
# Scaffale asciutto / Rossi e sughi
Pomodori pelati; Rossosole; 400 g
Pomodori pelati per ristorazione; Rossosole; 2,5 kg
Passata di pomodoro; Rossosole; 700 g
Polpa di pomodoro; Rossosole; 400 g
Ragù alla bolognese; Rossosole; 180 g
Pesto alla genovese; Rossosole; 190 g
# Scaffale asciutto / Sott'olio e in scatola
Filetti di tonno all'olio di oliva; Mareblu; 150 g
Tonno al naturale; Mareblu; 80 g
Acciughe sott'olio; Mareblu; 90 g
Fagioli borlotti lessati; Campo Verde; 400 g
Ceci lessati; Campo Verde; 400 g
Mais dolce; Campo Verde; 160 g
Olive verdi denocciolate; Rossosole; 300 g
Friarielli sott'olio; Rossosole; 280 g
# Scaffale asciutto / Condire
Olio extravergine di oliva; Frantoio Reale; 1 l
Olio di semi di girasole; Frantoio Reale; 1 l
Olio di cocco biologico; Campo Verde; 200 ml
Aceto di vino bianco; Frantoio Reale; 500 ml
Aceto di mele; Frantoio Reale; 500 ml
Sale grosso marino; ; 1 kg
Sale fino iodato; ; 1 kg
Pepe nero in grani; Spezialia; 50 g
Cannella in polvere; Spezialia; 30 g
Maionese classica; Salsaria; 190 g
Fumetto di pesce; Salsaria; 500 ml
Brodo vegetale in cubetti; Salsaria; 100 g
Bicarbonato di sodio alimentare; Spezialia; 500 g
# Scaffale asciutto / Forno di casa
Vaniglia in bacche; Spezialia; 2 pz
Lievito per dolci; Spezialia; 48 g
Zucchero semolato; ; 1 kg
Miele di acacia; Alveare; 500 g
Mandorle pelate; ; 200 g
Cacao amaro in polvere; Spezialia; 75 g
Crema di nocciole; Dolcezza; 400 g
# Scaffale asciutto / Risveglio
Fette biscottate integrali; Forno Lina; 300 g
Biscotti al miele; Forno Lina; 400 g
Caffè macinato per moka; Tostato; 250 g
Tè verde in filtri; Infusa; 20 pz
Camomilla in filtri; Infusa; 20 pz
Tisana alla menta; Infusa; 20 pz
Merendina al cioccolato; Dolcezza; 240 g
Tegolini al cacao; Dolcezza; 240 g
Marmellata di arance; Forno Lina; 340 g
# Scaffale asciutto / Stuzzicare
Patatine classiche; Croc; 150 g
Arachidi tostate; Croc; 200 g
Caramelle alla menta; Dolcezza; 100 g
Cioccolato fondente; Dolcezza; 100 g
# Cantina e bevande / Vini
Nero d'Avola Sicilia; Terre Alte; 750 ml
Amarone rosso; Terre Alte; 750 ml
Pinot grigio; Terre Alte; 750 ml
Prosecco extra dry; Terre Alte; 750 ml
# Cantina e bevande / Senz'alcol
Acqua naturale; Fonte Chiara; 6 x 1,5 l
Acqua frizzante; Fonte Chiara; 6 x 1,5 l
Tè freddo al limone; Infusa; 1,5 l
Aranciata; Bolla; 1,5 l
Red Bull energy drink; Red Bull; 250 ml
Succo di mela; Campo Verde; 1 l
# Cantina e bevande / Luppolo
Birra chiara lager; Luppolina; 660 ml
Birra rossa doppio malto; Luppolina; 500 ml
`
