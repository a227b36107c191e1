import { tableTexts } from '@cambusa/messages/it/tables'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { TableFailure } from './table-failure.ts'
import type { TableSource } from './table.ts'

const MAX_ENTRIES = 10_000
/** A sheet is held in memory as a full rectangle, some 250 bytes a cell: what an operator's file and an upload may be. */
const MAX_CELLS = { file: 6_000_000, upload: 300_000 }
const WORKBOOK = 'xl/workbook.xml'
const MAX_COLUMN = 16_384
/** The place of a cell ('AB12') or of a row ('12'), wherever its tag is cut. */
const PLACE = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** A cell, also one that does not say its place. */
const CELL = /<(?:[\w.-]+:)?c[\s/>]/g
const LONGEST_TAG = 256

/**
 * Unfolds a workbook once without keeping it, before a reader holds it in memory. Throws TableFailure where it would
 * be more than so many bytes (whatever the archive says of its sizes) or a rectangle of too many cells (one far cell is
 * enough for that), or where it is no workbook.
 */
export async function checkWorkbookSize(source: TableSource, maxUnfoldedBytes: number): Promise<void> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false }
  const isFile = typeof source === 'string'
  const zip: ZipFile = await (
    isFile ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(() => {
    throw new TableFailure(tableTexts.workbookBroken)
  })
  const maxCells = isFile ? MAX_CELLS.file : MAX_CELLS.upload
  let unfolded = 0
  let entries = 0
  let isWorkbook = false
  try {
    for await (const entry of zip.eachEntry()) {
      entries += 1
      isWorkbook ||= entry.fileName.toLowerCase() === WORKBOOK
      unfolded += entry.uncompressedSize
      if (unfolded > maxUnfoldedBytes || entries > MAX_ENTRIES) throw new TableFailure(tableTexts.tooLarge)
      if ((await countCells(zip, entry)) > maxCells) throw new TableFailure(tableTexts.tooManyCells)
    }
  } catch (error) {
    throw error instanceof TableFailure ? error : new TableFailure(tableTexts.workbookBroken)
  } finally {
    zip.close()
  }
  if (!isWorkbook) throw new TableFailure(tableTexts.notATable)
}

/** Cells of the rectangle that a sheet spans; 0 for other files. The stream breaks off beyond the size it is said to have. */
async function countCells(zip: ZipFile, entry: Entry): Promise<number> {
  let rows = 0
  let columns = 0
  let cells = 0
  let tail = ''
  let isSheet: boolean | undefined
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const text = tail + (chunk as Buffer).toString('latin1')
    isSheet ??= /<(?:[\w.-]+:)?worksheet[\s>]/.test(text.slice(0, 4096)) || text.includes('\u0000')
    if (!isSheet) continue
    for (const [, double, single] of text.matchAll(PLACE)) {
      const place = double ?? single ?? ''
      rows = Math.max(rows, rowOf(place))
      columns = Math.max(columns, columnOf(place))
    }
    cells += text.match(CELL)?.length ?? 0
    tail = text.slice(-LONGEST_TAG)
  }
  return Math.max(rows * columns, cells)
}

/** A place that is written in another way (by entities, say) is taken for the farthest. */
function rowOf(place: string): number {
  const digits = /^[A-Za-z]{0,3}(\d{1,7})$/.exec(place)?.[1]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

function columnOf(place: string): number {
  let column = 0
  for (const letter of /^[A-Za-z]*/.exec(place)?.[0] ?? '')
    column = column * 26 + (letter.toUpperCase().charCodeAt(0) - 64)
  return Math.min(column, MAX_COLUMN) || 1
}
