import { cat, fam } from '../tree.ts'

/** Animali: VAT 22 (food for dogs and cats packed for retail). */
export const pets = cat(
  'Animali',
  { vat: 22, brands: 'pets', shape: 'can', food: 'cat', info: 'petFood', origin: '' },
  [
    cat('Gatti', {}, [
      cat('Umido gatto', {}, [
        fam(
          'Bocconcini gatto al manzo; Bocconcini gatto al pollo; Paté gatto al tonno|flat-can; Paté gatto al salmone|flat-can; Filetti gatto al pollo|pouch|x1.6',
          '400 g; 85 g|flat-can; 6 x 85 g|multipack',
          2.6,
          5.4,
        ),
      ]),
      cat('Crocchette e lettiere', { shape: 'pouch' }, [
        fam(
          'Crocchette gatto adulto al pollo; Crocchette gatto sterilizzato; Crocchette gattino; Snack gatto ai cereali|x2.4',
          '400 g; 1,5 kg|bag; 10 kg|sack',
          2.9,
          5.6,
        ),
        fam(
          'Lettiera agglomerante; Lettiera al silicio|x2; Lettiera vegetale|x1.3|@wood',
          '5 kg|sack; 10 kg|sack',
          0.6,
          1.2,
          { info: 'none', food: 'paw-prints', weight: 0.5 },
        ),
      ]),
    ]),
    cat('Cani', { food: 'dog' }, [
      cat('Umido cane', {}, [
        fam(
          'Bocconcini cane al manzo; Bocconcini cane al pollo; Paté cane con verdure; Bocconcini cane all’agnello',
          '400 g; 1,25 kg; 6 x 400 g|multipack',
          2.1,
          4.4,
        ),
      ]),
      cat('Crocchette e snack cane', { shape: 'sack' }, [
        fam(
          'Crocchette cane adulto al pollo; Crocchette cane taglia piccola|x1.3; Crocchette cane senior|x1.2; Ossetti da masticare|pouch|@bone|x2.4; Bastoncini dentali|pouch|@bone|x2.6',
          '800 g|pouch; 4 kg; 15 kg',
          2.2,
          4.4,
        ),
      ]),
    ]),
    cat('Piccoli animali e uccelli', { shape: 'bag', food: 'rabbit' }, [
      fam(
        'Mangime per conigli; Miscuglio per canarini|@bird; Miscuglio per pappagalli|@parrot; Mangime per pesci|tub|@tropical-fish|x4; Fieno|@wheat',
        '500 g; 1 kg; 5 kg|sack',
        2.6,
        5.2,
      ),
    ]),
  ],
)
