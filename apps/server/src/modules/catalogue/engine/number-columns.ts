import { lastingBytes, lastingUint16, lastingUint32 } from '../memory/saving/lasting.ts'

/** Whole numbers that the index keeps of a product: how each is read from its row, and how wide it is kept. */
export const NUMBER_COLUMNS = {
  vatRate: { sql: 'vat_rate::int4', make: lastingBytes },
  minAge: { sql: 'min_age::int4', make: lastingBytes },
  /** Last day as new, in days since 1970; 0 never. */
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
  /** What a gift certificate is worth, cents; 0: it is none. */
  giftValueCents: { sql: 'gift_value_cents::int8', make: lastingUint32 },
  popularity: { sql: 'popularity::int8', make: lastingUint32 },
} as const

type Named = typeof NUMBER_COLUMNS
export type NumberColumn = keyof Named
export type NumberColumns = { [Name in NumberColumn]: ReturnType<Named[Name]['make']> }

export const NUMBER_COLUMN_NAMES = Object.keys(NUMBER_COLUMNS) as NumberColumn[]

/** Each number's column with room for so many products. */
export const makeNumberColumns = (count: number): NumberColumns =>
  Object.fromEntries(
    NUMBER_COLUMN_NAMES.map((name) => [name, NUMBER_COLUMNS[name].make(count)]),
  ) as NumberColumns
