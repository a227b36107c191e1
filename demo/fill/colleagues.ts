import { approvalNeeded } from '@cambusa/domain/orders/approval'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { multiplyCents } from '@cambusa/domain/money/money'
import { packagingNeeded } from '@cambusa/domain/orders/packaging-needed'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { ClientBase } from 'pg'
import { COLLEAGUE, HOLDER_LOGIN, ORDER_LIMIT_CENTS, waitingGoods } from '../shop/colleagues.ts'
import { demoServices } from '../shop/services.ts'
import { COMPANY_LIST, demoStores, demoWarehouses } from '../shop/stores.ts'
import type { FilledCustomer } from './customers.ts'
import { insertRow } from './insert-row.ts'
import { bookSlot } from './living-orders.ts'
import type { OrderLine } from './order-lines.ts'
import { linesOf } from './orders.ts'

const HOME = 2
const HOUR_MS = 3_600_000

const byLogin = (customers: readonly FilledCustomer[], login: string): FilledCustomer => {
  const found = customers.find(({ customer }) => customer.login === login)
  if (found === undefined) throw new Error(`the demo shop has no ${login}`)
  return found
}

/** An address of the holder's company, which the colleague has too. */
async function copyAddress(
  client: ClientBase,
  addressId: number | undefined,
  userId: number,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO addresses (user_id, company_id, address_name, address1, address_number, postal_code, city, province,
       phone, notes, latitude, longitude, is_validated)
     SELECT $2, company_id, address_name, address1, address_number, postal_code, city, province, phone, notes, latitude,
       longitude, is_validated FROM addresses WHERE id = $1 RETURNING id`,
    [addressId, userId],
  )
  return Number(rows[0]?.id)
}

const sentLine = (line: OrderLine) => ({
  productId: line.id,
  code: line.code,
  name: line.name,
  format: line.format,
  brand: line.brand,
  slug: line.slug,
  mediaKey: line.mediaKey,
  quantity: line.quantity,
  unit: line.unit,
  isVariableWeight: line.kind === 'Sfuso',
  priceCents: line.priceCents,
  grossCents: multiplyCents(line.priceCents, line.quantity),
  vatRate: line.vatRate,
  infos: {},
  notes: '',
})

/** What the packaging of the lines costs, cents. */
async function packagesCents(client: ClientBase, lines: readonly OrderLine[]): Promise<number> {
  const { rows } = await client.query<{ id: number; packagingId: number; perPackage: number; cents: number }>(
    `SELECT p.id::int, k.id::int "packagingId", p.per_package::float "perPackage", k.cost_cents::int cents
     FROM products p JOIN packagings k ON k.id = p.packaging_id AND k.is_active WHERE p.id = ANY($1)`,
    [lines.map(({ id }) => id)],
  )
  const packed = rows.map((row) => ({
    ...row,
    quantity: lines.find(({ id }) => id === row.id)?.quantity ?? 0,
  }))
  const prices = new Map(rows.map(({ packagingId, cents }) => [packagingId, cents]))
  return [...packagingNeeded(packed)].reduce(
    (sum, [packagingId, count]) => sum + multiplyCents(prices.get(packagingId) ?? 0, count),
    0,
  )
}

/** The colleague of the restaurant buys for its companies up to a limit, and has sent one cart that is over it. */
export async function fillColleagues(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
  shop: string,
): Promise<void> {
  const holder = byLogin(customers, HOLDER_LOGIN)
  const { userId } = byLogin(customers, COLLEAGUE)
  const limits = { role: 'buyer', orderLimitCents: ORDER_LIMIT_CENTS, monthLimitCents: null } as const
  for (const companyId of holder.companyIds)
    await insertRow(client, 'colleagues', {
      user_id: userId,
      company_id: companyId,
      role: limits.role,
      order_limit_cents: limits.orderLimitCents,
      invited_by: holder.userId,
    })
  const store = demoStores(shop).find(({ id }) => id === holder.customer.storeId)
  const warehouse = demoWarehouses.find(({ id }) => id === store?.warehouseId)
  const service = demoServices.find(({ id }) => id === HOME)
  if (!store || !warehouse || !service) throw new Error('the demo shop has no store for its colleague')
  const prices = { priceListId: warehouse.priceListId, companyPriceListId: COMPANY_LIST, at: now }
  const lines = await linesOf(client, waitingGoods, prices)
  const itemsCents = lines.reduce((sum, line) => sum + multiplyCents(line.priceCents, line.quantity), 0)
  const totalCents = itemsCents + deliveryFeeCents(service, itemsCents) + (await packagesCents(client, lines))
  const why = approvalNeeded(limits, 0, totalCents)
  // A shop of few products has not enough of these goods for a cart over the limit.
  if (why === undefined) return
  const tomorrowNoon = romeInstant(addDaysIso(romeDate(now), 1), '12:00')
  const { slot, cutoffAt } = await bookSlot(client, now, tomorrowNoon)
  const whose = { user_id: userId, company_id: holder.companyIds[0] }
  const cartId = await insertRow(client, 'carts', {
    ...whose,
    status: CART_STATUS.awaitingApproval,
    store_id: store.id,
    warehouse_id: warehouse.id,
    delivery_service_id: service.id,
    address_id: await copyAddress(client, holder.addressIds[0], userId),
    timeslot_id: slot.timeslotId,
    infos: { need_invoice: 'true' },
  })
  for (const line of lines)
    await insertRow(client, 'cart_items', { cart_id: cartId, product_id: line.id, quantity: line.quantity })
  // The job of approvals prolongs it from the first minute on.
  await insertRow(client, 'timeslot_holds', {
    cart_id: cartId,
    timeslot_id: slot.timeslotId,
    expires_at: new Date(now.getTime() + HOUR_MS),
  })
  await insertRow(client, 'approvals', {
    ...whose,
    cart_id: cartId,
    why,
    total_cents: totalCents,
    total_items: lines.length,
    delivery_service_name: service.name,
    slot_date: slot.date,
    slot_begin: slot.begin,
    slot_end: slot.end,
    lines: lines.map(sentLine),
    sent_at: new Date(now.getTime() - HOUR_MS / 2),
    lapses_at: cutoffAt,
  })
}
