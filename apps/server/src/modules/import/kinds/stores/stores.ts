import { isPickup, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { serviceWords } from '@cambusa/messages/it/operator/service-words'
import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import { ensurePublicList } from '../price-list-queries.ts'
import { applyHours } from './apply-hours.ts'
import { readStore } from './read-store.ts'
import { storeFields } from './store-fields.ts'
import {
  applyWarehouses,
  insertStores,
  keepOneDefault,
  listByTown,
  listLackingServices,
  listStoresOf,
  matchStores,
  moveAreas,
  storeStage,
  updateStores,
} from './store-queries.ts'

/** Stores and lockers, each with its warehouse; a row is identified by its number. */
export const storesKind: ImportKind = {
  name: 'stores',
  namedBy: ['id', 'name'],
  fields: storeFields,
  begin: (_client, plan) => Promise.resolve(storesRun(plan)),
}

function storesRun(plan: ImportPlan): KindRun {
  let added: number[] = []
  const notices: string[] = []
  return {
    notices,
    stage: storeStage,
    tables: ['stores', 'warehouses', 'store_hours'],
    read: (row) => readStore(row, plan.hasField),
    keysOf: ({ store_id: id, is_default: isDefault }) => [
      { field: 'id', value: String(id) },
      ...(isDefault === true ? [{ field: 'isDefault', value: 'sì' }] : []),
    ],
    match: async (client) => {
      await ensurePublicList(client)
      return matchStores(client)
    },
    apply: async (client) => {
      const warehouses = await applyWarehouses(client, plan)
      await keepOneDefault(client)
      const changed = new Set(await updateStores(client, plan))
      for (const id of await listStoresOf(client, warehouses)) changed.add(id)
      await moveAreas(client)
      added = await insertStores(client)
      for (const id of await applyHours(client)) if (!added.includes(id)) changed.add(id)
      return { added: added.length, changed: changed.size }
    },
    remark: async (client) => {
      notices.splice(0, Infinity, ...lackingOf(await listLackingServices(client)))
      return listByTown(client, added)
    },
  }
}

/** Remarks on services that stores of the file offer and that cannot be chosen yet. */
function lackingOf({ missing, without }: Awaited<ReturnType<typeof listLackingServices>>): string[] {
  const { lacking, noAreas } = importKindTexts.services
  const said = (ids: readonly number[]) => ids.map((id) => serviceWords[id]).join(', ')
  const brought = without.filter((id) => isServiceId(id) && !isPickup(id))
  return [
    ...(missing.length > 0 ? [lacking({ services: said(missing) })] : []),
    ...(brought.length > 0 ? [noAreas({ services: said(brought) })] : []),
  ]
}
