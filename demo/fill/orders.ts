import { cartTotals } from '@cambusa/domain/cart-totals'
import { addDaysIso, romeDate } from '@cambusa/domain/dates'
import { deliveryFeeCents } from '@cambusa/domain/delivery-fee'
import { multiplyCents } from '@cambusa/domain/money'
import { normaliseQuantity } from '@cambusa/domain/quantity-step'
import { romeInstant } from '@cambusa/domain/rome-instant'
import type { VatRate } from '@cambusa/domain/vat'
import type { ClientBase } from 'pg'
import type { DemoAddress } from '../shop/customers.ts'
import { pastOrders, type PastOrder } from '../shop/past-orders.ts'
import { demoServices } from '../shop/services.ts'
import { demoStores, demoWarehouses, type DemoStore } from '../shop/stores.ts'
import type { FilledCustomer } from './customers.ts'

interface LineRow {
  id: number
  code: string
  gtin: string
  slug: string
  name: string
  format: string
  brand: string
  mediaKey: string
  kind: 'Pezzo' | 'Confezione' | 'Sfuso'
  qtyMult: number
  minAcq: number
  weightSelling: number | null
  stepSelling: number | null
  weightUnitSelling: string | null
  weightUnitBase: string | null
  unit: string
  vatRate: VatRate
  priceCents: number
}

interface OrderLine extends LineRow {
  quantity: number
}

/** The best-selling product of a good, at its shelf price. */
async function findLine(
  client: ClientBase,
  goodName: string,
  priceListId: number,
): Promise<LineRow | undefined> {
  const { rows } = await client.query<LineRow>(
    `SELECT p.id::int, code, gtin, slug, name, format, brand, media_key AS "mediaKey", kind, qty_mult::float AS "qtyMult",
       min_acq::float AS "minAcq", weight_selling::float AS "weightSelling", step_selling::float AS "stepSelling",
       weight_unit_selling AS "weightUnitSelling", weight_unit_base AS "weightUnitBase", unit_selling AS unit,
       vat_rate AS "vatRate", price_cents::int AS "priceCents"
     FROM products p JOIN prices x ON x.product_id = p.id AND x.price_list_id = $2
     WHERE name = $1 || ' ' || brand ORDER BY popularity DESC, p.id LIMIT 1`,
    [goodName, priceListId],
  )
  return rows[0]
}

function purchasable(row: LineRow, wished: number): OrderLine {
  const rule = {
    kind: row.kind,
    qtyMult: row.qtyMult,
    minAcq: row.minAcq,
    weightSelling: row.weightSelling ?? 0,
    stepSelling: row.stepSelling ?? 0,
    weightUnitSelling: row.weightUnitSelling ?? 'kg',
    weightUnitBase: row.weightUnitBase ?? 'kg',
  }
  return { ...row, quantity: normaliseQuantity(rule, wished) }
}

async function linesOf(client: ClientBase, order: PastOrder, priceListId: number): Promise<OrderLine[]> {
  const lines: OrderLine[] = []
  for (const [goodName, wished] of order.lines) {
    const row = await findLine(client, goodName, priceListId)
    if (row) lines.push(purchasable(row, wished))
  }
  return lines
}

function shippingAddress(
  order: PastOrder,
  store: DemoStore,
  address: DemoAddress | undefined,
  addressId: number,
) {
  const { address1, addressNumber, postalCode, city, province, phone, latitude, longitude } = address ?? store
  return {
    addressId: address ? addressId : store.id,
    addressName: address?.addressName ?? store.name,
    address1,
    addressNumber,
    postalCode,
    city,
    province,
    addressType: address ? 'home' : 'store',
    addressTypeId: order.deliveryServiceId === 2 ? 2 : 3,
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
  now: Date,
): Promise<void> {
  const { customer, userId, companyIds, addressIds } = filled
  const company = customer.companies[order.company]
  const store = demoStores.find(({ id }) => id === customer.storeId)
  const service = demoServices.find(({ id }) => id === order.deliveryServiceId)
  const warehouse = demoWarehouses.find(({ id }) => id === store?.warehouseId)
  if (!company || !store || !service || !warehouse)
    throw new Error('a past order names what the demo shop does not have')
  const ofCompany = customer.addresses.flatMap((address, i) => (address.company === order.company ? [i] : []))
  const addressIndex = ofCompany[order.address] ?? -1
  const lines = await linesOf(client, order, warehouse.priceListId)
  const itemsCents = lines.reduce((sum, line) => sum + multiplyCents(line.priceCents, line.quantity), 0)
  const totals = cartTotals({
    lines,
    deliveryFeeCents: deliveryFeeCents(service, itemsCents),
    deliveryVatRate: 22,
  })
  const slotDate = addDaysIso(romeDate(now), -order.daysAgo)
  const shipping = shippingAddress(
    order,
    store,
    customer.addresses[addressIndex],
    addressIds[addressIndex] ?? 0,
  )
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO orders (number, user_id, company_id, company_name, status, store_id, store_name, warehouse_id,
       warehouse_name, delivery_service_id, delivery_service_name, shipping_address, slot_date, slot_begin, slot_end,
       payment_type_id, infos, items_cents, delivery_fee_cents, total_cents, tax_cents, vat, total_items, placed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '08:00', '10:00', $14, $15, $16, $17, $18, $19, $20,
       $21, $22) RETURNING id`,
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
      romeInstant(addDaysIso(slotDate, -1), '22:47'),
    ],
  )
  await insertLines(client, Number(rows[0]?.id), lines)
}

async function nextNumber(client: ClientBase, dateIso: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>("SELECT nextval('order_number_seq')::text AS value")
  return `${dateIso.slice(0, 4)}-${(rows[0]?.value ?? '').padStart(6, '0')}`
}

async function insertLines(client: ClientBase, orderId: number, lines: OrderLine[]): Promise<void> {
  for (const [i, line] of lines.entries()) {
    await client.query(
      `INSERT INTO order_items (order_id, position, product_id, code, gtin, name, format, brand, slug, media_key, quantity,
         unit, is_variable_weight, price_cents, gross_cents, vat_rate, infos)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        orderId,
        i + 1,
        line.id,
        line.code,
        line.gtin,
        line.name,
        line.format,
        line.brand,
        line.slug,
        line.mediaKey,
        line.quantity,
        line.unit,
        line.kind === 'Sfuso',
        line.priceCents,
        multiplyCents(line.priceCents, line.quantity),
        line.vatRate,
        JSON.stringify({ accept_alternatives: 'true' }),
      ],
    )
  }
}

/** The restaurant's orders of the last weeks, each with its own copy of names, prices, VAT, address and slot. */
export async function fillOrders(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
): Promise<number> {
  const restaurant = customers.find(({ customer }) => customer.login === 'ristorante@example.com')
  if (!restaurant) return 0
  const oldestFirst = [...pastOrders].sort((a, b) => b.daysAgo - a.daysAgo)
  for (const order of oldestFirst) await insertOrder(client, restaurant, order, now)
  return oldestFirst.length
}
