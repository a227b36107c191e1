import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

const HEADER_BYTES = 19
const LENGTH_BYTES = 4
const NULL = -1
const TWO_32 = 2 ** 32

/** The fields of the current row, by index; valid only during the callback. */
export interface CopiedRow {
  isNull: (field: number) => boolean
  /** '' for null. */
  text: (field: number) => string
  /** int4 or int8; 0 for null. */
  integer: (field: number) => number
  /** float8; 0 for null. */
  double: (field: number) => number
  flag: (field: number) => boolean
  /** The bytes of a field are in `data` from start to end. */
  data: () => Buffer
  start: (field: number) => number
  end: (field: number) => number
}

/**
 * Reads the rows of a query by binary COPY, one after the other: without a cursor, and without creating strings or
 * objects that the caller does not need. With rows of pg the garbage collector alone took as long as all of this.
 */
export async function copyRows(
  client: pg.PoolClient,
  select: string,
  columns: number,
  onRow: (row: CopiedRow) => void,
): Promise<void> {
  const starts = new Int32Array(columns)
  const lengths = new Int32Array(columns)
  let data: Buffer = Buffer.alloc(0)
  const isNull = (field: number) => lengths[field] === NULL
  const start = (field: number) => starts[field]!
  const end = (field: number) => starts[field]! + Math.max(0, lengths[field]!)
  const row: CopiedRow = {
    isNull,
    start,
    end,
    data: () => data,
    text: (field) => (lengths[field]! > 0 ? data.toString('utf8', start(field), end(field)) : ''),
    integer: (field) =>
      isNull(field)
        ? 0
        : lengths[field] === 4
          ? data.readInt32BE(start(field))
          : data.readInt32BE(start(field)) * TWO_32 + data.readUInt32BE(start(field) + 4),
    double: (field) => (isNull(field) ? 0 : data.readDoubleBE(start(field))),
    flag: (field) => lengths[field]! > 0 && data[start(field)] === 1,
  }

  /**
   * Finds the fields of the row at a position; returns where the next one begins, or undefined when it is incomplete.
   */
  function take(place: number): number | undefined {
    let at = place + 2
    for (let field = 0; field < columns; field++) {
      if (at + LENGTH_BYTES > data.length) return undefined
      const length = data.readInt32BE(at)
      at += LENGTH_BYTES
      starts[field] = at
      lengths[field] = length
      if (length > 0) at += length
    }
    return at <= data.length ? at : undefined
  }

  await eachPart(client, select, (part) => {
    data = part
    let place = 0
    // The end is a row with -1 fields.
    while (data.length - place > 2 && data.readInt16BE(place) >= 0) {
      const next = take(place)
      if (next === undefined) break
      onRow(row)
      place = next
    }
    return place
  })
}

/**
 * Reads a query of whole numbers (every column ::int8, none null) by binary COPY. The values are in `row`, which is
 * reused for the next row.
 */
export async function copyIntegers(
  client: pg.PoolClient,
  select: string,
  columns: number,
  onRow: (row: Float64Array) => void,
): Promise<void> {
  const fieldBytes = LENGTH_BYTES + 8
  const rowBytes = 2 + columns * fieldBytes
  const row = new Float64Array(columns)
  await eachPart(client, select, (data) => {
    let place = 0
    // The end marker is shorter than any row.
    for (; data.length - place >= rowBytes; place += rowBytes) {
      for (let column = 0, at = place + 2 + LENGTH_BYTES; column < columns; column++, at += fieldBytes)
        row[column] = data.readInt32BE(at) * TWO_32 + data.readUInt32BE(at + 4)
      onRow(row)
    }
    return place
  })
}

/** Passes chunks to `read`, which returns how many bytes it consumed: the rest is passed again with the next chunk. */
async function eachPart(
  client: pg.PoolClient,
  select: string,
  read: (part: Buffer) => number,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  for await (const chunk of client.query(copyTo(`copy (${select}) to stdout (format binary)`))) {
    let part: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    if (isFirst) {
      if (part.length < HEADER_BYTES) {
        rest = part
        continue
      }
      part = part.subarray(HEADER_BYTES)
      isFirst = false
    }
    rest = part.subarray(read(part))
  }
}
