import { formatDateTime } from '@cambusa/domain/time/dates'
import type { OrderDocument } from '@cambusa/domain/orders/order-share'
import { partRows, paidRows, totalRow, VAT_HEADS, vatCells } from '@cambusa/messages/it/orders/order-amounts'
import { orderDocumentTexts as texts } from '@cambusa/messages/it/orders/order-documents'
import { orderPaperTexts } from '@cambusa/messages/it/orders/order-paper'
import { orderPlaceFacts } from '@cambusa/messages/it/orders/order-place'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { commonWish, paperLines, type PaperLine } from '@cambusa/messages/it/orders/paper-lines'
import type { PaperOrder } from '@cambusa/messages/it/orders/paper-order'
import { changesText } from '@cambusa/messages/it/orders/picked-changes'
import { companyNumbers, seatLine } from '@cambusa/messages/it/people/company'
import { makePdf, pdfParts, type Pdf, type PdfElement } from '../../platform/pdf.ts'
import { writePdfTable, type TableColumnOfPdf } from '../../platform/pdf-table.ts'
import type { Buyer, DocumentMaker, OrderToWrite } from './order-pdf.task.ts'

interface LineColumn extends TableColumnOfPdf {
  cell: (line: PaperLine) => string
}

const joined = (parts: readonly (string | undefined | false)[], by = ' · ') => parts.filter(Boolean).join(by)

const code = { head: orderPaperTexts.code, share: 11, cell: (line: PaperLine) => line.code }
const product = {
  head: orderPaperTexts.product,
  share: 41,
  isName: true,
  cell: ({ name, format, more }: PaperLine) => joined([joined([name, format], ', '), more]),
}
const total = {
  head: orderPaperTexts.total,
  share: 14,
  isAmount: true,
  cell: (line: PaperLine) => line.total,
}

/** The lines of each document: the order says prices, what was delivered says what was ordered. */
const lineColumns: Record<OrderDocument, readonly LineColumn[]> = {
  order: [
    code,
    product,
    { head: orderPaperTexts.quantity, share: 13, isAmount: true, cell: ({ quantity }) => quantity },
    { head: orderPaperTexts.price, share: 13, isAmount: true, cell: ({ price }) => price },
    { head: orderPaperTexts.vat, share: 8, isAmount: true, cell: ({ vat }) => vat },
    total,
  ],
  delivery: [
    code,
    product,
    { head: texts.ordered, share: 15, isAmount: true, cell: ({ ordered }) => ordered },
    { head: texts.came, share: 15, isAmount: true, cell: ({ quantity }) => quantity },
    total,
  ],
}

/** A tagged PDF (A4, Italian) of an order, or of what was delivered of it. Runs in the worker. */
export function writeOrderPdf({ kind, order, buyer, maker, now }: OrderToWrite): Promise<Uint8Array> {
  const title = texts.titles[kind]({ number: order.orderNumber })
  const made = texts.made({ at: formatDateTime(now), shop: maker.shopName })
  return makePdf({ title, author: maker.shopName, made }, now, (pdf, root) => {
    const { title: head, line, heading } = pdfParts(pdf, root, maker.colour)
    head(title)
    for (const text of headLines(order)) line(text)
    heading(orderPaperTexts.seller)
    for (const text of sellerLines(maker)) line(text)
    heading(texts.buyerAndPlace)
    const bought = buyerLine(buyer)
    if (bought !== '') line(`${texts.buyer}: ${bought}`)
    for (const { label, lines } of orderPlaceFacts(order)) line(`${label}: ${lines.join(', ')}`)
    heading(orderTexts.lines({ count: order.totalItems }))
    const said = joined([changesText(order), commonWish(order)])
    if (said !== '') line(said)
    writeLines(pdf, root, kind, order)
    heading(texts.amounts)
    writeAmounts(pdf, root, order)
    heading(orderTexts.vatTable)
    const columns = VAT_HEADS.map((text, at) => ({
      head: text,
      share: 1,
      isName: at === 0,
      isAmount: at > 0,
    }))
    writePdfTable(pdf, root, { columns, rows: vatCells(order) })
    pdf.moveDown(0.8)
    line(orderPaperTexts.notAnInvoice)
  })
}

function headLines({ placedAt, orderStatusName, handover, shippingAddress }: PaperOrder): string[] {
  const isPickup = shippingAddress.addressType === 'store'
  return [
    texts.placed({ when: formatDateTime(new Date(placedAt)), state: orderStatusName }),
    ...(handover ? [texts.handedOver({ when: formatDateTime(new Date(handover.at)), isPickup })] : []),
  ]
}

const sellerLines = ({ shopName, company, contacts }: DocumentMaker): string[] =>
  [
    company.legalName === shopName ? shopName : `${company.legalName} (${shopName})`,
    seatLine(company),
    companyNumbers(company).join(' · '),
    joined([contacts.phone, contacts.email]),
  ].filter((text) => text !== '')

const buyerLine = ({ name, vatNumber }: Buyer): string =>
  joined([name, vatNumber && texts.vatNumber({ number: vatNumber })], ', ')

function writeLines(pdf: Pdf, root: PdfElement, kind: OrderDocument, order: PaperOrder): void {
  const lines = paperLines(order)
  const columns = lineColumns[kind]
  const { carried, brought } = texts
  writePdfTable(pdf, root, {
    columns,
    rows: lines.map((line) => columns.map(({ cell }) => cell(line))),
    sum: { cents: lines.map(({ cents }) => cents), carried, brought },
  })
}

function writeAmounts(pdf: Pdf, root: PdfElement, order: PaperOrder): void {
  const columns = [
    { head: '', share: 3, isName: true },
    { head: '', share: 1, isAmount: true },
  ]
  const rows = [...partRows(order), totalRow(order), ...paidRows(order)]
  writePdfTable(pdf, root, { columns, rows: rows.map(({ label, amount }) => [label, amount]) })
}
