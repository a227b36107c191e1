import type { PictureSpec } from '../pictures/picture-spec.ts'
import { alcoholOf } from './alcohol.ts'
import { buyingOf, type Buying } from './buying.ts'
import { combinationAt, type Combination } from './combination.ts'
import type { FlatFamily } from './families.ts'
import { foodInfoOf } from './food-info.ts'
import type { FoodInfo } from './food-label.ts'
import type { ContentUnit } from './format.ts'
import { demoGtin } from './gtin.ts'
import { packagingOf, type Packaging } from './packaging.ts'
import { pictureOf } from './picture-of.ts'
import { retailPriceCents, sizeFactor } from './price.ts'
import { chanceOf } from './random.ts'
import { saleOf, type SaleRule } from './sale-rule.ts'
import { slugOf } from '@cambusa/domain/catalogue/slug'

export interface DemoProduct {
  /** Article code: three digits of the family, four of the product. */
  code: string
  gtin: string
  slug: string
  name: string
  format: string
  brand: string
  producer: string
  categorySlug: string
  sale: SaleRule
  /** Net content of one selling unit (drained where there is liquid). */
  content: number
  contentUnit: ContentUnit
  drainedWeightGrams: number | null
  /** VAT included, per selling unit, per kg for Sfuso. */
  priceCents: number
  vatRate: number
  isFood: boolean
  isPerishable: boolean
  withdrawalClass: 'standard' | 'perishable' | 'sealed-hygiene'
  minAge: number | null
  /** By volume, of drinks above 1.2 per cent. */
  alcoholPercent: number | null
  labels: string[]
  info: FoodInfo | undefined
  origin: string
  text: string
  packaging: Packaging
  buying: Buying
  picture: PictureSpec
  popularity: number
  /** Days since the product entered the shop. */
  daysOld: number
  /** Days for which it is still shown as new; 0: no longer. */
  newForDays: number
}

const LABEL_CODES: Record<string, string> = { sg: 'senza-glutine' }
const LABEL_WORDS: Record<string, string> = {
  bio: 'Da agricoltura biologica.',
  sg: 'Senza glutine.',
  vegan: 'Adatto a un’alimentazione vegana.',
  dop: 'Denominazione di origine protetta.',
  igp: 'Indicazione geografica protetta.',
  doc: 'Denominazione di origine controllata.',
  docg: 'Denominazione di origine controllata e garantita.',
}

function labelsOf({ good, format }: Combination, family: FlatFamily): string[] {
  const labels = good.labels.map((label) => LABEL_CODES[label] ?? label)
  if (/senza lattosio/i.test(good.name)) labels.push('senza-lattosio')
  if (/integral/i.test(good.name)) labels.push('integrale')
  if (format.isPro) labels.push('professionale')
  if (family.category.slug.startsWith('surgelati')) labels.push('surgelato')
  return labels
}

function textOf({ good, brand, format, line, origin, calibre }: Combination): string {
  const size = format.weight ? 'venduto a peso' : `confezione da ${format.label}`
  const parts = [`${good.name}${line === '' ? '' : ` ${line}`} ${brand.name}, ${size}.`]
  if (calibre !== '') parts.push(`Calibro ${calibre}.`)
  if (origin !== '')
    parts.push(`Origine: ${origin.replace(/^(Pescato|Allevato)/, (word) => word.toLowerCase())}.`)
  for (const label of good.labels) parts.push(LABEL_WORDS[label] ?? '')
  if (format.isPro) parts.push('Formato pensato per ristoranti, bar e negozi.')
  return parts.filter(Boolean).join(' ')
}

function priceOf(family: FlatFamily, { good, format, brand, line }: Combination): number {
  const reference = family.formats[0] ?? format
  const rank = chanceOf(`price:${family.key}:${brand.name}:${line}`).next()
  const ownBrand = brand.isOwn ? 0.9 : 1
  const perUnit = (family.low + (family.high - family.low) * rank) * good.priceFactor * ownBrand
  return retailPriceCents(perUnit * sizeFactor(format, reference) * format.content * 100)
}

/** The product at `index` of a family: the same for ever, whatever the size of the shop that is called `shop`. */
export function demoProduct(family: FlatFamily, index: number, shop: string): DemoProduct {
  const combination = combinationAt(family, index, shop)
  const { good, brand, format, line, namedOrigin, namedCalibre, origin } = combination
  const { traits } = family
  const code = `${100 + family.number}${String(index).padStart(4, '0')}`
  const chance = chanceOf(`product:${code}`)
  const name = [good.name, line, namedOrigin, namedCalibre, brand.name].filter(Boolean).join(' ')
  const drained = format.drainedPercent ? Math.round(format.content * format.drainedPercent * 10) : null
  const kind = good.info ?? traits.info
  const info = foodInfoOf(kind, good.name, `${family.key}:${good.name}:${brand.name}`)
  const sale = saleOf(format, good.shape, traits.shape)
  const { slug: categorySlug } = family.category
  const newForDays = chance.is(0.05) ? chance.int(8, 30) : 0
  return {
    code,
    gtin: demoGtin(code),
    slug: slugOf(`${name} ${format.label}`),
    name,
    format: format.label,
    brand: brand.name,
    producer: brand.operator,
    categorySlug,
    sale,
    content: drained === null ? format.content : drained / 1000,
    contentUnit: format.contentUnit,
    drainedWeightGrams: drained,
    priceCents: priceOf(family, combination),
    vatRate: traits.vat,
    isFood: traits.info !== 'none' && traits.info !== 'petFood',
    isPerishable: traits.perishable,
    withdrawalClass: traits.perishable ? 'perishable' : traits.sealed ? 'sealed-hygiene' : 'standard',
    minAge: traits.minAge > 0 ? traits.minAge : null,
    alcoholPercent: alcoholOf(kind, good.name, `${good.name}:${brand.name}`),
    labels: labelsOf(combination, family),
    info,
    origin,
    text: textOf(combination),
    packaging: packagingOf(format, chance),
    buying: buyingOf({ name, categorySlug, index, kind: sale.kind, content: format.content }),
    picture: pictureOf(family, combination),
    popularity: Math.round(1200 * chance.next() ** 4),
    daysOld: newForDays > 0 ? 30 - newForDays : chance.int(60, 900),
    newForDays,
  }
}
