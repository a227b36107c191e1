import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE } from '@cambusa/domain/constants'
import type { Product } from '@cambusa/contract/product'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { datasheetTexts as texts } from '@cambusa/messages/it/datasheet'
import PdfDocument from 'pdfkit'
import { projectRoot } from '../../../platform/project-root.ts'
import { datasheetSections, type Run } from './datasheet-content.ts'

/** Points, 72 to the inch. */
const MARGIN = 48
const FOOTER = 28
const NAME_COLUMN = 190
const GAP = 8
const SIZE = { title: 20, heading: 11.5, text: 10, small: 8.5 } as const
const COLOUR = { text: '#1d1b18', soft: '#635c52', line: '#dfdad2' } as const
const REGULAR = 'regular'
const BOLD = 'bold'

type Pdf = PDFKit.PDFDocument

/** Figtree (SIL OFL 1.1), read once: the letters of the shop, which may lie in a file that we give away. */
const fontFile = (name: string) => join(projectRoot, 'apps/server/data/fonts', name)
let fonts: { regular: Buffer; bold: Buffer } | undefined

export interface DatasheetMaker {
  /** Name of the shop that answers for it, and the retailer's colour. */
  shopName: string
  colour: string
}

/** A tagged PDF (A4, Italian) of a product's sheet, dated `now` in Rome. */
export async function datasheetPdf(product: Product, maker: DatasheetMaker, now: Date): Promise<Buffer> {
  fonts ??= {
    regular: readFileSync(fontFile('figtree-regular.ttf')),
    bold: readFileSync(fontFile('figtree-bold.ttf')),
  }
  const title = texts.titleOf({ name: product.name })
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    font: fontFile('figtree-regular.ttf'),
    bufferPages: true,
    lang: LOCALE,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: maker.shopName, CreationDate: now, ModDate: now },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont(REGULAR, fonts.regular)
  pdf.registerFont(BOLD, fonts.bold)
  writeSheet(pdf, product, maker)
  writeFooters(pdf, maker, now)
  pdf.end()
  return done
}

function writeSheet(pdf: Pdf, product: Product, { colour }: DatasheetMaker): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const tagged = (type: string, write: () => void) => root.add(pdf.struct(type, {}, write))
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
  root.end()
}

/** A heading never stays alone at the foot of a page. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

function writeRuns(pdf: Pdf, runs: readonly Run[]): void {
  pdf.fontSize(SIZE.text).fillColor(COLOUR.text)
  runs.forEach(({ text, isBold }, i) => {
    pdf.font(isBold ? BOLD : REGULAR).text(text, { continued: i < runs.length - 1, lineGap: 2 })
  })
}

/** Rows of a name and a value with a thin line below each. What is added to an attached element is drawn at once. */
function writeTable(pdf: Pdf, root: PDFKit.PDFStructureElement, rows: readonly [string, string][]): void {
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
    const bottom = top + height + GAP / 3
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf.moveTo(left, bottom).lineTo(left + width, bottom)
    pdf.lineWidth(0.5).strokeColor(COLOUR.line).stroke().endMarkedContent()
    pdf.x = left
    pdf.y = bottom + GAP / 2
  }
  table.end()
}

/** Who made it and when, and the page, below every page. */
function writeFooters(pdf: Pdf, { shopName: shop }: DatasheetMaker, now: Date): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    const { width, height, margins } = pdf.page
    // Text below the margin would otherwise begin a page.
    margins.bottom = 0
    const place = { width: width - 2 * MARGIN, lineBreak: false } as const
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font(REGULAR, SIZE.small).fillColor(COLOUR.soft)
    pdf.text(texts.madeOn({ day: formatDay(romeDate(now)), shop }), MARGIN, height - MARGIN - 12, place)
    pdf.text(texts.page({ page: page + 1, pages: count }), MARGIN, height - MARGIN + 2, place)
    pdf.endMarkedContent()
  }
}
