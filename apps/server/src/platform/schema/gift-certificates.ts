import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { carts } from './carts.ts'
import { bytes, cents, createdAt, id, reference, time } from './columns.ts'
import { orderItems, orders } from './orders.ts'

/** Gift codes: only the SHA-256 of the code is stored, and its last characters to recognise it. */
export const giftCertificates = pgTable(
  'gift_certificates',
  {
    id: id(),
    codeHash: bytes().notNull().unique(),
    hint: text().notNull(),
    description: text().notNull(),
    amountCents: cents().notNull(),
    balanceCents: cents().notNull(),
    validFrom: time(),
    validUntil: time(),
    blockedAt: time(),
    /** The order line of a gift certificate, and which of its pieces. */
    orderItemId: reference().references(() => orderItems.id),
    serial: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.orderItemId, t.serial),
    check('gift_certificates_balance', sql`${t.balanceCents} between 0 and ${t.amountCents}`),
  ],
)

/** Gift codes with which a cart will be paid, in the order of adding. */
export const cartGiftCertificates = pgTable(
  'cart_gift_certificates',
  {
    cartId: reference()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    giftCertificateId: reference()
      .notNull()
      .references(() => giftCertificates.id),
    addedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.giftCertificateId] }), index().on(t.giftCertificateId)],
)

/**
 * The amount that an order used of a gift code; givenBackAt: the order was given up, and the amount is available again.
 */
export const giftCertificateUses = pgTable(
  'gift_certificate_uses',
  {
    id: id(),
    giftCertificateId: reference()
      .notNull()
      .references(() => giftCertificates.id),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    cents: cents().notNull(),
    createdAt: createdAt(),
    givenBackAt: time(),
    /** The part that is available again although the order stands: goods that did not come, or went back. */
    givenBackCents: cents().notNull().default(0),
  },
  (t) => [
    unique().on(t.orderId, t.giftCertificateId),
    index().on(t.giftCertificateId),
    check('gift_certificate_uses_cents', sql`${t.cents} > 0`),
    check('gift_certificate_uses_given_back', sql`${t.givenBackCents} between 0 and ${t.cents}`),
  ],
)

/** The owner of a personal code: a customer, or a company. */
export const giftCertificateHolders = pgTable(
  'gift_certificate_holders',
  {
    giftCertificateId: reference()
      .primaryKey()
      .references(() => giftCertificates.id, { onDelete: 'cascade' }),
    userId: reference().references(() => users.id),
    companyId: reference().references(() => companies.id),
  },
  (t) => [index().on(t.userId), index().on(t.companyId)],
)
