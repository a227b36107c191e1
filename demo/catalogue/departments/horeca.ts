import { cat, fam } from '../tree.ts'

/** Monouso e Ho.Re.Ca.: VAT 22. */
export const horeca = cat(
  'Monouso e Ho.Re.Ca.',
  { vat: 22, brands: 'horeca', shape: 'carton', food: 'plate', info: 'none', origin: '' },
  [
    cat('Tavola monouso', { shape: 'stack' }, [
      cat('Piatti e bicchieri', {}, [
        cat('Piatti', {}, [
          fam(
            'Piatti piani in polpa di cellulosa 23 cm; Piatti fondi in polpa di cellulosa; Piatti dessert in carta 18 cm|x0.7; Piatti in foglia di palma|x2; Vassoi in cartone|x1.6',
            '20 pz; 50 pz; 500 pz|carton|pro',
            0.1,
            0.22,
          ),
        ]),
        cat('Bicchieri e tazze', { food: 'cup-with-straw' }, [
          fam(
            'Bicchieri in carta 200 ml; Bicchieri in PLA 250 ml|x1.2; Bicchieri da caffè 80 ml|x0.5|@hot-beverage; Bicchieri birra 400 ml|x1.3|@beer-mug; Calici monouso|x3|@wine-glass; Tazze da asporto con coperchio|x2|@hot-beverage',
            '50 pz; 100 pz; 1000 pz|carton|pro',
            0.045,
            0.1,
          ),
        ]),
      ]),
      cat('Posate e accessori', { shape: 'bag', food: 'fork-and-knife' }, [
        fam(
          'Forchette in legno; Coltelli in legno; Cucchiai in legno; Tris posate con tovagliolo|x3; Palette caffè in legno|x0.2; Cannucce in carta|x0.3|@cup-with-straw; Stuzzicadenti imbustati|box|x0.1',
          '50 pz; 100 pz; 1000 pz|carton|pro',
          0.05,
          0.1,
        ),
      ]),
      cat('Tovagliato', { shape: 'rolls', food: 'roll-of-paper' }, [
        fam(
          'Tovaglioli 40x40 airlaid; Tovaglioli 24x24 bar|x0.3; Coprimacchia 100x100|x2.4; Tovagliette americane|x0.9; Buste portaposate|x1.1',
          '50 pz; 100 pz; 1200 pz|carton|pro',
          0.05,
          0.11,
        ),
      ]),
    ]),
    cat('Asporto e confezionamento', { food: 'takeout-box' }, [
      cat('Contenitori', { shape: 'stack' }, [
        cat('Vaschette e box', {}, [
          fam(
            'Vaschette in alluminio 1 porzione|@foil; Vaschette in alluminio 4 porzioni|x1.8|@foil; Box asporto in cartoncino; Box insalata con coperchio|x1.6|@green-salad; Ciotole poke 750 ml|x1.5|@sushi',
            '25 pz; 100 pz; 600 pz|carton|pro',
            0.12,
            0.26,
          ),
        ]),
        cat('Scatole per pizza e dolci', { food: 'pizza' }, [
          fam(
            'Scatole pizza 33x33; Scatole pizza 40x40|x1.4; Scatole torta 30x30|x2|@shortcake; Vassoi pasticceria|x1.3|@cupcake',
            '100 pz; 50 pz; 200 pz|carton|pro',
            0.16,
            0.32,
          ),
        ]),
      ]),
      cat('Buste e sottovuoto', { food: 'shopping-bags', shape: 'bag' }, [
        fam(
          'Shopper in carta con manici; Sacchetti pane in carta|x0.3|@bread; Buste sottovuoto goffrate|x1.2; Sacchetti alimenti biodegradabili|x0.3; Fogli carta oleata|x0.2|@foil',
          '50 pz; 100 pz; 500 pz|carton|pro',
          0.1,
          0.24,
        ),
      ]),
    ]),
    cat('Cucina professionale', { food: 'cooking', shape: 'loose' }, [
      cat('Utensili', {}, [
        fam(
          'Mestolo inox 10 cm|@spoon; Schiumarola inox|@spoon; Frusta inox 30 cm|@bowl-with-spoon; Tagliere HACCP 40x30|x2; Pinza da cucina|x0.8; Coltello trinciante 25 cm|x3|@kitchen-knife; Spatola in silicone|x0.7|@spoon',
          '1 pz',
          6.5,
          13.5,
        ),
      ]),
      cat('Pentole e teglie', { food: 'pot-of-food' }, [
        fam(
          'Padella antiaderente 28 cm|@cooking; Padella in alluminio 32 cm|@cooking; Casseruola inox 24 cm|x1.6; Pentola inox 36 cm|x3; Teglia in ferro blu 60x40|@cooking; Bacinella gastronorm 1/1|x0.8|@bowl-with-spoon',
          '1 pz',
          19,
          42,
        ),
      ]),
      cat('Bar e sala', { food: 'cocktail-glass' }, [
        fam(
          'Shaker inox 700 ml; Jigger doppio|x0.6; Secchiello spumante|x1.5|@bottle-with-popping-cork; Cavatappi professionale|x0.8|@wine-glass; Vassoio antiscivolo|x1.1|@plate; Dosatore per liquori|x0.4|@tumbler-glass',
          '1 pz',
          9.5,
          18.5,
        ),
      ]),
      cat('Abbigliamento', { food: 'lab-coat' }, [
        fam(
          'Giacca cuoco bianca|x2.2; Grembiule con pettorina; Cappello cuoco monouso|x0.2; Torcione in cotone|x0.3|@yarn; Guanti anticalore|x0.9|@gloves',
          '1 pz; 2 pz',
          9.9,
          16.9,
        ),
      ]),
    ]),
    cat('Pulizia professionale', { shape: 'canister', food: 'sparkles' }, [
      fam(
        'Detergente sgrassante HACCP; Sanificante alimentare; Detergente forni e piastre|@fire|x1.4; Detergente pavimenti industriale; Brillantante professionale|@plate; Disincrostante lavastoviglie|@plate|x1.1; Sapone mani bactericida|@soap|x1.2',
        '5 kg; 10 kg; 20 kg',
        1.9,
        3.9,
      ),
    ]),
    cat('Linea bar', { brands: 'coffee', food: 'hot-beverage', shape: 'box' }, [
      fam(
        'Zucchero in bustine monodose|@sugar-cubes; Biscottini per caffè|@cookie|x2.6',
        '1 kg; 5 kg|carton; 10 kg|carton',
        3.2,
        5.4,
        { vat: 10, info: 'sugar', weight: 0.4, origin: 'Italia' },
      ),
      fam(
        'Coperchi per tazze; Porta bicchieri in cartone; Rotoli termici registratore|@roll-of-paper; Comande autocopianti|@memo',
        '50 pz; 100 pz; 500 pz|carton',
        0.06,
        0.18,
        { brands: 'horeca' },
      ),
    ]),
  ],
)
