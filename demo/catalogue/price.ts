import type { Format } from './format.ts'

/** Public prices end in 9 above two euros, in 5 or 9 below. */
export function retailPriceCents(exactCents: number): number {
  if (exactCents < 25) return Math.max(1, Math.round(exactCents))
  if (exactCents < 200) {
    const ten = Math.floor(exactCents / 10) * 10
    return exactCents - ten < 5 ? ten - 1 : ten + 5
  }
  if (exactCents < 3000) return Math.max(199, Math.round(exactCents / 10) * 10 - 1)
  return Math.round(exactCents / 50) * 50 - 10
}

/** Larger formats cost less per unit: how much of the family's unit price a format pays. */
export function sizeFactor(format: Format, reference: Format): number {
  if (format.weight || reference.weight || format.contentUnit !== reference.contentUnit) {
    return format.isPro ? 0.9 : 1
  }
  const byContent = Math.max(0.55, Math.min(1.35, (format.content / reference.content) ** -0.1))
  return format.isPro ? byContent * 0.94 : byContent
}
