import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Crumb } from './listed-product.ts'
import { Euros, Id, Nullable, Text } from '../schema.ts'

/** One change of a sheet, in words for shoppers; null: the sheet had no value. */
export const ProductChange = Type.Object({
  /** Stable name of the changed field. */
  field: Type.String(),
  part: Type.Union([Type.Literal('sheet'), Type.Literal('packaging')]),
  label: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
})
export type ProductChange = Type.Static<typeof ProductChange>

export const ProductVersion = Type.Object({ changedAt: Type.String(), changes: Type.Array(ProductChange) })
export type ProductVersion = Type.Static<typeof ProductVersion>

/** The price for this customer in a period. */
export const PricePeriod = Type.Object({
  from: Type.String(),
  /** null: still in force. */
  to: Nullable(Type.String()),
  /** Euros, VAT included, per selling unit (per base unit for Sfuso); null: not for sale. */
  price: Nullable(Euros),
  /** Only if there was a promotion below the list price. */
  promotion: Nullable(Type.Object({ name: Type.String(), listPrice: Euros })),
})
export type PricePeriod = Type.Static<typeof PricePeriod>

export const Purchase = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  placedAt: Type.String(),
  quantity: Type.Number(),
  unit: Type.String(),
  price: Euros,
  grossTotal: Euros,
})
export type Purchase = Type.Static<typeof Purchase>

export const ProductHistory = Type.Object({
  productId: Id,
  code: Type.String(),
  barcode: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  itemUrl: Type.String(),
  description: Type.String(),
  mediaURL: Type.String(),
  breadCrumbs: Type.Array(Crumb),
  /** The unit of prices: 'pz', 'kg'. */
  priceUnitDisplay: Type.String(),
  vatRate: Type.Integer(),
  /** The day since which the shop sells it. */
  since: Type.String(),
  /** Newest first. */
  versions: Type.Array(ProductVersion),
  /** Oldest first, without gaps, for the last two years. */
  prices: Type.Array(PricePeriod),
  /** Purchases of this user for this company, newest first; null for visitors. */
  purchases: Nullable(Type.Array(Purchase)),
})
export type ProductHistory = Type.Static<typeof ProductHistory>

export const viewProductHistory = endpoint({
  method: 'GET',
  url: '/product-history/:slug',
  operationId: 'productHistoryView',
  summary: 'Versions of sheet and packaging, prices over time and the own purchases of a product',
  tag: 'products',
  act: 'visit',
  params: Type.Object({ slug: Text(300) }),
  data: ProductHistory,
})
