import { cartTotals } from '@cambusa/domain/orders/cart-totals'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { multiplyCents } from '@cambusa/domain/money/money'
import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { ClientBase } from 'pg'
import type { DemoAddress } from '../shop/customer-types.ts'
import { pastOrders, type PastOrder } from '../shop/past-orders.ts'
import { demoServices } from '../shop/services.ts'
import { COMPANY_LIST, demoStores, demoWarehouses, type DemoStore } from '../shop/stores.ts'
import type { FilledCustomer } from './customers.ts'
import { writeHistory } from './order-history.ts'
import { findLines, insertLines, purchasable, type OrderLine, type PricesToPay } from './order-lines.ts'

async function linesOf(client: ClientBase, order: PastOrder, prices: PricesToPay): Promise<OrderLine[]> {
  const rows = await findLines(
    client,
    order.lines.map(([goodName]) => goodName),
    prices,
  )
  return order.lines.flatMap(([goodName, wished]) => {
    const row = rows.get(goodName)?.[0]
    return row ? [purchasable(row, wished)] : []
  })
}

function shippingAddress(store: DemoStore, address: DemoAddress | undefined, addressId: number) {
  const { address1, addressNumber, postalCode, city, province, phone, latitude, longitude } = address ?? store
  return {
    addressId: address ? addressId : store.id,
    addressName: address?.addressName ?? store.name,
    address1,
    addressNumber,
    postalCode,
    city,
    province,
    phone,
    notes: address?.notes ?? '',
    latitude,
    longitude,
  }
}

async function insertOrder(
  client: ClientBase,
  filled: FilledCustomer,
  order: PastOrder,
  { now, shop }: { now: Date; shop: string },
): Promise<void> {
  const { customer, userId, companyIds, addressIds } = filled
  const company = customer.companies[order.company]
  const store = demoStores(shop).find(({ id }) => id === customer.storeId)
  const service = demoServices.find(({ id }) => id === order.deliveryServiceId)
  const warehouse = demoWarehouses.find(({ id }) => id === store?.warehouseId)
  if (!company || !store || !service || !warehouse)
    throw new Error('a past order names what the demo shop does not have')
  const ofCompany = customer.addresses.flatMap((address, i) => (address.company === order.company ? [i] : []))
  const addressIndex = ofCompany[order.address] ?? -1
  const slotDate = addDaysIso(romeDate(now), -order.daysAgo)
  const placedAt = romeInstant(addDaysIso(slotDate, -1), '22:47')
  const lines = await linesOf(client, order, {
    priceListId: warehouse.priceListId,
    companyPriceListId: company.hasCompanyList ? COMPANY_LIST : null,
    at: placedAt,
  })
  const itemsCents = lines.reduce((sum, line) => sum + multiplyCents(line.priceCents, line.quantity), 0)
  const totals = cartTotals({
    lines,
    deliveryFeeCents: deliveryFeeCents(service, itemsCents),
    deliveryVatRate: standardRateOn(slotDate),
  })
  const shipping = shippingAddress(store, customer.addresses[addressIndex], addressIds[addressIndex] ?? 0)
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO orders (number, user_id, company_id, company_name, status, store_id, store_name, warehouse_id,
       warehouse_name, delivery_service_id, delivery_service_name, shipping_address, slot_date, slot_begin, slot_end,
       payment_type_id, infos, items_cents, delivery_fee_cents, worst_case_cents, total_cents, tax_cents, vat,
       total_items, placed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '08:00', '10:00', $14, $15, $16, $17, $18, $18, $19,
       $20, $21, $22) RETURNING id`,
    [
      await nextNumber(client, slotDate),
      userId,
      companyIds[order.company],
      company.name,
      order.status,
      store.id,
      store.name,
      warehouse.id,
      warehouse.name,
      service.id,
      service.name,
      JSON.stringify(shipping),
      slotDate,
      order.paymentTypeId,
      JSON.stringify({ need_invoice: 'true' }),
      totals.itemsCents,
      totals.deliveryFeeCents,
      totals.totalCents,
      totals.taxCents,
      JSON.stringify(totals.vat),
      lines.length,
      placedAt,
    ],
  )
  const orderId = Number(rows[0]?.id)
  await insertLines(client, [{ orderId, lines }])
  await writeHistory(client, [{ orderId, status: order.status, placedAt, slotDate }])
}

export async function nextNumber(client: ClientBase, dateIso: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>("SELECT nextval('order_number_seq')::text AS value")
  return `${dateIso.slice(0, 4)}-${(rows[0]?.value ?? '').padStart(6, '0')}`
}

/** The restaurant's orders of the last weeks, each with its own copy of names, prices, VAT, address and slot. */
export async function fillOrders(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
  shop: string,
): Promise<number> {
  const restaurant = customers.find(({ customer }) => customer.login === 'ristorante@example.com')
  if (!restaurant) return 0
  const oldestFirst = [...pastOrders].sort((a, b) => b.daysAgo - a.daysAgo)
  for (const order of oldestFirst) await insertOrder(client, restaurant, order, { now, shop })
  return oldestFirst.length
}
