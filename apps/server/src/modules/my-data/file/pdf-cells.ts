import { formatEuro } from '@cambusa/domain/money/money'
import { formatDay, formatDateTime } from '@cambusa/domain/time/dates'
import { myDataFileTexts } from '@cambusa/messages/it/people/my-data-file'
import type { CopiedRow } from '../copied/copied-table.queries.ts'

const { pdf: texts } = myDataFileTexts
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A column of a table of dati.pdf: its head, its share of the width, what it shows of a row. */
export interface PdfColumn {
  head: string
  share: number
  cell: (row: CopiedRow) => string
}

/** What a row has of this name, as text; '' for nothing. */
export function textOf(row: CopiedRow, name: string): string {
  const value = row[name]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

export const momentOf = (row: CopiedRow, name: string): string => {
  const iso = textOf(row, name)
  if (iso === '') return ''
  return ISO_DAY.test(iso) ? formatDay(iso) : formatDateTime(new Date(iso))
}

export const euroOf = (row: CopiedRow, name: string): string => {
  const cents = row[name]
  return typeof cents === 'number' ? formatEuro(cents) : ''
}

/** The rows that hang on a row by this name. */
export function rowsOf(row: CopiedRow, name: string): CopiedRow[] {
  const rows = row[name]
  return Array.isArray(rows) ? (rows as CopiedRow[]) : []
}

/** Texts beside each other, the empty ones left out. */
export const joined = (texts: readonly string[], between = ', ') => texts.filter(Boolean).join(between)

/** Several values of a row beside each other. */
export const namesOf = (row: CopiedRow, names: readonly string[], between = ', ') =>
  joined(
    names.map((name) => textOf(row, name)),
    between,
  )

type Head = keyof typeof texts.heads

export const column = (head: Head, share: number, cell: PdfColumn['cell']): PdfColumn => ({
  head: texts.heads[head],
  share,
  cell,
})
export const text = (head: Head, share: number, ...names: string[]) =>
  column(head, share, (row) => namesOf(row, names))
export const moment = (head: Head, name: string, share = 2) =>
  column(head, share, (row) => momentOf(row, name))
export const euro = (head: Head, name: string) => column(head, 1.5, (row) => euroOf(row, name))
export const yesNo = (head: Head, name: string) =>
  column(head, 1, (row) => (row[name] === true ? texts.yes : texts.no))
export const by = column('by', 1.2, (row) => (row.by === 'you' ? texts.you : texts.shop))
