import { importKindTexts } from '@cambusa/messages/it/import-kinds'
import type pg from 'pg'
import type { RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'

const reasons = importKindTexts.mandates

/**
 * Refuses mandates of companies that the shop does not know, those whose reference another company has, and a second one
 * of the same company in the file: a company pays with one.
 */
export async function matchMandates(client: pg.ClientBase): Promise<RowRemark[]> {
  const unknown = await refuseStaged(client, {
    where: 'NOT EXISTS (SELECT FROM companies c WHERE c.vat_number = i.vat_number)',
    field: 'vatNumber',
    value: 'i.vat_number',
    reason: () => reasons.companyMissing,
  })
  const taken = await refuseStaged(client, {
    where: `EXISTS (SELECT FROM sepa_mandates m JOIN companies c ON c.id = m.company_id
      WHERE m.reference = i.reference AND c.vat_number <> i.vat_number)`,
    field: 'reference',
    value: 'i.reference',
    reason: () => reasons.referenceTaken,
  })
  const second = await refuseStaged(client, {
    where: `NOT i.is_revoked AND EXISTS (SELECT FROM import_stage o
      WHERE o.vat_number = i.vat_number AND NOT o.is_revoked AND o.line < i.line)`,
    field: 'vatNumber',
    value: 'i.vat_number',
    reason: () => reasons.severalMandates,
  })
  return [...unknown, ...taken, ...second].toSorted((a, b) => a.line - b.line)
}

/** A new mandate takes the place of the one that its company had, which is revoked and kept. */
export async function applyMandates(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  await client.query(`
    UPDATE sepa_mandates m SET revoked_at = now()
    FROM import_stage i JOIN companies c ON c.vat_number = i.vat_number
    WHERE m.company_id = c.id AND m.revoked_at IS NULL AND m.reference <> i.reference AND NOT i.is_revoked`)
  const changed = await client.query(`
    UPDATE sepa_mandates m SET iban = i.iban, holder = coalesce(nullif(i.holder, ''), m.holder),
      signed_on = i.signed_on, scheme = i.scheme,
      revoked_at = CASE WHEN i.is_revoked THEN coalesce(m.revoked_at, now()) END
    FROM import_stage i WHERE m.reference = i.reference
      AND (m.iban, m.holder, m.signed_on, m.scheme, m.revoked_at IS NOT NULL)
        IS DISTINCT FROM (i.iban, coalesce(nullif(i.holder, ''), m.holder), i.signed_on, i.scheme, i.is_revoked)`)
  const added = await client.query(`
    INSERT INTO sepa_mandates (company_id, reference, holder, iban, signed_on, scheme, revoked_at)
    SELECT c.id, i.reference, coalesce(nullif(i.holder, ''), c.name), i.iban, i.signed_on, i.scheme,
      CASE WHEN i.is_revoked THEN now() END
    FROM import_stage i JOIN companies c ON c.vat_number = i.vat_number
    WHERE NOT EXISTS (SELECT FROM sepa_mandates m WHERE m.reference = i.reference) ORDER BY c.id`)
  return { added: added.rowCount ?? 0, changed: changed.rowCount ?? 0 }
}
