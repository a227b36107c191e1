import { LOCALE } from '@cambusa/domain/constants'
import type { Flyer, FlyerItem, FlyerPage } from '@cambusa/contract/content/flyers'
import { euroText } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { dayInWords } from '@cambusa/domain/time/day-in-words'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
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

const PRICE_COLUMN = 100
const UNIT_COLUMN = 110

interface FlyerMaker {
  shopName: string
  /** The retailer's colour. */
  colour: string
}

/** A tagged PDF (A4, Italian) of a flyer: its pages as tables of products with price and unit price. */
export async function flyerPdf(flyer: Flyer, maker: FlyerMaker, now: Date): Promise<Buffer> {
  const head = {
    title: `${texts.pdfKind}: ${flyer.title}`,
    author: maker.shopName,
    made: texts.pdfMade({ day: formatDay(romeDate(now)), shop: maker.shopName }),
  }
  return makePdf(head, now, (pdf, root) => {
    writeHead(pdf, root, flyer, maker)
    for (const page of flyer.pages) writePage(pdf, root, page, maker)
  })
}

function writeHead(pdf: Pdf, root: PdfElement, flyer: Flyer, { colour }: FlyerMaker): void {
  const tagged = taggedIn(pdf, root)
  tagged('P', () => {
    pdf
      .font(BOLD, SIZE.small)
      .fillColor(COLOUR.soft)
      .text(texts.pdfKind.toLocaleUpperCase(LOCALE), { characterSpacing: 0.6 })
  })
  tagged('H1', () => pdf.font(BOLD, SIZE.title).fillColor(colour).text(flyer.title).moveDown(0.2))
  tagged('P', () => pdf.font(BOLD, SIZE.text).fillColor(COLOUR.text).text(validityOf(flyer)))
  if (flyer.summary !== '')
    tagged('P', () => pdf.moveDown(0.3).font(REGULAR, SIZE.text).text(flyer.summary, { lineGap: 2 }))
}

const validityOf = ({ state, startDate, endDate }: Flyer): string => {
  const days = { from: dayInWords(startDate), to: dayInWords(endDate) }
  return state === 'past' ? texts.validityPast(days) : texts.validity(days)
}

function writePage(
  pdf: Pdf,
  root: PdfElement,
  { title, text, items }: FlyerPage,
  { colour }: FlyerMaker,
): void {
  const tagged = taggedIn(pdf, root)
  tagged('H2', () => {
    keepTogether(pdf, SIZE.heading * 6)
    pdf.moveDown(0.8).font(BOLD, SIZE.heading).fillColor(colour).text(title).moveDown(0.25)
  })
  if (text !== '')
    tagged('P', () => pdf.font(REGULAR, SIZE.text).fillColor(COLOUR.soft).text(text).moveDown(0.3))
  if (items.length === 0) {
    tagged('P', () => pdf.font(REGULAR, SIZE.text).fillColor(COLOUR.text).text(texts.noProducts))
    return
  }
  const table = pdf.struct('Table')
  root.add(table)
  const { product, unitPrice, price } = texts.pdfColumns
  writeRow(pdf, table, { type: 'TH', cells: [product, unitPrice, price] })
  for (const item of items) writeRow(pdf, table, { type: 'TD', cells: cellsOf(item) })
  table.end()
}

const perUnit = (euros: number, unit: string) => catalogueTexts.perUnit({ price: euroText(euros), unit })

/** Name with what must be told of it, unit price, price. */
function cellsOf({ product, offer }: FlyerItem): [string, string, string] {
  const { name, vendor, description, priceUnitDisplay } = product
  const brand = name.toLowerCase().includes(vendor.name.toLowerCase()) ? '' : vendor.name
  const { lowestPrice30Days: lowest, unitPrice } = offer
  const facts = [
    [name, brand, description].filter(Boolean).join(', '),
    lowest === null ? '' : texts.lowest({ price: perUnit(lowest, priceUnitDisplay) }),
  ]
  return [
    facts.filter(Boolean).join('\n'),
    unitPrice === null ? '' : perUnit(unitPrice.price, unitPrice.unit),
    perUnit(offer.price, priceUnitDisplay),
  ]
}

interface Row {
  type: 'TH' | 'TD'
  cells: readonly [string, string, string]
}

/** Content added to an attached element is drawn at once. */
function writeRow(pdf: Pdf, table: PdfElement, { type, cells }: Row): void {
  const { left, right } = pdf.page.margins
  const width = pdf.page.width - left - right
  const columns = [
    { at: left, width: width - UNIT_COLUMN - PRICE_COLUMN - GAP, align: 'left' as const },
    {
      at: pdf.page.width - right - PRICE_COLUMN - UNIT_COLUMN,
      width: UNIT_COLUMN - GAP,
      align: 'right' as const,
    },
    { at: pdf.page.width - right - PRICE_COLUMN, width: PRICE_COLUMN, align: 'right' as const },
  ]
  const isPrice = (column: number) => column === columns.length - 1 && type === 'TD'
  const size = type === 'TH' ? SIZE.small : SIZE.text
  pdf.font(REGULAR, size)
  const height = Math.max(...cells.map((cell, i) => pdf.heightOfString(cell, { width: columns[i]!.width })))
  keepTogether(pdf, height + GAP)
  const top = pdf.y
  const written = cells.map((cell, i) =>
    pdf.struct(type, {}, () => {
      const { at, ...place } = columns[i]!
      pdf.font(isPrice(i) ? BOLD : REGULAR, size).fillColor(type === 'TH' ? COLOUR.soft : COLOUR.text)
      pdf.text(cell, at, top, place)
    }),
  )
  table.add(pdf.struct('TR', {}, written))
  ruleBelow(pdf, top + height)
}
