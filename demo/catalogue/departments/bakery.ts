import { cat, fam } from '../tree.ts'

/** Pane e pasticceria: bread, crackers, rusks VAT 4; fine bakery 10. */
export const bakery = cat(
  'Pane e pasticceria',
  { vat: 4, brands: 'bakery', shape: 'bag', food: 'bread', info: 'bread', origin: 'Italia' },
  [
    cat('Pane fresco', { perishable: true, shape: 'paper' }, [
      cat('Pagnotte e filoni', {}, [
        fam(
          'Pane casereccio; Pane di Altamura DOP|dop|x1.3; Filone integrale; Pane ai cereali|x1.1; Baguette|@baguette-bread; Ciabatta|@baguette-bread; Pane di segale|x1.2; Coppia ferrarese IGP|igp|x1.3',
          '400 g; 500 g; sfuso 500/250; 1 kg',
          3.2,
          5.9,
        ),
      ]),
      cat('Panini', { food: 'bread-roll' }, [
        fam(
          'Rosette; Panini al latte|@burger-bun; Panini all’olio; Panini integrali; Panini al sesamo|@burger-bun; Mini panini',
          'sfuso 500/250; 6 pz|bag; 300 g|bag',
          3.6,
          6.2,
        ),
      ]),
      cat('Focacce e pizze', { food: 'flatbread' }, [
        fam(
          'Focaccia genovese; Focaccia al rosmarino; Pizza bianca; Schiacciata all’olio; Focaccia con olive|@olive; Piadina romagnola IGP|igp|bag|x0.7; Crescione alle erbe',
          '250 g; 400 g; sfuso 300/100',
          7.5,
          12.5,
        ),
      ]),
    ]),
    cat('Pane confezionato', { info: 'softBread' }, [
      cat('Pane in cassetta e morbido', {}, [
        fam(
          'Pane in cassetta bianco; Pane in cassetta integrale; Pan bauletto al grano duro; Pane ai cinque cereali; Pane per tramezzini; Pane senza crosta; Pane con avena',
          '300 g; 400 g; 500 g; 12 x 500 g|carton|pro',
          3.4,
          6.2,
        ),
      ]),
      cat('Piadine e tortillas', { food: 'flatbread' }, [
        fam(
          'Piadina sottile; Piadina allo strutto; Piadina integrale; Tortillas di grano; Tortillas di mais|sg|%cornTortilla; Wrap integrali; Pane arabo; Pane naan|x1.3',
          '240 g; 360 g; 5 x 120 g; 30 pz|carton|pro',
          4.2,
          7.6,
        ),
      ]),
      cat('Panini da farcire', { food: 'burger-bun' }, [
        fam(
          'Panini per hamburger; Panini per hot dog|@hot-dog-bun; Maxi burger buns|x1.1; Burger buns brioche|x1.3; Mini burger buns|x1.2',
          '4 pz; 6 pz; 48 pz|carton|pro',
          0.32,
          0.62,
        ),
      ]),
    ]),
    cat('Sostitutivi del pane', { info: 'crackers', food: 'cracker', shape: 'box' }, [
      cat('Cracker e gallette', {}, [
        cat('Cracker', {}, [
          fam(
            'Cracker salati; Cracker non salati in superficie; Cracker integrali; Cracker al rosmarino; Cracker ai cereali',
            '250 g; 500 g; 1 kg|pro',
            3.4,
            6.4,
            { shape: 'bag' },
          ),
        ]),
        cat('Gallette', { info: 'riceCakes' }, [
          fam(
            'Gallette di riso|sg|vegan; Gallette di mais|sg|vegan; Gallette di farro|vegan; Gallette al cioccolato fondente|sg|x1.6; Gallette di legumi|sg|vegan|x1.4',
            '100 g; 130 g; 200 g',
            8.5,
            13.5,
            { shape: 'bag', vat: 10 },
          ),
        ]),
      ]),
      cat('Fette biscottate e grissini', { food: 'toast' }, [
        fam(
          'Fette biscottate classiche; Fette biscottate integrali; Fette biscottate ai cereali; Fette biscottate al malto; Fette biscottate senza zuccheri aggiunti',
          '300 g; 320 g; 600 g',
          3.6,
          5.9,
          { shape: 'bag' },
        ),
        fam(
          'Grissini torinesi; Grissini stirati|x1.2; Grissini all’olio extravergine; Grissini al sesamo|x1.1; Grissini al formaggio|x1.4',
          '125 g; 250 g; 1 kg|pro',
          5.9,
          9.9,
          { food: 'breadstick' },
        ),
      ]),
      cat('Taralli, bruschette e crostini', { info: 'taralli', shape: 'pouch', food: 'tarallo' }, [
        fam(
          'Taralli all’olio; Taralli al finocchio; Taralli alla cipolla; Bruschette classiche|@toast; Crostini dorati|@toast; Friselle|@toast; Schiacciatine|@flatbread',
          '200 g; 400 g; 1 kg|pro',
          5.4,
          8.9,
        ),
      ]),
    ]),
    cat('Senza glutine', { info: 'glutenFreeBake', vat: 10, shape: 'box' }, [
      fam(
        'Pane in cassetta senza glutine|sg; Panini senza glutine|sg|@bread-roll; Cracker senza glutine|sg|@cracker; Grissini senza glutine|sg|@breadstick; Base pizza senza glutine|sg|@pizza; Fette biscottate senza glutine|sg|@toast',
        '200 g; 300 g; 400 g',
        11,
        17,
      ),
    ]),
    cat('Pasticceria', { vat: 10, info: 'pastry', food: 'croissant', perishable: true }, [
      cat('Brioche e cornetti', {}, [
        fam(
          'Cornetti vuoti; Cornetti alla crema; Cornetti all’albicocca; Cornetti integrali al miele; Saccottini al cioccolato|@pain-au-chocolat; Brioche col tuppo; Krapfen|@doughnut; Bombolone alla crema|@doughnut',
          '6 pz|bag; 4 pz|tray; 50 pz|carton|pro',
          0.55,
          1.15,
        ),
      ]),
      cat('Torte e crostate', { info: 'cake', food: 'pie', shape: 'box' }, [
        cat('Crostate', {}, [
          fam(
            'Crostata all’albicocca; Crostata ai frutti di bosco; Crostata alle ciliegie; Crostata alla nocciola; Crostata di mele|@pie',
            '350 g; 600 g; 1,2 kg|pro',
            7.9,
            13.5,
          ),
        ]),
        cat('Torte da forno', { food: 'shortcake' }, [
          fam(
            'Torta della nonna; Torta di carote; Ciambella allo yogurt|@doughnut; Torta caprese|sg|x1.3|%capreseCake; Plumcake classico|@bread; Torta paradiso; Sbrisolona',
            '400 g; 700 g; 1,4 kg|pro',
            8.5,
            14.5,
          ),
        ]),
      ]),
      cat('Torte alla crema e mignon', { info: 'creamCake', food: 'shortcake', shape: 'tray' }, [
        fam(
          'Torta Saint Honoré; Torta sacher|@chocolate-cake; Torta millefoglie; Torta di compleanno alla panna|@birthday-cake; Pasticcini mignon assortiti|@cupcake; Cannoli siciliani|x1.2|@cannolo; Bignè alla crema|@cupcake',
          '400 g; 1 kg; 1,5 kg|carton|pro',
          16,
          27,
        ),
      ]),
      cat('Colombe, panettoni e ricorrenze', { food: 'panettone', shape: 'box', perishable: false }, [
        fam(
          'Panettone classico; Panettone al cioccolato; Pandoro; Panettone senza canditi; Panettone artigianale al pistacchio|x1.9; Torrone morbido|x1.6|@chocolate-bar',
          '750 g; 1 kg; 100 g',
          8.5,
          22,
        ),
      ]),
    ]),
  ],
)
