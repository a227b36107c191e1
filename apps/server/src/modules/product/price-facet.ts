import { formatEuro, toCents } from '@cambusa/domain/money'
import { catalogueTexts } from '@cambusa/messages/it/catalogue-server'
import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import type { FacetCounter } from './facet.ts'
import { facetValues } from './facet-values.ts'

/** Limits of the ranges offered, euros; each holds its lower limit and not its upper one. */
const LIMITS_EUR = [0, 1, 2, 5, 10, 20, 50, 100] as const

interface Range {
  fromCents: number
  /** Infinity: no upper limit. */
  toCents: number
}

/** Reads '2-5' or '100-'; limits in euros with a decimal point. */
function parseRange(value: string): Range | undefined {
  const match = /^(\d{1,7}(?:\.\d{1,2})?)-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value)
  if (match === null) return undefined
  const to = match[2]
  return { fromCents: toCents(Number(match[1])), toCents: to === undefined ? Infinity : toCents(Number(to)) }
}

function labelOf({ fromCents, toCents: upTo }: Range): string {
  if (upTo === Infinity) return catalogueTexts.priceFrom({ from: formatEuro(fromCents) })
  if (fromCents === 0) return catalogueTexts.priceBelow({ to: formatEuro(upTo) })
  return catalogueTexts.priceBetween({ from: formatEuro(fromCents), to: formatEuro(upTo) })
}

/** Ranges of what is paid now; any other range may be asked for as well. */
export function priceFacet(shelf: Shelf, selected: ReadonlySet<string>): FacetCounter {
  const { cents } = shelf.prices
  const offered = LIMITS_EUR.map((from, i) => `${from}-${LIMITS_EUR[i + 1] ?? ''}`)
  const ranges = [...new Set([...offered, ...selected])].flatMap((value) => {
    const range = parseRange(value)
    return range === undefined ? [] : [{ value, range }]
  })
  const chosen = ranges.filter(({ value }) => selected.has(value)).map(({ range }) => range)
  const countOf = new Uint32Array(ranges.length)
  return {
    name: 'price',
    accepts:
      selected.size === 0
        ? undefined
        : (ordinal) => cents[ordinal] !== 0 && chosen.some((range) => isIn(range, cents[ordinal]!)),
    count(ordinals) {
      for (let i = 0; i < ordinals.length; i++) {
        const price = cents[ordinals[i]!]!
        if (price === 0) continue
        for (let r = 0; r < ranges.length; r++) if (isIn(ranges[r]!.range, price)) countOf[r]!++
      }
    },
    values: () =>
      facetValues(
        ranges.map(({ value, range }, r) => ({ value, label: labelOf(range), count: countOf[r]! })),
        selected,
        { most: ranges.length, order: 'given' },
      ),
  }
}

const isIn = ({ fromCents, toCents: below }: Range, price: number) => price >= fromCents && price < below
