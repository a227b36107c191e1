import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import type pg from 'pg'
import { addPackagings, packagingsToSet, takeOffPackagings } from '../../../packaging/packaging.ts'
import type { ImportPlan } from '../../rows/import-kind.ts'
import { filledBy, updateDiffering } from '../update-differing.ts'

const IS_DEPOSIT = 'coalesce(i.is_deposit, t.is_deposit)'

interface Incomplete {
  line: number
  field: string
  code: string
}

/** Deletes staged rows of new packagings without a name or a cost, and returns them. */
export async function listIncomplete(client: pg.ClientBase): Promise<Incomplete[]> {
  const { rows } = await client.query<Incomplete>(`
    DELETE FROM import_stage i
    WHERE (i.descr IS NULL OR i.cost_cents IS NULL) AND NOT EXISTS (SELECT FROM packagings p WHERE p.code = i.code)
    RETURNING line, code, CASE WHEN i.descr IS NULL THEN 'descr' ELSE 'cost' END AS field`)
  return rows
}

/** Inserts new packagings and updates those that differ; one in the file is in use again. */
export async function applyPackagings(client: pg.ClientBase, plan: ImportPlan) {
  const columns = filledBy(plan, [
    { field: 'descr', column: 'descr', value: 'coalesce(i.descr, t.descr)' },
    { field: 'cost', column: 'cost_cents', value: 'coalesce(i.cost_cents, t.cost_cents)' },
    { field: 'isDeposit', column: 'is_deposit', value: IS_DEPOSIT },
    { field: 'code', column: 'is_active', value: 'true' },
  ])
  const rate = `CASE WHEN ${IS_DEPOSIT} THEN 0 ELSE coalesce(i.vat_rate, t.vat_rate) END`
  const isRateTold = plan.hasField('vatRate') || plan.hasField('isDeposit')
  const changed = await updateDiffering(client, {
    ...packagingsToSet,
    staged: 'SELECT * FROM import_stage',
    columns: isRateTold ? [...columns, { field: 'vatRate', column: 'vat_rate', value: rate }] : columns,
  })
  // Even an insert of no rows would send a notification that the catalogue changed.
  const fresh = 'FROM import_stage i WHERE NOT EXISTS (SELECT FROM packagings p WHERE p.code = i.code)'
  const some = await client.query(`SELECT ${fresh} LIMIT 1`)
  if (!some.rowCount) return { added: 0, changed: changed.length }
  const rows = `SELECT i.line, i.code, i.descr, i.cost_cents,
      CASE WHEN i.is_deposit THEN 0 ELSE coalesce(i.vat_rate, ${standardRateOn(plan.today)}) END AS vat_rate,
      coalesce(i.is_deposit, false) AS is_deposit
    ${fresh}`
  const added = await client.query(addPackagings(rows))
  return { added: added.rowCount ?? 0, changed: changed.length }
}

/** Packagings in use that are in neither a staged nor a refused row. */
const MISSING = `p.is_active AND NOT EXISTS (SELECT FROM import_stage i WHERE i.code = p.code)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.code)`

export async function countMissing(client: pg.ClientBase) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `SELECT count(*) FILTER (WHERE is_active) AS known, count(*) FILTER (WHERE ${MISSING}) AS missing FROM packagings p`,
  )
  return rows[0] ?? { known: 0, missing: 0 }
}

/** Stops charging for them; existing orders are unchanged. */
export async function takeOff(client: pg.ClientBase): Promise<number> {
  const gone = await client.query(takeOffPackagings(`SELECT p.id FROM packagings p WHERE ${MISSING}`))
  return gone.rowCount ?? 0
}
