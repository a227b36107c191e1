import type { OrderQuantity } from './order-quantity.ts'

/** The largest quantities in which a product was bought: pieces, or base units; undefined: never. */
export interface LargestBought {
  /** By this customer. */
  own: number | undefined
  /** By anybody. */
  any: number | undefined
}

/** Nobody is asked below these, in pieces (or base units) and cases. */
export const ALWAYS_USUAL = 12
const ALWAYS_USUAL_CASES = 4
/** What is usual where nobody bought the product. */
const USUAL_UNKNOWN = 100
const USUAL_UNKNOWN_CASES = 10
const FAR_OVER_OWN = 6
const FAR_OVER_ANY = 3

/**
 * Whether a typed quantity is so far over what the customer ever bought of the product (anybody, if she never did) that
 * it rather is a mistake: it is asked. Quantities of cases are compared as cases where nothing is known.
 */
export function isFarOver(
  { quantity, by, per }: Pick<OrderQuantity, 'quantity' | 'by' | 'per'>,
  { own, any }: LargestBought,
): boolean {
  const limitOf = (pieces: number, cases: number) => (by === 'case' ? Math.max(pieces, cases * per) : pieces)
  if (own !== undefined)
    return quantity > Math.max(limitOf(ALWAYS_USUAL, ALWAYS_USUAL_CASES), own * FAR_OVER_OWN)
  return quantity > Math.max(limitOf(USUAL_UNKNOWN, USUAL_UNKNOWN_CASES), (any ?? 0) * FAR_OVER_ANY)
}
