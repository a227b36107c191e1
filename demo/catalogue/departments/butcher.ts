import { cat, fam } from '../tree.ts'

const FRESH = 'sfuso 500/100; 400 g; 800 g'
const TRADE = 'sfuso 500/100; 500 g; 2,5 kg|vacuum|pro'

/** Macelleria: VAT 10. */
export const butcher = cat(
  'Macelleria',
  {
    vat: 10,
    brands: 'meat',
    shape: 'tray',
    food: 'cut-of-meat',
    info: 'bovine',
    origin: 'Italia',
    perishable: true,
  },
  [
    cat('Bovino', {}, [
      cat('Bistecche e tagli pregiati', {}, [
        cat('Costate e fiorentine', {}, [
          fam(
            'Costata di scottona; Fiorentina di scottona|x1.3; T-bone di bovino|x1.1; Tomahawk di bovino|x1.4; Costata di vitellone',
            'sfuso 800/100; 1 kg; 5 kg|vacuum|pro',
            19,
            28,
            { origin: 'Italia;Irlanda;Polonia' },
          ),
        ]),
        cat('Filetto, roast beef e tagliata', {}, [
          fam(
            'Filetto di bovino|x1.6; Roast beef di scottona; Tagliata di bovino; Entrecôte di bovino|x1.1; Picanha di bovino; Cube roll di bovino|x1.2',
            TRADE,
            20,
            29,
          ),
        ]),
      ]),
      cat('Fettine, spezzatino e bollito', {}, [
        fam(
          'Fettine di bovino; Spezzatino di bovino|x0.85; Bollito misto|x0.75; Fesa di bovino a fette; Ossobuco di bovino|x0.8; Muscolo di bovino|x0.75; Reale di bovino|x0.8; Carpaccio di bovino|x1.3',
          TRADE,
          12.9,
          18.9,
        ),
      ]),
      cat('Macinato e hamburger', {}, [
        fam(
          'Macinato scelto di bovino; Macinato di scottona|x1.1; Macinato misto bovino e suino|x0.85',
          'sfuso 400/100; 400 g; 1 kg; 5 kg|vacuum|pro',
          9.5,
          13.9,
          { food: 'minced-meat' },
        ),
        fam(
          'Hamburger di scottona; Hamburger di Chianina IGP|igp|x1.3; Mini burger|x1.1; Polpette di bovino|@meatballs; Svizzere di bovino',
          '200 g; 400 g; 3 kg|carton|pro',
          11.5,
          16.9,
          { info: 'preparation', food: 'minced-meat' },
        ),
      ]),
      cat('Vitello', { food: 'veal' }, [
        fam(
          'Fettine di vitello; Scaloppine di vitello; Nodini di vitello; Arrosto di vitello; Spezzatino di vitello|x0.85; Ossobuchi di vitello|x0.9; Fegato di vitello|x0.9',
          TRADE,
          18,
          27,
        ),
      ]),
    ]),
    cat('Suino', { info: 'pork', food: 'pork-chop' }, [
      cat('Bistecche e arrosti di suino', {}, [
        fam(
          'Braciole di suino; Lonza di suino a fette|x1.1; Arista di suino; Capocollo di suino; Filetto di suino|x1.4; Costine di suino|@ribs; Stinco di suino|x0.8|@meat-on-bone; Pancetta fresca|@bacon',
          TRADE,
          6.9,
          10.9,
        ),
      ]),
      cat('Salsicce', { info: 'sausage', food: 'sausage' }, [
        fam(
          'Salsiccia a nastro; Salsiccia luganega; Salsiccia piccante; Salamelle; Salsiccia e finocchietto; Cotechino fresco; Zampone precotto|x1.3',
          'sfuso 400/100; 400 g; 1 kg; 3 kg|vacuum|pro',
          7.5,
          11.9,
        ),
      ]),
    ]),
    cat('Pollame', { info: 'poultry', food: 'poultry-leg' }, [
      cat('Pollo', {}, [
        cat('Pollo intero e a pezzi', {}, [
          fam(
            'Pollo intero|x0.6|@roast-chicken; Galletto|@roast-chicken; Cosce di pollo|x0.7; Sovracosce di pollo|x0.7; Fusi di pollo|x0.7; Ali di pollo|x0.6; Pollo ruspante a busto|x1.2|@roast-chicken',
            'sfuso 1000/250; 700 g; 5 kg|carton|pro',
            6.9,
            9.9,
          ),
        ]),
        cat('Petto e preparati di pollo', { food: 'chicken-breast' }, [
          fam(
            'Petto di pollo a fette; Petto di pollo intero|x0.9; Sovracosce disossate; Spiedini di pollo|@skewer; Straccetti di pollo; Petto di pollo bio|bio|x1.6',
            TRADE,
            9.9,
            13.9,
          ),
          fam(
            'Cotolette di pollo|@cutlet; Nuggets di pollo|@cutlet; Cordon bleu|@cutlet; Polpette di pollo|@meatballs; Burger di pollo|@minced-meat',
            '300 g; 600 g; 2 kg|carton|pro',
            9.5,
            13.5,
            { info: 'preparation' },
          ),
        ]),
      ]),
      cat('Tacchino', {}, [
        fam(
          'Fesa di tacchino a fette|@chicken-breast; Arrosto di tacchino|@roast-chicken; Macinato di tacchino|@minced-meat; Spezzatino di tacchino|@chicken-breast; Cosce di tacchino|x0.6',
          FRESH,
          9.5,
          12.9,
        ),
      ]),
      cat('Anatra, faraona e altri volatili', {}, [
        fam(
          'Faraona a busto|@roast-chicken; Anatra a busto|@roast-chicken; Petto d’anatra|x1.8|@chicken-breast; Cappone|@roast-chicken; Quaglie|@roast-chicken|x1.1',
          'sfuso 1000/200; 1 kg',
          9.5,
          13.9,
        ),
      ]),
    ]),
    cat('Agnello, coniglio e selvaggina', {}, [
      fam(
        'Agnello a pezzi; Costolette di agnello|x1.4|@ribs; Cosciotto di agnello|@meat-on-bone; Arrosticini di ovino|@skewer',
        FRESH,
        14,
        20,
        { info: 'lamb' },
      ),
      fam(
        'Coniglio intero; Coniglio a pezzi; Sella di coniglio|x1.3; Cosce di coniglio|x1.2',
        FRESH,
        10.5,
        14.5,
        { info: 'rabbit', food: 'roast-chicken' },
      ),
    ]),
    cat('Pronti da cuocere', { info: 'preparation' }, [
      fam(
        'Spiedini misti|@skewer; Involtini speck e scamorza; Arrosto farcito; Saltimbocca; Rollè di coniglio; Polpettone della casa|@meatballs',
        'sfuso 500/100; 450 g; 900 g',
        11.5,
        17.5,
      ),
    ]),
  ],
)
