import type { cardsByCodes } from '@cambusa/contract/catalogue/cards'
import type { QueryOf } from '@cambusa/contract/endpoint'
import { CARD } from '@cambusa/contract/catalogue/product'

/** What 'buy again' asks for, without the library of queries: app/early/ asks for it before that is loaded. */

const ON_HOME = 24

/** The customer's latest purchases. */
export const LATEST_ASKED = { limit: ON_HOME }

/** The same products as cards. */
export const cardsAsked = (
  codes: readonly string[],
): QueryOf<typeof cardsByCodes> & { fields: typeof CARD } => ({
  codes: [...codes],
  fields: CARD,
})
