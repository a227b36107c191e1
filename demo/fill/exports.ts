import type { ExportField } from '@cambusa/domain/exports/export-choices'
import { exportWords } from '@cambusa/messages/it/exports/export-words'
import type { ClientBase } from 'pg'
import { HOLDER_LOGIN } from '../shop/colleagues.ts'
import type { FilledCustomer } from './customers.ts'
import { insertRow } from './insert-row.ts'

const FIELDS: readonly ExportField[] = ['code', 'gtin', 'name', 'quantity']
/** The first job of the server makes exports that have waited so long. */
const WAITED_MS = 10 * 60_000

/** The trattoria's export of its first order: the server makes its file while it starts, so that filling costs nothing. */
export async function fillExport(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
): Promise<void> {
  const holder = customers.find(({ customer }) => customer.login === HOLDER_LOGIN)
  const companyId = holder?.companyIds[0]
  if (holder === undefined || companyId === undefined) return
  const { rows: orders } = await client.query<{ id: string; number: string }>(
    `SELECT id, number FROM orders WHERE user_id = $1 AND company_id = $2
     ORDER BY id LIMIT 1`,
    [holder.userId, companyId],
  )
  const [order] = orders
  if (order === undefined) return
  const { rows } = await client.query<{
    id: string
    code: string
    gtin: string | null
    name: string
    quantity: string
  }>(
    `SELECT p.id, p.code, p.gtin, p.name, i.quantity FROM order_items i JOIN products p ON p.id = i.product_id
     WHERE i.order_id = $1 ORDER BY i.position`,
    [order.id],
  )
  await insertRow(client, 'exports', {
    user_id: holder.userId,
    company_id: companyId,
    kind: 'products',
    products: rows.length,
    created_at: new Date(now.getTime() - WAITED_MS),
    wish: {
      source: 'order',
      sourceName: exportWords.order({ number: order.number }),
      shots: ['front', 'back'],
      formats: ['square-600-white'],
      fileFormats: ['jpeg'],
      dataFormats: ['csv', 'xlsx'],
      fields: FIELDS,
      products: rows.map(({ id, code, gtin, name, quantity }) => ({
        productId: Number(id),
        code,
        name,
        data: [code, gtin, name, Number(quantity)],
      })),
    },
  })
}
