import { formatEuro } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { orderDocumentTexts } from '@cambusa/messages/it/orders/order-documents'
import { dueDateTexts, dueStatementTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import { makePdf, pdfParts } from '../../platform/pdf.ts'
import { writePdfTable } from '../../platform/pdf-table.ts'
import type { StatementToWrite } from './statement-pdf.task.ts'

const { columns: names } = dueDateTexts

/** In the order of a row's cells. */
const columns = [
  { head: names.order, share: 16, isName: true },
  { head: texts.handedOver, share: 16 },
  { head: names.due, share: 16 },
  { head: names.state, share: 16 },
  { head: names.amount, share: 16, isAmount: true },
  { head: names.left, share: 16, isAmount: true },
]

/** A tagged PDF (A4, Italian) of due dates, with what is overdue and coming of them. Runs in the worker. */
export function writeDueStatement(statement: StatementToWrite): Promise<Uint8Array> {
  const { shopName, colour, companyName, vatNumber, rows, overdueCents, comingCents, now } = statement
  const day = formatDay(romeDate(now))
  const made = texts.made({ day, shop: shopName })
  return makePdf({ title: texts.title, author: shopName, made }, now, (pdf, root) => {
    const { title, line, heading } = pdfParts(pdf, root, colour)
    title(texts.title)
    line(texts.company({ name: companyName, number: vatNumber }))
    line(texts.at({ day }))
    line(statement.filter)
    heading(texts.totals)
    line(`${dueDateTexts.overdueTotal}: ${formatEuro(overdueCents)}`)
    line(`${dueDateTexts.comingTotal}: ${formatEuro(comingCents)}`)
    heading(dueDateTexts.found({ count: rows.length }))
    const { carried, brought } = orderDocumentTexts
    writePdfTable(pdf, root, {
      columns,
      rows: rows.map(({ cells }) => cells),
      sum: { cents: rows.map(({ leftCents }) => leftCents), carried, brought },
    })
  })
}
