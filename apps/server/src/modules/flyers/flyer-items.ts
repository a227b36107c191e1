import { reductionPercent } from '@cambusa/domain/money/lowest-price'
import { flyerState, type FlyerState } from '@cambusa/domain/content/flyer-state'
import { listedBelow, standardCentsOf, type Assortment } from '../catalogue/catalogue.ts'
import { PRODUCTS_A_PAGE, type FlyerPageText, type FlyerText } from './flyer-text.ts'
import type { FlyerPrice, FlyerPromotion } from './flyers.queries.ts'

/** A product of a flyer with the promotion that brings it there; amounts in cents. */
export interface FoundItem {
  ordinal: number
  promotion: FlyerPromotion
  state: FlyerState
  cents: number
}

/** The products of each page of a flyer, in order. */
export function itemsOfPages(
  assortment: Assortment,
  flyer: FlyerText,
  { promotions, prices }: { promotions: readonly FlyerPromotion[]; prices: readonly FlyerPrice[] },
): FoundItem[][] {
  const found = bestOffers(assortment, promotions, prices)
  const shown = new Set<number>()
  return flyer.pages.map((page) => {
    const items = itemsOf(page, { assortment, found, shown })
    for (const { ordinal } of items) shown.add(ordinal)
    return items
  })
}

interface Looked {
  assortment: Assortment
  found: Offers
  /** What earlier pages show. */
  shown: ReadonlySet<number>
}

function itemsOf(page: FlyerPageText, looked: Looked): FoundItem[] {
  const { products, image, promotion, category, limit } = page
  if (products !== undefined) return byCode(looked, products)
  const hasRule = [promotion, category, limit].some((part) => part !== undefined)
  return image !== undefined && !hasRule ? [] : byRule(looked, page)
}

/** By ordinal, of the products that the shop still has. */
type Offers = ReadonlyMap<number, readonly FoundItem[]>

/** All offers of a product, the one that counts first: what runs before what comes before what is over, then the price. */
function bestOffers(
  assortment: Assortment,
  promotions: readonly FlyerPromotion[],
  prices: readonly FlyerPrice[],
): Offers {
  const { ordinalOf } = assortment.index
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const found = new Map<number, FoundItem[]>()
  for (const { promotionId, productId, priceCents: cents } of prices) {
    const ordinal = ordinalOf(productId)
    const promotion = byId.get(promotionId)
    if (ordinal === undefined || promotion === undefined) continue
    const item = { ordinal, promotion, state: flyerState(promotion, assortment.day.iso), cents }
    found.set(ordinal, [...(found.get(ordinal) ?? []), item])
  }
  const rank = { running: 0, coming: 1, past: 2 }
  for (const items of found.values()) items.sort((a, b) => rank[a.state] - rank[b.state] || a.cents - b.cents)
  return found
}

/** The products that a page names; one that left the shop or is in no promotion of the flyer is left out. */
const byCode = ({ assortment, found }: Looked, products: readonly string[]): FoundItem[] =>
  products.flatMap((code) => {
    const ordinal = assortment.index.ordinalOfCode(code)
    const [item] = (ordinal === undefined ? undefined : found.get(ordinal)) ?? []
    return item === undefined ? [] : [item]
  })

/** The products that a page's rule finds and that no page before it shows: the greatest reduction first. */
function byRule(
  { assortment, found, shown }: Looked,
  { category, promotion, limit = PRODUCTS_A_PAGE }: FlyerPageText,
): FoundItem[] {
  const among = category === undefined ? found.keys() : listedBelow(assortment, category)
  const items = [...among].flatMap((ordinal) => {
    if (shown.has(ordinal)) return []
    const item = found.get(ordinal)?.find((one) => promotion === undefined || one.promotion.key === promotion)
    return item === undefined ? [] : [item]
  })
  const reduction = ({ ordinal, cents }: FoundItem) =>
    reductionPercent(standardCentsOf(assortment, ordinal), cents)
  return items
    .map((item) => ({ item, percent: reduction(item) }))
    .sort((a, b) => b.percent - a.percent || a.item.ordinal - b.item.ordinal)
    .slice(0, limit)
    .map(({ item }) => item)
}
