import { cat, fam } from '../tree.ts'

/** Olio, aceto e condimenti: oils VAT 4, vinegar, sauces, salt and spices 10. */
export const pantryCondiments = cat('Olio, aceto e condimenti', {}, [
  cat('Oli', { vat: 4, brands: 'oil', shape: 'oil', food: 'olive', info: 'oliveOil' }, [
    cat('Olio extravergine di oliva', {}, [
      cat('Extravergine 100% italiano', {}, [
        fam(
          'Olio extravergine di oliva 100% italiano; Olio extravergine di oliva toscano IGP|igp|x1.5; Olio extravergine Riviera Ligure DOP|dop|x1.7; Olio extravergine Terra di Bari DOP|dop|x1.3; Olio extravergine di oliva bio|bio|x1.25',
          '1 l; 750 ml; 500 ml; 3 l|canister|pro; 5 l|canister|pro',
          9.9,
          14.9,
        ),
      ]),
      cat('Extravergine comunitario', {}, [
        fam(
          'Olio extravergine di oliva classico; Olio extravergine di oliva delicato; Olio extravergine di oliva fruttato; Olio di oliva|x0.85',
          '1 l; 750 ml; 5 l|canister|pro',
          7.5,
          10.5,
          { origin: 'Unione Europea' },
        ),
      ]),
    ]),
    cat('Oli di semi', { info: 'seedOil', food: 'sunflower', shape: 'bottle' }, [
      fam(
        'Olio di semi di girasole; Olio di semi di arachide|x1.7|@peanuts; Olio di semi di mais|@ear-of-corn|x1.2; Olio per friggere|x1.3; Olio di girasole alto oleico|x1.2; Olio di semi di soia',
        '1 l; 2 l; 5 l|canister|pro; 10 l|canister|pro',
        1.9,
        3.2,
      ),
    ]),
  ]),
  cat('Aceti', { brands: 'vinegar', shape: 'oil', food: 'grapes', info: 'vinegar' }, [
    fam(
      'Aceto di vino bianco|@white-grapes; Aceto di vino rosso; Aceto di mele|@red-apple|x1.4; Aceto di mele bio|bio|x1.8|@red-apple',
      '1 l; 500 ml; 5 l|canister|pro',
      1.4,
      2.6,
    ),
    fam(
      'Aceto Balsamico di Modena IGP|igp; Aceto Balsamico di Modena IGP invecchiato|igp|x2.4; Crema di aceto balsamico|x2; Aceto balsamico bianco|x1.2|@white-grapes',
      '250 ml; 500 ml; 5 l|canister|pro',
      6.5,
      12.5,
      { info: 'balsamic' },
    ),
  ]),
  cat('Salse', { food: 'mayonnaise', info: 'mayonnaise' }, [
    cat('Maionese, ketchup e senape', {}, [
      fam(
        'Maionese; Maionese light; Maionese con uova da galline all’aperto|x1.1; Salsa tartara|x1.3; Salsa rosa|x1.1; Salsa tonnata|x1.4|%tunaSauce',
        '225 g|tube; 500 g|flask; 5 kg|bucket|pro',
        5.6,
        9.4,
      ),
      fam(
        'Ketchup; Ketchup piccante|@hot-pepper; Ketchup bio|bio|x1.3; Salsa barbecue|x1.3; Salsa burger|x1.2',
        '300 g|flask; 560 g|flask; 5 kg|bucket|pro',
        3.6,
        6.2,
        { info: 'ketchup', food: 'tomato' },
      ),
      fam(
        'Senape delicata; Senape di Digione|jar; Senape antica in grani|jar|x1.2; Salsa al rafano|jar|x1.3',
        '200 g|tube; 250 g|flask; 1 kg|bucket|pro',
        5.9,
        9.9,
        { info: 'mustard', food: 'mustard' },
      ),
    ]),
    cat('Salse etniche', { info: 'soySauce', shape: 'oil', food: 'soy' }, [
      fam(
        'Salsa di soia; Salsa di soia a ridotto contenuto di sale; Salsa teriyaki; Salsa sweet chili|@hot-pepper; Salsa piccante habanero|@hot-pepper|x2; Salsa di ostriche|@oyster|%oysterSauce',
        '150 ml; 250 ml; 1,8 l|canister|pro',
        8.4,
        14.5,
      ),
    ]),
  ]),
  cat('Sale, spezie ed erbe', { info: 'spice', shape: 'spice', food: 'herb' }, [
    fam(
      'Sale marino fino; Sale marino grosso; Sale marino iodato; Sale integrale|x2; Sale rosa in grani|x3',
      '1 kg|box; 500 g|box; 10 kg|sack|pro',
      0.49,
      0.95,
      { info: 'salt', food: 'salt' },
    ),
    fam(
      'Pepe nero in grani|@pepper; Pepe nero macinato|@pepper; Origano|x0.8; Peperoncino macinato|@hot-pepper; Paprika dolce|@red-pepper; Curcuma|@ginger-root; Cannella in polvere|@cinnamon; Noce moscata|x1.3|@hazelnut; Rosmarino essiccato|x0.8; Curry|@ginger-root',
      '20 g; 40 g; 100 g; 500 g|jar|pro',
      32,
      68,
    ),
    fam(
      'Brodo granulare vegetale; Dado vegetale|box; Dado classico|box; Brodo di carne granulare; Fondo bruno|x1.4',
      '100 g; 150 g; 250 g; 1 kg|tub|pro',
      12,
      21,
      { info: 'stock', food: 'pot-of-food' },
    ),
  ]),
])
