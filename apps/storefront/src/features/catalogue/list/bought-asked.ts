import type { cardsByCodes } from '@cambusa/contract/catalogue/cards'
import type { DataOf, QueryOf } from '@cambusa/contract/endpoint'
import { CARD } from '@cambusa/contract/catalogue/product'
import type { listLastBought } from '@cambusa/contract/orders/orders'

/** What 'buy again' asks for, without the library of queries: app/early/ asks for it before that is loaded. */

const ON_HOME = 24

/** The customer's latest purchases, with the same products as cards. */
export const LATEST_ASKED = { limit: ON_HOME, fields: CARD } as const

/** The last purchase of a product by this customer: when and how many. */
export interface LastBought {
  /** Its name at that time. */
  name: string
  /** Pieces or base units. */
  quantity: number
  /** The price per piece or base unit at that time in euros, VAT included. */
  price: number
  lastBoughtAt: string
}

/** By article code, in the answer's order. */
export const lastByCode = ({
  products,
}: Pick<DataOf<typeof listLastBought>, 'products'>): ReadonlyMap<string, LastBought> =>
  new Map(products.map(({ code, ...last }) => [code, last]))

/** The same products as cards. */
export const cardsAsked = (
  codes: readonly string[],
): QueryOf<typeof cardsByCodes> & { fields: typeof CARD } => ({
  codes: [...codes],
  fields: CARD,
})
