import type { Db } from '../../platform/database/database.ts'
import { orderItems, orders } from '../../platform/schema/orders.ts'
import { products } from '../../platform/schema/catalogue.ts'
import { inArray } from 'drizzle-orm'

let numbers = 0

export interface OrderToBuild {
  userId: number
  companyId?: number | null
  productIds: readonly number[]
  status?: number
  placedAt?: Date
  /** Pieces of every line. */
  quantity?: number
  priceCents?: number
  /** Infos of the lines of these codes. */
  lineInfos?: Readonly<Record<string, Record<string, string>>>
  paymentTypeId?: number
}

/** Inserts an order of the past with a line per product; answers its number. */
export async function buildPlacedOrder(db: Db, order: OrderToBuild): Promise<string> {
  const {
    productIds,
    quantity = 1,
    priceCents = 100,
    status = 6,
    paymentTypeId = 1,
    lineInfos = {},
    ...given
  } = order
  const number = `2026-9${String((numbers += 1)).padStart(5, '0')}`
  const grossCents = priceCents * quantity
  const itemsCents = grossCents * productIds.length
  const [row] = await db
    .insert(orders)
    .values({
      ...given,
      number,
      status,
      storeId: 5,
      storeName: 'Globale',
      warehouseId: 1,
      warehouseName: 'Bologna',
      deliveryServiceId: 2,
      deliveryServiceName: 'A casa',
      shippingAddress: {
        addressId: 1,
        addressName: 'Casa',
        address1: 'Via Roma',
        addressNumber: '1',
        postalCode: '40121',
        city: 'Bologna',
        province: 'BO',
        phone: '',
        notes: '',
        latitude: null,
        longitude: null,
      },
      slotDate: '2026-11-10',
      slotBegin: '08:00',
      slotEnd: '10:00',
      paymentTypeId,
      itemsCents,
      deliveryFeeCents: 0,
      totalCents: itemsCents,
      worstCaseCents: itemsCents,
      taxCents: 0,
      vat: [],
      totalItems: productIds.length,
      placedAt: given.placedAt ?? new Date('2026-11-09T09:00:00Z'),
    })
    .returning({ id: orders.id })
  if (row === undefined) throw new Error(`order ${number} not inserted`)
  const bought = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...productIds]))
  await db.insert(orderItems).values(
    bought.map(
      ({ id: productId, code, gtin, name, format, brand, slug, mediaKey, unitSelling, vatRate }, i) => ({
        orderId: row.id,
        position: i + 1,
        productId,
        code,
        gtin,
        name,
        format,
        brand,
        slug,
        mediaKey,
        quantity,
        unit: unitSelling,
        isVariableWeight: false,
        priceCents,
        grossCents,
        vatRate,
        infos: lineInfos[code] ?? {},
      }),
    ),
  )
  return number
}
