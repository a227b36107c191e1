import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { TableFailure } from './table-failure.ts'
import { shown, type TableLimits } from './table-limits.ts'

const HIDDEN = /\shidden\s*=\s*["'](?:1|true)["']/
const REF = /\sref\s*=\s*["']([A-Z]+\d+:[A-Z]+\d+)["']/
/** Maximum number of merged cells that are considered; a list has some hundred. */
const MAX_MERGED = 20_000
/** Nesting in a part; spreadsheets write about ten levels. */
const MAX_DEPTH = 100
/** Length of a text or a tag; a cell has at most 32,767 characters. */
const MAX_TOKEN = 262_144
const MAX_COLUMN = 16_384

/** A complete tag; angle brackets inside its quotes and unclosed quotes do not occur in well-formed files. */
const TAG = /<[^<>"']*(?:(?:"[^<"]*"|'[^<']*')[^<>"']*)*>/y
/** Sections that the XML reader skips, by their start and end. */
const SKIPPED = [
  { from: '<!--', to: '-->' },
  { from: '<![CDATA[', to: ']]>' },
  { from: '<?', to: '?>' },
] as const
/** Elements that are checked, with or without a namespace prefix. */
const NAMED = /<(?:[\w.-]*:)?(row|c|numFmt|mergeCell)(?=[\s/>])/y
/** A number format, which the reader scans for date codes; spreadsheets write at most 255 characters. */
const MAX_FORMAT = 2_000
/** The reference that a row ('12') or cell ('AB12') has. */
const PLACE = /(?:\s|(?<!\sxmlns):)r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const SLASH = 0x2f
const EXCLAMATION = 0x21
const QUESTION = 0x3f

/**
 * Counts the XML parts of a workbook while streaming, before a reader holds them: tags, depth, rows and the rectangle
 * spanned by the cells (a single distant cell makes it huge). Throws TableFailure beyond the limits, and for a tag that
 * a reader could parse differently.
 */
export function createXmlCounter(limits: TableLimits) {
  let tags = 0

  /** Counts one part; `write` receives its bytes in chunks. */
  function part() {
    let rest = ''
    /** Characters since the last '<'. */
    let silent = 0
    let depth = 0
    let sheetRows = 0
    let cells = 0
    let farRow = 0
    let farColumn = 0
    let hiddenRows = 0
    const merged: string[] = []

    function place(tag: string, isRow: boolean) {
      if (isRow) sheetRows += 1
      else cells += 1
      for (const [, double, single] of tag.matchAll(PLACE)) {
        const said = double ?? single ?? ''
        farRow = Math.max(farRow, rowOf(said))
        farColumn = Math.max(farColumn, columnOf(said))
      }
      if (sheetRows > limits.sheetRows)
        throw new TableFailure(tableTexts.tooManyRows({ max: shown(limits.sheetRows) }))
      if (Math.max(farRow * farColumn, cells) > limits.sheetCells)
        throw new TableFailure(tableTexts.tooManyCells)
    }

    function count(tag: string, name: string | undefined) {
      tags += 1
      if (tags > limits.tags) throw new TableFailure(tableTexts.tooLarge)
      if (tag.charCodeAt(1) === SLASH) depth -= 1
      else if (tag.charCodeAt(tag.length - 2) !== SLASH) depth += 1
      if (depth > MAX_DEPTH) throw new TableFailure(tableTexts.tooDeep)
      if (name === 'numFmt' && tag.length > MAX_FORMAT) throw new TableFailure(tableTexts.workbookBroken)
      if (name === 'row' || name === 'c') place(tag, name === 'row')
      if (name === 'row' && HIDDEN.test(tag)) hiddenRows += 1
      if (name === 'mergeCell' && merged.length < MAX_MERGED) merged.push(REF.exec(tag)?.[1] ?? '')
    }

    /** Reads all complete tokens; returns the position of the first incomplete one. */
    function read(text: string): number {
      for (let at = text.indexOf('<'); at >= 0;) {
        const end = skippedEnd(text, at) ?? tagEnd(text, at)
        if (end < 0) return at
        at = text.indexOf('<', end)
      }
      return text.length
    }

    function tagEnd(text: string, at: number): number {
      TAG.lastIndex = at
      if (TAG.test(text)) {
        const end = TAG.lastIndex
        NAMED.lastIndex = at
        count(text.slice(at, end), NAMED.exec(text)?.[1])
        return end
      }
      if (text.indexOf('<', at + 1) >= 0) throw new TableFailure(tableTexts.workbookBroken)
      return -1
    }

    function write(bytes: Buffer) {
      // XML that the reader understands has no zero bytes; UTF-16 has.
      if (bytes.includes(0)) throw new TableFailure(tableTexts.workbookBroken)
      const text = rest + bytes.toString('latin1')
      rest = text.slice(read(text))
      const last = text.lastIndexOf('<')
      silent = last < 0 ? silent + text.length : text.length - last
      if (Math.max(rest.length, silent) > MAX_TOKEN) throw new TableFailure(tableTexts.cellTooLong)
    }

    return { write, facts: () => ({ merged, hiddenRows }) }
  }

  return { part }
}

/** The end of a comment, a CDATA section or an instruction: -1 if it is incomplete; undefined: it is none of these. */
function skippedEnd(text: string, at: number): number | undefined {
  const second = text.charCodeAt(at + 1)
  if (second !== EXCLAMATION && second !== QUESTION) return Number.isNaN(second) ? -1 : undefined
  for (const { from, to } of SKIPPED) {
    if (!text.startsWith(from, at)) {
      if (from.startsWith(text.slice(at, at + from.length))) return -1
      continue
    }
    const end = text.indexOf(to, at)
    return end < 0 ? -1 : end + to.length
  }
  return undefined
}

/** A reference in another notation (for example with entities) counts as the most distant. */
function rowOf(place: string): number {
  const digits = /^[A-Z]{0,3}(\d{1,7})$/.exec(place)?.[1]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

function columnOf(place: string): number {
  let column = 0
  for (const letter of /^[A-Z]*/.exec(place)?.[0] ?? '') column = column * 26 + (letter.charCodeAt(0) - 64)
  return Math.min(column, MAX_COLUMN) || 1
}
