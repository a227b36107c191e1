import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { cartTotals } from '@cambusa/domain/orders/cart-totals'
import type { OrderStatus } from '@cambusa/domain/orders/order-status'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { multiplyCents } from '@cambusa/domain/money/money'
import { worstCaseCents } from '@cambusa/domain/money/worst-case'
import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { ClientBase } from 'pg'
import type { DemoAddress } from '../shop/customer-types.ts'
import { ordersOnAccount } from '../shop/orders-on-account.ts'
import { pastOrders, type OrderedGoods } from '../shop/past-orders.ts'
import { demoServices } from '../shop/services.ts'
import { COMPANY_LIST, demoStores, demoWarehouses, type DemoStore } from '../shop/stores.ts'
import type { FilledCustomer } from './customers.ts'
import { insertRow } from './insert-row.ts'
import { writeHistory } from './order-history.ts'
import { findLines, insertLines, purchasable, type OrderLine, type PricesToPay } from './order-lines.ts'

/** The goods of a basket that the shop has, at the prices of a day. */
export async function linesOf(
  client: ClientBase,
  goods: OrderedGoods['lines'],
  prices: PricesToPay,
): Promise<OrderLine[]> {
  const rows = await findLines(
    client,
    goods.map(([goodName]) => goodName),
    prices,
  )
  return goods.flatMap(([goodName, wished]) => {
    const row = rows.get(goodName)?.[0]
    return row ? [purchasable(row, wished)] : []
  })
}

/** Where goods go: to an address, else to the store that they are collected from. */
export function shippingAddress(store: DemoStore, address: DemoAddress | undefined, addressId: number) {
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

/** How an order is placed, besides what is in it. */
export interface Placing {
  status: OrderStatus
  placedAt: Date
  slot: { timeslotId: number | null; date: string; begin: string; end: string }
  /** Orders of before the shop opened have no cart, and never cost more than they say. */
  isBoughtHere: boolean
  payBy?: Date
}

/** An order as it was placed, cents. */
export interface PlacedOrder {
  orderId: number
  number: string
  userId: number
  lines: OrderLine[]
  prices: PricesToPay
  deliveryFeeCents: number
  deliveryVatRate: number
  worstCaseCents: number
}

/** Store, warehouse and service of an order, with its addresses. */
export function placesOf({ customer }: FilledCustomer, goods: OrderedGoods, shop: string) {
  const company = customer.companies[goods.company]
  const store = demoStores(shop).find(({ id }) => id === customer.storeId)
  const service = demoServices.find(({ id }) => id === goods.deliveryServiceId)
  const warehouse = demoWarehouses.find(({ id }) => id === store?.warehouseId)
  if ((goods.company >= 0 && !company) || !store || !service || !warehouse)
    throw new Error('an order names what the demo shop does not have')
  const ofCompany = customer.addresses.flatMap((address, i) => (address.company === goods.company ? [i] : []))
  return { company, store, service, warehouse, addressIndex: ofCompany[goods.address] ?? -1 }
}

/** Places an order with its own copy of names, prices, VAT, address and slot; its history is still to be written. */
export async function placeOrder(
  client: ClientBase,
  filled: FilledCustomer,
  goods: OrderedGoods,
  { status, placedAt, slot, isBoughtHere, payBy }: Placing,
  shop: string,
): Promise<PlacedOrder> {
  const { userId, companyIds, addressIds, customer } = filled
  const { company, store, service, warehouse, addressIndex } = placesOf(filled, goods, shop)
  const prices = {
    priceListId: warehouse.priceListId,
    companyPriceListId: company?.hasCompanyList ? COMPANY_LIST : null,
    at: placedAt,
  }
  const lines = await linesOf(client, goods.lines, prices)
  const itemsCents = lines.reduce((sum, line) => sum + multiplyCents(line.priceCents, line.quantity), 0)
  const deliveryVatRate = standardRateOn(slot.date)
  const totals = cartTotals({
    lines,
    deliveryFeeCents: deliveryFeeCents(service, itemsCents),
    deliveryVatRate,
  })
  const { totalCents, deliveryFeeCents: feeCents } = totals
  const worstCase = worstCaseCents({ orderCents: totalCents, totalCents, isOpenEnded: isBoughtHere })
  const whose = { user_id: userId, company_id: companyIds[goods.company] ?? null }
  const where = { store_id: store.id, warehouse_id: warehouse.id, delivery_service_id: service.id }
  const infos = company ? { need_invoice: 'true' } : {}
  const cart = {
    ...whose,
    ...where,
    status: CART_STATUS.bought,
    address_id: addressIds[addressIndex] ?? null,
    timeslot_id: slot.timeslotId,
    infos,
    created_at: placedAt,
    updated_at: placedAt,
  }
  const number = await nextNumber(client, slot.date)
  const orderId = await insertRow(client, 'orders', {
    ...whose,
    ...where,
    number,
    cart_id: isBoughtHere ? await insertRow(client, 'carts', cart) : null,
    company_name: company?.name ?? null,
    status,
    store_name: store.name,
    warehouse_name: warehouse.name,
    delivery_service_name: service.name,
    shipping_address: shippingAddress(store, customer.addresses[addressIndex], addressIds[addressIndex] ?? 0),
    timeslot_id: slot.timeslotId,
    slot_date: slot.date,
    slot_begin: slot.begin,
    slot_end: slot.end,
    payment_type_id: goods.paymentTypeId,
    infos,
    items_cents: totals.itemsCents,
    delivery_fee_cents: feeCents,
    worst_case_cents: worstCase,
    total_cents: totalCents,
    tax_cents: totals.taxCents,
    vat: totals.vat,
    total_items: lines.length,
    pay_by: payBy ?? null,
    placed_at: placedAt,
  })
  await insertLines(client, [{ orderId, lines }])
  return {
    orderId,
    number,
    userId,
    lines,
    prices,
    deliveryFeeCents: feeCents,
    deliveryVatRate,
    worstCaseCents: worstCase,
  }
}

/** The slot and the moment of an order of so many days ago, placed the evening before. */
export function morningAgo(now: Date, daysAgo: number): Pick<Placing, 'placedAt' | 'slot'> {
  const date = addDaysIso(romeDate(now), -daysAgo)
  return {
    placedAt: romeInstant(addDaysIso(date, -1), '22:47'),
    slot: { timeslotId: null, date, begin: '08:00', end: '10:00' },
  }
}

export async function nextNumber(client: ClientBase, dateIso: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>("SELECT nextval('order_number_seq')::text AS value")
  return `${dateIso.slice(0, 4)}-${(rows[0]?.value ?? '').padStart(6, '0')}`
}

/** The restaurant's orders of the last weeks and months, each with its own copy of names, prices, VAT, address and slot. */
export async function fillOrders(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
  shop: string,
): Promise<number> {
  const restaurant = customers.find(({ customer }) => customer.login === 'ristorante@example.com')
  if (!restaurant) return 0
  const oldestFirst = [...pastOrders, ...ordersOnAccount].sort((a, b) => b.daysAgo - a.daysAgo)
  for (const order of oldestFirst) {
    const { status } = order
    const morning = morningAgo(now, order.daysAgo)
    const placing = { ...morning, status, isBoughtHere: false }
    const { orderId } = await placeOrder(client, restaurant, order, placing, shop)
    const slotDate = morning.slot.date
    await writeHistory(client, [{ orderId, status, placedAt: morning.placedAt, slotDate }])
  }
  return oldestFirst.length
}
