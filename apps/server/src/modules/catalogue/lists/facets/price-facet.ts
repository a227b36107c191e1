import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue-server'
import type { Assortment } from '../../engine/catalogue-index.ts'
import type { PriceView } from '../../engine/price-view.ts'
import { countInRange, isInRange, type CentRange } from './column-test.ts'
import type { FacetCounter } from './facet.ts'
import { facetValues } from './facet-values.ts'
import { addShopCounts, countBy, countColumn } from './shop-counts.ts'

/** Limits of the offered ranges, euros; each includes its lower limit and excludes the upper one. */
const LIMITS_EUR = [0, 1, 2, 5, 10, 20, 50, 100] as const

/** Reads '2-5' or '100-'; limits in euros with a decimal point. */
function parseRange(value: string): CentRange | undefined {
  const match = /^(\d{1,7}(?:\.\d{1,2})?)-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value)
  if (match === null) return undefined
  const to = match[2]
  return { fromCents: toCents(Number(match[1])), toCents: to === undefined ? Infinity : toCents(Number(to)) }
}

function labelOf({ fromCents, toCents: upTo }: CentRange): string {
  if (upTo === Infinity) return catalogueTexts.priceFrom({ from: formatEuro(fromCents) })
  if (fromCents === 0) return catalogueTexts.priceBelow({ to: formatEuro(upTo) })
  return catalogueTexts.priceBetween({ from: formatEuro(fromCents), to: formatEuro(upTo) })
}

const offered = LIMITS_EUR.map((from, i) => `${from}-${LIMITS_EUR[i + 1] ?? ''}`).map((value) => ({
  value,
  range: parseRange(value)!,
}))
const offeredLabels = offered.map(({ range }) => labelOf(range))
const NO_BAND = 255

/** The offered range of every price, computed once per price view. */
function bandsOf(prices: PriceView): Uint8Array {
  if (prices.bands !== undefined) return prices.bands
  const limits = LIMITS_EUR.map(toCents)
  const bands = new Uint8Array(prices.cents.length).fill(NO_BAND)
  for (let ordinal = 0; ordinal < bands.length; ordinal++) {
    const cents = prices.cents[ordinal]!
    if (cents === 0) continue
    let band = limits.length - 1
    while (cents < limits[band]!) band--
    bands[ordinal] = band
  }
  prices.bands = bands
  return bands
}

/** Ranges of the current price; other ranges are accepted too. */
export function priceFacet({ prices }: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { cents } = prices
  const bands = bandsOf(prices)
  const others = [...selected].flatMap((value) => {
    const range = offered.some((known) => known.value === value) ? undefined : parseRange(value)
    return range === undefined ? [] : [{ value, range, count: 0 }]
  })
  const chosen = [...offered, ...others].filter(({ value }) => selected.has(value))
  const bandCounts = new Int32Array(NO_BAND + 1)
  return {
    name: 'price',
    tests: selected.size === 0 ? undefined : [{ cents, ranges: chosen.map(({ range }) => range) }],
    count(ordinals, by) {
      countBy(bands, ordinals, by, bandCounts)
      for (const other of others)
        for (let i = 0; i < ordinals.length; i++)
          if (isInRange(other.range, cents[ordinals[i]!]!)) other.count += by
    },
    countShop() {
      addShopCounts(bandCounts, prices.shopCounts, 'price', () => countColumn(bands, NO_BAND + 1))
      for (const other of others) other.count += countInRange(cents, other.range)
    },
    values() {
      const known = offered.map(({ value }, band) => ({
        value,
        label: offeredLabels[band]!,
        count: bandCounts[band]!,
      }))
      const asked = others.map(({ value, range, count }) => ({ value, label: labelOf(range), count }))
      return facetValues([...known, ...asked], selected, {
        most: known.length + asked.length,
        order: 'given',
      })
    },
  }
}
