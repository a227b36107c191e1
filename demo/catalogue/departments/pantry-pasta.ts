import { cat, fam } from '../tree.ts'

const DRY = '500 g; 1 kg; 5 kg|sack|pro'

/** Pasta, riso, farine e cereali: VAT 4; filled pasta 10. */
export const pantryPasta = cat(
  'Pasta, riso e farine',
  { vat: 4, brands: 'pasta', shape: 'bag', food: 'spaghetti', info: 'semola', origin: 'Italia' },
  [
    cat('Pasta di semola', {}, [
      cat('Pasta corta', {}, [
        cat('Penne e rigatoni', { food: 'penne' }, [
          fam(
            'Penne rigate; Penne lisce; Mezze penne; Rigatoni; Mezze maniche; Tortiglioni; Pennette; Paccheri|x1.5',
            DRY,
            1.5,
            3.4,
          ),
        ]),
        cat('Fusilli e farfalle', { food: 'fusilli' }, [
          fam(
            'Fusilli; Fusilli bucati|x1.2; Farfalle|@farfalle; Casarecce|@fusilli; Gemelli; Trofie|x1.4; Orecchiette|@orecchiette|x1.5; Conchiglie rigate|@conchiglie',
            DRY,
            1.5,
            3.4,
          ),
        ]),
        cat('Formati per minestra', { food: 'ditalini' }, [
          fam(
            'Ditalini; Stelline; Risoni; Tempestina; Anellini; Maltagliati|@lasagne',
            '500 g; 1 kg',
            1.5,
            3.2,
          ),
        ]),
      ]),
      cat('Pasta lunga', {}, [
        cat('Spaghetti e bucatini', { food: 'spaghetti-dry' }, [
          fam(
            'Spaghetti n. 5; Spaghettini; Spaghettoni quadrati|x1.4; Bucatini; Vermicelli; Spaghetti integrali|@spaghetti-whole',
            DRY,
            1.5,
            3.4,
          ),
        ]),
        cat('Linguine e altri formati lunghi', { food: 'spaghetti-dry' }, [
          fam(
            'Linguine; Bavette; Capellini; Mafaldine|x1.2; Tagliatelle di semola|@tagliatelle; Ziti|x1.2',
            DRY,
            1.5,
            3.4,
          ),
        ]),
      ]),
    ]),
    cat('Pasta speciale', {}, [
      cat('Pasta integrale e bio', { info: 'wholeSemola', food: 'penne-whole' }, [
        fam(
          'Penne integrali; Fusilli integrali bio|bio|x1.2|@fusilli-whole; Spaghetti di farro bio|bio|x1.5|@spaghetti-whole; Penne ai cinque cereali; Fusilli di grano antico|x1.6|@fusilli-whole',
          '500 g; 1 kg',
          1.9,
          3.9,
        ),
      ]),
      cat('Pasta senza glutine', { info: 'glutenFreePasta', shape: 'box', vat: 10 }, [
        fam(
          'Penne senza glutine|sg|@penne; Spaghetti senza glutine|sg|@spaghetti-dry; Fusilli di mais e riso|sg|@fusilli; Sedani di lenticchie rosse|sg|x1.4|@penne-red; Fusilli di ceci|sg|x1.4|@fusilli',
          '250 g; 400 g',
          4.9,
          8.4,
        ),
      ]),
      cat('Pasta all’uovo', { info: 'eggPasta', shape: 'box', food: 'tagliatelle' }, [
        fam(
          'Tagliatelle all’uovo; Fettuccine all’uovo; Pappardelle all’uovo; Lasagne all’uovo|@lasagne; Garganelli|@penne|x1.2; Quadrucci|@lasagne',
          '250 g; 500 g; 2 kg|pro',
          3.9,
          7.4,
        ),
      ]),
      cat('Pasta fresca', { info: 'freshPasta', shape: 'tray', perishable: true }, [
        fam(
          'Tagliatelle fresche|@tagliatelle; Pappardelle fresche|@tagliatelle; Strozzapreti|@fusilli; Passatelli|@spaghetti-dry; Sfoglia fresca per lasagne|@lasagne; Orecchiette fresche|@orecchiette',
          '250 g; 500 g; 1 kg|pro',
          5.4,
          8.9,
        ),
        fam(
          'Gnocchi di patate; Gnocchi di zucca|x1.3; Chicche di patate; Gnocchetti agli spinaci|x1.2',
          '500 g; 1 kg|pro',
          2.4,
          4.2,
          { info: 'gnocchi', food: 'gnocchi' },
        ),
      ]),
      cat(
        'Pasta ripiena',
        { info: 'meatPasta', shape: 'tray', perishable: true, vat: 10, food: 'tortellini' },
        [
          fam(
            'Tortellini prosciutto crudo; Cappelletti alla carne; Tortellini bolognesi|x1.3; Agnolotti di brasato|x1.3|@ravioli',
            '250 g; 500 g; 1 kg|pro',
            9.4,
            15.5,
          ),
          fam(
            'Tortelloni ricotta e spinaci; Ravioli ai quattro formaggi|@ravioli; Tortelli di zucca|@ravioli; Ravioli ai funghi porcini|x1.2|@ravioli; Cappellacci di zucca|x1.2; Ravioli ricotta ed erbette|@ravioli',
            '250 g; 500 g; 1 kg|pro',
            8.9,
            14.5,
            { info: 'cheesePasta' },
          ),
        ],
      ),
    ]),
    cat('Riso', { info: 'rice', shape: 'box', food: 'rice-bowl' }, [
      cat('Riso per risotti', {}, [
        fam(
          'Riso Carnaroli; Riso Arborio; Riso Vialone Nano IGP|igp|x1.2; Riso Roma; Riso Carnaroli bio|bio|x1.3; Riso Baldo',
          '1 kg; 500 g; 5 kg|sack|pro',
          2.9,
          5.2,
        ),
      ]),
      cat('Riso per insalate e speciali', {}, [
        fam(
          'Riso parboiled; Riso originario|x0.85; Riso integrale; Riso Basmati|x1.2; Riso Venere|x1.8|@black-rice; Riso rosso|x1.6|@black-rice; Riso Jasmine|x1.2; Riso per sushi|x1.3',
          '1 kg; 500 g; 5 kg|sack|pro',
          2.4,
          4.4,
        ),
      ]),
    ]),
    cat('Farine, semole e polenta', { info: 'flour', shape: 'sack', food: 'wheat' }, [
      cat('Farine', {}, [
        cat('Farine di grano tenero', {}, [
          fam(
            'Farina 00; Farina 0; Farina per pizza; Farina Manitoba|x1.3; Farina integrale; Farina per dolci; Farina tipo 1 macinata a pietra|x1.4; Farina 00 bio|bio|x1.5',
            '1 kg; 5 kg|pro; 25 kg|pro',
            0.79,
            1.69,
          ),
        ]),
        cat('Farine speciali', { info: 'grains' }, [
          fam(
            'Semola rimacinata di grano duro; Farina di farro|x1.8; Farina di segale|x1.6; Farina di ceci|x2|%chickpeaFlour|@beans; Farina di riso|x1.8|%riceFlour|@rice-bowl; Farina di mandorle|x9|%almondFlour|@almond; Fecola di patate|x1.9|%riceFlour|@potato; Amido di mais|x1.9|%riceFlour|@ear-of-corn',
            '500 g; 1 kg; 10 kg|pro',
            1.49,
            2.49,
          ),
        ]),
      ]),
      cat('Polenta e semolino', { info: 'polenta', food: 'ear-of-corn' }, [
        fam(
          'Farina di mais per polenta; Polenta istantanea|x1.2; Polenta taragna|x1.4; Semolino|@wheat|%flour; Farina di mais fioretto; Pangrattato|@bread|%crumbs',
          '500 g; 1 kg; 5 kg|pro',
          1.7,
          3.1,
        ),
      ]),
      cat('Cereali e zuppe', { info: 'grains', shape: 'bag' }, [
        fam(
          'Farro perlato; Orzo perlato; Couscous; Bulgur; Quinoa|x2.4|%seed; Miglio decorticato|%seed; Zuppa di legumi e cereali; Avena decorticata',
          '400 g; 500 g; 1 kg|pro',
          2.9,
          5.4,
        ),
      ]),
    ]),
  ],
)
