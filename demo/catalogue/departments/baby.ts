import { cat, fam } from '../tree.ts'

/** Infanzia: food and nappies VAT 10, toiletries 22. */
export const baby = cat(
  'Infanzia',
  { vat: 10, brands: 'baby', shape: 'jar', food: 'baby-bottle', info: 'babyFood', origin: 'Italia' },
  [
    cat('Alimentazione', {}, [
      cat('Omogeneizzati', {}, [
        cat('Omogeneizzati di frutta', {}, [
          fam(
            'Omogeneizzato di mela|@red-apple; Omogeneizzato di pera|@pear; Omogeneizzato mela e banana|@banana; Omogeneizzato prugna|@plum; Omogeneizzato frutta mista|@apricot',
            '2 x 80 g|multipack; 6 x 80 g|multipack; 100 g|pouch',
            8.4,
            13.9,
          ),
        ]),
        cat('Omogeneizzati di carne e pesce', { info: 'babyMeat', food: 'poultry-leg' }, [
          fam(
            'Omogeneizzato di pollo; Omogeneizzato di manzo|@cut-of-meat; Omogeneizzato di coniglio|@meat-on-bone; Omogeneizzato di vitello|@veal; Omogeneizzato di tacchino',
            '2 x 80 g|multipack; 4 x 80 g|multipack',
            15,
            23,
          ),
        ]),
      ]),
      cat('Latte in polvere e biscotti', { shape: 'tub' }, [
        fam(
          'Latte in polvere 1; Latte in polvere 2; Latte di crescita 3|x0.8',
          '400 g; 800 g; 1,2 kg',
          17,
          28,
          { info: 'babyMilk' },
        ),
        fam(
          'Biscotti granulati; Biscottini prima infanzia; Crema di riso|@rice-bowl|%babyCereal; Crema mais e tapioca|@ear-of-corn|%babyCereal; Pastina stelline|@ditalini',
          '200 g; 360 g; 320 g',
          8.4,
          14.5,
          { info: 'biscuits', shape: 'box', food: 'cookie' },
        ),
      ]),
    ]),
    cat('Pannolini e igiene', { info: 'none', origin: '', shape: 'bag', food: 'baby', sealed: true }, [
      fam(
        'Pannolini taglia 2; Pannolini taglia 3; Pannolini taglia 4|x1.1; Pannolini taglia 5|x1.2; Pannolini mutandina taglia 5|x1.4',
        '20 pz; 46 pz; 96 pz|carton',
        0.16,
        0.3,
      ),
      fam(
        'Latte corpo delicato|flask; Bagnetto delicato|flask|@bubbles; Crema cambio|tube|@teddy-bear|x2.4; Olio massaggio|bottle|x1.4; Shampoo senza lacrime|flask|@bubbles',
        '100 ml; 250 ml; 500 ml',
        9.5,
        17.5,
        { vat: 22 },
      ),
    ]),
  ],
)
