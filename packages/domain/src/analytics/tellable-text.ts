/** Words and spaces: no digits, no '@', nothing that could be an address, a phone number or a code. */
const WORDS = /^[\p{L}\p{M}' -]{1,60}$/u

/** A searched text as a service that measures may have it; undefined: it may not, as it could be about a person. */
export function tellableText(text: string): string | undefined {
  const words = text.normalize('NFC').trim().toLowerCase()
  return WORDS.test(words) ? words : undefined
}

/** Names of parts of an address that hold no text of a shopper's own: places in a list, order, filters, an order. */
const PLAIN = new Set([
  'page',
  'sort',
  'view',
  'filter',
  'promo',
  'new',
  'type',
  'categoryId',
  'parent_category_id',
  'placed',
  'order_id',
  'as_typed',
])

/**
 * Whether the part of an address after '?' may be read by a service: filters of lists, and texts that may be told.
 * Tokens and e-mail addresses of mailed links never may.
 */
export function isTellableQuery(query: string): boolean {
  return [...new URLSearchParams(query)].every(
    ([name, value]) => PLAIN.has(name) || (name === 'query' && tellableText(value) !== undefined),
  )
}
