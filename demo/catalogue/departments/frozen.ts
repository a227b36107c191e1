import { cat, fam } from '../tree.ts'

/** Surgelati: plain vegetables VAT 4, everything else 10. */
export const frozen = cat(
  'Surgelati',
  { vat: 10, brands: 'frozen', shape: 'pouch', food: 'pea-pod', info: 'frozenVegetable', origin: 'Italia' },
  [
    cat('Verdure surgelate', { vat: 4 }, [
      cat('Verdure naturali', {}, [
        cat('Legumi surgelati', {}, [
          fam(
            'Piselli finissimi; Fagiolini finissimi; Fave surgelate; Fagioli borlotti surgelati|@beans; Edamame surgelati|x1.4',
            '450 g; 750 g; 1 kg; 2,5 kg|pro',
            2.6,
            4.6,
          ),
        ]),
        cat('Verdure a foglia e cavoli', { food: 'broccoli' }, [
          fam(
            'Spinaci in cubi|@leafy-green; Spinaci in foglia|@leafy-green; Broccoli a rosette; Cavolfiore a rosette|@cauliflower; Bieta|@leafy-green; Cicoria surgelata|@leafy-green',
            '450 g; 750 g; 2,5 kg|pro',
            2.2,
            4.1,
          ),
        ]),
        cat('Altre verdure', { food: 'zucchini' }, [
          fam(
            'Zucchine a rondelle; Peperoni a striscioline|@red-pepper; Carciofi a spicchi|@artichoke|x2; Asparagi|@asparagus|x2; Melanzane grigliate|@eggplant; Funghi porcini a cubetti|@brown-mushroom|x4; Mais dolce surgelato|@ear-of-corn',
            '300 g; 450 g; 1 kg|pro',
            3.1,
            5.4,
          ),
        ]),
      ]),
      cat('Misti e minestroni', { food: 'green-salad' }, [
        fam(
          'Minestrone 15 verdure; Contorno tricolore; Misto per soffritto|@onion; Verdure per paella; Misto funghi|@brown-mushroom|x1.8; Contorno alla mediterranea; Zuppa di legumi surgelata|@beans',
          '450 g; 750 g; 1 kg; 2,5 kg|pro',
          2.8,
          4.9,
        ),
      ]),
    ]),
    cat('Patate e fritti', { food: 'french-fries', info: 'frozenFries' }, [
      fam(
        'Patate fritte classiche; Patate stick; Patate a spicchi con buccia; Patate dippers; Crocchette di patate surgelate|@arancini|x1.4; Patate novelle surgelate|@potato; Anelli di cipolla|@onion|x1.6; Rösti|@falafel|x1.3',
        '750 g; 1 kg; 2,5 kg|pro; 4 x 2,5 kg|carton|pro',
        1.9,
        3.6,
      ),
    ]),
    cat(
      'Pesce surgelato',
      {
        brands: 'frozen',
        food: 'white-fillet',
        info: 'frozenFish',
        origin: 'Pescato: Oceano Atlantico, FAO 27;Pescato: Oceano Pacifico, FAO 67;Allevato in Vietnam',
      },
      [
        cat('Filetti e tranci surgelati', {}, [
          fam(
            'Filetti di merluzzo surgelati; Cuori di merluzzo surgelati|x1.4; Filetti di platessa; Tranci di salmone|@salmon-fillet|x1.5; Filetti di pangasio|x0.6; Tranci di pesce spada|@salmon-fillet|x1.4; Filetti di persico|x1.1',
            '300 g; 400 g|box; 800 g; 5 kg|carton|pro',
            11,
            17,
          ),
        ]),
        cat('Impanati di pesce', { info: 'breadedFish', food: 'fish-finger', shape: 'box' }, [
          fam(
            'Bastoncini di merluzzo; Filetti di merluzzo impanati; Mezzelune di mare; Burger di merluzzo; Platessa impanata; Bocconcini di pesce',
            '300 g; 450 g; 900 g; 3 kg|carton|pro',
            9.2,
            14.5,
          ),
        ]),
        cat('Molluschi e crostacei surgelati', { info: 'frozenShellfish', food: 'shrimp' }, [
          fam(
            'Gamberi sgusciati; Mazzancolle tropicali; Code di gambero surgelate|x1.2; Anelli di totano|@calamari|x0.8; Seppie pulite|@calamari; Polpo surgelato|@calamari|x1.2; Misto mare per risotto|@mussel|x0.8; Cozze sgusciate|@mussel|x0.6',
            '300 g; 400 g; 1 kg|pro',
            13,
            21,
          ),
        ]),
      ],
    ),
    cat('Pizze e piatti pronti', { shape: 'box' }, [
      cat('Pizze', { info: 'pizza', food: 'pizza' }, [
        cat('Pizze tonde', {}, [
          fam(
            'Pizza margherita; Pizza margherita con bufala|x1.2; Pizza prosciutto e funghi; Pizza quattro formaggi; Pizza alle verdure grigliate; Pizza diavola; Pizza capricciosa',
            '340 g; 2 x 330 g; 10 x 340 g|carton|pro',
            6.2,
            10.5,
          ),
        ]),
        cat('Pizzette e basi', {}, [
          fam(
            'Pizzette margherita; Base pizza|x0.8; Pizza in teglia margherita; Focaccia surgelata|@flatbread|x0.8; Calzone|@dumpling',
            '270 g; 400 g; 1,2 kg|pro',
            5.6,
            9.4,
          ),
        ]),
      ]),
      cat('Primi e secondi pronti', { info: 'readyMeal', food: 'lasagne' }, [
        fam(
          'Lasagne alla bolognese surgelate; Cannelloni ricotta e spinaci; Paella|@shallow-pan-of-food; Risotto ai funghi|@rice-bowl; Gnocchi alla sorrentina|@gnocchi; Spaghetti allo scoglio|@spaghetti|x1.2; Cotolette di pollo surgelate|@cutlet; Polpette vegetali|@falafel|vegan|%plantBalls; Parmigiana di melanzane surgelata|@eggplant',
          '300 g; 550 g|pouch; 1 kg; 2,5 kg|tray|pro',
          7.8,
          13.2,
        ),
      ]),
    ]),
    cat('Gelati e dessert', { brands: 'iceCream', shape: 'box', info: 'iceCream', food: 'ice-cream' }, [
      cat('Vaschette', { shape: 'tub' }, [
        fam(
          'Gelato alla vaniglia; Gelato al cioccolato; Gelato al fiordilatte; Gelato alla stracciatella; Gelato al pistacchio|x1.4; Gelato alla nocciola; Gelato alla fragola; Gelato crema e amarena',
          '500 g; 1 kg; 2,5 kg|pro',
          5.4,
          10.5,
        ),
      ]),
      cat('Coni, stecchi e biscotti', { info: 'coneIceCream', food: 'soft-ice-cream' }, [
        fam(
          'Coni panna e cioccolato; Coni alla nocciola; Stecchi ricoperti al cioccolato|@ice-pop; Mini stecchi assortiti|@ice-pop; Biscotti gelato|@ice-pop; Coni senza glutine|sg|x1.3|%glutenFreeCone',
          '6 x 75 g; 4 x 110 g; 24 x 75 g|carton|pro',
          8.4,
          14.5,
        ),
      ]),
      cat('Sorbetti e ghiaccioli', { info: 'sorbet', food: 'shaved-ice' }, [
        fam(
          'Sorbetto al limone|vegan|@lemon; Sorbetto al mango|vegan|@mango|x1.2; Ghiaccioli assortiti|vegan|@ice-pop; Granita alla fragola|vegan|@strawberry; Sorbetto ai frutti di bosco|vegan|@raspberry',
          '500 g|tub; 8 x 60 g; 2,5 kg|tub|pro',
          4.4,
          8.2,
        ),
      ]),
      cat('Torte gelato e dolci surgelati', { info: 'frozenPastry', food: 'birthday-cake' }, [
        fam(
          'Torta gelato alla nocciola; Tartufo nero|@chocolate-cake; Profiteroles surgelati|@chocolate-cake; Tiramisù surgelato|@shortcake; Cheesecake ai frutti di bosco|@shortcake; Croissant da cuocere|@croissant|x0.8; Cornetti surgelati alla crema|@croissant|x0.8; Strudel di mele|@pie',
          '300 g; 500 g; 1,2 kg|carton|pro',
          9.5,
          16.5,
        ),
      ]),
    ]),
    cat('Pane e basi surgelate', { info: 'frozenBread', food: 'baguette-bread', brands: 'frozen' }, [
      fam(
        'Baguette precotta; Panini precotti misti|@bread-roll; Ciabattine precotte; Pasta sfoglia|@croissant|x1.4; Pasta brisée|@pie|x1.3; Panetti per pizza|@bread-roll',
        '300 g; 500 g; 6 kg|carton|pro',
        3.9,
        6.8,
        { vat: 4 },
      ),
    ]),
    cat('Ghiaccio e frutta', { info: 'frozenVegetable', food: 'ice' }, [
      fam(
        'Ghiaccio a cubetti; Ghiaccio tritato; Ghiaccio gourmet',
        '2 kg|bag; 5 kg|bag; 10 kg|bag|pro',
        0.6,
        1.1,
        { vat: 22, weight: 0.4, info: 'mineralWater' },
      ),
      fam(
        'Frutti di bosco surgelati|@raspberry; Fragole surgelate|@strawberry; Mirtilli surgelati|@blueberries; Mango a cubetti surgelato|@mango; Ananas a cubetti|@pineapple',
        '300 g; 1 kg; 2,5 kg|pro',
        6.8,
        11.2,
        { vat: 4 },
      ),
    ]),
  ],
)
