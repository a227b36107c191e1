import { cat, fam } from '../tree.ts'

/** Cura persona: VAT 22; feminine hygiene and nappies 10. */
export const personalCare = cat(
  'Cura persona',
  { vat: 22, brands: 'care', shape: 'flask', food: 'lotion-bottle', info: 'none', origin: '', sealed: true },
  [
    cat('Corpo e viso', {}, [
      cat('Bagno e doccia', { food: 'bubbles' }, [
        cat('Bagnoschiuma e docciaschiuma', {}, [
          fam(
            'Bagnoschiuma al talco; Bagnoschiuma argan|@blossom; Docciaschiuma agrumi|@orange; Docciaschiuma muschio bianco; Docciaschiuma menta|@herb; Bagnoschiuma latte e miele|@honey-pot',
            '250 ml; 500 ml; 750 ml; 5 l|canister|pro',
            3.6,
            7.4,
          ),
        ]),
        cat('Saponi', { food: 'soap' }, [
          fam(
            'Sapone liquido mani; Sapone liquido antibatterico; Sapone di Marsiglia; Sapone liquido ricarica|pouch|x0.8',
            '300 ml; 500 ml; 1 l|pouch; 5 l|canister|pro',
            3.2,
            6.2,
          ),
        ]),
      ]),
      cat('Creme e deodoranti', { food: 'lotion-bottle' }, [
        fam(
          'Crema mani; Crema corpo idratante; Crema viso giorno|x3; Latte detergente|x1.4; Acqua micellare|x0.8; Crema solare SPF 30|x2.6|@sun; Crema solare SPF 50|x3|@sun',
          '75 ml|tube; 200 ml; 400 ml',
          11,
          22,
        ),
        fam(
          'Deodorante roll-on; Deodorante spray|spray; Deodorante senza sali di alluminio|x1.3; Deodorante stick|x1.2',
          '50 ml; 150 ml|spray',
          22,
          42,
          { shape: 'bottle', food: 'blossom' },
        ),
      ]),
    ]),
    cat('Capelli', { food: 'blossom' }, [
      cat('Shampoo e balsamo', {}, [
        fam(
          'Shampoo capelli normali; Shampoo antiforfora; Shampoo capelli ricci; Balsamo nutriente; Shampoo delicato uso frequente; Maschera ristrutturante|x1.8; Shampoo solido|bar|x2',
          '250 ml; 400 ml; 1 l|pro',
          6.8,
          13.5,
        ),
      ]),
      cat('Styling e colorazione', { shape: 'spray' }, [
        fam(
          'Lacca fissaggio forte; Spuma modellante; Gel effetto bagnato|tube; Cera opaca|tub|x2; Tinta castano|box|x2.2; Tinta biondo|box|x2.2',
          '150 ml; 250 ml',
          11,
          21,
        ),
      ]),
    ]),
    cat('Igiene orale', { food: 'tooth', shape: 'tube' }, [
      fam(
        'Dentifricio menta fresca; Dentifricio sbiancante; Dentifricio gengive|x1.3; Dentifricio bambini alla fragola|@strawberry|x1.3; Collutorio|flask|x0.5',
        '75 ml; 100 ml; 2 x 75 ml',
        17,
        36,
      ),
      fam(
        'Spazzolino medio; Spazzolino morbido; Spazzolino bambini|x0.9; Filo interdentale|x1.3; Scovolini|x1.8',
        '1 pz; 2 pz; 3 pz',
        1.2,
        2.6,
        { food: 'toothbrush', shape: 'pouch' },
      ),
    ]),
    cat('Rasatura', { food: 'razor' }, [
      fam(
        'Rasoi usa e getta; Rasoi donna; Lamette di ricambio|x2',
        '4 pz|pouch; 5 pz|pouch; 10 pz|pouch',
        0.7,
        1.6,
        { shape: 'pouch' },
      ),
      fam(
        'Schiuma da barba; Gel da barba; Dopobarba balsamo|x2.4|bottle; Crema depilatoria|tube|x1.8',
        '200 ml; 300 ml; 100 ml',
        7.2,
        13.5,
        { shape: 'spray' },
      ),
    ]),
    cat('Igiene intima e protezione', { food: 'blossom' }, [
      fam(
        'Assorbenti con ali giorno; Assorbenti notte|x1.2; Salvaslip|x0.5; Assorbenti interni|x1.1',
        '10 pz|bag; 14 pz|bag; 28 pz|bag',
        0.14,
        0.3,
        { vat: 10, shape: 'bag' },
      ),
      fam(
        'Detergente intimo delicato; Detergente intimo pH 5,5; Salviette intime|pouch|x0.6',
        '250 ml; 500 ml; 200 ml',
        7.8,
        14.5,
      ),
    ]),
    cat('Cotone, salute e bagno', { shape: 'bag', food: 'cloud' }, [
      fam(
        'Dischetti di cotone; Bastoncini cotonati; Cerotti assortiti|box|@adhesive-bandage; Fazzoletti umidificati; Salviette struccanti|x1.6|pouch',
        '40 pz; 80 pz; 160 pz',
        0.02,
        0.05,
      ),
    ]),
  ],
)
