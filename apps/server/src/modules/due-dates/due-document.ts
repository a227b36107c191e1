import { leftToPay } from '@cambusa/domain/orders/due-dates'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { dueDocumentTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import { makePdf, pdfParts } from '../../platform/pdf.ts'
import { writePdfTable } from '../../platform/pdf-table.ts'
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
    const { kind, title: head, line: fact, heading } = pdfParts(pdf, root, colour)
    kind(texts.kind)
    head(title)
    fact(`${texts.company}: ${companyName}, P. IVA ${vatNumber}`)
    fact(texts.handedOver({ day: formatDay(due.handedOverOn) }))
    fact(texts.due({ day: formatDay(due.dueOn) }))
    if (due.paidOn !== null) fact(texts.paidOn({ day: formatDay(due.paidOn) }))
    heading(texts.sums)
    writePdfTable(pdf, root, { columns: amountColumns(['', '']), rows: sumsOf(due) })
    heading(texts.vat)
    const { rate, net, tax, gross } = texts.vatColumns
    const rows = vat.map((row) => [
      texts.vatRate(row),
      ...[row.netCents, row.vatCents, row.grossCents].map((cents) => formatEuro(cents)),
    ])
    writePdfTable(pdf, root, { columns: amountColumns([rate, net, tax, gross]), rows })
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

/** The first column names its rows, the others are amounts. */
const amountColumns = (heads: readonly string[]) =>
  heads.map((head, at) => ({ head, share: 1, isName: at === 0, isAmount: at > 0 }))
