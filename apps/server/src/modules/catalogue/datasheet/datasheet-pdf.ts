import { LOCALE } from '@cambusa/domain/constants'
import type { Product } from '@cambusa/contract/catalogue/product'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { datasheetTexts as texts } from '@cambusa/messages/it/catalogue/datasheet'
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
} from '../../../platform/pdf.ts'
import { datasheetSections, type Run } from './datasheet-content.ts'

const NAME_COLUMN = 190

export interface DatasheetMaker {
  /** Name of the responsible shop, and the retailer's colour. */
  shopName: string
  colour: string
}

/** A tagged PDF (A4, Italian) of a product's sheet, dated `now` in Rome. */
export async function datasheetPdf(product: Product, maker: DatasheetMaker, now: Date): Promise<Buffer> {
  const title = texts.titleOf({ name: product.name })
  const made = texts.madeOn({ day: formatDay(romeDate(now)), shop: maker.shopName })
  return makePdf({ title, author: maker.shopName, made }, now, (pdf, root) =>
    writeSheet(pdf, root, product, maker),
  )
}

function writeSheet(pdf: Pdf, root: PdfElement, product: Product, { colour }: DatasheetMaker): void {
  const tagged = taggedIn(pdf, root)
  tagged('P', () => {
    pdf
      .font(BOLD, SIZE.small)
      .fillColor(COLOUR.soft)
      .text(texts.title.toLocaleUpperCase(LOCALE), { characterSpacing: 0.6 })
  })
  tagged('H1', () => pdf.font(BOLD, SIZE.title).fillColor(colour).text(product.name).moveDown(0.2))
  for (const section of datasheetSections(product)) {
    tagged('H2', () => {
      keepTogether(pdf, SIZE.heading * 4)
      pdf.moveDown(0.65).font(BOLD, SIZE.heading).fillColor(colour).text(section.title).moveDown(0.25)
    })
    if ('runs' in section) tagged('P', () => writeRuns(pdf, section.runs))
    else writeTable(pdf, root, section.rows)
  }
  if (product.minAge !== undefined) {
    const { minAge: age } = product
    tagged('P', () =>
      pdf.moveDown(0.9).font(BOLD, SIZE.text).fillColor(COLOUR.text).text(texts.minAge({ age })),
    )
  }
}

function writeRuns(pdf: Pdf, runs: readonly Run[]): void {
  pdf.fontSize(SIZE.text).fillColor(COLOUR.text)
  runs.forEach(({ text, isBold }, i) => {
    pdf.font(isBold ? BOLD : REGULAR).text(text, { continued: i < runs.length - 1, lineGap: 2 })
  })
}

/** Rows of a name and a value with a thin line below each. Content added to an attached element is drawn at once. */
function writeTable(pdf: Pdf, root: PdfElement, rows: readonly [string, string][]): void {
  const table = pdf.struct('Table')
  root.add(table)
  const left = pdf.page.margins.left
  const width = pdf.page.width - left - pdf.page.margins.right
  const columns = { name: { width: NAME_COLUMN - GAP }, value: { width: width - NAME_COLUMN } }
  pdf.font(REGULAR, SIZE.text)
  for (const [name, value] of rows) {
    const height = Math.max(pdf.heightOfString(name, columns.name), pdf.heightOfString(value, columns.value))
    keepTogether(pdf, height + GAP)
    const top = pdf.y
    const nameCell = pdf.struct('TH', {}, () => {
      pdf.fillColor(COLOUR.soft).text(name, left, top, columns.name)
    })
    const valueCell = pdf.struct('TD', {}, () => {
      pdf.fillColor(COLOUR.text).text(value, left + NAME_COLUMN, top, columns.value)
    })
    table.add(pdf.struct('TR', {}, [nameCell, valueCell]))
    ruleBelow(pdf, top + height)
  }
  table.end()
}
