import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

const HEADER_BYTES = 19
const FIELD_BYTES = 12
const TWO_32 = 2 ** 32

/**
 * Reads a query of whole numbers (every column ::int8, none null) by binary COPY: a third of the time that rows as
 * objects take. The values of a row are in `row`, which is used again for the next one.
 */
export async function copyIntegers(
  client: pg.PoolClient,
  select: string,
  columns: number,
  onRow: (row: Float64Array) => void,
): Promise<void> {
  const rowBytes = 2 + columns * FIELD_BYTES
  const row = new Float64Array(columns)
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  for await (const chunk of client.query(copyTo(`copy (${select}) to stdout (format binary)`))) {
    const data: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let place = 0
    if (isFirst) {
      if (data.length < HEADER_BYTES) {
        rest = data
        continue
      }
      place = HEADER_BYTES
      isFirst = false
    }
    // The end is a row of -1 fields, shorter than any row.
    for (; data.length - place >= rowBytes; place += rowBytes) {
      for (let column = 0, at = place + 6; column < columns; column++, at += FIELD_BYTES)
        row[column] = data.readInt32BE(at) * TWO_32 + data.readUInt32BE(at + 4)
      onRow(row)
    }
    rest = data.subarray(place)
  }
}
