/** The grocer's other goods, written like its foods (grocer-foods.ts). */
export const GROCER_OTHER_GOODS = `
# Amici a quattro zampe / Mici
Bocconcini con manzo in salsa; Micio Felice; 400 g
Paté con vitello; Micio Felice; 85 g
Filetti di tonno in gelatina; Micio Felice; 70 g
Mousse con agnello; Micio Felice; 85 g
Salmone e gamberi in salsa; Micio Felice; 85 g
Croccantini al pollo; Micio Felice; 2 kg
Sabbia agglomerante; Micio Felice; 5 kg
Snack al latte; Micio Felice; 60 g
Filetti di merluzzo al naturale; Micio Felice; 70 g
# Amici a quattro zampe / Fido
Manzo e verdure; Bau; 400 g
Agnello e riso; Bau; 400 g
Stracetti di vitello; Bau; 300 g
Ragù con coniglio e anatra; Bau; 400 g
Crocchette con tacchino; Bau; 3 kg
Pannolini igienici taglia M; Bau; 12 pz
Ossa con fegato; Bau; 200 g
Tappetini assorbenti; Bau; 10 pz
Guinzaglio nero; Bau; 1 pz
# Splende / Lavare e sgrassare
Detersivo piatti limone; Lucido; 1 l
Detersivo per piatti aceto e menta; Lucido; 500 ml
Sgrassatore al bicarbonato; Lucido; 750 ml
Lavapavimenti lavanda e salvia; Lucido; 1 l
Brillantante lavastoviglie limone; Lucido; 500 ml
Sale per lavastoviglie; Lucido; 1 kg
Pastiglie lavastoviglie tutto in 1; Lucido; 40 pz
Ammorbidente vaniglia e miele; Soffi; 1,5 l
Detersivo lavatrice marsiglia; Soffi; 2 l
Sturalavandini gel muscoli d'acciaio; Idrò; 1 l
Anticalcare arancia; Lucido; 750 ml
Candeggina classica; Lucido; 2 l
# Splende / Rotoli, sacchi e pellicole
Sacchi neri per immondizia 70x110; Resisto; 10 pz
Sacchetti per freezer; Resisto; 25 pz
Carta da forno; Resisto; 8 m
Carta igienica quattro veli; Nuvoletta; 8 pz
Rotolo di alluminio; Resisto; 10 m
Tovaglioli bianchi; Nuvoletta; 100 pz
Carta assorbente da cucina; Nuvoletta; 2 pz
# Splende / Atmosfera
Candela profumata alla vaniglia; Lume; 1 pz
Deodorante per ambienti cocco e fiori; Lume; 250 ml
Bastoncini profumati al tè verde; Lume; 100 ml
# Specchio / Capelli
Shampoo alla camomilla; Chioma; 250 ml
Balsamo all'olio di cocco; Chioma; 200 ml
Maschera avocado e miele; Chioma; 200 ml
Shampoo alle ortiche e rosmarino; Chioma; 250 ml
# Specchio / Pelle
Latte di mandorla idratante; Velluta; 250 ml
Crema mani al burro di karité; Velluta; 75 ml
Tè verde gel detergente viso; Velluta; 150 ml
Acqua micellare; Velluta; 400 ml
Burro di cacao per labbra; Velluta; 5 ml
Bagnoschiuma latte e miele; Velluta; 500 ml
Sapone liquido alla fragola; Velluta; 300 ml
Olio di mandorle dolci; Velluta; 150 ml
Salviettine struccanti al cetriolo; Velluta; 25 pz
# Specchio / Sorriso e rasatura
Dentifricio menta forte; Bianco; 75 ml
Dentifricio salvia e limone; Bianco; 75 ml
Epilatore 3 in 1; Liscia; 1 pz
Schiuma da barba; Liscia; 300 ml
Rasoi usa e getta; Liscia; 5 pz
# Primi passi
Pannolini taglia 4; Culetto; 18 pz
Pannolini taglia 5; Culetto; 16 pz
Salviette umidificate all'avena; Culetto; 72 pz
Omogeneizzato di manzo; Pappetta; 2 x 80 g
Omogeneizzato di mela; Pappetta; 2 x 80 g
Biscotti granulati; Pappetta; 360 g
Shampoo delicato alla camomilla; Culetto; 250 ml
# Casa e ufficio
Penne a sfera blu; Grafos; 4 pz
Lampadina a led; Grafos; 1 pz
Pile stilo; Grafos; 4 pz
Pirofila rettangolare; Grafos; 1 pz
Coltello per formaggio; Grafos; 1 pz
`
