import * as Type from 'typebox'

/** The formula by which a price may be computed. */
export const PriceFrom = Type.Literal('unitPrice × format')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMade = (value: unknown): value is { from: unknown } => isObject(value) && 'from' in value

/** The formula with the multiplication sign of keyboards. */
const written = (from: unknown) =>
  typeof from === 'string' ? from.replace(/\s*[x*×]\s*/, ' × ').trim() : from

/**
 * Converts a map with `"price": { "from": "unitPrice × format" }`, beside its columns or among them, to the form that
 * kinds read: the price is not a column but the setting `priceFrom`.
 */
export function withPriceFrom(map: unknown): unknown {
  if (!isObject(map)) return map
  const { price, columns, ...others } = map
  if (isMade(price)) return withPriceFrom({ ...others, columns, priceFrom: written(price.from) })
  if (!isObject(columns) || !isMade(columns.price)) return map
  const { price: made, ...named } = columns
  return { ...map, columns: named, priceFrom: written((made as { from: unknown }).from) }
}
