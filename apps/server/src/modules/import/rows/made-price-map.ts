import * as Type from 'typebox'

/** What a price may be made of instead of being read. */
export const PriceFrom = Type.Literal('unitPrice × format')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMade = (value: unknown): value is { from: unknown } => isObject(value) && 'from' in value

/** The sign as keyboards have it. */
const written = (from: unknown) =>
  typeof from === 'string' ? from.replace(/\s*[x*×]\s*/, ' × ').trim() : from

/**
 * A map with `"price": { "from": "unitPrice × format" }`, beside its columns or among them, as kinds read it: the price
 * is no column but the setting `priceFrom`.
 */
export function withPriceFrom(map: unknown): unknown {
  if (!isObject(map)) return map
  const { price, columns, ...others } = map
  if (isMade(price)) return withPriceFrom({ ...others, columns, priceFrom: written(price.from) })
  if (!isObject(columns) || !isMade(columns.price)) return map
  const { price: made, ...named } = columns
  return { ...map, columns: named, priceFrom: written((made as { from: unknown }).from) }
}
