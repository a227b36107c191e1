import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { bytes, createdAt, reference, time } from './columns.ts'

/** What an identity provider says of a person, read from a checked assertion. */
export interface SsoPerson {
  /** What identifies the person for ever. */
  nameId: string
  /** By what the provider knows this session in a logout: the NameID of the assertion. */
  logoutNameId: string
  nameIdFormat: string | null
  sessionIndex: string | null
  /** Until when the provider's session lasts (ISO); null: not said. */
  sessionEndsAt: string | null
  email: string
  firstName: string
  lastName: string
  codInt: string | null
  /** A configured attribute says that the person may buy. */
  isEnabled: boolean
  /** VAT numbers of the only companies to act for; null: all of the codInt. */
  companies: string[] | null
}

/** Requests that were sent to identity providers, by their SAML id: an answer is accepted for one of them, once. */
export const ssoRequests = pgTable(
  'sso_requests',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    kind: text().notNull(),
    /** SHA-256 of the nonce of the browser that began; null for a logout. */
    nonceHash: bytes(),
    /** Own address to which the browser returns. */
    returnTo: text().notNull(),
    createdAt: createdAt(),
    answeredAt: time(),
  },
  (t) => [
    index().on(t.createdAt),
    check('sso_requests_kind', sql`${t.kind} in ('login', 'logout')`),
    check('sso_requests_nonce', sql`(${t.nonceHash} is not null) = (${t.kind} = 'login')`),
  ],
)

/** Checked answers that wait for their browser, by the SHA-256 of their code. */
export const ssoAnswers = pgTable(
  'sso_answers',
  {
    codeHash: bytes().primaryKey(),
    requestId: text()
      .notNull()
      .unique()
      .references(() => ssoRequests.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    nonceHash: bytes().notNull(),
    person: jsonb().$type<SsoPerson>().notNull(),
    createdAt: createdAt(),
    /** When the browser came with it for the first time: a new customer then reads the consents. */
    openedAt: time(),
    endedAt: time(),
  },
  (t) => [index().on(t.createdAt)],
)

/** Which customer a person of an identity provider is. */
export const ssoIdentities = pgTable(
  'sso_identities',
  {
    provider: text().notNull(),
    nameId: text().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    /** The account was made for the provider, which alone says its names and level; else it was there before. */
    isOwn: boolean().notNull(),
    /** VAT numbers of the only companies to act for; null: all of the customer's codInt. */
    companies: text().array(),
    createdAt: createdAt(),
    signedInAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.nameId] }), index().on(t.userId)],
)

/** Sessions that an identity provider opened, for single logout. */
export const ssoSessions = pgTable(
  'sso_sessions',
  {
    tokenHash: bytes()
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** NameID of the assertion, which a logout names. */
    nameId: text().notNull(),
    nameIdFormat: text(),
    sessionIndex: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.provider, t.nameId), index().on(t.userId, t.createdAt)],
)

/**
 * SQL condition: the list of an identity provider, if user `u` has one, does not leave out company `c`. A list only
 * narrows what the customer code allows.
 */
export const IS_NOT_LEFT_OUT = `not exists (select from sso_identities narrowed
  where narrowed.user_id = u.id and narrowed.companies is not null and c.vat_number <> all(narrowed.companies))`

/** SQL condition: user `u` is of an identity provider, which has their password. */
export const IS_OF_PROVIDER =
  'exists (select from sso_identities provided where provided.user_id = u.id and provided.is_own)'
