import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { ImportKind } from '../../rows/import-kind.ts'
import { applyGifts, matchGifts } from './apply-gifts.ts'
import { readGift } from './read-gift.ts'

/**
 * Gift codes. Only the hash of a code is stored and exported, so a row may have the hash instead of the code. The
 * balance of an existing code never comes from a file, which sets amount and balance of new codes only.
 */
export const giftCertificatesKind: ImportKind = {
  name: 'gift-certificates',
  needs: () => [{ fields: ['code', 'codeHash'], says: importKindTexts.giftCertificates.codeNeeded }],
  namedBy: ['description'],
  fields: {
    code: {
      headers: ['codice', 'codice regalo', 'buono', 'code', 'gift code'],
      isCode: true,
    },
    codeHash: { headers: ['hash codice', 'code hash'], isCode: true },
    hint: { headers: ['finale del codice', 'code ending'], isCode: true },
    description: { headers: ['descrizione', 'nome', 'description'] },
    amount: { headers: ['importo', 'valore', 'amount'], isRequired: true, isDecimal: true },
    balance: { headers: ['saldo', 'residuo', 'balance'], isDecimal: true },
    validFrom: { headers: ['valido dal', 'dal', 'valid from'] },
    validUntil: { headers: ['valido fino al', 'scadenza', 'valid until'] },
    login: { headers: ['cliente', 'e-mail', 'email', 'login'] },
    vatNumber: { headers: ['partita iva', 'p iva', 'piva', 'vat number'] },
    isBlocked: { headers: ['bloccato', 'blocked'] },
  },
  begin: (_client, plan) =>
    Promise.resolve({
      stage: {
        code_hash: 'text',
        hint: 'text',
        description: 'text',
        amount_cents: 'bigint',
        balance_cents: 'bigint',
        valid_from: 'timestamptz',
        valid_until: 'timestamptz',
        login: 'text',
        vat_number: 'text',
        is_blocked: 'boolean',
      },
      tables: ['gift_certificates', 'gift_certificate_holders'],
      read: readGift,
      keysOf: ({ code_hash: hash }) => [{ field: 'code', value: String(hash) }],
      match: matchGifts,
      apply: (client) => applyGifts(client, plan),
    }),
}
