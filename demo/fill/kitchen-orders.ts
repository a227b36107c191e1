import { randomBytes } from 'node:crypto'
import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { cartTotals } from '@cambusa/domain/orders/cart-totals'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import { slugOf } from '@cambusa/domain/catalogue/slug'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { hash } from '@node-rs/argon2'
import type { ClientBase } from 'pg'
import { kitchenGoods, kitchenOrders, type KitchenOrder } from '../shop/kitchens.ts'
import { demoServices } from '../shop/services.ts'
import { demoStores, demoWarehouses, type DemoStore } from '../shop/stores.ts'
import { writeHistory, type DoneOrder } from './order-history.ts'
import { findLines, insertLines, purchasable, type LineRow, type OrderLine } from './order-lines.ts'
import { nextNumber } from './orders.ts'

const STORE_ID = 5
const DRIVE = 1
const CASH = 1

/** People who bought before the demo began: nobody knows their passwords, and nobody can sign in as them. */
async function insertKitchens(client: ClientBase, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; last_name: string }>(
    `INSERT INTO users (login, password_hash, user_type_id, first_name, last_name, phone, profile_level,
       default_store_id, is_disabled)
     SELECT login, $3, ${USER_TYPE.business}, 'Cucina', name, '', 2, $4, true FROM unnest($1::text[], $2::text[]) AS kitchen(name, login)
     RETURNING id, last_name`,
    [
      names,
      names.map((name) => `${slugOf(name)}@cucine.example.com`),
      await hash(randomBytes(32).toString('hex')),
      STORE_ID,
    ],
  )
  return new Map(rows.map(({ id, last_name: name }) => [name, Number(id)]))
}

function linesOf({ goods }: KitchenOrder, products: ReadonlyMap<string, LineRow[]>): OrderLine[] {
  return goods.flatMap(({ name, choice, quantity }) => {
    const rows = products.get(name) ?? []
    const row = rows[choice] ?? rows[0]
    return row ? [purchasable(row, quantity)] : []
  })
}

/** Orders of other kitchens in the last half year: what 'bought together' is worked out from. Answers how many. */
export async function fillKitchenOrders(client: ClientBase, now: Date, shop: string): Promise<number> {
  const store = demoStores(shop).find(({ id }) => id === STORE_ID)
  const warehouse = demoWarehouses.find(({ id }) => id === store?.warehouseId)
  const service = demoServices.find(({ id }) => id === DRIVE)
  if (!store || !warehouse || !service) throw new Error('the demo shop has no store to collect from')
  const products = await findLines(client, kitchenGoods, { priceListId: warehouse.priceListId, at: now })
  const orders = kitchenOrders(romeDate(now)).map((order) => ({ ...order, lines: linesOf(order, products) }))
  const userIds = await insertKitchens(client, [...new Set(orders.map(({ kitchen }) => kitchen))])
  const placed: (DoneOrder & { lines: OrderLine[] })[] = []
  for (const { kitchen, dateIso, lines } of orders) {
    if (lines.length < 3) continue
    const totals = cartTotals({ lines, deliveryFeeCents: 0, deliveryVatRate: standardRateOn(dateIso) })
    const placedAt = romeInstant(addDaysIso(dateIso, -1), '21:30')
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO orders (number, user_id, status, store_id, store_name, warehouse_id, warehouse_name,
         delivery_service_id, delivery_service_name, shipping_address, slot_date, slot_begin, slot_end, payment_type_id,
         items_cents, delivery_fee_cents, worst_case_cents, total_cents, tax_cents, vat, total_items, placed_at)
       VALUES ($1, $2, ${ORDER_STATUS.collected}, $3, $4, $5, $6, $7, $8, $9, $10, '08:00', '10:00', ${CASH}, $11, 0, $11, $11, $12,
         $13, $14, $15) RETURNING id`,
      [
        await nextNumber(client, dateIso),
        userIds.get(kitchen),
        store.id,
        store.name,
        warehouse.id,
        warehouse.name,
        service.id,
        service.name,
        JSON.stringify(collectedAt(store)),
        dateIso,
        totals.itemsCents,
        totals.taxCents,
        JSON.stringify(totals.vat),
        lines.length,
        placedAt,
      ],
    )
    const orderId = Number(rows[0]?.id)
    placed.push({ orderId, lines, status: ORDER_STATUS.collected, placedAt, slotDate: dateIso })
  }
  await insertLines(client, placed)
  await writeHistory(client, placed)
  return placed.length
}

function collectedAt({ id, name, ...store }: DemoStore) {
  const { address1, addressNumber, postalCode, city, province, phone, latitude, longitude } = store
  return {
    addressId: id,
    addressName: name,
    address1,
    addressNumber,
    postalCode,
    city,
    province,
    phone,
    notes: '',
    latitude,
    longitude,
  }
}
