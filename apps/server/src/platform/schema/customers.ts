import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { bytes, createdAt, id, reference, time } from './columns.ts'
import { personColumns } from './person-columns.ts'
import type { MailWords } from './mail-words.ts'
import { stores } from './stores.ts'

/** The application for a card by a visitor; without a user until the account is created. */
export const cardRequests = pgTable(
  'card_requests',
  {
    id: id(),
    /** SHA-256 of the code for register_user; null: requested by a customer. */
    codeHash: bytes().unique(),
    userId: reference().references(() => users.id),
    /** 3 business customer, 4 private customer. */
    userTypeId: smallint().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    taxCode: text().notNull().default(''),
    companyName: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    companyTaxCode: text().notNull().default(''),
    pec: text().notNull().default(''),
    sdiCode: text().notNull().default(''),
    /** Where the card is collected. */
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    ...personColumns(),
    createdAt: createdAt(),
    /** When the shop handed over the card. */
    handedAt: time(),
  },
  (t) => [
    uniqueIndex('card_requests_user').on(t.userId),
    index().on(t.storeId),
    index().on(t.createdAt),
    check('card_requests_type', sql`${t.userTypeId} in (3, 4)`),
  ],
)

/** Consents given and withdrawn: rows are only added. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    given: boolean().notNull(),
    /** Version of the text that was shown. */
    version: text().notNull(),
    at: createdAt(),
    /** The caller's address. */
    address: text().notNull(),
  },
  (t) => [
    index().on(t.userId, t.kind, t.at),
    check(
      'consents_kind',
      sql`${t.kind} in ('privacy', 'terms', 'profiling', 'marketing', 'cookieAnalytics', 'cookieProfilation')`,
    ),
  ],
)

/** People who collect with a customer's card. */
export const delegates = pgTable(
  'delegates',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    taxCode: text().notNull(),
    phone: text().notNull(),
    isPermanent: boolean().notNull(),
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    createdAt: createdAt(),
    removedAt: time(),
  },
  (t) => [
    index().on(t.userId, t.companyId),
    index().on(t.companyId),
    check(
      'delegates_days',
      sql`${t.isPermanent} or (${t.validFrom} is not null and ${t.validTo} is not null and ${t.validFrom} <= ${t.validTo})`,
    ),
  ],
)

/** Billing addresses: one of a company, or of a customer who buys for himself. */
export const billingAddresses = pgTable(
  'billing_addresses',
  {
    id: id(),
    userId: reference().references(() => users.id),
    companyId: reference().references(() => companies.id),
    address1: text().notNull(),
    addressNumber: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('billing_addresses_user').on(t.userId),
    uniqueIndex('billing_addresses_company').on(t.companyId),
    check('billing_addresses_owner', sql`(${t.userId} is null) <> (${t.companyId} is null)`),
  ],
)

/**
 * Links in mails that act for a customer. The token is computed from the nonce and the shop's secret; its hash is
 * stored.
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    purpose: text().notNull(),
    /** The recipient: the login, or the new e-mail that it confirms. */
    email: text().notNull(),
    nonce: bytes().notNull(),
    tokenHash: bytes().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    /** When it was used, or another open link of the same purpose was. */
    usedAt: time(),
    /** When newer links of the same purpose replaced it. */
    revokedAt: time(),
    /** Version of the customer's credentials for which it was made (users.credentialVersion). */
    credentialVersion: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.userId, t.purpose),
    index().on(t.expiresAt),
    check('mail_links_purpose', sql`${t.purpose} in ('verify', 'reset', 'email', 'refusal')`),
  ],
)

/** The outbox: a mail is inserted in the transaction of the act that it reports, with its text at that time. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    userId: reference().references(() => users.id),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The parameters of its text. */
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Its text, with placeholders for secrets (docs/decisions/173); null: written by a version that stored none. */
    words: jsonb().$type<MailWords>(),
    /** The same for every try, so that a repeat after a crash can be recognised. */
    messageId: text().notNull().unique(),
    createdAt: createdAt(),
    sentAt: time(),
    failedAt: time(),
    tries: integer().notNull().default(0),
    /** The last reply of the mail server. */
    reason: text(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.createdAt),
    index('mails_waiting')
      .on(t.id)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    check('mails_end', sql`${t.sentAt} is null or ${t.failedAt} is null`),
  ],
)

/** Calls counted against guessing and flooding: by caller, by e-mail, by card. Subjects are hashed. */
export const callAttempts = pgTable(
  'call_attempts',
  {
    id: id(),
    kind: text().notNull(),
    subject: bytes().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.kind, t.subject, t.at), index().on(t.at)],
)

/** Which of the optional mails a customer wants; no row: he gets it. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    isWanted: boolean().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)
