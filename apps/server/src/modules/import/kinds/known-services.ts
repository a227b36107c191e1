import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { serviceWords } from '@cambusa/messages/it/operator/service-words'
import type pg from 'pg'
import type { RowRemark } from '../rows/import-kind.ts'
import { refuseStaged } from './staged-remarks.ts'

const reasons = importKindTexts.services

/** The services that the shop has, 1 to 4. */
export async function listKnownServices(client: pg.ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM delivery_services')
  return new Set(rows.map(({ id }) => id))
}

/** Refuses staged rows of a service that the shop does not have. */
export const refuseUnknownServices = (client: pg.ClientBase): Promise<RowRemark[]> =>
  refuseStaged(client, {
    where: `i.service_id IS NOT NULL AND NOT EXISTS (SELECT FROM delivery_services d WHERE d.id = i.service_id)`,
    field: 'service',
    value: 'i.service_id',
    reason: (id) => reasons.notThere({ service: serviceWords[Number(id)] ?? id }),
  })

/** Refuses staged rows of a store that the shop does not have. */
export const refuseUnknownStores = (client: pg.ClientBase): Promise<RowRemark[]> =>
  refuseStaged(client, {
    where: `i.store_id IS NOT NULL AND NOT EXISTS (SELECT FROM stores s WHERE s.id = i.store_id)`,
    field: 'storeId',
    value: 'i.store_id',
    reason: (id) => reasons.storeMissing({ id }),
  })

/** Remarks on rows of a store that does not offer the service: they are loaded. */
export async function listNotOffered(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; value: string }>(
    `SELECT i.line, i.store_id::text AS value FROM import_stage i JOIN stores s ON s.id = i.store_id
     WHERE NOT i.is_gone AND NOT i.service_id = ANY(s.delivery_service_ids) ORDER BY i.line`,
  )
  return rows.map((row) => ({ ...row, field: 'storeId', reason: reasons.notOffered }))
}
