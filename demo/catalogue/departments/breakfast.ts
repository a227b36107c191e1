import { cat, fam } from '../tree.ts'

/** Colazione e dolci: VAT 10; coffee 22, sweetened cocoa 22. */
export const breakfast = cat(
  'Colazione e dolci',
  { vat: 10, brands: 'breakfast', shape: 'bag', food: 'cookie', info: 'biscuits', origin: 'Italia' },
  [
    cat(
      'Caffè, tè e infusi',
      {
        brands: 'coffee',
        vat: 22,
        shape: 'vacuum',
        food: 'coffee-bean',
        info: 'coffee',
        origin: 'Brasile;Colombia;Etiopia',
      },
      [
        cat('Caffè', {}, [
          cat('Caffè macinato', {}, [
            fam(
              'Caffè macinato classico; Caffè macinato 100% arabica|x1.2; Caffè macinato decaffeinato|x1.2; Caffè macinato per moka; Caffè macinato bio|bio|x1.35; Caffè macinato espresso',
              '250 g; 2 x 250 g|multipack; 1 kg|pro',
              12,
              19,
            ),
          ]),
          cat('Caffè in grani', { shape: 'pouch' }, [
            fam(
              'Caffè in grani espresso bar; Caffè in grani 100% arabica|x1.2; Caffè in grani miscela gran crema; Caffè in grani decaffeinato|x1.2',
              '500 g; 1 kg|k6|pro; 3 kg|sack|pro',
              12,
              20,
            ),
          ]),
          cat('Capsule e cialde', { shape: 'box' }, [
            cat('Capsule compatibili', {}, [
              fam(
                'Capsule espresso intenso; Capsule espresso cremoso; Capsule decaffeinato; Capsule ristretto; Capsule arabica; Capsule orzo|@wheat',
                '10 pz; 30 pz; 100 pz|carton|pro',
                0.21,
                0.39,
              ),
            ]),
            cat('Cialde', {}, [
              fam(
                'Cialde ESE espresso; Cialde ESE arabica; Cialde ESE decaffeinato',
                '18 pz; 50 pz; 150 pz|carton|pro',
                0.16,
                0.3,
              ),
            ]),
          ]),
          cat('Solubili e orzo', { shape: 'jar', food: 'hot-beverage' }, [
            fam(
              'Caffè solubile; Caffè solubile decaffeinato; Ginseng solubile|x0.6; Cappuccino solubile|x0.5',
              '100 g; 200 g; 500 g|tub|pro',
              34,
              58,
            ),
            fam(
              'Orzo solubile; Orzo macinato per moka; Caffè di cicoria',
              '120 g; 200 g; 500 g|bag',
              11,
              19,
              { info: 'barley', vat: 10, food: 'wheat' },
            ),
          ]),
        ]),
        cat('Tè e tisane', { brands: 'infusions', vat: 10, shape: 'box', food: 'tea-leaf', info: 'tea' }, [
          fam(
            'Tè nero English Breakfast; Tè verde; Tè Earl Grey; Tè deteinato; Tè verde alla menta|@herb; Tè ai frutti rossi|@raspberry',
            '20 pz; 25 pz; 50 pz; 100 pz|pro',
            0.07,
            0.16,
            { origin: 'Sri Lanka;India;Cina' },
          ),
          fam(
            'Camomilla|@blossom; Tisana al finocchio|@fennel; Infuso zenzero e limone|@ginger-root; Tisana della notte|@blossom; Infuso ai frutti di bosco|@raspberry; Tisana depurativa|@herb',
            '20 pz; 16 pz; 40 pz',
            0.08,
            0.19,
          ),
        ]),
      ],
    ),
    cat('Biscotti', {}, [
      cat('Frollini', {}, [
        cat('Frollini classici', {}, [
          fam(
            'Frollini alla panna; Frollini con gocce di cioccolato; Frollini al latte; Frollini integrali; Frollini al cacao|@choc-cookie; Frollini al miele; Biscotti secchi',
            '350 g; 700 g; 1 kg',
            3.4,
            6.4,
          ),
        ]),
        cat('Biscotti farciti e pasticceria secca', { food: 'choc-cookie', shape: 'box' }, [
          fam(
            'Biscotti farciti alla crema di nocciole; Cantucci alle mandorle|x1.4|@almond; Baci di dama|x1.8; Lingue di gatto|x1.4; Savoiardi|x1.1; Amaretti|x1.5|@cookie; Krumiri|x1.5|@cookie',
            '200 g; 400 g; 1 kg|carton|pro',
            6.4,
            11.9,
          ),
        ]),
      ]),
      cat('Biscotti salutistici', { food: 'cookie' }, [
        fam(
          'Biscotti senza zuccheri aggiunti; Biscotti ai cereali e frutta; Biscotti all’avena; Biscotti senza glutine|sg|x1.8|%glutenFreeBiscuits|@choc-cookie; Biscotti di farro bio|bio|x1.5; Biscotti vegan al cacao|vegan|x1.4|%veganBiscuits|@choc-cookie',
          '250 g; 300 g; 400 g',
          6.2,
          11.5,
        ),
      ]),
      cat('Wafer e snack', { info: 'wafers', food: 'waffle' }, [
        fam(
          'Wafer alla nocciola; Wafer al cacao; Wafer alla vaniglia; Wafer al limone; Barretta wafer ricoperta|@chocolate-bar|x1.4',
          '175 g; 250 g; 24 x 45 g|carton|pro',
          6.8,
          11.5,
        ),
      ]),
    ]),
    cat('Merendine e brioche', { info: 'cake', food: 'croissant', shape: 'box' }, [
      fam(
        'Croissant classici; Croissant all’albicocca; Plumcake allo yogurt|@bread; Merendine al cacao|@chocolate-cake; Trecce glassate; Crostatine al cacao|@pie; Crostatine all’albicocca|@pie; Muffin con gocce di cioccolato|@cupcake; Pancake|@pancakes|x1.2',
        '6 x 45 g; 8 x 40 g; 10 x 40 g; 24 x 50 g|carton|pro',
        6.9,
        12.9,
      ),
    ]),
    cat('Cereali e muesli', { info: 'cereals', food: 'cereal-bowl', shape: 'box' }, [
      fam(
        'Corn flakes; Cereali al cioccolato|@chocolate-bar; Muesli croccante alla frutta|@raspberry; Muesli con frutta secca|@hazelnut; Fiocchi di avena|@wheat|x0.7; Cereali integrali; Granola al miele|@honey-pot|x1.3; Riso soffiato al cacao',
        '375 g; 500 g; 1 kg|pouch|pro',
        4.9,
        9.2,
      ),
    ]),
    cat('Creme, confetture e miele', { shape: 'jar', info: 'jam', food: 'apricot' }, [
      cat('Confetture e marmellate', {}, [
        cat('Confetture', {}, [
          fam(
            'Confettura di albicocche; Confettura di fragole|@strawberry; Confettura di ciliegie|@cherries; Confettura di pesche|@peach; Confettura di mirtilli|@blueberries|x1.2; Confettura di fichi|@plum; Confettura extra di prugne|@plum; Confettura di more bio|bio|@blackberry|x1.4',
            '340 g; 240 g; 700 g; 30 x 28 g|carton|pro',
            5.9,
            10.5,
          ),
        ]),
        cat('Marmellate di agrumi', { food: 'orange' }, [
          fam(
            'Marmellata di arance amare; Marmellata di limoni|@lemon; Marmellata di mandarini|@tangerine; Marmellata di bergamotto|x1.4|@lime',
            '340 g; 240 g; 700 g',
            6.2,
            10.9,
          ),
        ]),
      ]),
      cat('Creme spalmabili', { info: 'spread', food: 'hazelnut' }, [
        fam(
          'Crema di nocciole e cacao; Crema al pistacchio|x2; Crema al cioccolato fondente|@chocolate-bar; Crema di nocciole senza olio di palma|x1.2; Crema di arachidi|@peanuts|x0.9; Crema bianca al cocco|@coconut|x1.1',
          '200 g; 400 g; 750 g; 3 kg|bucket|pro',
          8.5,
          15.5,
        ),
      ]),
      cat('Miele', { info: 'honey', food: 'honey-pot' }, [
        fam(
          'Miele millefiori; Miele di acacia|x1.3; Miele di castagno|x1.1; Miele d’arancio; Miele di tiglio; Miele di sulla bio|bio|x1.4; Miele di bosco',
          '250 g; 500 g; 1 kg; 3 kg|bucket|pro',
          10.5,
          17.5,
          { origin: 'Italia;Italia, Emilia-Romagna;Italia, Toscana' },
        ),
      ]),
    ]),
    cat('Cioccolato e dolciumi', {}, [
      cat('Cioccolato', { info: 'chocolate', food: 'chocolate-bar', shape: 'bar' }, [
        cat('Tavolette', {}, [
          fam(
            'Tavoletta al latte; Tavoletta al latte con nocciole|@hazelnut; Tavoletta al cioccolato bianco; Tavoletta al latte e cereali',
            '100 g; 200 g; 20 x 100 g|carton|pro',
            11,
            19,
          ),
          fam(
            'Tavoletta fondente 60%; Tavoletta fondente 72%|x1.1; Tavoletta fondente 85%|x1.2; Tavoletta fondente all’arancia|@orange; Tavoletta fondente bio|bio|x1.3',
            '100 g; 200 g; 20 x 100 g|carton|pro',
            12,
            21,
            { info: 'darkChocolate' },
          ),
        ]),
        cat('Cioccolatini e praline', { shape: 'pouch' }, [
          fam(
            'Cioccolatini assortiti; Gianduiotti|x1.3|@hazelnut; Cremini|x1.3; Praline al liquore|x1.2; Ovetti di cioccolato; Cioccolatini fondenti ripieni',
            '150 g; 300 g|box; 1 kg|pro',
            16,
            28,
          ),
        ]),
        cat('Cacao e preparati', { info: 'cocoa', shape: 'box', vat: 22, food: 'hot-beverage' }, [
          fam(
            'Cacao amaro in polvere; Cacao zuccherato solubile|x0.7; Preparato per cioccolata calda|x0.8; Cioccolato in gocce|pouch|@chocolate-bar',
            '75 g; 250 g; 1 kg|pouch|pro',
            9.5,
            16,
          ),
        ]),
      ]),
      cat('Caramelle e gomme', { info: 'candy', food: 'candy', shape: 'pouch' }, [
        fam(
          'Caramelle alla frutta; Caramelle alla menta|@herb; Caramelle al miele|@honey-pot; Caramelle gommose; Caramelle alla liquirizia|@star-anise; Lecca lecca|@lollipop; Confetti alla mandorla|@almond|x1.4; Caramelle senza zucchero|x1.4',
          '150 g; 200 g; 1 kg|pro',
          7.4,
          13.5,
        ),
      ]),
    ]),
  ],
)
