import { lastingBytes, lastingUint16, lastingUint32 } from '../memory/saving/lasting.ts'

/** Whole numbers of a product in the index: the SQL of each, and its width. */
export const NUMBER_COLUMNS = {
  vatRate: { sql: 'vat_rate::int4', make: lastingBytes },
  minAge: { sql: 'min_age::int4', make: lastingBytes },
  /** Last day as a new product, in days since 1970; 0 never. */
  newUntilDay: {
    sql: "floor(extract(epoch from new_until at time zone 'Europe/Rome') / 86400)::int4",
    make: lastingUint32,
  },
  /** Day in Rome of the last change of the sheet, in days since 1970. */
  changedDay: {
    sql: "floor(extract(epoch from updated_at at time zone 'Europe/Rome') / 86400)::int4",
    make: lastingUint16,
  },
  /** Seconds since 1970. */
  createdAt: { sql: 'floor(extract(epoch from created_at))::int8', make: lastingUint32 },
  /** Value of a gift certificate, cents; 0: not a gift certificate. */
  giftValueCents: { sql: 'gift_value_cents::int8', make: lastingUint32 },
  popularity: { sql: 'popularity::int8', make: lastingUint32 },
} as const

type Named = typeof NUMBER_COLUMNS
export type NumberColumn = keyof Named
export type NumberColumns = { [Name in NumberColumn]: ReturnType<Named[Name]['make']> }

export const NUMBER_COLUMN_NAMES = Object.keys(NUMBER_COLUMNS) as NumberColumn[]

/** A column per number, for a number of products. */
export const makeNumberColumns = (count: number): NumberColumns =>
  Object.fromEntries(
    NUMBER_COLUMN_NAMES.map((name) => [name, NUMBER_COLUMNS[name].make(count)]),
  ) as NumberColumns
