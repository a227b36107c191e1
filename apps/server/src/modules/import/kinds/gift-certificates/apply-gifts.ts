import { importKindTexts } from '@cambusa/messages/it/import-kinds'
import type pg from 'pg'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'
import { filledBy, updateDiffering } from '../update-differing.ts'

const reasons = importKindTexts.giftCertificates
const known = `t.code_hash = decode(i.code_hash, 'hex')`
/** Whose the code is: a customer's, or a company's. */
const holder = `(SELECT u.id FROM users u WHERE i.login <> '' AND lower(u.login) = i.login) AS user_id,
  (SELECT c.id FROM companies c WHERE c.vat_number = i.vat_number) AS company_id`

/** Refuses rows of holders that are not there, and of codes that the shop has with another amount. */
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

/** Ids of codes whose holder the file tells anew; nobody named: it is everybody's. */
async function changeHolders(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(`
    WITH told AS (
      SELECT t.id, ${holder} FROM import_stage i JOIN gift_certificates t ON ${known}),
    differing AS (
      SELECT told.* FROM told LEFT JOIN gift_certificate_holders h ON h.gift_certificate_id = told.id
      WHERE (h.user_id, h.company_id) IS DISTINCT FROM (told.user_id, told.company_id)),
    gone AS (
      DELETE FROM gift_certificate_holders h USING differing
      WHERE h.gift_certificate_id = differing.id AND differing.user_id IS NULL AND differing.company_id IS NULL),
    given AS (
      INSERT INTO gift_certificate_holders (gift_certificate_id, user_id, company_id)
      SELECT id, user_id, company_id FROM differing WHERE user_id IS NOT NULL OR company_id IS NOT NULL ORDER BY id
      ON CONFLICT (gift_certificate_id) DO UPDATE
        SET user_id = excluded.user_id, company_id = excluded.company_id)
    SELECT id::float8 AS id FROM differing`)
  return rows.map(({ id }) => id)
}

async function insertNew(client: pg.ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO gift_certificates (code_hash, hint, description, amount_cents, balance_cents, valid_from, valid_until,
       blocked_at)
     SELECT decode(i.code_hash, 'hex'), i.hint, coalesce(nullif(i.description, ''), $1), i.amount_cents,
       coalesce(i.balance_cents, i.amount_cents), i.valid_from, i.valid_until, CASE WHEN i.is_blocked THEN now() END
     FROM import_stage i WHERE NOT EXISTS (SELECT FROM gift_certificates t WHERE ${known}) ORDER BY i.line
     RETURNING id::float8 AS id`,
    [reasons.description],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Adds codes that the shop does not have, and changes what the file tells otherwise of those that it has. */
export async function applyGifts(
  client: pg.ClientBase,
  plan: ImportPlan,
): Promise<{ added: number; changed: number }> {
  const updated = await updateDiffering(client, {
    table: 'gift_certificates',
    staged: 'SELECT * FROM import_stage',
    join: known,
    columns: filledBy(plan, [
      {
        field: 'description',
        column: 'description',
        value: `coalesce(nullif(i.description, ''), t.description)`,
      },
      { field: 'validFrom', column: 'valid_from', value: 'i.valid_from' },
      { field: 'validUntil', column: 'valid_until', value: 'i.valid_until' },
      {
        field: 'isBlocked',
        column: 'blocked_at',
        value: `CASE i.is_blocked WHEN true THEN coalesce(t.blocked_at, now()) WHEN false THEN NULL ELSE t.blocked_at END`,
      },
    ]),
  })
  const added = await insertNew(client)
  const isHolderTold = plan.hasField('login') || plan.hasField('vatNumber')
  const given = isHolderTold ? await changeHolders(client) : []
  const changed = new Set([...updated, ...given.filter((id) => !added.has(id))])
  return { added: added.size, changed: changed.size }
}
