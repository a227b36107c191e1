import * as Type from 'typebox'

/** Pieces of schema that more than one feature needs. */

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Euros with 2 decimals, as the wire shows them. */
export const Euros = Type.Number()

/** A quantity in the base unit or in pieces, at most 3 decimals. */
export const Quantity = Type.Number({ minimum: 0, maximum: 99_999 })

/** yyyy-MM-dd */
export const DateIso = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** A boolean of a query string. */
export const Flag = Type.Boolean()

/** A query value that may be repeated: one value arrives as a list of one (ajv coerces). */
export const Repeated = <Item extends Type.TSchema>(item: Item, options: { maxItems?: number } = {}) =>
  Type.Array(item, { maxItems: options.maxItems ?? 200 })

export const Text = (maxLength: number) => Type.String({ maxLength })

export const Nullable = <Item extends Type.TSchema>(item: Item) => Type.Union([item, Type.Null()])

export const StringMap = Type.Record(Type.String(), Type.String())
