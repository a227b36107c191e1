import { PURCHASE_GROUPS, PURCHASE_KINDS } from '@cambusa/domain/orders/purchases'
import * as Type from 'typebox'
import { exportFormats } from '../catalogue/advanced-search.ts'
import { PageInfo } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { Company } from '../people/companies.ts'
import { DateIso, Euros, Id, MonthIso, Nullable, Page } from '../schema.ts'

const period = {
  /** Months, both included, at most 36; by default the last 12. */
  from: Type.Optional(MonthIso),
  to: Type.Optional(MonthIso),
  /** One of the companies that the user acts for; by default that of the session. */
  company_id: Type.Optional(Id),
}

/** What was spent, VAT included, and in the same months of last year. */
const compared = {
  spent: Euros,
  before: Euros,
  /** The change per cent, one decimal; null: there was nothing before. */
  percent: Nullable(Type.Number()),
}

/** A month, category, product, delivery point or company, or what belongs to none: delivery, packaging. */
export const PurchaseRow = Type.Object({
  /** Unique among the goods: yyyy-MM, the category's slug, the product's code, '2-7' (addressTypeId-addressId), company_id. */
  key: Type.String(),
  kind: Type.Enum([...PURCHASE_KINDS]),
  name: Type.String(),
  /** A product's format and brand, an address; '' for others. */
  detail: Type.String(),
  /** Of a product that is still sold: for its page. */
  slug: Nullable(Type.String()),
  /** How many orders; null where only lines are summed: categories, products, delivery. */
  orders: Nullable(Type.Integer()),
  /** Of a product, in the unit; null for others. */
  quantity: Nullable(Type.Number()),
  unit: Nullable(Type.String()),
  ...compared,
})
export type PurchaseRow = Type.Static<typeof PurchaseRow>

/** Whose purchases an answer tells. */
const shown = {
  from: MonthIso,
  to: MonthIso,
  /** The last day that counts of a month that is not over, also in last year's figures; null: all months are over. */
  untilDay: Nullable(DateIso),
  /** null: a private customer's own purchases. */
  companyId: Nullable(Id),
  /** Those of all colleagues, not only the user's own: for holders. */
  areAll: Type.Boolean(),
}

export const summarisePurchases = endpoint({
  method: 'GET',
  url: '/purchase/summary',
  operationId: 'purchaseSummary',
  summary:
    'What was bought by month, category, product, delivery point or company, beside the same months of last year',
  tag: 'orders',
  act: 'shop',
  query: Type.Object({ ...period, by: Type.Optional(Type.Enum([...PURCHASE_GROUPS])) }),
  data: Type.Object({
    ...shown,
    by: Type.Enum([...PURCHASE_GROUPS]),
    total: Type.Object({ ...compared, orders: Type.Integer() }),
    /** Months in their order, others by what was spent; together they are the total. */
    rows: Type.Array(PurchaseRow),
    /** Those that the user acts for; a private customer has none. */
    companies: Type.Array(Company),
  }),
})

/** What was paid for a product per base unit, VAT included; null in months without a purchase. */
export const PaidPrices = Type.Object({
  code: Type.String(),
  name: Type.String(),
  format: Type.String(),
  slug: Nullable(Type.String()),
  /** kg, l, m or pz. */
  unit: Type.String(),
  spent: Euros,
  months: Type.Array(Type.Object({ month: MonthIso, price: Nullable(Euros), before: Nullable(Euros) })),
  /** Of all that was bought in the period, and in the same months of last year, with the change per cent. */
  average: Nullable(Euros),
  averageBefore: Nullable(Euros),
  percent: Nullable(Type.Number()),
})
export type PaidPrices = Type.Static<typeof PaidPrices>

export const listPaidPrices = endpoint({
  method: 'GET',
  url: '/purchase/prices',
  operationId: 'purchasePrices',
  summary: 'How the prices of what one buys developed, month by month, the most bought product first',
  tag: 'orders',
  act: 'shop',
  query: Type.Object({ ...period, page: Type.Optional(Page) }),
  data: Type.Object({ ...shown, products: Type.Array(PaidPrices), page: PageInfo }),
})

export const exportPurchases = endpoint({
  method: 'GET',
  url: '/purchase/export',
  operationId: 'purchaseExport',
  summary: 'The rows of a summary with their total, as CSV or XLSX',
  tag: 'orders',
  act: 'shop',
  query: Type.Object({
    ...period,
    by: Type.Optional(Type.Enum([...PURCHASE_GROUPS])),
    format: Type.Enum(exportFormats),
  }),
  data: Type.Null(),
  isFile: true,
})
