import { cat, fam } from '../tree.ts'

const BY_WEIGHT = 'sfuso 500/250; 1 kg|tray; 5 kg|crate|pro'

export const vegetables = cat('Verdura', { info: 'vegetable', origin: 'Italia' }, [
  cat('Insalate', { food: 'leafy-green' }, [
    cat('Insalate intere', {}, [
      cat('Lattughe', {}, [
        fam(
          'Lattuga cappuccio; Lattuga romana; Lattuga gentile; Insalata iceberg; Lollo rosso|@radicchio',
          'sfuso 300/100; 2 pz|crate',
          1.79,
          2.99,
        ),
      ]),
      cat('Radicchi e indivie', { food: 'radicchio' }, [
        fam(
          'Radicchio di Chioggia; Radicchio di Treviso tardivo IGP|igp|x2; Radicchio Variegato|x1.3; Indivia scarola|@leafy-green; Indivia riccia|@leafy-green; Catalogna|@leafy-green',
          'sfuso 300/100; 3 kg|crate|pro',
          1.99,
          3.49,
        ),
      ]),
    ]),
    cat('Insalate in busta', { info: 'salad', shape: 'bag' }, [
      fam(
        'Rucola; Valeriana; Insalata mista; Misticanza; Spinacino; Iceberg a listarelle; Cuori di lattuga; Insalata bio|bio|x1.2',
        '125 g; 200 g; 500 g|pro',
        7.5,
        13,
      ),
    ]),
  ]),
  cat('Ortaggi a frutto', { food: 'tomato' }, [
    cat('Pomodori', { origin: 'Italia, Sicilia;Italia, Campania;Italia, Emilia-Romagna' }, [
      cat('Pomodori a grappolo', {}, [
        fam(
          'Pomodori ramati; Pomodori ciliegini; Pomodori datterini|x1.2; Pomodori Piccadilly; Pachino IGP|igp|x1.4',
          'sfuso 500/250; 500 g|tray; 5 kg|crate|pro',
          2.29,
          3.99,
        ),
      ]),
      cat('Pomodori da insalata', {}, [
        fam(
          'Pomodori insalataro; Pomodori cuore di bue|x1.3; Pomodori camone|x1.4; Pomodori San Marzano; Pomodori costoluti',
          BY_WEIGHT,
          1.99,
          3.49,
        ),
      ]),
    ]),
    cat('Zucchine, melanzane e peperoni', { food: 'zucchini' }, [
      fam(
        'Zucchine scure; Zucchine chiare romanesche; Melanzane tonde|@eggplant; Melanzane lunghe|@eggplant; Peperoni rossi|@red-pepper; Peperoni gialli|@yellow-pepper; Peperoni verdi|@bell-pepper; Peperoncini piccanti|@hot-pepper|x2.4; Cetrioli|@cucumber; Fiori di zucca|@zucchini|x4',
        BY_WEIGHT,
        1.79,
        3.29,
      ),
    ]),
    cat('Zucca e mais', { food: 'pumpkin' }, [
      fam(
        'Zucca Delica; Zucca violina; Zucca mantovana; Mais dolce|@ear-of-corn',
        'sfuso 800/200; 10 kg|crate|pro',
        1.29,
        2.29,
      ),
    ]),
  ]),
  cat('Radici, tuberi e bulbi', {}, [
    cat('Patate', { food: 'potato', info: 'potato' }, [
      fam(
        'Patate pasta gialla; Patate rosse; Patate novelle|x1.2; Patate di Bologna DOP|dop|x1.4; Patate dolci|@roasted-sweet-potato|x1.5; Patate per gnocchi',
        'sfuso 1000/500; 2 kg|net; 5 kg|net; 10 kg|sack|pro',
        0.89,
        1.79,
        { origin: 'Italia, Emilia-Romagna;Italia, Abruzzo' },
      ),
    ]),
    cat('Cipolle e aglio', { food: 'onion' }, [
      fam(
        'Cipolle dorate; Cipolle bianche|@white-onion; Cipolle rosse|@red-onion; Cipolle di Tropea IGP|igp|x1.8|@red-onion; Aglio bianco|@garlic|x3; Scalogno|x2; Cipollotti|@white-onion|x1.5',
        'sfuso 500/250; 1 kg|net; 5 kg|net|pro',
        1.09,
        1.99,
      ),
    ]),
    cat('Carote e rape', { food: 'carrot' }, [
      fam(
        'Carote; Carote novelle|x1.4; Carote bio|bio|x1.3; Barbabietole precotte|@radicchio|x1.5; Ravanelli|@radicchio|x1.6; Sedano rapa|@white-onion',
        'sfuso 500/250; 1 kg|bag; 5 kg|sack|pro',
        1.09,
        1.99,
      ),
    ]),
  ]),
  cat('Cavoli, foglie e gambi', { food: 'broccoli' }, [
    cat('Cavoli e broccoli', {}, [
      fam(
        'Broccoli; Cavolfiore bianco|@cauliflower; Cavolo cappuccio|@leafy-green; Verza|@leafy-green; Cavolo nero|@leafy-green|x1.3; Cavolo romanesco; Cavoletti di Bruxelles|@leafy-green|x1.6',
        'sfuso 600/200; 6 kg|crate|pro',
        1.69,
        2.99,
      ),
    ]),
    cat('Finocchi, sedano e carciofi', { food: 'fennel' }, [
      fam(
        'Finocchi; Sedano verde|@celery; Carciofi violetti|@artichoke|x1.6; Asparagi verdi|@asparagus|x2.2; Porri|@celery; Coste|@leafy-green; Spinaci|@leafy-green; Cicoria|@leafy-green; Carciofi spinosi DOP|@artichoke|dop|x2',
        'sfuso 500/250; 4 kg|crate|pro',
        1.79,
        3.19,
      ),
    ]),
  ]),
  cat('Funghi, legumi freschi ed erbe', {}, [
    cat('Funghi e tartufi', { food: 'brown-mushroom', info: 'mushroom' }, [
      fam(
        'Funghi champignon|@white-mushroom; Funghi pleurotus; Funghi cardoncelli|x1.5; Funghi porcini|x4; Funghi misti',
        '300 g|tray; 500 g|tray; 2 kg|crate|pro',
        5.2,
        9.5,
      ),
      fam(
        'Tartufo nero estivo; Tartufo uncinato|x1.6; Tartufo bianchetto|x2.4',
        '30 g|tray; 50 g|tray; 100 g|tray|pro',
        290,
        520,
        { vat: 5, food: 'truffle', weight: 0.4 },
      ),
    ]),
    cat('Legumi freschi', { food: 'pea-pod' }, [
      fam(
        'Piselli freschi; Fagiolini; Fave fresche; Fagioli borlotti freschi|@beans; Taccole|x1.2; Edamame|x1.6',
        'sfuso 500/250; 400 g|tray',
        2.9,
        5.2,
      ),
    ]),
    cat('Erbe aromatiche', { food: 'herb', info: 'herb' }, [
      fam('Basilico; Rosmarino; Salvia', '30 g|tray; 50 g|tray; 250 g|bag|pro', 26, 44, {
        vat: 5,
        weight: 0.5,
      }),
      fam(
        'Prezzemolo; Menta; Timo; Erba cipollina; Coriandolo; Aneto',
        '30 g|tray; 50 g|tray; 250 g|bag|pro',
        24,
        42,
        { vat: 4, weight: 0.6 },
      ),
    ]),
  ]),
])
