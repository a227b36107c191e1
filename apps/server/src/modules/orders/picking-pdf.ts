import { formatDay, formatDateTime } from '@cambusa/domain/time/dates'
import { shopOrderTexts } from '@cambusa/messages/it/orders/shop-orders'
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
  type PdfElement,
  type Pdf,
} from '../../platform/pdf.ts'
import { linesOfPicker, type ShopOrder, type ShopOrderLine } from '../mail/mail.ts'
import { linesByAisle } from './picking-aisles.ts'

const texts = shopOrderTexts.picking
const BOX = 11
const BOX_COLUMN = BOX + GAP
const CODE_COLUMN = 84
const AMOUNT_COLUMN = 96

/** A tagged PDF picking list, by aisle, with a checkbox for each line; every order starts a new page. */
export async function pickingPdf(orders: readonly ShopOrder[], shopName: string, now: Date): Promise<Buffer> {
  const made = texts.printed({ at: formatDateTime(now), shop: shopName })
  return makePdf({ title: texts.title, author: shopName, made }, now, (pdf, root) =>
    orders.forEach((order, i) => {
      if (i > 0) pdf.addPage()
      writeOrder(pdf, root, order)
    }),
  )
}

function writeOrder(pdf: Pdf, root: PdfElement, order: ShopOrder): void {
  const tagged = taggedIn(pdf, root)
  tagged('H1', () => {
    pdf.font(BOLD, SIZE.title).fillColor(COLOUR.text)
    pdf.text(shopOrderTexts.orderTitle({ number: order.number })).moveDown(0.2)
  })
  for (const fact of factsOf(order))
    tagged('P', () => pdf.font(REGULAR, SIZE.text).fillColor(COLOUR.text).text(fact, { lineGap: 2 }))
  for (const { heading, lines } of linesByAisle(order)) {
    tagged('H2', () => {
      keepTogether(pdf, SIZE.heading * 4)
      pdf.moveDown(0.65).font(BOLD, SIZE.heading).fillColor(COLOUR.text).text(heading).moveDown(0.25)
    })
    writeLines(pdf, root, lines, order)
  }
}

function factsOf(order: ShopOrder): string[] {
  const { slotDate, slotBegin: begin, slotEnd: end, shippingAddress: place, infos } = order
  const slot = shopOrderTexts.slot({ day: formatDay(slotDate), begin, end })
  const customer = [
    order.companyName ?? '',
    `${order.firstName} ${order.lastName}`,
    place.phone || order.phones,
  ]
  return [
    `${order.deliveryServiceName} · ${slot} · ${order.storeName}`,
    customer.filter((part) => part.trim() !== '').join(' · '),
    texts.lines({ count: order.items.length }),
    ...[place.notes, infos['note'] ?? ''].filter((note) => note !== ''),
  ]
}

/** Rows with a checkbox, code, name with wishes, and quantity. */
function writeLines(pdf: Pdf, root: PdfElement, lines: readonly ShopOrderLine[], { infos }: ShopOrder): void {
  const table = pdf.struct('Table')
  root.add(table)
  const { left, right } = pdf.page.margins
  const width = pdf.page.width - left - right - BOX_COLUMN
  const names = { width: width - CODE_COLUMN - AMOUNT_COLUMN - GAP }
  const codes = { width: CODE_COLUMN - GAP }
  const amounts = { width: AMOUNT_COLUMN, align: 'right' } as const
  for (const line of lines) {
    const { name, howMuch, wishes } = linesOfPicker(line, infos)
    const said = wishes.join(' – ')
    pdf.font(BOLD, SIZE.text)
    const nameHeight = pdf.heightOfString(name, names)
    const others = Math.max(pdf.heightOfString(line.code, codes), pdf.heightOfString(howMuch, amounts))
    pdf.font(REGULAR, SIZE.small)
    const height = Math.max(nameHeight + pdf.heightOfString(said, names), others)
    keepTogether(pdf, height + GAP)
    const top = pdf.y
    const at = left + BOX_COLUMN
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf.rect(left, top, BOX, BOX).lineWidth(0.8).strokeColor(COLOUR.text).stroke().endMarkedContent()
    const cell = (write: () => void) => pdf.struct('TD', {}, write)
    const row = [
      cell(() => pdf.font(REGULAR, SIZE.text).fillColor(COLOUR.text).text(line.code, at, top, codes)),
      cell(() => {
        pdf.font(BOLD, SIZE.text).text(name, at + CODE_COLUMN, top, names)
        pdf
          .font(REGULAR, SIZE.small)
          .fillColor(COLOUR.soft)
          .text(said, at + CODE_COLUMN, top + nameHeight, names)
      }),
      cell(() => {
        pdf.font(BOLD, SIZE.text).fillColor(COLOUR.text)
        pdf.text(howMuch, left + BOX_COLUMN + width - AMOUNT_COLUMN, top, amounts)
      }),
    ]
    table.add(pdf.struct('TR', {}, row))
    ruleBelow(pdf, top + height)
  }
  table.end()
}
