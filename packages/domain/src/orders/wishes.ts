import { ALLERGEN_CODES } from '../catalogue/allergen.ts'

/**
 * What a customer asks for where a line has to be replaced, as infos of the line: whether something else will do, of the
 * same brand alone, dearer than this never (euros, per unit of the price), without these allergens ever (codes parted by
 * commas). What a cart says holds for its lines that say nothing.
 */
export const LINE_WISHES = ['accept_alternatives', 'same_brand', 'highest_price', 'avoid_allergens'] as const
export type LineWish = (typeof LINE_WISHES)[number]

/** A price is a product's: it is not asked for a whole cart. */
export const CART_WISHES = ['accept_alternatives', 'same_brand', 'avoid_allergens'] as const
export type CartWish = (typeof CART_WISHES)[number]

const MOST_EUROS = 99_999.99
/** As written by hand too: '12,50'. */
const PRICE = /^\d{1,5}(?:[.,]\d{1,2})?$/

export const isLineWish = (name: string): name is LineWish => LINE_WISHES.some((wish) => wish === name)

/** Codes of the allergens of a wish; what is written twice counts once. */
export function avoidedAllergens(value: string): string[] {
  const codes = value.split(',').map((code) => code.trim())
  return [...new Set(codes)].filter((code) => code !== '')
}

/** The price of a wish in euros; undefined where it says none. */
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

/** A wish as it is kept; '' takes it away, undefined: it cannot be read. */
export function readWish(wish: LineWish, value: string): string | undefined {
  return value.trim() === '' ? '' : READ[wish](value)
}

type Infos = Readonly<Record<string, string>>

/**
 * What holds for a line: its own word, else the cart's; '' where neither says anything. Allergens add up: what is never to
 * be in the whole cart is never in a line of it.
 */
export function wishOf(wish: LineWish, line: Infos, cart: Infos): string {
  const ofCart = CART_WISHES.some((known) => known === wish) ? cart[wish] : undefined
  if (wish === 'avoid_allergens') return avoidedAllergens(`${ofCart ?? ''},${line[wish] ?? ''}`).join(',')
  return line[wish] ?? ofCart ?? ''
}

/** Whether something else will do for a line. */
export const acceptsAlternatives = (line: Infos, cart: Infos): boolean =>
  wishOf('accept_alternatives', line, cart) === 'true'
