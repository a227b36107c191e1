import type { ImportKind } from '../../rows/import-kind.ts'
import { applyMandates, matchMandates } from './apply-mandates.ts'
import { readMandate } from './read-mandate.ts'

/** Mandates for SEPA direct debit signed by companies, identified by their reference. */
export const mandatesKind: ImportKind = {
  name: 'mandates',
  namedBy: ['reference', 'holder'],
  fields: {
    reference: {
      headers: ['riferimento', 'mandato', 'riferimento mandato', 'umr', 'reference'],
      isCode: true,
      isRequired: true,
    },
    vatNumber: { headers: ['partita iva', 'p iva', 'piva', 'vat number'], isRequired: true },
    iban: { headers: ['iban'], isCode: true, isRequired: true },
    holder: { headers: ['intestatario', 'intestatario conto', 'holder'] },
    signedOn: { headers: ['data firma', 'firmato il', 'data', 'signed on'], isRequired: true },
    scheme: { headers: ['schema', 'tipo', 'scheme'] },
    isRevoked: { headers: ['revocato', 'elimina', 'revoked'] },
  },
  begin: (_client, plan) =>
    Promise.resolve({
      stage: {
        reference: 'text',
        vat_number: 'text',
        iban: 'text',
        holder: 'text',
        signed_on: 'date',
        scheme: 'text',
        is_revoked: 'boolean',
      },
      tables: ['sepa_mandates'],
      read: (row) => readMandate(row, plan.today),
      keysOf: ({ reference }) => [{ field: 'reference', value: String(reference) }],
      match: matchMandates,
      apply: applyMandates,
    }),
}
