import { formatLabel } from '@cambusa/domain/catalogue/format-label'
import { isReduction, reductionBaseCents, reductionPercent } from '@cambusa/domain/money/lowest-price'
import { idOf, promotionKey, type PlainCatalogue, type PlainProduct } from './factories/memory-catalogue.ts'

/** Lists and counts product by product, without an index: slow and easy to see right. */

/** Who looks, and when. Lists and warehouse are places. */
export interface NaiveScope {
  list: number
  companyList: number | undefined
  warehouse: number
  dayIso: string
  dayNumber: number
}

/** One product as one customer sees it. */
export interface SeenProduct {
  ordinal: number
  cents: number
  discountPercent: number
  /** Every value of every facet that choosing may ask for, but those of prices. */
  values: Readonly<Record<string, readonly string[]>>
  areAllergensKnown: boolean
  allergens: readonly string[]
}

export const NEEDS_ALL = 'allergen-free'

export function seenProducts(catalogue: PlainCatalogue, scope: NaiveScope): SeenProduct[] {
  return catalogue.products.map((product, ordinal) => {
    const { cents, discountPercent, promotion } = paid(catalogue, product, scope)
    const isThere = cents > 0 && (product.stock[scope.warehouse] ?? 'many') !== 'none'
    return {
      ordinal,
      cents,
      discountPercent,
      areAllergensKnown: product.areAllergensKnown,
      allergens: product.allergens,
      values: {
        category: categoriesOf(catalogue, product.category).map((place) => String(idOf(place))),
        brand: product.brand === '' ? [] : [product.brand],
        promotion: promotion === undefined ? [] : ['true', promotionKey(promotion)],
        new: product.newUntilDay >= scope.dayNumber ? ['true'] : [],
        format: [formatLabel(product.format)].filter(Boolean),
        label: product.labels,
        availability: isThere ? ['available'] : [],
      },
    }
  })
}

export function categoriesOf({ parents }: PlainCatalogue, place: number): number[] {
  const parent = parents[place] ?? -1
  return parent < 0 ? [place] : [place, ...categoriesOf({ parents } as PlainCatalogue, parent)]
}

function paid(
  { promotions }: PlainCatalogue,
  { cents, promoted }: PlainProduct,
  { list, companyList, dayIso }: NaiveScope,
) {
  const own = companyList === undefined ? 0 : (cents[companyList] ?? 0)
  const standardCents = own > 0 ? own : (cents[list] ?? 0)
  const seen = { cents: standardCents, discountPercent: 0, promotion: undefined as number | undefined }
  if (standardCents === 0) return seen
  for (const { promotion, list: of, cents: lower, lowestCents } of promoted) {
    const days = promotions[promotion]
    const runs = days !== undefined && days.startDate <= dayIso && dayIso <= days.endDate
    if (!runs || (of !== list && of !== companyList) || lower >= seen.cents) continue
    const before = { standardCents, lowestCents, isExempt: false }
    seen.cents = lower
    seen.promotion = isReduction(before, lower) ? promotion : undefined
    seen.discountPercent =
      seen.promotion === undefined ? 0 : reductionPercent(reductionBaseCents(before), lower)
  }
  return seen
}

/** Whether a product has one value of a facet. */
function has(product: SeenProduct, facet: string, value: string): boolean {
  if (facet === NEEDS_ALL) return product.areAllergensKnown && !product.allergens.includes(value)
  if (facet !== 'price') return product.values[facet]?.includes(value) ?? false
  const [from = '', to = ''] = value.split('-')
  const cents = (euros: string) => Math.round(Number(euros) * 100)
  return product.cents > 0 && product.cents >= cents(from) && (to === '' || product.cents < cents(to))
}

export type Chosen = Readonly<Record<string, readonly string[]>>

/** Whether a product passes every facet chosen, but one perhaps. */
export const passes = (product: SeenProduct, chosen: Chosen, but?: string): boolean =>
  Object.entries(chosen).every(([facet, values]) =>
    facet === but
      ? true
      : facet === NEEDS_ALL
        ? values.every((value) => has(product, facet, value))
        : values.some((value) => has(product, facet, value)),
  )

/** Products that the list would have with this value chosen: alone in its facet, or beside those that it needs too. */
export const countOf = (
  products: readonly SeenProduct[],
  chosen: Chosen,
  facet: string,
  value: string,
): number =>
  products.filter(
    (product) =>
      passes(product, chosen, facet === NEEDS_ALL ? undefined : facet) && has(product, facet, value),
  ).length
