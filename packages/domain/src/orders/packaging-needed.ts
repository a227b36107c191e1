import { scaleRounded } from '../money/rounding.ts'

/** A line whose goods need packaging. */
export interface PackedLine {
  packagingId: number
  /** Quantity that fits into one package, pieces or base unit. */
  perPackage: number
  quantity: number
}

const DIGITS = 3

/** Sum of fractions, rounded up; exact, because one box too many costs money. */
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
 * Quantity of each packaging that the lines need: goods with the same packaging share it, and a part counts as a whole.
 * Keyed by packaging, in the order of the lines.
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
