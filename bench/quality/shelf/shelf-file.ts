import { stringify } from 'csv-stringify/sync'
import { chanceOf } from '../../../demo/catalogue/random.ts'
import type { ShelfProduct } from './shelf-products.ts'

/** Columns of the chain's own program: none has our name. */
const HEADER = [
  'COD_ART',
  'BARCODE_1',
  'DES_ARTICOLO',
  'DES_MARCA',
  'DES_REPARTO',
  'ALIQ',
  'PV',
  'PV_UM',
  'UM_PV',
  'INGR',
]

/** The map for these columns (docs/import.md). */
export const SHELF_MAP = {
  columns: {
    code: 'COD_ART',
    gtin: 'BARCODE_1',
    name: 'DES_ARTICOLO',
    brand: 'DES_MARCA',
    category: ['DES_REPARTO'],
    vatRate: 'ALIQ',
    price: 'PV',
    unitPrice: 'PV_UM',
    unitPriceUnit: 'UM_PV',
    ingredients: 'INGR',
  },
  key: 'code',
}

/** Share of products with each optional value in the list. */
const TOLD = { gtin: 0.85, brand: 0.55, unitPrice: 0.8, ingredients: 0.6 }

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** The shelf as the price list for an import: semicolons, decimal commas, gaps. */
export function shelfFile(products: Iterable<ShelfProduct>): string {
  const rows = Array.from(products, (product) => {
    const chance = chanceOf(`told:${product.code}`)
    const told = <T>(share: number, value: T) => (chance.is(share) ? value : undefined)
    const gtin = told(TOLD.gtin, product.gtin)
    const brand = told(TOLD.brand, product.brand)
    const unitPrice = told(TOLD.unitPrice, product.unitPrice)
    const ingredients = told(TOLD.ingredients, product.ingredients)
    return [
      product.code,
      gtin ?? '',
      product.name,
      brand ?? '',
      product.department,
      product.vatRate,
      euros(product.priceCents),
      unitPrice ? euros(unitPrice.cents) : '',
      unitPrice?.unit ?? '',
      ingredients ?? '',
    ]
  })
  return stringify([HEADER, ...rows], { delimiter: ';' })
}
