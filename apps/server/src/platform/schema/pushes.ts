import { PUSH_KINDS, PUSH_PLATFORMS } from '@cambusa/domain/people/push-kinds'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, createdAt, id, reference, time } from './columns.ts'

const ofUser = () =>
  reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Devices that get pushes; each belongs to one customer, the one who registered it last. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: ofUser(),
    platform: text({ enum: PUSH_PLATFORMS }).notNull(),
    /** What the device calls itself. */
    uuid: text().notNull(),
    /** Where pushes reach it: a subscription as JSON on the web, else the token of FCM. */
    externalId: text().notNull(),
    /** SHA-256 of the address in it, which is unique: another customer of the same browser has the same. */
    addressHash: bytes().notNull().unique(),
    model: text().notNull().default(''),
    platformVersion: text().notNull().default(''),
    manufacturer: text().notNull().default(''),
    createdAt: createdAt(),
    /** When it was registered last. */
    seenAt: createdAt(),
  },
  (t) => [
    unique().on(t.platform, t.uuid),
    index().on(t.userId),
    check(
      'push_devices_platform',
      sql.raw(`"push_devices"."platform" in (${PUSH_PLATFORMS.map((one) => `'${one}'`).join(', ')})`),
    ),
  ],
)

/** Which kinds of push a customer wants; no row: the kind is wanted. */
export const pushKinds = pgTable(
  'push_kinds',
  {
    userId: ofUser(),
    kind: text({ enum: PUSH_KINDS }).notNull(),
    isWanted: boolean().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

/** The outbox of pushes: one row for each device, written in the transaction of what it tells. */
export const pushes = pgTable(
  'pushes',
  {
    id: id(),
    userId: ofUser(),
    /** null: the device was unregistered; the push is not sent any more. */
    deviceId: reference().references(() => pushDevices.id, { onDelete: 'set null' }),
    kind: text({ enum: PUSH_KINDS }).notNull(),
    /** What happens once only, such as the slot of an order that is near. */
    about: text(),
    title: text().notNull(),
    body: text().notNull(),
    /** A path of the shop. */
    target: text().notNull(),
    createdAt: createdAt(),
    /** Not before; moved on while somebody sends it, so that a process that dies leaves it to the next. */
    tryAt: time().notNull(),
    /** From then on it is no news, and not sent. */
    expiresAt: time().notNull(),
    tries: smallint().notNull().default(0),
    sentAt: time(),
    failedAt: time(),
    /** Why it was not sent, without address. */
    reason: text(),
  },
  (t) => [
    index('pushes_waiting')
      .on(t.tryAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index().on(t.userId, t.createdAt),
    unique().on(t.deviceId, t.about),
    index().on(t.createdAt),
  ],
)
