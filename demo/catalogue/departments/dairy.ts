import { cat, fam } from '../tree.ts'

/** Latticini e uova: milk and butter VAT 4, cream, yogurt, desserts and eggs 10, plant drinks 22. */
export const dairy = cat(
  'Latticini e uova',
  {
    vat: 4,
    brands: 'dairy',
    shape: 'gable',
    food: 'glass-of-milk',
    info: 'milk',
    origin: 'Italia',
    perishable: true,
  },
  [
    cat('Latte', {}, [
      cat('Latte fresco', {}, [
        fam(
          'Latte fresco intero alta qualità; Latte fresco parzialmente scremato; Latte fresco bio|bio|x1.25; Latte fresco di montagna|x1.15; Latte microfiltrato intero; Latte microfiltrato parzialmente scremato',
          '1 l|k6; 500 ml; 1,5 l',
          1.45,
          1.99,
        ),
      ]),
      cat('Latte UHT', { info: 'uhtMilk', shape: 'brick', perishable: false }, [
        fam(
          'Latte UHT parzialmente scremato; Latte UHT intero; Latte UHT scremato; Latte UHT bio|bio|x1.2; Latte UHT ad alta digeribilità|x1.15',
          '1 l; 12 x 1 l|carton|pro; 500 ml; 6 x 1 l|multipack',
          0.99,
          1.49,
        ),
        fam(
          'Latte senza lattosio; Latte senza lattosio intero; Latte di capra UHT|x2; Latte e cereali|x1.2',
          '1 l; 500 ml; 6 x 1 l|multipack',
          1.35,
          1.89,
          { info: 'lactoseFree' },
        ),
      ]),
    ]),
    cat('Burro e panna', {}, [
      cat('Burro e margarina', { info: 'butter', food: 'butter', shape: 'bar' }, [
        fam(
          'Burro; Burro di centrifuga|x1.15; Burro bavarese; Burro senza lattosio|x1.1; Burro chiarificato|tub|x1.4; Burro salato; Burro bio|bio|x1.25',
          '125 g; 250 g; 500 g; 1 kg|pro',
          9.5,
          14.5,
        ),
      ]),
      cat('Panna', { info: 'cream', food: 'cream-jug', shape: 'brick', vat: 10 }, [
        fam(
          'Panna fresca da montare; Panna da cucina; Panna UHT da montare; Panna senza lattosio|x1.15; Panna vegetale da montare|vegan|%plantCream; Panna spray|spray|x2; Besciamella',
          '200 ml; 500 ml; 1 l|k6|pro',
          4.4,
          7.9,
        ),
      ]),
    ]),
    cat('Yogurt', { vat: 10, shape: 'cup', food: 'yogurt', info: 'fruitYogurt' }, [
      cat('Yogurt bianco e greco', { info: 'yogurt' }, [
        fam(
          'Yogurt intero bianco; Yogurt magro bianco; Yogurt greco 0%|x1.3; Yogurt greco 5%|x1.3; Yogurt bianco bio|bio|x1.25; Kefir|bottle|x1.2; Skyr bianco|x1.3; Yogurt senza lattosio bianco',
          '125 g; 2 x 125 g; 500 g; 1 kg|bucket',
          3.2,
          5.9,
        ),
      ]),
      cat('Yogurt alla frutta', {}, [
        cat('Yogurt intero alla frutta', {}, [
          fam(
            'Yogurt alla fragola|@strawberry; Yogurt ai mirtilli|@blueberries; Yogurt alla pesca|@peach; Yogurt alla banana|@banana; Yogurt all’albicocca|@apricot; Yogurt ai frutti di bosco|@raspberry; Yogurt al cocco|@coconut; Yogurt al limone|@lemon',
            '125 g; 2 x 125 g; 8 x 125 g|multipack',
            3.4,
            5.6,
          ),
        ]),
        cat('Yogurt da bere e bambini', { shape: 'bottle' }, [
          fam(
            'Yogurt da bere alla fragola|@strawberry; Yogurt da bere alla pesca|@peach; Yogurt da bere all’ACE|@orange; Yogurt da bere alla vaniglia; Fermenti lattici da bere|x1.4',
            '200 ml; 6 x 100 ml|multipack; 750 ml',
            3.9,
            6.8,
          ),
        ]),
      ]),
    ]),
    cat('Dessert freschi', { vat: 10, shape: 'cup', food: 'custard', info: 'dessert' }, [
      fam(
        'Budino al cioccolato|@chocolate-bar; Budino alla vaniglia; Crème caramel; Panna cotta ai frutti di bosco|@raspberry; Panna cotta al caramello; Tiramisù|@shortcake|x1.5; Profiteroles|x1.5|@cookie; Cheesecake monoporzione|@shortcake|x1.5',
        '100 g; 2 x 100 g; 4 x 100 g|multipack; 2 kg|tray|pro',
        6.5,
        11.5,
      ),
    ]),
    cat('Uova', { vat: 10, shape: 'eggs', food: 'egg', info: 'eggs' }, [
      fam(
        'Uova fresche da allevamento a terra; Uova da galline all’aperto|x1.2; Uova bio|bio|x1.5; Uova grandi; Uova medie; Uova per pasta gialla|x1.1',
        '6 pz; 10 pz; 30 pz|stack|pro',
        0.26,
        0.44,
      ),
      fam(
        'Misto d’uovo pastorizzato; Albume pastorizzato; Tuorlo pastorizzato|x1.4',
        '500 g; 1 kg|k6|pro',
        5.2,
        8.4,
        { shape: 'brick', weight: 0.5 },
      ),
    ]),
    cat('Alternative vegetali', { brands: 'dairy', perishable: false }, [
      cat('Bevande vegetali', { vat: 22, info: 'plantDrink', shape: 'brick', food: 'wheat' }, [
        fam(
          'Bevanda di soia|vegan|@beans; Bevanda di avena|vegan; Bevanda di mandorla|vegan|@almond; Bevanda di riso|vegan|@cooked-rice; Bevanda di cocco|vegan|@coconut; Bevanda di avena barista|vegan|x1.2; Bevanda di nocciola|vegan|@hazelnut',
          '1 l; 500 ml; 6 x 1 l|multipack',
          1.9,
          3.1,
        ),
      ]),
      cat('Tofu e dessert di soia', { vat: 10, info: 'tofu', shape: 'vacuum', food: 'tofu' }, [
        fam(
          'Tofu naturale|vegan; Tofu affumicato|vegan; Seitan alla piastra|vegan|x1.3|%seitan; Tempeh|vegan|x1.3; Burger vegetali|vegan|@minced-meat|x1.3|%plantBalls; Polpette di ceci|vegan|@falafel|x1.2|%plantBalls; Yogurt di soia bianco|vegan|cup|@yogurt|x0.6',
          '125 g; 250 g; 1 kg|pro',
          9.2,
          13.9,
        ),
      ]),
    ]),
  ],
)
