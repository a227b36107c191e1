import { cat, fam } from '../tree.ts'

/** Bevande: VAT 22. */
export const drinks = cat(
  'Bevande',
  { vat: 22, brands: 'drinks', shape: 'soda', food: 'cup-with-straw', info: 'softDrink', origin: 'Italia' },
  [
    cat('Acqua', { brands: 'water', shape: 'water', info: 'mineralWater', food: 'mountain' }, [
      cat('Acqua naturale', {}, [
        cat('Naturale in plastica', {}, [
          fam(
            'Acqua minerale naturale; Acqua oligominerale naturale; Acqua minerale povera di sodio',
            '1,5 l|k6; 500 ml|k24; 6 x 1,5 l|multipack; 2 l|k6; 24 x 500 ml|multipack|pro',
            0.22,
            0.46,
            { weight: 1.6 },
          ),
        ]),
        cat('Naturale in vetro', {}, [
          fam(
            'Acqua naturale in vetro; Acqua naturale linea ristorante',
            '1 l|glass|k12|pro; 750 ml|glass|k16|pro; 500 ml|glass|k20|m40|pro',
            0.62,
            1.2,
            { weight: 1.2 },
          ),
        ]),
      ]),
      cat('Acqua frizzante', { food: 'bubbles' }, [
        fam(
          'Acqua minerale frizzante; Acqua leggermente frizzante; Acqua effervescente naturale',
          '1,5 l|k6; 500 ml|k24; 6 x 1,5 l|multipack',
          0.24,
          0.48,
          { weight: 1.4 },
        ),
        fam(
          'Acqua frizzante in vetro; Acqua frizzante linea ristorante',
          '1 l|glass|k12|pro; 750 ml|glass|k16|pro; 500 ml|glass|k20|m40|pro',
          0.64,
          1.22,
        ),
      ]),
      cat('Acqua aromatizzata', { brands: 'drinks', food: 'lemon' }, [
        fam(
          'Acqua aromatizzata al limone; Acqua aromatizzata alla pesca|@peach; Acqua aromatizzata ai frutti rossi|@raspberry; Acqua aromatizzata alla menta|@herb',
          '500 ml|k12; 1 l; 6 x 500 ml|multipack',
          1.3,
          2.4,
        ),
      ]),
    ]),
    cat('Bibite', {}, [
      cat('Cola', { food: 'cup-with-straw' }, [
        fam(
          'Cola; Cola vaniglia',
          '1,5 l|k6; 330 ml|drink-can|k24; 500 ml|k12; 6 x 330 ml|multipack; 250 ml|glass|k24|pro',
          0.95,
          1.75,
        ),
        fam(
          'Cola zero; Cola senza caffeina',
          '1,5 l|k6; 330 ml|drink-can|k24; 6 x 330 ml|multipack',
          0.95,
          1.75,
          { info: 'zeroDrink' },
        ),
      ]),
      cat('Aranciate e limonate', { food: 'orange' }, [
        fam(
          'Aranciata; Aranciata amara|@blood-orange; Aranciata rossa|@blood-orange; Limonata|@lemon; Cedrata|@lime; Chinotto|@tangerine; Mandarinata|@tangerine; Pompelmo rosa|@blood-orange; Gassosa|@bubbles',
          '1,5 l|k6; 330 ml|drink-can|k24; 500 ml|k12; 200 ml|glass|k24|pro',
          0.98,
          1.85,
        ),
      ]),
      cat('Toniche e mixer', { info: 'bitterSoda', food: 'cocktail-glass' }, [
        fam(
          'Acqua tonica|@lime; Tonica al pepe rosa|x1.3; Ginger ale|@ginger-root; Ginger beer|@ginger-root|x1.2; Soda|@bubbles; Bitter analcolico|@blood-orange|x1.4; Aperitivo analcolico biondo|x1.5|@tangerine',
          '1 l|k6; 4 x 200 ml|multipack; 200 ml|glass|k24|pro',
          1.9,
          3.8,
        ),
      ]),
      cat('Energy e sport', { food: 'high-voltage' }, [
        fam(
          'Energy drink; Energy drink zero',
          '250 ml|drink-can|k24; 500 ml|drink-can|k12; 4 x 250 ml|multipack',
          3.2,
          5.6,
          { info: 'energyDrink' },
        ),
        fam(
          'Bevanda isotonica all’arancia|@orange; Bevanda isotonica al limone|@lemon; Bevanda isotonica ai frutti rossi|@raspberry',
          '500 ml|k12; 1 l; 6 x 500 ml|multipack',
          1.6,
          2.9,
        ),
      ]),
      cat('Tè freddi', { info: 'icedTea', food: 'peach' }, [
        fam(
          'Tè freddo alla pesca; Tè freddo al limone|@lemon; Tè verde freddo|@tea-leaf; Tè freddo deteinato|@peach; Tè freddo zero al limone|@lemon',
          '1,5 l|k6; 500 ml|k12; 330 ml|drink-can|k24; 3 x 200 ml|multipack',
          0.95,
          1.75,
        ),
      ]),
    ]),
    cat('Succhi e sciroppi', { info: 'nectar', shape: 'brick', food: 'peach' }, [
      cat('Succhi e nettari', {}, [
        cat('Nettari', {}, [
          fam(
            'Nettare di pesca; Nettare di pera|@pear; Nettare di albicocca|@apricot; Nettare di mirtillo|@blueberries|x1.2; Nettare di mango|@mango',
            '1 l; 3 x 200 ml|multipack; 200 ml|glass|k24|pro; 6 x 200 ml|multipack',
            1.4,
            2.6,
          ),
        ]),
        cat('Succhi 100%', { info: 'juice', food: 'orange' }, [
          fam(
            'Succo d’arancia 100%; Succo di mela 100%|@red-apple; Succo di ananas 100%|@pineapple; Succo di pompelmo|@blood-orange; Succo ACE|@carrot; Succo di melograno|@cherries|x2.2; Succo di mela bio|bio|@red-apple|x1.3',
            '1 l; 750 ml|bottle; 3 x 200 ml|multipack; 6 x 1 l|carton|pro',
            1.7,
            3.2,
          ),
        ]),
      ]),
      cat('Sciroppi e granite', { info: 'syrup', shape: 'spirit', food: 'herb' }, [
        fam(
          'Sciroppo di menta; Sciroppo d’orzata|@almond; Sciroppo di amarena|@cherries; Sciroppo di granatina|@raspberry; Sciroppo di limone|@lemon; Sciroppo di sambuco|@white-grapes|x1.2',
          '560 ml; 1 l; 1,5 l|pro',
          4.2,
          7.6,
        ),
      ]),
    ]),
  ],
)
