import { setImmediate } from 'node:timers/promises'
import { LOCALE } from '@cambusa/domain/constants'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { myDataFileTexts } from '@cambusa/messages/it/people/my-data-file'
import type { Db } from '../../../platform/database/database.ts'
import {
  BOLD,
  COLOUR,
  GAP,
  keepTogether,
  makePdf,
  REGULAR,
  ruleBelow,
  SIZE,
  taggedIn,
  type Pdf,
  type PdfElement,
} from '../../../platform/pdf.ts'
import { copiedSections } from '../copied/copied-sections.ts'
import type { CopiedRow, CopiedSection } from '../copied/copied-table.queries.ts'
import { readSection } from '../copied/read-section.ts'
import { momentOf, textOf, type PdfColumn } from './pdf-cells.ts'
import { PDF_COLUMNS } from './pdf-columns.ts'
import { sectionTexts } from './read-me.ts'

const { pdf: texts } = myDataFileTexts
/** Of each part, the newest: paper of thousands of orders nobody reads, and dati.json has them all. */
const MOST_ROWS = 200
/** The process answers shoppers between rows. */
const ROWS_A_BREATH = 10

interface PdfMaker {
  shop: string
  colour: string
  at: Date
}

/** dati.pdf: a tagged PDF (A4, Italian) with a table for each part of the copy. */
export async function dataPdf(db: Db, userId: number, { shop, colour, at }: PdfMaker): Promise<Buffer> {
  const account = (await firstRows(db, copiedSections[0], userId))[0] ?? {}
  const title = texts.title({ name: `${textOf(account, 'firstName')} ${textOf(account, 'lastName')}` })
  const made = texts.made({ shop, at: formatDateTime(at) })
  return makePdf({ title, author: shop, made }, at, async (pdf, root) => {
    const tagged = taggedIn(pdf, root)
    const plain = (text: string) =>
      tagged('P', () => pdf.font(REGULAR, SIZE.text).fillColor(COLOUR.text).text(text, { lineGap: 2 }))
    tagged('P', () =>
      pdf.font(BOLD, SIZE.small).fillColor(COLOUR.soft).text(texts.kind.toLocaleUpperCase(LOCALE)),
    )
    tagged('H1', () => pdf.font(BOLD, SIZE.title).fillColor(colour).text(title).moveDown(0.2))
    plain(texts.intro)
    for (const section of copiedSections) {
      const rows = section.key === 'account' ? [] : await firstRows(db, section, userId)
      tagged('H2', () => {
        keepTogether(pdf, SIZE.heading * 6)
        pdf.moveDown(0.8).font(BOLD, SIZE.heading).fillColor(colour).text(sectionTexts[section.key].title)
        pdf.moveDown(0.25)
      })
      if (section.key === 'account') accountLines(account).forEach(plain)
      else if (rows.length === 0) plain(texts.none)
      else await writeTable(pdf, root, PDF_COLUMNS[section.key], rows)
      if (rows.length === MOST_ROWS) plain(texts.more({ most: MOST_ROWS }))
    }
  })
}

async function firstRows(db: Db, section: CopiedSection, userId: number): Promise<CopiedRow[]> {
  for await (const rows of readSection(db, section, userId, MOST_ROWS)) return rows.slice(0, MOST_ROWS)
  return []
}

const accountLines = (account: CopiedRow): string[] =>
  Object.entries(texts.account).flatMap(([name, label]) => {
    const value = name.endsWith('At') ? momentOf(account, name) : textOf(account, name)
    return value === '' ? [] : [`${label}: ${value}`]
  })

async function writeTable(
  pdf: Pdf,
  root: PdfElement,
  columns: readonly PdfColumn[],
  rows: readonly CopiedRow[],
): Promise<void> {
  const table = pdf.struct('Table')
  root.add(table)
  writeRow(pdf, table, 'TH', columns, (column) => column.head)
  for (const [at, row] of rows.entries()) {
    writeRow(pdf, table, 'TD', columns, (column) => column.cell(row))
    if (at % ROWS_A_BREATH === 0) await setImmediate()
  }
  table.end()
}

/** Content added to an attached element is drawn at once. */
function writeRow(
  pdf: Pdf,
  table: PdfElement,
  type: 'TH' | 'TD',
  columns: readonly PdfColumn[],
  cellOf: (column: PdfColumn) => string,
): void {
  const { left, right } = pdf.page.margins
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const unit = (pdf.page.width - left - right) / shares
  const widthOf = ({ share }: PdfColumn) => share * unit - GAP
  pdf.font(REGULAR, SIZE.small)
  const cells = columns.map((column) => fitting(pdf, cellOf(column), widthOf(column)))
  const height = Math.max(
    ...columns.map((column, i) => pdf.heightOfString(cells[i]!, { width: widthOf(column) })),
  )
  keepTogether(pdf, height + GAP)
  const top = pdf.y
  let from = left
  const written = columns.map((column, i) => {
    const at = from
    from += column.share * unit
    return pdf.struct(type, {}, () => {
      pdf.font(REGULAR, SIZE.small).fillColor(type === 'TH' ? COLOUR.soft : COLOUR.text)
      pdf.text(cells[i]!, at, top, { width: widthOf(column) })
    })
  })
  table.add(pdf.struct('TR', {}, written))
  ruleBelow(pdf, top + height)
}

/** Of a page at most: a text that would be longer ends with '…' (dati.json has all of it). */
function fitting(pdf: Pdf, text: string, width: number): string {
  const { top, bottom } = pdf.page.margins
  const room = (pdf.page.height - top - bottom) / 2
  if (pdf.heightOfString(text, { width }) <= room) return text
  let [fits, tooLong] = [0, text.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (pdf.heightOfString(`${text.slice(0, middle)} …`, { width }) <= room) fits = middle
    else tooLong = middle
  }
  return `${text.slice(0, fits).trimEnd()} …`
}
