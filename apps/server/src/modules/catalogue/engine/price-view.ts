import { isReduction } from '@cambusa/domain/money/lowest-price'
import { effectivePriceCents, standardPriceCents } from '@cambusa/domain/money/price-choice'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import { eachPrice, priceAt, type PriceColumn } from './price-column.ts'
import { FLAG, type Snapshot } from './snapshot.ts'

/** One customer's prices on one day, by ordinal. */
export interface PriceView {
  /** Effective price, 0 for none. */
  cents: Int32Array
  /** Row of the winning promotion price, + 1; 0 if none, or if it saves nothing that may be claimed. */
  promotionRow: Uint32Array
  /** Price range of every product (lists/facets/price-facet.ts), built on first use. */
  bands: Uint8Array | undefined
  /** Counts of the facets based on prices (lists/facets). */
  shopCounts: Map<string, Int32Array>
  /** The price without promotion, 0 for none. */
  standardCents: (ordinal: number) => number
}

/** Computes every price for a public list and a company's own list on a day (yyyy-MM-dd). */
export function buildPriceView(
  snapshot: Snapshot,
  scope: Pick<PriceScope, 'priceListId' | 'companyPriceListId'>,
  day: string,
): PriceView {
  const publicIndex = snapshot.priceListIds.indexOf(scope.priceListId)
  const companyIndex =
    scope.companyPriceListId === null ? -1 : snapshot.priceListIds.indexOf(scope.companyPriceListId)
  const publicList: PriceColumn | undefined = snapshot.prices[publicIndex]
  const company: PriceColumn | undefined = snapshot.prices[companyIndex]
  const standardCents = (ordinal: number) => {
    const companyCents = priceAt(company, ordinal)
    const publicCents = priceAt(publicList, ordinal)
    return standardPriceCents({ publicCents, companyCents: companyCents === 0 ? null : companyCents })
  }
  const cents = new Int32Array(snapshot.productCount)
  if (publicList?.kind === 'dense') cents.set(publicList.cents)
  else if (publicList !== undefined) eachPrice(publicList, (ordinal, price) => (cents[ordinal] = price))
  if (company !== undefined) eachPrice(company, (ordinal, price) => (cents[ordinal] = price))

  const promotionRow = new Uint32Array(snapshot.productCount)
  const rows = snapshot.promotionRows
  const runs = snapshot.promotions.map(({ startDate, endDate }) => startDate <= day && day <= endDate)
  for (let row = 0; row < rows.cents.length; row++) {
    const list = rows.priceList[row]!
    if (!runs[rows.promotion[row]!] || (list !== publicIndex && list !== companyIndex)) continue
    const ordinal = rows.ordinal[row]!
    const publicCents = cents[ordinal]!
    if (publicCents === 0) continue
    const effective = effectivePriceCents({ publicCents, promoCents: rows.cents[row]! })
    if (effective === publicCents) continue
    cents[ordinal] = effective
    const before = {
      standardCents: standardCents(ordinal),
      lowestCents: rows.lowestCents[row]!,
      isExempt: (snapshot.flags[ordinal]! & FLAG.perishable) !== 0,
    }
    promotionRow[ordinal] = isReduction(before, effective) ? row + 1 : 0
  }
  return { cents, promotionRow, bands: undefined, shopCounts: new Map(), standardCents }
}
