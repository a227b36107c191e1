import { formatEuro } from '@cambusa/domain/money/money'
import { COLOUR, GAP, hasRoom, REGULAR, BOLD, ruleBelow, SIZE, type Pdf, type PdfElement } from './pdf.ts'

/** A column: its head ('' where the table has none), its share of the width, and where its text stands. */
export interface TableColumnOfPdf {
  head: string
  share: number
  isAmount?: boolean
  /** Its cells name their rows. */
  isName?: boolean
}

/** The sum of a column that goes from page to page. */
interface Carried {
  /** Cents of each row. */
  cents: readonly number[]
  /** At the end of a page, and at the top of the next. */
  carried: string
  brought: string
}

interface TableOfPdf {
  columns: readonly TableColumnOfPdf[]
  rows: readonly (readonly string[])[]
  /** Without it nothing is summed. */
  sum?: Carried
}

interface Placed extends TableColumnOfPdf {
  left: number
  width: number
}

/**
 * A tagged table. A row is never split; on every further page the heads stand again, and with `sum` what the rows before
 * come to: both belong to the paper only, so that whoever has the file read aloud hears each line once.
 */
export function writePdfTable(pdf: Pdf, root: PdfElement, { columns, rows, sum }: TableOfPdf): void {
  const table = pdf.struct('Table')
  root.add(table)
  const placed = placedColumns(pdf, columns)
  const heads = columns.map(({ head }) => head)
  const hasHeads = heads.some((head) => head !== '')
  const writeHeads = () => drawCells(pdf, placed, heads, 'head')
  if (hasHeads) {
    const first = rows[0] === undefined ? 0 : heightOf(pdf, placed, rows[0], 'row')
    if (!hasRoom(pdf, heightOf(pdf, placed, heads, 'head') + first + 2 * GAP)) pdf.addPage()
    writeTagged(pdf, table, placed, heads, 'head')
  }
  let cents = 0
  rows.forEach((cells, at) => {
    const isLast = at === rows.length - 1
    const sumHeight = sum === undefined || isLast ? 0 : SIZE.text * 2 + GAP
    if (!hasRoom(pdf, heightOf(pdf, placed, cells, 'row') + GAP + sumHeight)) {
      if (sum !== undefined) drawSum(pdf, sum.carried, cents)
      pdf.addPage()
      if (hasHeads) paperOnly(pdf, writeHeads)
      if (sum !== undefined) drawSum(pdf, sum.brought, cents)
    }
    writeTagged(pdf, table, placed, cells, 'row')
    cents += sum?.cents[at] ?? 0
  })
  table.end()
}

function placedColumns(pdf: Pdf, columns: readonly TableColumnOfPdf[]): Placed[] {
  const { left, right } = pdf.page.margins
  const shares = columns.reduce((all, { share }) => all + share, 0)
  const unit = (pdf.page.width - left - right) / shares
  let from = left
  return columns.map((column, at) => {
    const isLast = at === columns.length - 1
    const place = { ...column, left: from, width: column.share * unit - (isLast ? 0 : GAP) }
    from += column.share * unit
    return place
  })
}

const sizeOf = (kind: 'head' | 'row') => (kind === 'head' ? SIZE.small : SIZE.text)

function heightOf(pdf: Pdf, columns: readonly Placed[], cells: readonly string[], kind: 'head' | 'row') {
  pdf.font(REGULAR, sizeOf(kind))
  return Math.max(...columns.map(({ width }, at) => pdf.heightOfString(cells[at] ?? '', { width })))
}

function drawCell(
  pdf: Pdf,
  { left, width, isAmount }: Placed,
  text: string,
  { kind, top }: { kind: 'head' | 'row'; top: number },
) {
  pdf.font(REGULAR, sizeOf(kind)).fillColor(kind === 'head' ? COLOUR.soft : COLOUR.text)
  pdf.text(text, left, top, { width, align: isAmount === true ? 'right' : 'left' })
}

function drawCells(pdf: Pdf, columns: readonly Placed[], cells: readonly string[], kind: 'head' | 'row') {
  const top = pdf.y
  columns.forEach((column, at) => drawCell(pdf, column, cells[at] ?? '', { kind, top }))
  pdf.y = top + heightOf(pdf, columns, cells, kind) + GAP
}

/** Content added to an attached element is drawn at once. */
function writeTagged(
  pdf: Pdf,
  table: PdfElement,
  columns: readonly Placed[],
  cells: readonly string[],
  kind: 'head' | 'row',
): void {
  const height = heightOf(pdf, columns, cells, kind)
  const top = pdf.y
  const written = columns.map((column, at) =>
    pdf.struct(kind === 'head' || column.isName === true ? 'TH' : 'TD', {}, () =>
      drawCell(pdf, column, cells[at] ?? '', { kind, top }),
    ),
  )
  table.add(pdf.struct('TR', {}, written))
  ruleBelow(pdf, top + height)
}

function paperOnly(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Pagination' })
  draw()
  pdf.endMarkedContent()
}

function drawSum(pdf: Pdf, label: string, cents: number): void {
  const { left, right } = pdf.page.margins
  const width = pdf.page.width - left - right
  const top = pdf.y
  paperOnly(pdf, () => {
    pdf.font(BOLD, SIZE.text).fillColor(COLOUR.text)
    pdf.text(label, left, top, { width: width / 2 })
    pdf.text(formatEuro(cents), left + width / 2, top, { width: width / 2, align: 'right' })
  })
  ruleBelow(pdf, top + SIZE.text * 1.3)
}
