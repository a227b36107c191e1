import { cat, fam } from '../tree.ts'
import { fruit } from './fruit.ts'
import { vegetables } from './vegetables.ts'

/** Frutta e verdura: VAT 4 (5 for fresh basil, rosemary, sage and truffles, 10 for cut fruit and juices made in store). */
export const fresh = cat(
  'Frutta e verdura',
  { vat: 4, brands: 'produce', shape: 'loose', food: 'red-apple', info: 'fruit', perishable: true },
  [
    fruit,
    vegetables,
    cat('Pronti da mangiare', { shape: 'bowl', info: 'salad' }, [
      fam(
        'Macedonia fresca; Ananas a fette|@pineapple; Cocco a pezzi|@coconut; Melone a cubetti|@melon; Frutti di bosco misti|@raspberry; Mango a cubetti|@mango',
        '250 g; 400 g; 1 kg|pro',
        9,
        15,
        { vat: 10, info: 'fruit', food: 'fruit-cup' },
      ),
      fam(
        'Insalatona pollo e mais|x1.2; Insalatona tonno e olive|x1.2; Verdure per minestrone; Soffritto pronto; Verdure alla griglia|x1.3; Crudité di carote|@carrot',
        '250 g; 400 g; 1 kg|bag|pro',
        7.5,
        13,
        { vat: 10, food: 'green-salad' },
      ),
    ]),
  ],
)
