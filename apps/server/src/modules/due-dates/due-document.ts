import { LOCALE } from '@cambusa/domain/constants'
import { leftToPay } from '@cambusa/domain/orders/due-dates'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { dueDocumentTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import {
  BOLD,
  COLOUR,
  keepTogether,
  makePdf,
  REGULAR,
  ruleBelow,
  SIZE,
  taggedIn,
  type Pdf,
  type PdfElement,
} from '../../platform/pdf.ts'
import type { OrderVat } from '../../platform/schema/orders.ts'
import type { DueRow } from './due-dates.queries.ts'

/** What a document of a due date says. */
export interface DueDocument {
  due: DueRow
  companyName: string
  vatNumber: string
  vat: readonly OrderVat[]
}

interface Maker {
  shopName: string
  /** The retailer's colour. */
  colour: string
}

/** A tagged PDF (A4, Italian) of a due date: what is to be paid until when, and the VAT of its order. */
export function duePdf(document: DueDocument, { shopName, colour }: Maker, now: Date): Promise<Buffer> {
  const { due, companyName, vatNumber, vat } = document
  const title = texts.title({ number: due.orderNumber, termDays: due.termDays })
  const made = texts.made({ day: formatDay(romeDate(now)), shop: shopName })
  return makePdf({ title: `${texts.kind}: ${title}`, author: shopName, made }, now, (pdf, root) => {
    const tagged = taggedIn(pdf, root)
    const fact = (text: string) =>
      tagged('P', () => pdf.font(REGULAR, SIZE.text).fillColor(COLOUR.text).text(text, { lineGap: 2 }))
    const heading = (text: string) =>
      tagged('H2', () => {
        keepTogether(pdf, SIZE.heading * 4)
        pdf.moveDown(0.8).font(BOLD, SIZE.heading).fillColor(colour).text(text).moveDown(0.25)
      })
    tagged('P', () =>
      pdf.font(BOLD, SIZE.small).fillColor(COLOUR.soft).text(texts.kind.toLocaleUpperCase(LOCALE)),
    )
    tagged('H1', () => pdf.font(BOLD, SIZE.title).fillColor(colour).text(title).moveDown(0.2))
    fact(`${texts.company}: ${companyName}, P. IVA ${vatNumber}`)
    fact(texts.handedOver({ day: formatDay(due.handedOverOn) }))
    fact(texts.due({ day: formatDay(due.dueOn) }))
    if (due.paidOn !== null) fact(texts.paidOn({ day: formatDay(due.paidOn) }))
    heading(texts.sums)
    writeTable(pdf, root, [], sumsOf(due))
    heading(texts.vat)
    const { rate, net, tax, gross } = texts.vatColumns
    const rows = vat.map((row) => [
      texts.vatRate(row),
      ...[row.netCents, row.vatCents, row.grossCents].map((cents) => formatEuro(cents)),
    ])
    writeTable(pdf, root, [rate, net, tax, gross], rows)
  })
}

function sumsOf(due: DueRow): string[][] {
  const sums: [string, number][] = [
    [texts.amount, due.cents],
    [texts.paid, due.paidCents],
    [texts.credited, due.creditedCents],
    [texts.left, leftToPay(due)],
  ]
  return sums.map(([name, cents]) => [name, formatEuro(cents)])
}

/** A table whose first column is text and whose others are amounts; without heads where there are none. */
function writeTable(pdf: Pdf, root: PdfElement, heads: readonly string[], rows: readonly string[][]): void {
  const table = pdf.struct('Table')
  root.add(table)
  if (heads.length > 0) writeRow(pdf, table, 'TH', heads)
  for (const row of rows) writeRow(pdf, table, 'TD', row)
  table.end()
}

function writeRow(pdf: Pdf, table: PdfElement, type: 'TH' | 'TD', cells: readonly string[]): void {
  const { left, right } = pdf.page.margins
  const width = (pdf.page.width - left - right) / cells.length
  const size = type === 'TH' ? SIZE.small : SIZE.text
  pdf.font(REGULAR, size)
  const height = Math.max(...cells.map((cell) => pdf.heightOfString(cell, { width })))
  keepTogether(pdf, height)
  const top = pdf.y
  const written = cells.map((cell, place) => {
    const isHead = type === 'TH' || place === 0
    return pdf.struct(isHead ? 'TH' : 'TD', {}, () => {
      pdf.font(REGULAR, size).fillColor(type === 'TH' ? COLOUR.soft : COLOUR.text)
      pdf.text(cell, left + place * width, top, { width, align: place === 0 ? 'left' : 'right' })
    })
  })
  table.add(pdf.struct('TR', {}, written))
  ruleBelow(pdf, top + height)
}
