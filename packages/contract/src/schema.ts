import { CALENDAR_DAY } from '@cambusa/domain/time/calendar-day'
import { SHOP_MONTH } from '@cambusa/domain/time/months'
import * as Type from 'typebox'

/**
 * Schemas that more than one feature uses. Requests always have bounds: minimum and maximum of numbers, maximum length
 * of texts and lists (decision 081; a test checks every call). Answers need none.
 */

const KEY_BOUNDS = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
const CODE_BOUNDS = { minimum: -32_768, maximum: 32_767 }

export const Id = Type.Integer(KEY_BOUNDS)

/** Key that is not looked up in the database; 0 is none. */
export const IdOrNone = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Number from a code table (service, payment type): a smallint in the database. */
export const CodeNumber = Type.Integer(CODE_BOUNDS)

/** How often something was changed: an integer in the database. */
export const Version = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 })

/** Page of a list, from 1. */
export const Page = Type.Integer({ minimum: 1, maximum: 100_000 })

const PAGE_SIZE_TITLE = 'entries on a page'

/** Entries per page; a larger number gets the maximum (decision 092). */
export const PageSize = (maximum: number) => Type.Integer({ minimum: 1, maximum, title: PAGE_SIZE_TITLE })

/** The keywords that decide how a declared value is sent. */
interface Declared {
  type?: unknown
  title?: unknown
  minimum?: unknown
  maximum?: unknown
}

export const isPageSize = ({ title }: Declared): boolean => title === PAGE_SIZE_TITLE

/** Whether a value is a key from 1, so that 0 names nothing. */
export const isKey = ({ type, minimum, maximum }: Declared): boolean =>
  type === 'integer' &&
  [KEY_BOUNDS, CODE_BOUNDS].some((bounds) => bounds.minimum === minimum && bounds.maximum === maximum)

/** Euros with 2 decimals, as on the wire. */
export const Euros = Type.Number()

const MOST_EUROS = 100_000_000

/** An amount in euros that a caller sends, small enough that its cents are exact. */
export const AskedEuros = Type.Number({ minimum: -MOST_EUROS, maximum: MOST_EUROS })

/** Degrees, WGS 84. */
export const Latitude = Type.Number({ minimum: -90, maximum: 90 })
export const Longitude = Type.Number({ minimum: -180, maximum: 180 })

/** Metres; no two positions on earth are farther apart. */
export const Metres = Type.Number({ minimum: 0, maximum: 20_100_000 })

/** A quantity in the base unit or in pieces, at most 3 decimals. */
export const Quantity = Type.Number({ minimum: 0, maximum: 99_999 })

/** A date that exists, yyyy-MM-dd. */
export const DateIso = Type.String({ maxLength: 10, pattern: CALENDAR_DAY })

/** An instant in UTC as browsers write it, 2026-11-25T09:00:00.000Z; whether it exists is not checked. */
export const INSTANT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$'
export const InstantIso = Type.String({ maxLength: 24, pattern: INSTANT })

/** A month, yyyy-MM: the version of a text. */
export const MONTH = '^\\d{4}-\\d{2}$'
export const TextVersion = Type.String({ maxLength: 7, pattern: MONTH })

/** A month of the shop, yyyy-MM, from 2000 to 2099. */
export const MonthIso = Type.String({ maxLength: 7, pattern: SHOP_MONTH })

/** A boolean of a query string. */
export const Flag = Type.Boolean()

/** A query value that may be repeated: a single value becomes a list of one. */
export const Repeated = <Item extends Type.TSchema>(item: Item, options: { maxItems?: number } = {}) =>
  Type.Array(item, { maxItems: options.maxItems ?? 200 })

export const Text = (maxLength: number) => Type.String({ maxLength })

export const Nullable = <Item extends Type.TSchema>(item: Item) => Type.Union([item, Type.Null()])

export const StringMap = Type.Record(Type.String(), Type.String())

const TEXT_OR_FLAG_TITLE = 'text, or true or false'

/** Named texts that a caller sends, limited in number and length. 'true' and 'false' may be JSON booleans. */
export const TextMap = (maxProperties: number, maxLength: number) =>
  Type.Record(Type.String(), Type.String({ maxLength, title: TEXT_OR_FLAG_TITLE }), { maxProperties })

export const isTextOrFlag = ({ title }: Declared): boolean => title === TEXT_OR_FLAG_TITLE
