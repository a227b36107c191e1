import { effectivePriceCents, standardPriceCents } from '@cambusa/domain/money/price-choice'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import { eachPrice, priceAt, type PriceColumn } from './price-column.ts'
import type { Snapshot } from './snapshot.ts'

/** What one customer pays on one day, by ordinal. */
export interface PriceView {
  /** Effective price, 0 where there is none. */
  cents: Int32Array
  /** Row of the promotion price that won, + 1; 0 where none did. */
  promotionRow: Uint32Array
  /** Price range of every product (lists/facets/price-facet.ts), made when first asked for. */
  bands: Uint8Array | undefined
  /** The price without promotion, 0 where there is none. */
  standardCents: (ordinal: number) => number
}

/** Works out every price for a shelf list and a company's own one on a day (yyyy-MM-dd). */
export function buildPriceView(
  snapshot: Snapshot,
  scope: Pick<PriceScope, 'priceListId' | 'companyPriceListId'>,
  day: string,
): PriceView {
  const shelfIndex = snapshot.priceListIds.indexOf(scope.priceListId)
  const companyIndex =
    scope.companyPriceListId === null ? -1 : snapshot.priceListIds.indexOf(scope.companyPriceListId)
  const shelf: PriceColumn | undefined = snapshot.prices[shelfIndex]
  const company: PriceColumn | undefined = snapshot.prices[companyIndex]
  const standardCents = (ordinal: number) => {
    const companyCents = priceAt(company, ordinal)
    const shelfCents = priceAt(shelf, ordinal)
    return standardPriceCents({ shelfCents, companyCents: companyCents === 0 ? null : companyCents })
  }
  const cents = new Int32Array(snapshot.productCount)
  if (shelf?.kind === 'dense') cents.set(shelf.cents)
  else if (shelf !== undefined) eachPrice(shelf, (ordinal, price) => (cents[ordinal] = price))
  if (company !== undefined) eachPrice(company, (ordinal, price) => (cents[ordinal] = price))

  const promotionRow = new Uint32Array(snapshot.productCount)
  const rows = snapshot.promotionRows
  const runs = snapshot.promotions.map(({ startDate, endDate }) => startDate <= day && day <= endDate)
  for (let row = 0; row < rows.cents.length; row++) {
    const list = rows.priceList[row]!
    if (!runs[rows.promotion[row]!] || (list !== shelfIndex && list !== companyIndex)) continue
    const ordinal = rows.ordinal[row]!
    const shelfCents = cents[ordinal]!
    if (shelfCents === 0) continue
    const effective = effectivePriceCents({ shelfCents, promoCents: rows.cents[row]! })
    if (effective === shelfCents) continue
    cents[ordinal] = effective
    promotionRow[ordinal] = row + 1
  }
  return { cents, promotionRow, bands: undefined, standardCents }
}
