import { SERVICE_KEYS } from '@cambusa/domain/delivery/delivery-service'
import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { serviceWords } from '@cambusa/messages/it/operator/service-words'
import type pg from 'pg'
import { sqlTexts } from '../../../../platform/database/sql-list.ts'
import { addServices, addTerms, removeTerms, servicesToSet, setTerms } from '../../../stores/stores.ts'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'
import { filledBy, updateDiffering } from '../update-differing.ts'

const reasons = importKindTexts.services

export const serviceStage = {
  service_id: 'smallint NOT NULL',
  store_id: 'bigint',
  name: 'text',
  descr: 'text',
  fee_cents: 'bigint',
  vat_rate: 'smallint',
  free_from_cents: 'bigint',
  minimum_cents: 'bigint',
  show_tab: 'boolean',
  image: 'text',
  is_gone: 'boolean NOT NULL',
}

const NEW_SERVICE = `i.store_id IS NULL AND NOT EXISTS (SELECT FROM delivery_services d WHERE d.id = i.service_id)`

/**
 * Refuses new services without name and fee, and terms at a store for a service that is neither in the shop nor in the
 * file.
 */
export async function refuseIncomplete(client: pg.ClientBase): Promise<RowRemark[]> {
  const refused: RowRemark[] = []
  for (const [field, lacks] of [
    ['name', `i.name = ''`],
    ['fee', 'i.fee_cents IS NULL'],
  ] as const) {
    const where = `${NEW_SERVICE} AND ${lacks}`
    refused.push(
      ...(await refuseStaged(client, { where, field, value: `''`, reason: () => reasons.newNeeds })),
    )
  }
  const isNowhere = `NOT EXISTS (SELECT FROM delivery_services d WHERE d.id = i.service_id)
    AND NOT EXISTS (SELECT FROM import_stage o WHERE o.store_id IS NULL AND o.service_id = i.service_id)`
  const orphans = await refuseStaged(client, {
    where: `i.store_id IS NOT NULL AND ${isNowhere}`,
    field: 'service',
    value: 'i.service_id',
    reason: (id) => reasons.rowMissing({ service: serviceWords[Number(id)] ?? id }),
  })
  return [...refused, ...orphans]
}

/** Inserts new services and updates those that differ. */
export async function applyServices(client: pg.ClientBase, plan: ImportPlan) {
  const changed = await updateDiffering(client, {
    ...servicesToSet,
    staged: 'SELECT * FROM import_stage WHERE store_id IS NULL',
    columns: filledBy(plan, [
      { field: 'name', column: 'name', value: `coalesce(nullif(i.name, ''), t.name)` },
      { field: 'descr', column: 'descr', value: 'i.descr' },
      { field: 'fee', column: 'fee_cents', value: 'coalesce(i.fee_cents, t.fee_cents)' },
      { field: 'vatRate', column: 'vat_rate', value: 'coalesce(i.vat_rate, t.vat_rate)' },
      { field: 'freeFrom', column: 'free_from_cents', value: 'i.free_from_cents' },
      { field: 'minimum', column: 'minimum_cents', value: 'coalesce(i.minimum_cents, t.minimum_cents)' },
      { field: 'showTab', column: 'show_tab', value: 'coalesce(i.show_tab, t.show_tab)' },
      { field: 'image', column: 'image', value: 'i.image' },
    ]),
  })
  const rows = `
    SELECT i.service_id AS id, (ARRAY[${sqlTexts(SERVICE_KEYS)}])[i.service_id] AS key, i.name, i.descr,
      coalesce(i.show_tab, true) AS show_tab, i.image, i.fee_cents, i.free_from_cents,
      coalesce(i.minimum_cents, 0) AS minimum_cents, coalesce(i.vat_rate, ${standardRateOn(plan.today)}) AS vat_rate
    FROM import_stage i WHERE ${NEW_SERVICE}`
  const added = await client.query(addServices(rows))
  return { added: added.rowCount ?? 0, changed: changed.length }
}

/**
 * Updates the terms of services at stores: missing values stay as they are, and for new terms are those of the service.
 */
export async function applyStoreTerms(client: pg.ClientBase, plan: ImportPlan) {
  const freeFrom = (before: string) => (plan.hasField('freeFrom') ? 'i.free_from_cents' : before)
  const rowsWith = (table: string, join: string) => `
    SELECT i.store_id, i.service_id, coalesce(i.fee_cents, b.fee_cents) AS fee_cents,
      ${freeFrom('b.free_from_cents')} AS free_from_cents,
      coalesce(i.minimum_cents, b.minimum_cents) AS minimum_cents, coalesce(i.vat_rate, b.vat_rate) AS vat_rate
    FROM import_stage i JOIN ${table} b ON ${join} WHERE i.store_id IS NOT NULL AND NOT i.is_gone`
  const gone = await client.query(removeTerms('SELECT store_id, service_id FROM import_stage WHERE is_gone'))
  const before = 'b.store_id = i.store_id AND b.delivery_service_id = i.service_id'
  const changed = await client.query(setTerms(rowsWith('store_service_terms', before)))
  const added = await client.query(addTerms(rowsWith('delivery_services', 'b.id = i.service_id')))
  return { added: added.rowCount ?? 0, changed: (gone.rowCount ?? 0) + (changed.rowCount ?? 0) }
}
