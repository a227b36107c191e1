import { ALLERGEN_CODES } from '../catalogue/allergen.ts'

/**
 * The customer's wishes for the replacement of a line, as infos of the line: accept another product, only the same
 * brand, a highest price (euros, per unit of the price), allergens to avoid (codes separated by commas). Wishes of the
 * cart hold for its lines without own ones.
 */
export const LINE_WISHES = ['accept_alternatives', 'same_brand', 'highest_price', 'avoid_allergens'] as const
export type LineWish = (typeof LINE_WISHES)[number]

/** A price wish belongs to a product, so a whole cart has none. */
export const CART_WISHES = ['accept_alternatives', 'same_brand', 'avoid_allergens'] as const
export type CartWish = (typeof CART_WISHES)[number]

const MOST_EUROS = 99_999.99
/** Also as written by hand: '12,50'. */
const PRICE = /^\d{1,5}(?:[.,]\d{1,2})?$/

export const isLineWish = (name: string): name is LineWish => LINE_WISHES.some((wish) => wish === name)

/** Allergen codes of a wish, without duplicates. */
export function avoidedAllergens(value: string): string[] {
  const codes = value.split(',').map((code) => code.trim())
  return [...new Set(codes)].filter((code) => code !== '')
}

/** The price of a wish in euros; undefined if it has none. */
export function highestPrice(value: string): number | undefined {
  const text = value.trim()
  if (!PRICE.test(text)) return undefined
  const euros = Number(text.replace(',', '.'))
  return euros > 0 && euros <= MOST_EUROS ? euros : undefined
}

const READ: { [Wish in LineWish]: (value: string) => string | undefined } = {
  accept_alternatives: readFlag,
  same_brand: readFlag,
  highest_price: (value) => highestPrice(value)?.toFixed(2),
  avoid_allergens: (value) => {
    const codes = avoidedAllergens(value)
    return codes.every((code) => ALLERGEN_CODES.includes(code)) ? codes.join(',') : undefined
  },
}

function readFlag(value: string): string | undefined {
  return value === 'true' || value === 'false' ? value : undefined
}

/** A wish in the form that is stored; '' removes it, undefined: it cannot be read. */
export function readWish(wish: LineWish, value: string): string | undefined {
  return value.trim() === '' ? '' : READ[wish](value)
}

type Infos = Readonly<Record<string, string>>

/**
 * The wish for a line: its own, else the cart's; '' if neither has one. Allergens are combined: the cart's hold for
 * every line.
 */
export function wishOf(wish: LineWish, line: Infos, cart: Infos): string {
  const ofCart = CART_WISHES.some((known) => known === wish) ? cart[wish] : undefined
  if (wish === 'avoid_allergens') return avoidedAllergens(`${ofCart ?? ''},${line[wish] ?? ''}`).join(',')
  return line[wish] ?? ofCart ?? ''
}

/** Whether another product may replace a line. */
export const acceptsAlternatives = (line: Infos, cart: Infos): boolean =>
  wishOf('accept_alternatives', line, cart) === 'true'
