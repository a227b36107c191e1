import type { ImportKind } from '../../rows/import-kind.ts'
import { applyCards } from './apply-cards.ts'
import { matchCards } from './match-cards.ts'
import { readCard } from './read-card.ts'

/**
 * Store cards: those of customers, identified by code, by e-mail, or by both; and free ones, whose holder has no
 * account yet and is identified by VAT number or tax code.
 */
export const cardsKind: ImportKind = {
  name: 'cards',
  namedBy: ['card', 'name'],
  fields: {
    card: {
      headers: ['carta', 'codice carta', 'numero carta', 'tessera', 'card'],
      isCode: true,
      isRequired: true,
    },
    codInt: { headers: ['codice cliente', 'codice interno', 'cod int', 'customer code'] },
    login: { headers: ['e-mail', 'email', 'login', 'utente'] },
    name: { headers: ['intestatario', 'ragione sociale', 'nominativo', 'holder'] },
    vatNumber: { headers: ['partita iva', 'p iva', 'piva', 'vat number'] },
    taxCode: { headers: ['codice fiscale', 'fiscal code', 'tax code'] },
    pec: { headers: ['pec'] },
    sdiCode: { headers: ['codice sdi', 'sdi', 'codice destinatario', 'codice univoco'] },
    storeId: { headers: ['negozio', 'codice negozio', 'store'] },
  },
  begin: () =>
    Promise.resolve({
      stage: {
        card: 'text',
        cod_int: 'text',
        login: 'text',
        name: 'text',
        vat_number: 'text',
        tax_code: 'text',
        pec: 'text',
        sdi_code: 'text',
        store_id: 'bigint',
      },
      tables: ['store_cards', 'users'],
      read: readCard,
      keysOf: ({ card }) => [{ field: 'card', value: String(card) }],
      match: matchCards,
      apply: applyCards,
    }),
}
