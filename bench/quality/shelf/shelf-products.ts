import { slugOf } from '@cambusa/domain/catalogue/slug'
import { parseFormat } from '@cambusa/domain/catalogue/product-format'
import { demoGtin } from '../../../demo/catalogue/gtin.ts'
import { chanceOf } from '../../../demo/catalogue/random.ts'
import type { JudgedProduct } from '../judged-product.ts'
import { shelfFamilies, type ShelfFamily } from './shelf-families.ts'
import { shelfName } from './shelf-name.ts'

/** A row of a chain's price list, with its format, brand and kind whether or not the list has them. */
export interface ShelfProduct extends JudgedProduct {
  department: string
  vatRate: number
  priceCents: number
  /** Cents per kilogram or litre; undefined for goods sold by the piece. */
  unitPrice: { cents: number; unit: 'KG' | 'LT' } | undefined
  ingredients: string
}

const FIRST_CODE = 5_000_000
/** Of the formats of a name and brand the first is more often on the shelf than the others. */
const ON_SHELF = { first: 0.8, other: 0.36 }
/** If there are so few names and brands, all are on the shelf. */
const FEW = 6
const OWN_BRAND = 'SPESAMICA'
const OWN_BRAND_FACTOR = 0.8

/** The shelf of a fictitious chain, always the same. Brands are real, names and prices are not. */
export function shelfProducts(): Map<string, ShelfProduct> {
  const products = new Map<string, ShelfProduct>()
  for (const family of shelfFamilies()) {
    for (const row of rowsOf(family)) {
      const code = String(FIRST_CODE + products.size)
      products.set(code, shelfProduct(family, code, row))
    }
  }
  return products
}

interface ShelfRow {
  name: string
  brand: string
  format: string
  seed: string
}

function rowsOf({ good, names, brands, formats }: ShelfFamily): ShelfRow[] {
  const pairs = names.flatMap((name) => brands.map((brand) => ({ name, brand })))
  return pairs.flatMap(({ name, brand }) =>
    formats.flatMap((format, place) => {
      const seed = [good, name, brand, format].join('|')
      const share = place === 0 ? ON_SHELF.first : ON_SHELF.other
      const isThere = (place === 0 && pairs.length <= FEW) || chanceOf(`on shelf:${seed}`).is(share)
      return isThere ? [{ name, brand, format, seed }] : []
    }),
  )
}

function shelfProduct(family: ShelfFamily, code: string, row: ShelfRow): ShelfProduct {
  const { brand, format, seed } = row
  const content = parseFormat(format)
  if (content === undefined) throw new Error(`the shelf has a format that says nothing: ${format}`)
  const priceCents = priceOf(family, brand, content.content, seed)
  const { department, vatRate, good, ingredients } = family
  const unit = content.unit === 'kg' ? 'KG' : 'LT'
  return {
    code,
    gtin: demoGtin(code),
    name: shelfName(row.name, brand, format, chanceOf(`name:${seed}`)),
    format,
    brand,
    categorySlug: `${slugOf(department)}/${good}`,
    labels: [],
    department,
    vatRate,
    priceCents,
    unitPrice: content.unit === 'pz' ? undefined : { cents: Math.round(priceCents / content.content), unit },
    ingredients,
  }
}

/** Ends with a nine, as usual in shops; large packs cost less per kilogram. */
function priceOf(family: ShelfFamily, brand: string, content: number, seed: string): number {
  const ofBrand = brand === OWN_BRAND ? OWN_BRAND_FACTOR : 0.9 + chanceOf(`brand:${brand}`).next() * 0.35
  const ofProduct = 0.92 + chanceOf(`price:${seed}`).next() * 0.16
  const ofSize = content > 2 ? 0.85 : 1
  const cents = family.price * content * ofBrand * ofProduct * ofSize * 100
  return Math.max(29, Math.round(cents / 10) * 10 - 1)
}
