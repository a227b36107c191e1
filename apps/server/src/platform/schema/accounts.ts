import { SESSION_KINDS, type SessionKind } from '@cambusa/domain/people/roles'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { sqlTexts } from '../database/sql-list.ts'
import { bytes, cents, createdAt, id, reference, time } from './columns.ts'
import { personColumns } from './person-columns.ts'
import { priceLists } from './price-lists.ts'
import { stores } from './stores.ts'

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    vatNumber: text().notNull().unique(),
    fiscalCode: text(),
    sdiCode: text(),
    pec: text(),
    address: text().notNull().default(''),
    /** Replaces the public list for products in it. */
    priceListId: reference().references(() => priceLists.id),
    /** Maximum number of products in a cart; null: MAX_PRODUCTS_IN_CART. */
    maxCartProducts: integer(),
    /** Limit of deferred payment; 0: not offered. */
    creditCents: cents().notNull().default(0),
    /** Its contract includes pictures: its people may export pictures and data. */
    imagesInContract: boolean().notNull().default(false),
  },
  (t) => [index().on(t.priceListId)],
)

/** Store cards: a card exists before the account of its holder. A given one belongs to a user (users.storeCard). */
export const storeCards = pgTable(
  'store_cards',
  {
    /** EAN-13 with its check digit. */
    code: text().primaryKey(),
    /** free, given or blocked. */
    state: text().notNull().default('free'),
    /** The type of its holder: 3 business customer, 4 private customer. */
    userTypeId: smallint().notNull(),
    /** Company name, or first and last name. */
    name: text().notNull().default(''),
    customerCode: text(),
    vatNumber: text(),
    taxCode: text(),
    pec: text().notNull().default(''),
    sdiCode: text().notNull().default(''),
    storeId: reference().references(() => stores.id),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.customerCode),
    index().on(t.storeId),
    check('store_cards_code', sql`${t.code} ~ '^[0-9]{13}$'`),
    check('store_cards_state', sql`${t.state} in ('free', 'given', 'blocked')`),
    check('store_cards_type', sql`${t.userTypeId} in (3, 4)`),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    login: text().notNull(),
    passwordHash: text().notNull(),
    /** 1 administrator, 2 operator, 3 business customer, 4 private customer. */
    userTypeId: smallint().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    ...personColumns(),
    fiscalCode: text(),
    /** 0 registered, 1 e-mail verified, 2 enabled to buy. */
    profileLevel: smallint().notNull().default(0),
    codInt: text(),
    storeCard: text().references(() => storeCards.code),
    isDisabled: boolean().notNull().default(false),
    /**
     * Incremented by a trigger with every change of login, password or closing (decision 163). Sessions, remembered
     * devices and links of mails store the version with which they were made: with another one they are invalid.
     */
    credentialVersion: integer().notNull().default(0),
    /** PEC and SDI code from the registration, given to the company once the e-mail is confirmed; then null. */
    typedInvoicing: jsonb().$type<{ pec: string; sdiCode: string }>(),
    defaultDeliveryAddressId: reference(),
    defaultStoreId: reference().references(() => stores.id),
    createdAt: createdAt(),
    /** When the customer asked for the account to be deleted; null: not asked, or kept after all (decision 211). */
    deletionAskedAt: time(),
    /** When its personal data were deleted; the row stays, closed and without a name. */
    deletedAt: time(),
  },
  (t) => [
    uniqueIndex('users_login').on(sql`lower(${t.login})`),
    uniqueIndex('users_store_card').on(t.storeCard),
    index().on(t.codInt),
    index().on(t.defaultStoreId),
    index('users_deletion_asked')
      .on(t.deletionAskedAt)
      .where(sql`${t.deletionAskedAt} is not null`),
    check('users_deleted', sql`${t.deletedAt} is null or ${t.isDisabled}`),
    check('users_type', sql`${t.userTypeId} between 1 and 4`),
    check('users_level', sql`${t.profileLevel} between 0 and 2`),
  ],
)

/** A customer may act for several companies. */
export const companyMembers = pgTable(
  'company_members',
  {
    codInt: text().notNull(),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    isDefault: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.codInt, t.companyId] }), index().on(t.companyId)],
)

/** Only the SHA-256 of the token is stored. userId null: an anonymous visitor (30 days); else 30 minutes idle. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    userId: reference().references(() => users.id),
    companyId: reference().references(() => companies.id),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    revokedAt: time(),
    /** The remembered account that opened it, whose end also ends the session. */
    accountFamily: text(),
    /** Version of the customer's credentials when it was opened (users.credentialVersion). */
    credentialVersion: integer().notNull().default(0),
    /** When the customer typed the password; null when a remembered device opened it. */
    signedInAt: time(),
    kind: text().$type<SessionKind>().notNull().default('password'),
    /** Words for the device ('Chrome su Android'); empty where it is not known. */
    device: text().notNull().default(''),
    /** The administrator who acts as the customer, and the session of theirs, with which this one ends. */
    actingUserId: reference().references(() => users.id),
    actingSession: bytes().references((): AnyPgColumn => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Ends then, however much it is used. */
    expiresAt: time(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.companyId),
    index().on(t.accountFamily),
    index().on(t.lastSeenAt),
    index().on(t.actingUserId),
    index().on(t.actingSession),
    check('sessions_kind', sql`${t.kind} in (${sql.raw(sqlTexts(SESSION_KINDS))})`),
    check(
      'sessions_acting',
      sql`(${t.kind} = 'acting') = (${t.actingUserId} is not null) and (${t.kind} = 'acting') = (${t.actingSession} is not null)
        and (${t.kind} <> 'acting' or ${t.expiresAt} is not null)`,
    ),
  ],
)

/** Remembered accounts: rotated when they reopen a session; reuse of an old one ends the family. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: bytes().primaryKey(),
    family: text().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    createdAt: createdAt(),
    /** When its first token was made: the sign-in that it remembers. */
    firstUsedAt: createdAt(),
    expiresAt: time().notNull(),
    replacedAt: time(),
    revokedAt: time(),
    /** As in sessions. */
    credentialVersion: integer().notNull().default(0),
    device: text().notNull().default(''),
  },
  (t) => [index().on(t.family), index().on(t.userId), index().on(t.companyId)],
)

/** A customer's own addresses; those of a company are used only when acting for it. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    addressName: text().notNull(),
    address1: text().notNull(),
    addressNumber: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    isValidated: boolean().notNull(),
    createdAt: createdAt(),
    removedAt: time(),
  },
  (t) => [index().on(t.userId, t.companyId), index().on(t.companyId)],
)
