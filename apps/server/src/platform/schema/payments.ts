import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { cents, createdAt, id, reference, time } from './columns.ts'
import { orders } from './orders.ts'
import { withdrawals } from './withdrawals.ts'

/** Payment cards that the gateway stores for a customer; we store its reference and what distinguishes the cards. */
export const storedCards = pgTable(
  'stored_cards',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    provider: text().notNull(),
    /** The gateway's reference of the card, and of its customer there. */
    providerReference: text().notNull(),
    providerCustomer: text().notNull().default(''),
    brand: text().notNull(),
    lastFour: text().notNull(),
    expiryMonth: smallint().notNull(),
    expiryYear: smallint().notNull(),
    createdAt: createdAt(),
    removedAt: time(),
  },
  (t) => [
    unique().on(t.provider, t.providerReference),
    index().on(t.userId, t.companyId),
    index().on(t.companyId),
    check('stored_cards_last_four', sql`${t.lastFour} ~ '^[0-9]{4}$'`),
  ],
)

/**
 * One try to get an order paid. States: created (the provider was not called yet), pending (the customer or the
 * provider decides), stored (card stored with strong authentication, to be authorised later), authorised, captured,
 * failed, cancelled (given up or released), refunded (in full). unknown: the provider did not answer; it is asked
 * again.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    paymentTypeId: smallint().notNull(),
    provider: text().notNull(),
    state: text().notNull().default('created'),
    /** The highest amount that may be captured: the worst case of the order. */
    amountCents: cents().notNull(),
    capturedCents: cents().notNull().default(0),
    refundedCents: cents().notNull().default(0),
    /** The provider's id for it; null until it has answered. */
    providerReference: text(),
    storedCardId: reference().references(() => storedCards.id),
    /** The customer wants the gateway to store the card for later orders. */
    keepCard: boolean().notNull().default(false),
    /** When the authorisation expires. */
    authorisedUntil: time(),
    /** A stored card is authorised from this moment. */
    authoriseAt: time(),
    /** The capture has begun: the gateway is called after this, and the customer can no longer cancel. */
    captureAskedAt: time(),
    /** Why it failed, as a code of the domain. */
    failure: text(),
    /** The try that it replaces once it is authorised, for an order whose customer raised it; null: it replaces none. */
    replacesId: reference(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_attempts_one_live')
      .on(t.orderId)
      .where(
        sql`${t.replacesId} is null and ${t.state} in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured')`,
      ),
    uniqueIndex('payment_attempts_one_replacing')
      .on(t.orderId)
      .where(
        sql`${t.replacesId} is not null and ${t.state} in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured')`,
      ),
    foreignKey({ columns: [t.replacesId], foreignColumns: [t.id] }),
    index().on(t.replacesId),
    unique().on(t.provider, t.providerReference),
    index().on(t.orderId),
    index().on(t.storedCardId),
    index('payment_attempts_to_ask')
      .on(t.updatedAt)
      .where(sql`${t.state} in ('created', 'pending', 'unknown')`),
    index('payment_attempts_to_authorise')
      .on(t.authoriseAt)
      .where(sql`${t.state} = 'stored'`),
    check(
      'payment_attempts_state',
      sql`${t.state} in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured', 'failed', 'cancelled', 'refunded')`,
    ),
    check('payment_attempts_captured', sql`${t.capturedCents} between 0 and ${t.amountCents}`),
    check('payment_attempts_refunded', sql`${t.refundedCents} between 0 and ${t.capturedCents}`),
  ],
)

/** Refunds: one row per act, so that a repeat after a crash is the same refund. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    attemptId: reference()
      .notNull()
      .references(() => paymentAttempts.id),
    cents: cents().notNull(),
    reason: text().notNull(),
    /** The withdrawal that it pays back; null: a whole payment that was given up. */
    withdrawalId: reference()
      .unique()
      .references(() => withdrawals.id),
    providerReference: text(),
    createdAt: createdAt(),
    doneAt: time(),
  },
  (t) => [index().on(t.attemptId), check('payment_refunds_cents', sql`${t.cents} > 0`)],
)

/** Events received from a provider; a repeated event is recognised by its id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    providerReference: text(),
    receivedAt: createdAt(),
    handledAt: time(),
  },
  (t) => [unique().on(t.provider, t.eventId), index().on(t.receivedAt)],
)

/** The data of the demo gateway, which is separate from the shop and shares only the server with it. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: id(),
    /** Idempotency key of the caller: the same key means the same payment. */
    key: text().notNull().unique(),
    reference: text().notNull().unique(),
    state: text().notNull(),
    amountCents: cents().notNull(),
    capturedCents: cents().notNull().default(0),
    refundedCents: cents().notNull().default(0),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt),
    check('sandbox_payments_captured', sql`${t.capturedCents} between 0 and ${t.amountCents}`),
    check('sandbox_payments_refunded', sql`${t.refundedCents} between 0 and ${t.capturedCents}`),
  ],
)

/** A company's mandate for SEPA direct debit. */
export const sepaMandates = pgTable(
  'sepa_mandates',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    reference: text().notNull().unique(),
    holder: text().notNull(),
    iban: text().notNull(),
    signedOn: date().notNull(),
    /** CORE or B2B. */
    scheme: text().notNull().default('CORE'),
    createdAt: createdAt(),
    revokedAt: time(),
  },
  (t) => [
    uniqueIndex('sepa_mandates_one_active')
      .on(t.companyId)
      .where(sql`${t.revokedAt} is null`),
    check('sepa_mandates_scheme', sql`${t.scheme} in ('CORE', 'B2B')`),
  ],
)

/** Orders in a collection list: each is collected once. */
export const sepaCollections = pgTable(
  'sepa_collections',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .unique()
      .references(() => orders.id),
    mandateId: reference()
      .notNull()
      .references(() => sepaMandates.id),
    cents: cents().notNull(),
    list: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.mandateId), index().on(t.list), check('sepa_collections_cents', sql`${t.cents} > 0`)],
)
