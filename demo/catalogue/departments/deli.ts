import { cat, fam } from '../tree.ts'

const SLICED = '100 g; 150 g; sfuso 200/50|paper; 500 g|vacuum|pro'
const WHOLE = 'sfuso 250/50|paper; 250 g|vacuum; 1 kg|vacuum|pro'

/** Salumi e formaggi: salumi VAT 10, cheese 4. */
export const deli = cat(
  'Salumi e formaggi',
  { vat: 10, brands: 'salumi', shape: 'slices', food: 'prosciutto', info: 'curedHam', origin: 'Italia' },
  [
    cat('Salumi', {}, [
      cat('Prosciutti', {}, [
        cat('Prosciutto crudo', {}, [
          cat('Prosciutto crudo DOP', {}, [
            fam(
              'Prosciutto di Parma DOP 18 mesi|dop; Prosciutto di Parma DOP 24 mesi|dop|x1.2; Prosciutto San Daniele DOP|dop|x1.15; Prosciutto di Modena DOP|dop',
              SLICED,
              27,
              38,
            ),
          ]),
          cat('Prosciutto crudo nazionale', {}, [
            fam(
              'Prosciutto crudo nazionale; Prosciutto crudo dolce; Prosciutto toscano DOP|dop|x1.2; Culatello|x1.9; Fiocco di prosciutto|x1.2; Speck Alto Adige IGP|igp',
              SLICED,
              19,
              29,
            ),
          ]),
        ]),
        cat('Prosciutto cotto', { info: 'cookedHam', food: 'cooked-ham' }, [
          fam(
            'Prosciutto cotto alta qualità; Prosciutto cotto scelto|x0.8; Prosciutto cotto arrosto; Prosciutto cotto affumicato; Prosciutto di Praga; Spalla cotta|x0.7; Prosciutto cotto senza polifosfati',
            SLICED,
            14,
            24,
          ),
        ]),
      ]),
      cat('Salami', { info: 'salame', food: 'salami', shape: 'vacuum' }, [
        fam(
          'Salame Milano; Salame Felino IGP|igp|x1.2; Salame ungherese; Salame Napoli; Salame piccante; Finocchiona IGP|igp; Soppressata; Strolghino|x1.3; Ventricina; Cacciatore DOP|dop',
          '100 g|slices; 300 g; sfuso 250/50|paper; 1,5 kg|pro',
          16,
          26,
        ),
      ]),
      cat('Mortadella, pancetta e coppa', {}, [
        cat('Mortadella', { info: 'mortadella', food: 'mortadella' }, [
          fam(
            'Mortadella Bologna IGP|igp; Mortadella con pistacchio; Mortadella classica|x0.8; Mortadella cotta nella cotenna|x1.2',
            '120 g; 500 g|vacuum; sfuso 200/50|paper; 3 kg|vacuum|pro',
            11,
            18,
          ),
        ]),
        cat('Pancetta, coppa e guanciale', { info: 'salame', food: 'bacon' }, [
          fam(
            'Pancetta arrotolata; Pancetta affumicata a cubetti|x0.9; Pancetta tesa; Guanciale|x1.1; Coppa piacentina DOP|dop|x1.4|@salami; Lardo|x0.9; Lonzino|x1.2|@salami',
            SLICED,
            15,
            23,
          ),
        ]),
      ]),
      cat('Bresaola e affettati magri', { info: 'bresaola', food: 'bresaola' }, [
        fam(
          'Bresaola della Valtellina IGP|igp; Bresaola punta d’anca|x1.1; Carpaccio di bovino affumicato; Petto di tacchino arrosto|x0.7|@cooked-ham|%cookedPoultry; Petto di pollo arrosto|x0.7|@cooked-ham|%cookedPoultry; Roast beef all’inglese',
          SLICED,
          27,
          39,
        ),
      ]),
      cat('Würstel e cotti', { info: 'wurstel', shape: 'vacuum', food: 'sausage' }, [
        fam(
          'Würstel di suino; Würstel di pollo e tacchino; Würstel grandi; Cotechino precotto|x1.6; Zampone di Modena IGP|igp|x2; Porchetta|x2.6|@cooked-ham',
          '250 g; 500 g; 1 kg|pro',
          5.2,
          8.9,
        ),
      ]),
    ]),
    cat('Formaggi', { vat: 4, brands: 'cheese', shape: 'vacuum', food: 'parmesan', info: 'hardCheese' }, [
      cat('Formaggi duri', {}, [
        cat('Parmigiano e grana', {}, [
          cat('Parmigiano Reggiano', {}, [
            fam(
              'Parmigiano Reggiano DOP 12 mesi|dop|x0.9; Parmigiano Reggiano DOP 24 mesi|dop; Parmigiano Reggiano DOP 30 mesi|dop|x1.12; Parmigiano Reggiano DOP 36 mesi|dop|x1.25; Parmigiano Reggiano DOP Vacche Brune|dop|x1.4',
              WHOLE,
              19,
              26,
            ),
          ]),
          cat('Grana Padano', {}, [
            fam(
              'Grana Padano DOP; Grana Padano DOP Riserva|dop|x1.2; Grana Padano DOP a scaglie|dop|x1.1|tub',
              WHOLE,
              14,
              18.5,
            ),
          ]),
        ]),
        cat('Formaggi grattugiati', { shape: 'pouch' }, [
          fam(
            'Parmigiano Reggiano DOP grattugiato|dop|x1.2; Grana Padano DOP grattugiato|dop; Mix grattugiato|x0.75; Pecorino grattugiato',
            '100 g; 250 g; 1 kg|pro',
            15,
            21,
          ),
        ]),
        cat('Pecorini', { info: 'pecorino', food: 'pecorino' }, [
          fam(
            'Pecorino Romano DOP|dop; Pecorino Toscano DOP|dop; Pecorino sardo DOP|dop; Pecorino al tartufo|x1.5; Pecorino stagionato in foglie di noce|x1.3; Canestrato',
            WHOLE,
            16,
            24,
          ),
        ]),
      ]),
      cat('Formaggi semiduri', { food: 'cheese-wedge' }, [
        fam(
          'Asiago DOP|dop; Fontina DOP|dop|x1.3; Emmentaler; Montasio DOP|dop; Edamer|x0.8; Bitto DOP|dop|x1.6; Formaggio di malga|x1.3; Provolone dolce; Provolone piccante; Scamorza affumicata|@scamorza; Caciocavallo|@scamorza',
          WHOLE,
          11,
          18,
        ),
      ]),
      cat('Formaggi molli ed erborinati', { info: 'softCheese', food: 'gorgonzola' }, [
        fam(
          'Gorgonzola DOP dolce|dop; Gorgonzola DOP piccante|dop; Taleggio DOP|dop|@brie; Brie|@brie; Camembert|@brie; Quartirolo DOP|dop|@brie',
          '200 g; sfuso 200/50|paper; 1,5 kg|pro',
          11,
          18,
        ),
        fam(
          'Caprino fresco; Caprino alle erbe; Robiola di capra; Tomino da griglia; Feta DOP|dop',
          '100 g|tub; 200 g|tub; 1 kg|bucket|pro',
          11,
          19,
          { info: 'goatCheese', food: 'brie' },
        ),
      ]),
      cat('Formaggi freschi', { info: 'mozzarella', food: 'mozzarella', perishable: true }, [
        cat('Mozzarelle', {}, [
          cat('Mozzarella vaccina', {}, [
            fam(
              'Mozzarella fiordilatte; Mozzarella ciliegine; Mozzarella treccia; Mozzarella senza lattosio; Mozzarella light; Mozzarella per pizza julienne',
              '125 g|pouch; 250 g|pouch; 3 x 125 g|pouch; 3 kg|bucket|pro',
              6.9,
              11.9,
            ),
          ]),
          cat('Mozzarella di bufala', {}, [
            fam(
              'Mozzarella di Bufala Campana DOP|dop; Bocconcini di bufala DOP|dop; Burrata|x1.1; Stracciatella|x1.2; Burratine|x1.1',
              '125 g|pouch; 250 g|tub; 1 kg|bucket|pro',
              12,
              17.5,
            ),
          ]),
        ]),
        cat('Ricotta e mascarpone', { info: 'ricotta', food: 'ricotta', shape: 'tub' }, [
          fam(
            'Ricotta vaccina; Ricotta di pecora|x1.3; Ricotta di bufala|x1.4; Ricotta senza lattosio; Mascarpone|x1.4; Ricotta salata|x1.7|vacuum',
            '250 g; 500 g; 1,5 kg|bucket|pro',
            4.6,
            7.4,
          ),
        ]),
        cat('Stracchino e spalmabili', { info: 'cheeseSpread', food: 'cream-cheese', shape: 'tub' }, [
          fam(
            'Stracchino; Crescenza; Squacquerone di Romagna DOP|dop|x1.2; Formaggio fresco spalmabile; Spalmabile light; Spalmabile alle erbe; Robiola; Fiocchi di latte',
            '100 g; 200 g; 1 kg|bucket|pro',
            7.8,
            12.5,
          ),
        ]),
      ]),
    ]),
    cat('Gastronomia', { shape: 'bowl', food: 'pot-of-food', info: 'readyMeal', perishable: true }, [
      fam(
        'Insalata russa|%russianSalad; Insalata di riso|%riceSalad; Vitello tonnato|x1.8|%vealTuna; Parmigiana di melanzane; Lasagne alla bolognese|@lasagne; Insalata di farro|@green-salad; Pollo arrosto|@roast-chicken|%roastChicken; Polpette al sugo|@meatballs',
        '250 g; 400 g; 2 kg|tray|pro',
        9.5,
        15.5,
      ),
      fam(
        'Olive all’ascolana|@arancini; Arancini di riso|@arancini; Crocchette di patate|@arancini; Supplì|@arancini; Frittelle di verdura|@falafel; Tigelle|@flatbread; Crescentine|@flatbread',
        '250 g; 500 g; 1 kg|pro',
        8.5,
        13.5,
      ),
    ]),
  ],
)
