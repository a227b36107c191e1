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

/** Room that a sum needs at the end of a page. */
const SUM_HEIGHT = SIZE.text * 2 + GAP

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
  const heads = measured(
    pdf,
    placed,
    columns.map(({ head }) => head),
    'head',
  )
  const hasHeads = columns.some(({ head }) => head !== '')
  let cents = 0
  rows.forEach((cells, at) => {
    const row = measured(pdf, placed, cells, 'row')
    const sumHeight = sum === undefined || at === rows.length - 1 ? 0 : SUM_HEIGHT
    const headHeight = at === 0 && hasHeads ? heads.height + GAP : 0
    const isFull = !hasRoom(pdf, headHeight + row.height + GAP + sumHeight)
    if (isFull && at > 0 && sum !== undefined) drawSum(pdf, sum.carried, cents)
    if (isFull) pdf.addPage()
    if (hasHeads && at === 0) writeTagged(pdf, table, placed, heads)
    if (isFull && at > 0) {
      if (hasHeads) paperOnly(pdf, () => drawCells(pdf, placed, heads))
      if (sum !== undefined) drawSum(pdf, sum.brought, cents)
    }
    writeTagged(pdf, table, placed, row)
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

/** Texts of a row and how high it is: to find out takes as long as to write it. */
interface Row {
  kind: 'head' | 'row'
  cells: readonly string[]
  height: number
}

const sizeOf = (kind: Row['kind']) => (kind === 'head' ? SIZE.small : SIZE.text)

function measured(pdf: Pdf, columns: readonly Placed[], cells: readonly string[], kind: Row['kind']): Row {
  pdf.font(REGULAR, sizeOf(kind))
  const height = Math.max(...columns.map(({ width }, at) => pdf.heightOfString(cells[at] ?? '', { width })))
  return { kind, cells, height }
}

function drawCell(pdf: Pdf, { left, width, isAmount }: Placed, text: string, kind: Row['kind'], top: number) {
  pdf.font(REGULAR, sizeOf(kind)).fillColor(kind === 'head' ? COLOUR.soft : COLOUR.text)
  pdf.text(text, left, top, { width, align: isAmount === true ? 'right' : 'left' })
}

function drawCells(pdf: Pdf, columns: readonly Placed[], { kind, cells, height }: Row) {
  const top = pdf.y
  columns.forEach((column, at) => drawCell(pdf, column, cells[at] ?? '', kind, top))
  pdf.y = top + height + GAP
}

/** Content added to an attached element is drawn at once. */
function writeTagged(
  pdf: Pdf,
  table: PdfElement,
  columns: readonly Placed[],
  { kind, cells, height }: Row,
): void {
  const top = pdf.y
  const written = columns.map((column, at) =>
    pdf.struct(kind === 'head' || column.isName === true ? 'TH' : 'TD', {}, () =>
      drawCell(pdf, column, cells[at] ?? '', kind, top),
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
