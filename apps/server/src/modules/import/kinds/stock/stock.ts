import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import {
  matchByProduct,
  productKeyFields,
  productKeyNeed,
  productKeyStage,
  productNameOf,
  readProductKey,
} from '../product-key.ts'
import { listKnownWarehouses, readWarehouse } from '../read-warehouse.ts'
import { applyStock, countMissing, takeOffMissing } from './stock-rows.ts'

const MAX_QUANTITY = 10_000_000
const { repairs } = importTexts

/** Stock of products; one row per product and warehouse. */
export const stockKind: ImportKind = {
  name: 'stock',
  needs: () => [productKeyNeed],
  namedBy: ['code', 'gtin'],
  fields: {
    ...productKeyFields,
    quantity: {
      headers: [
        'giacenza',
        'quantità',
        'esistenza',
        'disponibilità',
        'stock',
        'quantity',
        'qta',
        'scorta',
        'pezzi',
      ],
      isRequired: true,
      isDecimal: true,
    },
    warehouse: { headers: ['magazzino', 'deposito', 'codice magazzino', 'warehouse'] },
  },
  begin,
}

async function begin(client: pg.ClientBase, plan: ImportPlan): Promise<KindRun> {
  const warehouses = await listKnownWarehouses(client)
  return {
    stage: { ...productKeyStage, warehouse_id: 'bigint NOT NULL', quantity: 'numeric(12,3) NOT NULL' },
    tables: ['stock'],
    read: (row) => {
      const product = readProductKey(row)
      const warehouseId = readWarehouse(row, warehouses)
      const quantity = row.required('quantity') === undefined ? undefined : readQuantity(row)
      if (row.isRefused || warehouseId === undefined || quantity === undefined) return undefined
      return { ...product, warehouse_id: warehouseId, quantity }
    },
    keysOf: () => [],
    nameOf: productNameOf,
    match: (inside) => matchByProduct(inside, ['warehouse_id']),
    countMissing,
    takeOff: takeOffMissing,
    apply: (inside) => applyStock(inside, plan.asOf),
  }
}

function readQuantity(row: RowReader): number | undefined {
  const quantity = row.decimal('quantity', { max: MAX_QUANTITY })
  if (quantity === undefined || quantity >= 0) return quantity
  // Some programs show negative stock for sales not booked in yet: it means zero.
  row.note('quantity', row.raw('quantity'), '0', repairs.negativeStock)
  return 0
}
