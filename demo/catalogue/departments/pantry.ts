import { cat, fam } from '../tree.ts'
import { pantryCondiments } from './pantry-condiments.ts'
import { pantryPasta } from './pantry-pasta.ts'

/** Dispensa: tomato preserves, oil, dried pulses VAT 4; sauces, preserves, tuna, vinegar, sugar, salt 10. */
export const pantry = cat(
  'Dispensa',
  { vat: 10, brands: 'grocery', shape: 'jar', food: 'tomato', info: 'tomato', origin: 'Italia' },
  [
    pantryPasta,
    cat('Pomodoro e sughi', {}, [
      cat('Conserve di pomodoro', { vat: 4 }, [
        cat('Passate', { food: 'tomato' }, [
          fam(
            'Passata di pomodoro; Passata rustica; Passata di datterini|x1.4; Passata bio|bio|x1.3; Passata di pomodoro giallo|x1.6|@yellow-tomato',
            '700 g|bottle; 350 g|bottle; 3 x 400 g|multipack; 3 kg|can|pro',
            1.4,
            2.6,
          ),
        ]),
        cat('Pelati e polpe', { shape: 'can' }, [
          fam(
            'Pomodori pelati; Polpa di pomodoro a cubetti; Polpa finissima; Pomodorini ciliegini in scatola|x1.3; Pomodori San Marzano DOP|dop|x1.8; Pelati bio|bio|x1.3',
            '400 g; 3 x 400 g|multipack; 800 g; 2,5 kg|pro',
            1.7,
            3.2,
          ),
        ]),
        cat('Concentrati', { info: 'tomatoPaste' }, [
          fam(
            'Concentrato di pomodoro; Doppio concentrato; Triplo concentrato|x1.2',
            '130 g|tube; 200 g|tube; 880 g|can|pro',
            5.2,
            8.4,
          ),
        ]),
      ]),
      cat('Sughi pronti', { info: 'pastaSauce' }, [
        cat('Sughi al pomodoro', {}, [
          fam(
            'Sugo al basilico|@herb; Sugo all’arrabbiata|@hot-pepper; Sugo alle olive|@olive; Sugo alla napoletana; Sugo ai datterini|x1.2; Sugo alle verdure grigliate|@eggplant',
            '190 g; 350 g; 1 kg|pro',
            5.4,
            8.9,
          ),
        ]),
        cat('Ragù e sughi di carne e pesce', { info: 'meatSauce', food: 'minced-meat' }, [
          fam(
            'Ragù alla bolognese; Ragù di cinghiale|x1.4; Ragù di vitello|x1.3; Sugo alle vongole|x1.4|@clam|%clamSauce; Sugo alla amatriciana|@bacon',
            '180 g; 350 g; 1 kg|pro',
            8.9,
            14.5,
          ),
        ]),
        cat('Pesti', { info: 'pesto', food: 'herb' }, [
          fam(
            'Pesto alla genovese; Pesto senza aglio; Pesto rosso|@tomato; Pesto al pistacchio|x1.6; Pesto di rucola; Pesto genovese fresco|tub|x1.2',
            '130 g; 190 g; 500 g; 1 kg|pro',
            11,
            18,
          ),
        ]),
      ]),
    ]),
    pantryCondiments,
    cat('Conserve', {}, [
      cat(
        'Tonno e pesce in scatola',
        { brands: 'fish', shape: 'flat-can', food: 'blue-fish', info: 'tuna' },
        [
          fam(
            'Tonno all’olio di oliva; Tonno al naturale; Tonno pinne gialle in vetro|jar|x1.5; Tonno a basso contenuto di olio; Filetti di sgombro all’olio di oliva; Salmone al naturale|@salmon-fillet',
            '80 g|d65; 3 x 80 g|multipack|d65; 160 g|d70; 1 kg|can|pro|d75',
            11,
            19,
            { origin: 'Pescato: Oceano Indiano, FAO 51;Pescato: Oceano Pacifico, FAO 71' },
          ),
          fam(
            'Filetti di acciughe in olio di oliva; Acciughe sotto sale|can; Sardine all’olio; Filetti di alici piccanti',
            '46 g|d60; 80 g|jar|d60; 700 g|can|pro|d65',
            24,
            38,
            { info: 'anchovy' },
          ),
        ],
      ),
      cat('Legumi', {}, [
        cat('Legumi in scatola', { vat: 4, shape: 'can', info: 'cookedLegumes', food: 'beans' }, [
          fam(
            'Fagioli borlotti; Fagioli cannellini; Ceci|@chickpeas; Lenticchie|@lentils; Piselli fini|@pea-pod; Fagioli rossi; Fagioli neri; Ceci bio|bio|@chickpeas|x1.4',
            '400 g|d60; 3 x 400 g|multipack|d60; 2,5 kg|pro|d60',
            1.5,
            2.6,
          ),
        ]),
        cat('Legumi secchi', { vat: 4, shape: 'bag', info: 'legumes', food: 'beans' }, [
          fam(
            'Fagioli borlotti secchi; Ceci secchi|@chickpeas; Lenticchie verdi|@lentils; Lenticchie di Castelluccio IGP|igp|x2.4|@lentils; Fave secche|@beans; Cicerchie|@chickpeas; Soia gialla|@chickpeas',
            '400 g; 500 g; 1 kg|pro',
            3.2,
            5.4,
          ),
        ]),
      ]),
      cat('Verdure in scatola e in vaso', { info: 'pickles', food: 'cucumber' }, [
        cat('Olive', { vat: 4, info: 'olives', food: 'olive' }, [
          fam(
            'Olive verdi denocciolate; Olive nere denocciolate|@black-olive; Olive di Cerignola|x1.3; Olive taggiasche|x1.7|@black-olive; Olive condite|x1.2; Olive di Gaeta|x1.4|@black-olive',
            '290 g|d60; 560 g|d60; 1 kg|pouch|d65; 5 kg|bucket|pro|d60',
            5.2,
            9.2,
          ),
        ]),
        cat('Sottaceti', {}, [
          fam(
            'Giardiniera; Cetriolini; Cipolline borettane|@white-onion; Capperi|@olive|x2; Peperoni in agrodolce|@red-pepper; Funghi sottaceto|@white-mushroom',
            '280 g|d55; 560 g|d55; 2 kg|bucket|pro|d58',
            6.2,
            10.2,
          ),
        ]),
        cat('Sottoli', { info: 'inOil', food: 'artichoke' }, [
          fam(
            'Carciofini sott’olio; Funghi champignon sott’olio|@white-mushroom; Pomodori secchi sott’olio|@tomato; Melanzane a filetti|@eggplant; Peperoni arrostiti|@red-pepper; Antipasto campagnolo|@olive; Peperoncini ripieni al tonno|@hot-pepper|x1.4|%tunaPeppers',
            '280 g|d62; 560 g|d62; 1,6 kg|pro|d62',
            9.4,
            15.5,
          ),
        ]),
        cat('Mais e vegetali al naturale', { vat: 4, info: 'corn', shape: 'can', food: 'ear-of-corn' }, [
          fam(
            'Mais dolce in scatola; Piselli e carote|@pea-pod; Barbabietole al naturale|@radicchio; Germogli di soia|jar|@beans|%soySprouts; Funghi trifolati|@white-mushroom; Cuori di palma|@celery',
            '160 g|d85; 3 x 160 g|multipack|d85; 2 kg|pro|d85',
            3.8,
            6.4,
          ),
        ]),
      ]),
    ]),
    cat('Zucchero e preparati', {}, [
      cat('Zucchero e dolcificanti', { info: 'sugar', food: 'sugar-cubes', shape: 'sack' }, [
        fam(
          'Zucchero semolato; Zucchero a velo|x2; Zucchero di canna|x1.8; Zucchero di canna grezzo bio|bio|x2.4; Zucchero in bustine|carton|x2; Zucchero in zollette|box|x1.8',
          '1 kg; 500 g|box; 10 kg|pro',
          1.15,
          1.95,
        ),
      ]),
      cat('Lieviti e preparati per dolci', { info: 'yeast', food: 'cupcake', shape: 'box' }, [
        fam(
          'Lievito per dolci; Lievito di birra secco|x1.4; Lievito madre essiccato|x1.2; Vanillina|x1.8; Preparato per budino al cioccolato|@custard|x0.7; Preparato per crema pasticcera|@custard|x0.6; Gelatina in fogli|x1.7',
          '64 g; 100 g; 1 kg|tub|pro',
          8.5,
          15,
        ),
      ]),
    ]),
    cat('Snack salati', { brands: 'grocery', shape: 'bag', info: 'crisps', food: 'crisps' }, [
      fam(
        'Patatine classiche; Patatine rustiche; Patatine grigliate; Patatine alla paprika|@red-pepper; Patatine lime e pepe rosa|@lime; Patatine meno sale',
        '150 g; 300 g; 20 x 25 g|carton|pro',
        6.9,
        11.9,
      ),
      fam(
        'Arachidi tostate e salate|@peanuts; Mix aperitivo|@peanuts|x1.2; Popcorn salato|@popcorn|%popcorn; Nachos di mais|@taco|%cornTortilla; Salatini assortiti|@pretzel|%crackers; Anacardi salati|@hazelnut|x1.8|%nuts',
        '150 g; 250 g; 1 kg|pro',
        6.4,
        10.9,
        { info: 'peanuts' },
      ),
    ]),
  ],
)
