import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { toEuros } from '@cambusa/domain/money/money'
import { formatDay } from '@cambusa/domain/time/dates'
import { paymentsTexts } from '@cambusa/messages/it/payments/payments'
import type { Db } from '../../../platform/database/database.ts'
import type { TableToWrite } from '../../../platform/tables/table-to-write.ts'
import { writeCsv } from '../../../platform/tables/write-table.ts'
import { insertCollections, lockCollections, type CollectionRow } from '../types/mandates.queries.ts'

const { columns } = paymentsTexts.collection

/** The data that a bank needs for each debit; amounts in euros, days in Italian time. */
const listOf = (rows: readonly CollectionRow[]): TableToWrite => ({
  sheetName: paymentsTexts.collection.sheet,
  columns: [
    { name: columns.order },
    { name: columns.reference },
    { name: columns.amount, kind: 'number' },
    { name: columns.mandate },
    { name: columns.signedOn },
    { name: columns.scheme },
    { name: columns.holder, width: 40 },
    { name: columns.iban, width: 30 },
  ],
  rows: rows.map((row) => [
    row.number,
    row.customerReference,
    toEuros(row.cents),
    row.reference,
    formatDay(row.signedOn),
    row.scheme,
    row.holder,
    row.iban,
  ]),
})

/** Number and total of debits, cents. */
export interface Collected {
  orders: number
  cents: number
}

/**
 * Writes the list of debits to collect as CSV and marks its orders as collected, both or neither: if the file cannot be
 * written, the orders stay for the next list. Returns number and total of the debits, cents.
 */
export async function collectDebits(tx: Db, file: string | undefined, now: Date): Promise<Collected> {
  await lockCollections(tx, {})
  const rows = await insertCollections(tx, { now })
  const collected = { orders: rows.length, cents: rows.reduce((sum, { cents }) => sum + cents, 0) }
  if (rows.length === 0 || file === undefined) return collected
  await mkdir(dirname(file), { recursive: true })
  // Readable only by the operator, because of the IBANs; an existing file is never overwritten.
  await pipeline(writeCsv(listOf(rows)), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  return collected
}
