import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { multiplyCents } from '@cambusa/domain/money/money'
import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { cartTotals } from '@cambusa/domain/orders/cart-totals'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { ClientBase } from 'pg'
import { COMPANY_LIST } from '../shop/stores.ts'
import { yearGoods, yearOrders, type YearOrder } from '../shop/restaurant-year.ts'
import { copyRows, jsonArray, type CopyValue } from './copy.ts'
import type { FilledCustomer } from './customers.ts'
import { writeHistory, type DoneOrder } from './order-history.ts'
import { findLines, insertLines, purchasable, type LineRow, type OrderLine } from './order-lines.ts'
import { placesOf, shippingAddress } from './orders.ts'

const COLUMNS = [
  'id',
  'number',
  'user_id',
  'company_id',
  'company_name',
  'status',
  'store_id',
  'store_name',
  'warehouse_id',
  'warehouse_name',
  'delivery_service_id',
  'delivery_service_name',
  'shipping_address',
  'slot_date',
  'slot_begin',
  'slot_end',
  'payment_type_id',
  'infos',
  'items_cents',
  'delivery_fee_cents',
  'worst_case_cents',
  'total_cents',
  'tax_cents',
  'vat',
  'total_items',
  'placed_at',
] as const

type Prices = Map<string, LineRow[]>

/** The prices of each month are read once: by order it would take as long as all the rest. */
function priceReader(client: ClientBase) {
  const read = new Map<string, Promise<Prices>>()
  return (dateIso: string, priceListId: number, companyPriceListId: number | null): Promise<Prices> => {
    const month = dateIso.slice(0, 7)
    const key = `${month} ${priceListId} ${companyPriceListId}`
    const found =
      read.get(key) ??
      findLines(client, yearGoods, {
        priceListId,
        companyPriceListId,
        at: romeInstant(`${month}-01`, '22:47'),
      })
    read.set(key, found)
    return found
  }
}

const linesOf = ({ lines }: YearOrder, prices: Prices): OrderLine[] =>
  lines.flatMap(([good, wished]) => {
    const row = prices.get(good)?.[0]
    return row ? [purchasable(row, wished)] : []
  })

async function nextOrders(client: ClientBase, count: number): Promise<{ id: number; number: string }[]> {
  const { rows } = await client.query<{ id: string; number: string }>(
    `SELECT nextval(pg_get_serial_sequence('orders', 'id'))::text AS id, nextval('order_number_seq')::text AS number
     FROM generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id, number }) => ({ id: Number(id), number }))
}

/** The restaurant's orders of 14 months, copied as rows. Answers how many. */
export async function fillOrderYear(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
  shop: string,
): Promise<number> {
  const restaurant = customers.find(({ customer }) => customer.login === 'ristorante@example.com')
  if (!restaurant) return 0
  const planned = yearOrders(romeDate(now))
  const pricesOf = priceReader(client)
  const ids = await nextOrders(client, planned.length)
  const rows: CopyValue[][] = []
  const placed: (DoneOrder & { lines: OrderLine[] })[] = []
  for (const [place, order] of planned.entries()) {
    const { id, number } = ids[place]!
    const { dateIso } = order
    const { company, store, service, warehouse, addressIndex } = placesOf(restaurant, order, shop)
    const companyList = company?.hasCompanyList ? COMPANY_LIST : null
    const lines = linesOf(order, await pricesOf(dateIso, warehouse.priceListId, companyList))
    const itemsCents = lines.reduce((sum, line) => sum + multiplyCents(line.priceCents, line.quantity), 0)
    const totals = cartTotals({
      lines,
      deliveryFeeCents: deliveryFeeCents(service, itemsCents),
      deliveryVatRate: standardRateOn(dateIso),
    })
    const placedAt = romeInstant(addDaysIso(dateIso, -1), '22:47')
    const address = shippingAddress(
      store,
      restaurant.customer.addresses[addressIndex],
      restaurant.addressIds[addressIndex] ?? 0,
    )
    rows.push([
      id,
      `${dateIso.slice(0, 4)}-${number.padStart(6, '0')}`,
      restaurant.userId,
      restaurant.companyIds[order.company] ?? null,
      company?.name ?? null,
      ORDER_STATUS.delivered,
      store.id,
      store.name,
      warehouse.id,
      warehouse.name,
      service.id,
      service.name,
      address,
      dateIso,
      '08:00',
      '10:00',
      order.paymentTypeId,
      { need_invoice: 'true' },
      totals.itemsCents,
      totals.deliveryFeeCents,
      totals.totalCents,
      totals.totalCents,
      totals.taxCents,
      jsonArray(totals.vat),
      lines.length,
      placedAt,
    ])
    placed.push({ orderId: id, lines, status: ORDER_STATUS.delivered, placedAt, slotDate: dateIso })
  }
  await copyRows(client, 'orders', COLUMNS, rows)
  await insertLines(client, placed)
  await writeHistory(client, placed)
  return placed.length
}
