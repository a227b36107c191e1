import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { addMandates, revokeReplacedMandates, setMandates } from '../../../payments/payments.ts'
import type { RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'

const reasons = importKindTexts.mandates

/**
 * Refuses mandates of unknown companies, with a reference of another company, and a second one of the same company in
 * the file: a company has one valid mandate.
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

/** Rows of the file with their companies. */
const ROWS = `SELECT i.*, c.id AS company_id, c.name AS company_name
  FROM import_stage i JOIN companies c ON c.vat_number = i.vat_number`

/** A new mandate replaces the company's earlier one, which is revoked and kept. */
export async function applyMandates(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  await client.query(revokeReplacedMandates(ROWS))
  const changed = await client.query(setMandates(ROWS))
  const added = await client.query(addMandates(ROWS))
  return { added: added.rowCount ?? 0, changed: changed.rowCount ?? 0 }
}
