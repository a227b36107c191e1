import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE } from '@cambusa/domain/constants'
import { datasheetTexts as texts } from '@cambusa/messages/it/catalogue/datasheet'
import PdfDocument from 'pdfkit'
import { projectRoot } from './process/project-root.ts'

/** Points, 72 to the inch. */
const MARGIN = 48
const FOOTER = 28
export const GAP = 8
export const SIZE = { title: 20, heading: 11.5, text: 10, small: 8.5 } as const
export const COLOUR = { text: '#1d1b18', soft: '#635c52', line: '#dfdad2' } as const
export const REGULAR = 'regular'
export const BOLD = 'bold'

export type Pdf = PDFKit.PDFDocument

/** Figtree (SIL OFL 1.1), read once: the shop's font, whose licence allows embedding it in files. */
const fontFile = (name: string) => join(projectRoot, 'apps/server/data/fonts', name)
let fonts: { regular: Buffer; bold: Buffer } | undefined

export type PdfElement = PDFKit.PDFStructureElement

interface PdfHead {
  title: string
  author: string
  /** Who made it and when, at the bottom of every page. */
  made: string
}

/** The bytes of a tagged PDF (A4, Italian), whose document `write` fills; the footers are written afterwards. */
export async function makePdf(
  { title, author, made }: PdfHead,
  now: Date,
  write: (pdf: Pdf, root: PdfElement) => void | Promise<void>,
): Promise<Buffer> {
  const { pdf, done } = openPdf({ title, author }, now)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  await write(pdf, root)
  root.end()
  writeFooters(pdf, made)
  pdf.end()
  return done
}

/** Adds an element to a document, and writes what is in it. */
export const taggedIn = (pdf: Pdf, root: PdfElement) => (type: string, write: () => void) =>
  root.add(pdf.struct(type, {}, write))

/** A tagged PDF with the shop's font, and its bytes once `pdf.end()` was called. */
function openPdf(
  { title, author }: { title: string; author: string },
  now: Date,
): { pdf: Pdf; done: Promise<Buffer> } {
  fonts ??= {
    regular: readFileSync(fontFile('figtree-regular.ttf')),
    bold: readFileSync(fontFile('figtree-bold.ttf')),
  }
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    // A font that is opened here would be read from its bytes again at each change of the font.
    font: '',
    bufferPages: true,
    lang: LOCALE,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont(REGULAR, fonts.regular)
  pdf.registerFont(BOLD, fonts.bold)
  pdf.font(REGULAR)
  return { pdf, done }
}

/** What the documents of orders and due dates are made of: a line of kind, title, plain lines and headings. */
export function pdfParts(pdf: Pdf, root: PdfElement, colour: string) {
  const tagged = taggedIn(pdf, root)
  return {
    kind: (text: string) =>
      tagged('P', () =>
        pdf.font(BOLD, SIZE.small).fillColor(COLOUR.soft).text(text.toLocaleUpperCase(LOCALE)),
      ),
    title: (text: string) =>
      tagged('H1', () => pdf.font(BOLD, SIZE.title).fillColor(colour).text(text).moveDown(0.2)),
    line: (text: string) =>
      tagged('P', () => pdf.font(REGULAR, SIZE.text).fillColor(COLOUR.text).text(text, { lineGap: 2 })),
    heading: (text: string) =>
      tagged('H2', () => {
        keepTogether(pdf, SIZE.heading * 6)
        pdf.moveDown(0.8).font(BOLD, SIZE.heading).fillColor(colour).text(text).moveDown(0.25)
      }),
  }
}

/** Starts a new page if needed, so that a heading is never alone at the end of a page and a row never split. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (!hasRoom(pdf, height)) pdf.addPage()
}

/** Whether something of this height (points) still fits on the page. */
export const hasRoom = (pdf: Pdf, height: number): boolean =>
  pdf.y + height <= pdf.page.height - pdf.page.margins.bottom

/** Draws a thin line below a row; the next content starts below it. */
export function ruleBelow(pdf: Pdf, rowEnd: number): void {
  const { left, right } = pdf.page.margins
  const bottom = rowEnd + GAP / 3
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.moveTo(left, bottom).lineTo(pdf.page.width - right, bottom)
  pdf.lineWidth(0.5).strokeColor(COLOUR.line).stroke().endMarkedContent()
  pdf.x = left
  pdf.y = bottom + GAP / 2
}

/** Who made it and when, and the page number, at the bottom of every page. */
function writeFooters(pdf: Pdf, made: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    const { width, height, margins } = pdf.page
    // Otherwise text in the bottom margin would start a new page.
    margins.bottom = 0
    const place = { width: width - 2 * MARGIN, lineBreak: false } as const
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font(REGULAR, SIZE.small).fillColor(COLOUR.soft)
    pdf.text(made, MARGIN, height - MARGIN - 12, place)
    pdf.text(texts.page({ page: page + 1, pages: count }), MARGIN, height - MARGIN + 2, place)
    pdf.endMarkedContent()
  }
}
