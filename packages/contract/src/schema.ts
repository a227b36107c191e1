import { CALENDAR_DAY } from '@cambusa/domain/time/calendar-day'
import * as Type from 'typebox'

/**
 * Pieces of schema that more than one feature needs. What a caller sends has bounds, always: a number both ends, a text and
 * a list the most they may hold (decision 081; a test walks every call). What the server answers needs none.
 */

const KEY_BOUNDS = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
const CODE_BOUNDS = { minimum: -32_768, maximum: 32_767 }

export const Id = Type.Integer(KEY_BOUNDS)

/** Key that a caller names without our looking anything up by it; 0 is none. */
export const IdOrNone = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Number out of a code table (service, payment type): a smallint of the database. */
export const CodeNumber = Type.Integer(CODE_BOUNDS)

/** How often something was changed: an integer of the database. */
export const Version = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 })

/** Which page of a list, from 1. */
export const Page = Type.Integer({ minimum: 1, maximum: 100_000 })

const PAGE_SIZE_TITLE = 'entries on a page'

/** Entries on a page; who asks for more gets the most (decision 092). */
export const PageSize = (maximum: number) => Type.Integer({ minimum: 1, maximum, title: PAGE_SIZE_TITLE })

/** What tells apart how a declared value is sent. */
interface Declared {
  type?: unknown
  title?: unknown
  minimum?: unknown
  maximum?: unknown
}

export const isPageSize = ({ title }: Declared): boolean => title === PAGE_SIZE_TITLE

/** Whether a value names something by a number from 1, so that 0 names nothing. */
export const isKey = ({ type, minimum, maximum }: Declared): boolean =>
  type === 'integer' &&
  [KEY_BOUNDS, CODE_BOUNDS].some((bounds) => bounds.minimum === minimum && bounds.maximum === maximum)

/** Euros with 2 decimals, as the wire shows them. */
export const Euros = Type.Number()

const MOST_EUROS = 100_000_000

/** An amount that a caller asks for, in euros: its cents are whole numbers without a doubt. */
export const AskedEuros = Type.Number({ minimum: -MOST_EUROS, maximum: MOST_EUROS })

/** Degrees, WGS 84. */
export const Latitude = Type.Number({ minimum: -90, maximum: 90 })
export const Longitude = Type.Number({ minimum: -180, maximum: 180 })

/** Metres; no two places of the earth are farther apart. */
export const Metres = Type.Number({ minimum: 0, maximum: 20_100_000 })

/** A quantity in the base unit or in pieces, at most 3 decimals. */
export const Quantity = Type.Number({ minimum: 0, maximum: 99_999 })

/** A day that the calendar has, yyyy-MM-dd. */
export const DateIso = Type.String({ maxLength: 10, pattern: CALENDAR_DAY })

/** A boolean of a query string. */
export const Flag = Type.Boolean()

/** A query value that may be repeated: one value alone is a list of one. */
export const Repeated = <Item extends Type.TSchema>(item: Item, options: { maxItems?: number } = {}) =>
  Type.Array(item, { maxItems: options.maxItems ?? 200 })

export const Text = (maxLength: number) => Type.String({ maxLength })

export const Nullable = <Item extends Type.TSchema>(item: Item) => Type.Union([item, Type.Null()])

export const StringMap = Type.Record(Type.String(), Type.String())

const TEXT_OR_FLAG_TITLE = 'text, or true or false'

/** Named texts that a caller sends: so many, each so long. For 'true' and 'false' a JSON body may have the boolean. */
export const TextMap = (maxProperties: number, maxLength: number) =>
  Type.Record(Type.String(), Type.String({ maxLength, title: TEXT_OR_FLAG_TITLE }), { maxProperties })

export const isTextOrFlag = ({ title }: Declared): boolean => title === TEXT_OR_FLAG_TITLE
