import { ORDER_ACTS } from '@cambusa/domain/orders/order-acts'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, createdAt, id, quantity, reference } from './columns.ts'
import { delegates } from './customers.ts'
import { orderItems, orders, type OrderLine, type OrderPackage, type OrderVat } from './orders.ts'

/** What came instead of a line: the copy of another product, priced per piece or base unit. */
export interface ReplacingProduct extends Omit<OrderLine, 'quantity' | 'grossCents' | 'infos' | 'notes'> {
  productId: number
  isPerishable: boolean
  withdrawalClass: string
  minAge: number | null
}

/** What came of a line of an order, beside the immutable line. */
export const pickedLines = pgTable(
  'picked_lines',
  {
    orderItemId: reference()
      .primaryKey()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** delivered (perhaps less or another weight), replaced, missing. */
    outcome: text({ enum: ['delivered', 'replaced', 'missing'] }).notNull(),
    /** What came, pieces or base unit; of the replacing product where it is replaced. */
    quantity: quantity().notNull(),
    grossCents: cents().notNull(),
    replacement: jsonb().$type<ReplacingProduct>(),
    /** What the replacing product took of its stock: given back where the picking is done again. */
    stockTaken: quantity().notNull().default(0),
    pickedAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    check('picked_lines_outcome', sql`${t.outcome} in ('delivered', 'replaced', 'missing')`),
    check(
      'picked_lines_missing',
      sql`case when ${t.outcome} = 'missing' then ${t.quantity} = 0 and ${t.grossCents} = 0 else ${t.quantity} > 0 and ${t.grossCents} >= 0 end`,
    ),
    check('picked_lines_replaced', sql`(${t.outcome} = 'replaced') = (${t.replacement} is not null)`),
    check('picked_lines_stock', sql`${t.stockTaken} >= 0`),
  ],
)

/** What a picked order comes to. It is never above the worst case that its customer was promised. */
export const finalTotals = pgTable(
  'final_totals',
  {
    orderId: reference().primaryKey(),
    /** The worst case of the order: the foreign key keeps both equal. */
    worstCaseCents: cents().notNull(),
    itemsCents: cents().notNull(),
    packagesCents: cents().notNull(),
    packages: jsonb().$type<OrderPackage[]>().notNull(),
    deliveryFeeCents: cents().notNull(),
    giftCents: cents().notNull(),
    /** What the shop bears, because the goods came to more than the worst case. */
    allowanceCents: cents().notNull(),
    totalCents: cents().notNull(),
    taxCents: cents().notNull(),
    vat: jsonb().$type<OrderVat[]>().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'final_totals_order',
      columns: [t.orderId, t.worstCaseCents],
      foreignColumns: [orders.id, orders.worstCaseCents],
    }).onDelete('cascade'),
    check(
      'final_totals_sum',
      sql`${t.totalCents} = ${t.itemsCents} + ${t.packagesCents} + ${t.deliveryFeeCents} - ${t.giftCents} - ${t.allowanceCents}`,
    ),
    check('final_totals_worst_case', sql`${t.totalCents} between 0 and ${t.worstCaseCents}`),
    check(
      'final_totals_amounts',
      sql`${t.giftCents} >= 0 and ${t.allowanceCents} >= 0 and ${t.packagesCents} >= 0`,
    ),
  ],
)

/** Deposit packaging that was brought back at the hand-over. */
export interface ReturnedDeposit {
  packagingId: number
  descr: string
  quantity: number
  cents: number
}

/** The hand-over of an order: to whom, what was collected, what was brought back. */
export const handovers = pgTable(
  'handovers',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    receiver: text({ enum: ['customer', 'delegate'] }).notNull(),
    /** Name of who took the goods; '' for the customer. */
    receiverName: text().notNull().default(''),
    delegateId: reference().references(() => delegates.id),
    /** An identity document was seen for the minimum age; its kind, never its number. null: no age to check. */
    ageChecked: boolean(),
    ageDocument: text().notNull().default(''),
    deposits: jsonb().$type<ReturnedDeposit[]>().notNull().default([]),
    depositCents: cents().notNull().default(0),
    /** What was owed at the door after what had been paid and after deposits, and what was collected of it. */
    dueCents: cents().notNull(),
    collectedCents: cents().notNull(),
    at: createdAt(),
  },
  (t) => [
    index().on(t.delegateId),
    check('handovers_receiver', sql`${t.receiver} in ('customer', 'delegate')`),
    check(
      'handovers_amounts',
      sql`${t.depositCents} >= 0 and ${t.dueCents} >= 0 and ${t.collectedCents} between 0 and ${t.dueCents}`,
    ),
  ],
)

/** What was done with an order, by whom; rows are only added. */
export const orderActs = pgTable(
  'order_acts',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    act: text({ enum: ORDER_ACTS }).notNull(),
    /** A person of the shop (the name given with --by), or the customer's name. */
    actor: text().notNull(),
    /** The customer, where he did it himself. */
    userId: reference().references(() => users.id),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.userId),
    check(
      'order_acts_act',
      sql.raw(`"order_acts"."act" in (${ORDER_ACTS.map((act) => `'${act}'`).join(', ')})`),
    ),
  ],
)

/** An order as it was before a change by its customer. */
export interface OrderSnapshot {
  lines: (OrderLine & { productId: number | null })[]
  itemsCents: number
  packagesCents: number
  deliveryFeeCents: number
  giftCents: number
  totalCents: number
  worstCaseCents: number
  slot: { timeslotId: number | null; date: string; beginTime: string; endTime: string }
}

export const orderVersions = pgTable(
  'order_versions',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    /** When the next version replaced it. */
    replacedAt: createdAt(),
  },
  (t) => [unique().on(t.orderId, t.version)],
)
