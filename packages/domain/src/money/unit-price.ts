import { ownValue } from '../own-value.ts'
import { divideRounded, scaleRounded } from './rounding.ts'

/** Units of the unit price: per kilogram, litre, metre or piece. */
export type UnitPriceUnit = 'kg' | 'l' | 'm' | 'pz'

const CONTENT_UNITS: Readonly<Record<string, readonly [unit: UnitPriceUnit, perUnit: number]>> = {
  kg: ['kg', 1],
  hg: ['kg', 10],
  dag: ['kg', 100],
  g: ['kg', 1000],
  gr: ['kg', 1000],
  mg: ['kg', 1_000_000],
  l: ['l', 1],
  lt: ['l', 1],
  dl: ['l', 10],
  cl: ['l', 100],
  ml: ['l', 1000],
  m: ['m', 1],
  cm: ['m', 100],
  pz: ['pz', 1],
}

/** Cents per base unit of a price for a content in the base unit (0.4 kg); undefined without a content. */
export function unitPriceCents(priceCents: number, contentBase: number): number | undefined {
  const content = Number.isFinite(contentBase) ? scaleRounded(contentBase, 6) : 0
  return content > 0 ? divideRounded(priceCents * 1_000_000, content) : undefined
}

/** The content of a pack whose known drained weight contradicts the unit price of a file: none is shown. */
export const DOUBTED_CONTENT = 0

/**
 * The content of a pack in the unit of its unit price. Goods in a liquid use their drained weight (Codice del Consumo,
 * art. 14-16), given in grams, also without another content (null); a DOUBTED_CONTENT gives none. Undefined when
 * neither is known, or the unit is unknown.
 */
export function contentInBaseUnit(
  content: number | null,
  contentUnit: string,
  drainedWeightGrams?: number | null,
): { contentBase: number; unit: UnitPriceUnit } | undefined {
  if (content === DOUBTED_CONTENT) return undefined
  if (drainedWeightGrams && drainedWeightGrams > 0) {
    return { contentBase: drainedWeightGrams / 1000, unit: 'kg' }
  }
  if (content === null || !(content > 0)) return undefined
  const known = ownValue(CONTENT_UNITS, contentUnit.trim().toLowerCase())
  if (!known) return undefined
  return { contentBase: scaleRounded(content, 6) / (known[1] * 1_000_000), unit: known[0] }
}

const SMALLER = { kg: 'g', l: 'ml', m: 'm', pz: 'pz' } as const
export type StoredUnit = UnitPriceUnit | 'g' | 'ml'

/** A content in the unit in which 3 decimals are enough: 0.0006 kg are 0.6 g. */
export function storedContent(content: number, unit: UnitPriceUnit): { content: number; unit: StoredUnit } {
  const thousandths = scaleRounded(content, 6) % 1_000 === 0
  const small = SMALLER[unit]
  if (thousandths || small === unit) return { content: scaleRounded(content, 3) / 1_000, unit }
  return { content: scaleRounded(content, 6) / 1_000, unit: small }
}
