import type { ImportKind } from '../../rows/import-kind.ts'
import { applyCards, matchCards } from './card-queries.ts'
import { readCard } from './read-card.ts'

/** Store cards of customers: one card is one customer's, named by code, by e-mail, or by both. */
export const cardsKind: ImportKind = {
  name: 'cards',
  fields: {
    card: { headers: ['carta', 'codice carta', 'numero carta', 'tessera', 'card'], isRequired: true },
    codInt: { headers: ['codice cliente', 'codice interno', 'cod int', 'customer code'] },
    login: { headers: ['e-mail', 'email', 'login', 'utente'] },
  },
  begin: () =>
    Promise.resolve({
      stage: { card: 'text', cod_int: 'text', login: 'text' },
      tables: ['users'],
      read: readCard,
      keysOf: ({ card }) => [{ field: 'card', value: String(card) }],
      match: matchCards,
      apply: applyCards,
    }),
}
