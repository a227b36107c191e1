import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { toEuros } from '@cambusa/domain/money/money'
import { formatDay } from '@cambusa/domain/time/dates'
import { paymentsTexts } from '@cambusa/messages/it/payments'
import { inTransaction, type Db } from '../../platform/database.ts'
import type { TableToWrite } from '../../platform/tables/table-to-write.ts'
import { writeCsv } from '../../platform/tables/write-table.ts'
import { insertCollections, lockCollections, type CollectionRow } from './mandates.queries.ts'

const { columns } = paymentsTexts.collection

/** What a bank needs of each debit; amounts in euros, days as in Italy. */
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

/**
 * Writes the list of debits to collect as CSV and marks its orders as collected, both or neither: a file that cannot be
 * written leaves the orders for the next list. Answers how many there are and what they come to, cents.
 */
export async function collectDebits(
  db: Db,
  file: string,
  now: Date,
): Promise<{ orders: number; cents: number }> {
  let isWritten = false
  return inTransaction(db, async (tx) => {
    await lockCollections(tx, {})
    const rows = await insertCollections(tx, { now })
    if (rows.length === 0) return { orders: 0, cents: 0 }
    // Run again after a conflict: the list of the first run counts for nothing.
    if (isWritten) await rm(file)
    await mkdir(dirname(file), { recursive: true })
    // Who may read IBANs is who runs the shop; a list that exists is never written over.
    await pipeline(writeCsv(listOf(rows)), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
    isWritten = true
    return { orders: rows.length, cents: rows.reduce((sum, { cents }) => sum + cents, 0) }
  })
}
