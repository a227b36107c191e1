import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { toSellingUnit } from '@cambusa/domain/quantity/weight-unit'
import { stringify } from 'csv-stringify/sync'
import { demoCategories } from '../../demo/catalogue/families.ts'
import { demoProducts } from '../../demo/catalogue/generate.ts'
import type { DemoProduct } from '../../demo/catalogue/product.ts'

/** Our own column names (docs/import.md), so that the file needs no map. */
const HEADER = [
  'codice',
  'ean',
  'nome',
  'marca',
  'produttore',
  'formato',
  'prezzo',
  'iva',
  'categoria',
  'tipologia',
  'unità',
  'multiplo',
  'quantità minima',
  'primo peso',
  'passo',
  'peso sgocciolato',
  'ingredienti',
  'allergeni',
  'conservazione',
  'origine',
  'operatore',
  'testo',
  'etichette',
  'alimentare',
  'deperibile',
  'età minima',
  'pezzi per collo',
  'colli per pallet',
  'nutrizione: Energia (kcal)',
  'nutrizione: Grassi',
  'nutrizione: Carboidrati',
  'nutrizione: Proteine',
  'nutrizione: Sale',
]
const FACTS = ['kcal', 'fat', 'carbohydrate', 'protein', 'salt'] as const
const ROWS_PER_BLOCK = 1_000

const italian = (value: number, decimals = 3) =>
  value
    .toFixed(decimals)
    .replace(/\.?0+$/, '')
    .replace('.', ',')
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const yesNo = (value: boolean) => (value ? 'sì' : 'no')

const namesOf = new Map(
  demoCategories.map(({ slug }) => {
    const parts = slug.split('/')
    const path = parts.map((_, depth) => parts.slice(0, depth + 1).join('/'))
    return [
      slug,
      path.map((each) => demoCategories.find((one) => one.slug === each)?.name ?? each).join(' > '),
    ]
  }),
)

function rowOf(product: DemoProduct, priceCents: number): string[] {
  const { sale, info } = product
  const grams = (value: number | null) =>
    value === null ? '' : italian(toSellingUnit(value, 'g', sale.weightUnitSelling ?? 'g'))
  return [
    product.code,
    product.gtin,
    product.name,
    product.brand,
    product.producer,
    product.format,
    euros(priceCents),
    String(product.vatRate),
    namesOf.get(product.categorySlug) ?? product.categorySlug,
    sale.kind,
    sale.unitSelling,
    italian(sale.qtyMult),
    italian(sale.minAcq),
    grams(sale.weightSelling),
    grams(sale.stepSelling),
    product.drainedWeightGrams === null ? '' : String(product.drainedWeightGrams),
    info?.ingredients ?? '',
    info?.allergens.join(', ') ?? '',
    info?.storage ?? '',
    product.origin,
    product.producer,
    product.text,
    product.labels.join(', '),
    yesNo(product.isFood),
    yesNo(product.isPerishable),
    product.minAge === null ? '' : String(product.minAge),
    String(product.packaging.piecesPerBox),
    String(product.packaging.boxesPerPallet),
    ...FACTS.map((key) => {
      const fact = info?.nutrition.find((each) => each.key === key)
      return fact === undefined ? '' : `${italian(fact.value, 2)} ${fact.unit}`
    }),
  ]
}

export interface ImportFile {
  products: number
  /** One product in this many has another price and text; 0: none. */
  changedEvery: number
}

/** Writes a retailer's nightly file: the products of the demo shop of that size, like an Italian spreadsheet. */
export async function writeImportFile(path: string, { products, changedEvery }: ImportFile): Promise<void> {
  const stream = createWriteStream(path)
  let rows: string[][] = [HEADER]
  let index = 0
  const write = async () => {
    if (!stream.write(stringify(rows, { delimiter: ';' }))) await once(stream, 'drain')
    rows = []
  }
  for (const product of demoProducts(products)) {
    const isChanged = changedEvery > 0 && index % changedEvery === 0
    const text = isChanged ? `${product.text} Ricetta nuova.` : product.text
    rows.push(rowOf({ ...product, text }, product.priceCents + (isChanged ? 10 : 0)))
    index += 1
    if (rows.length >= ROWS_PER_BLOCK) await write()
  }
  await write()
  stream.end()
  await once(stream, 'close')
}
