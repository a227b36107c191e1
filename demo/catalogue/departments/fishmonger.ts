import { cat, fam } from '../tree.ts'

const FRESH = 'sfuso 500/100; 400 g; 3 kg|crate|pro'
const SEAS =
  'Pescato: Mar Adriatico, FAO 37.2.1;Allevato in Italia;Pescato: Mar Mediterraneo, FAO 37.1;Allevato in Grecia'

/** Pescheria: VAT 10; oysters and lobsters 22. */
export const fishmonger = cat(
  'Pescheria',
  {
    vat: 10,
    brands: 'fish',
    shape: 'tray',
    food: 'silver-fish',
    info: 'freshFish',
    origin: SEAS,
    perishable: true,
  },
  [
    cat('Pesce fresco', {}, [
      cat('Pesce intero', {}, [
        cat('Orate, branzini e rombi', {}, [
          fam(
            'Orata; Branzino; Rombo chiodato|x1.7; Ombrina; Dentice|x1.6; Pagello; Rombo liscio|x1.5',
            FRESH,
            10.9,
            15.9,
          ),
        ]),
        cat('Pesce azzurro', { food: 'blue-fish' }, [
          fam('Alici; Sarde|x0.8; Sgombro; Palamita|x1.2; Aguglie; Sugarelli|x0.8', FRESH, 6.9, 10.9),
        ]),
        cat('Trote e pesce di fiume', {}, [
          fam(
            'Trota salmonata; Trota iridea|x0.8; Storione|x1.6; Anguilla|x2.2; Carpa|x0.7',
            FRESH,
            8.9,
            12.9,
            { origin: 'Allevato in Italia' },
          ),
        ]),
      ]),
      cat('Filetti e tranci', { food: 'salmon-fillet' }, [
        fam(
          'Filetto di salmone; Trancio di salmone|x0.9; Trancio di tonno|x1.2; Trancio di pesce spada|x1.1; Filetto di tonno pinne gialle|x1.4',
          'sfuso 300/100; 300 g; 1,5 kg|vacuum|pro',
          22,
          29,
          { origin: 'Allevato in Norvegia;Pescato: Oceano Indiano, FAO 51' },
        ),
        fam(
          'Filetto di merluzzo; Filetto di platessa; Filetto di orata; Filetto di branzino; Filetto di trota|@salmon-fillet|x0.9; Cuori di merluzzo|x1.1; Coda di rospo|x1.3',
          'sfuso 300/100; 300 g; 1,5 kg|vacuum|pro',
          17,
          24,
          { food: 'white-fillet' },
        ),
      ]),
    ]),
    cat('Molluschi e crostacei', {}, [
      cat('Cozze, vongole e ostriche', { info: 'shellfish', food: 'mussel' }, [
        fam(
          'Cozze; Vongole veraci|@clam|x2.6; Lupini|@clam|x1.8; Cannolicchi|@clam|x3; Fasolari|@clam|x2',
          '1 kg|net; 2 kg|net; 5 kg|net|pro',
          3.9,
          6.2,
          { origin: 'Allevato in Italia, Sacca di Goro' },
        ),
        fam('Ostriche concave; Ostriche piatte|x1.5', '6 pz|tray; 12 pz|tray; 25 pz|crate|pro', 0.95, 1.6, {
          food: 'oyster',
          vat: 22,
          weight: 0.4,
        }),
      ]),
      cat('Polpi, seppie e calamari', { info: 'shellfish', food: 'calamari' }, [
        fam('Polpo; Seppie; Calamari; Moscardini; Totani|x0.8; Anelli di calamaro|x1.1', FRESH, 12.9, 18.9),
      ]),
      cat('Gamberi e scampi', { info: 'crustacean', food: 'shrimp' }, [
        fam(
          'Gamberi argentini; Mazzancolle; Gamberi rosa|x0.9; Scampi|x1.9; Code di gambero|x1.2; Canocchie',
          FRESH,
          14.9,
          21.9,
        ),
        fam('Astice intero|@lobster; Aragosta|@lobster|x1.8', 'sfuso 500/100; 600 g', 32, 46, {
          vat: 22,
          weight: 0.3,
        }),
      ]),
    ]),
    cat('Affumicati e marinati', { shape: 'vacuum', perishable: false }, [
      fam(
        'Salmone affumicato norvegese; Salmone affumicato scozzese|x1.2; Salmone affumicato selvaggio|x1.5; Tonno affumicato|x1.1; Pesce spada affumicato; Trota affumicata|x0.8',
        '100 g; 200 g; 1 kg|pro',
        32,
        48,
        { info: 'smokedFish', food: 'salmon-fillet', origin: 'Norvegia;Scozia' },
      ),
      fam(
        'Alici marinate; Filetti di alici sott’olio|jar; Insalata di mare|@calamari|x0.7|%seafoodSalad; Polpo in insalata|@calamari|%seafoodSalad; Baccalà dissalato|@white-fillet|x0.8; Stoccafisso|@white-fillet',
        '150 g; 300 g; 1 kg|bucket|pro',
        16,
        26,
        { info: 'anchovy', food: 'blue-fish', shape: 'tray' },
      ),
    ]),
    cat('Sushi e pronti', { food: 'sushi', shape: 'bowl', info: 'sushi' }, [
      fam(
        'Sushi misto 8 pezzi; Sushi misto 16 pezzi; Nigiri salmone; Uramaki tempura; Poke salmone e avocado; Chirashi salmone',
        '220 g; 320 g; 450 g',
        26,
        38,
      ),
    ]),
  ],
)
