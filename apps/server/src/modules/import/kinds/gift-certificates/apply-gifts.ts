import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { addCertificates, certificatesToSet, setCertificateHolders } from '../../../gift-cards/gift-cards.ts'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'
import { filledBy, updateDiffering } from '../update-differing.ts'

const reasons = importKindTexts.giftCertificates
const known = `t.code_hash = decode(i.code_hash, 'hex')`
/** The owner of the code: a customer, or a company. */
const holder = `(SELECT u.id FROM users u WHERE i.login <> '' AND lower(u.login) = i.login) AS user_id,
  (SELECT c.id FROM companies c WHERE c.vat_number = i.vat_number) AS company_id`

/** Refuses rows with unknown owners, and of existing codes with another amount. */
export async function matchGifts(client: pg.ClientBase): Promise<RowRemark[]> {
  const withoutCustomer = await refuseStaged(client, {
    where: `i.login <> '' AND NOT EXISTS (SELECT FROM users u WHERE lower(u.login) = i.login)`,
    field: 'login',
    value: 'i.login',
    reason: () => reasons.customerMissing,
  })
  const withoutCompany = await refuseStaged(client, {
    where: `i.vat_number IS NOT NULL AND NOT EXISTS (SELECT FROM companies c WHERE c.vat_number = i.vat_number)`,
    field: 'vatNumber',
    value: 'i.vat_number',
    reason: () => reasons.companyMissing,
  })
  const otherAmount = await refuseStaged(client, {
    where: `EXISTS (SELECT FROM gift_certificates t WHERE ${known} AND t.amount_cents <> i.amount_cents)`,
    field: 'amount',
    value: `replace(to_char(i.amount_cents / 100.0, 'FM999999990.00'), '.', ',')`,
    reason: () => reasons.otherAmount,
  })
  return [...withoutCustomer, ...withoutCompany, ...otherAmount].toSorted((a, b) => a.line - b.line)
}

/** Sets new owners of codes; without an owner a code is everybody's. Returns the ids of changed codes. */
async function changeHolders(client: pg.ClientBase): Promise<number[]> {
  const told = `SELECT t.id, ${holder} FROM import_stage i JOIN gift_certificates t ON ${known}`
  const { rows } = await client.query<{ id: number }>(setCertificateHolders(told))
  return rows.map(({ id }) => id)
}

async function insertNew(client: pg.ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(addCertificates('SELECT * FROM import_stage'), [
    reasons.description,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Inserts new codes, and updates existing ones that differ. */
export async function applyGifts(
  client: pg.ClientBase,
  plan: ImportPlan,
): Promise<{ added: number; changed: number }> {
  const updated = await updateDiffering(client, {
    ...certificatesToSet,
    staged: 'SELECT * FROM import_stage',
    columns: filledBy(plan, certificatesToSet.columns),
  })
  const added = await insertNew(client)
  const isHolderTold = plan.hasField('login') || plan.hasField('vatNumber')
  const given = isHolderTold ? await changeHolders(client) : []
  const changed = new Set([...updated, ...given.filter((id) => !added.has(id))])
  return { added: added.size, changed: changed.size }
}
