import { scaleRounded } from '../money/rounding.ts'

/** A line whose goods travel in packaging. */
export interface PackedLine {
  packagingId: number
  /** How much fits into one, pieces or base unit. */
  perPackage: number
  quantity: number
}

const DIGITS = 3

/** Sum of fractions, rounded up: an exact answer, because a box too many is money. */
function ceilOfSum(parts: readonly { over: bigint; under: bigint }[]): number {
  const sum = parts.reduce(
    (total, part) => ({
      over: total.over * part.under + part.over * total.under,
      under: total.under * part.under,
    }),
    { over: 0n, under: 1n },
  )
  return Number((sum.over + sum.under - 1n) / sum.under)
}

/**
 * How many of each packaging the lines need: goods that travel in the same kind share it, and one that is begun counts
 * whole. By packaging, in the order in which the lines first need it.
 */
export function packagingNeeded(lines: readonly PackedLine[]): Map<number, number> {
  const filled = new Map<number, Map<number, number>>()
  for (const { packagingId, perPackage, quantity } of lines) {
    const size = scaleRounded(perPackage, DIGITS)
    const bySize = filled.get(packagingId) ?? new Map<number, number>()
    filled.set(packagingId, bySize.set(size, (bySize.get(size) ?? 0) + scaleRounded(quantity, DIGITS)))
  }
  return new Map(
    [...filled].map(([packagingId, bySize]) => {
      const parts = [...bySize].map(([size, amount]) => ({ over: BigInt(amount), under: BigInt(size) }))
      return [packagingId, ceilOfSum(parts)]
    }),
  )
}
