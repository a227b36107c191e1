import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { TableFailure } from './table-failure.ts'
import { shown, type TableLimits } from './table-limits.ts'

const HIDDEN = /\shidden\s*=\s*["'](?:1|true)["']/
const REF = /\sref\s*=\s*["']([A-Z]+\d+:[A-Z]+\d+)["']/
/** Merged cells that are looked at; a list has some hundred. */
const MAX_MERGED = 20_000
/** Levels of a part; what spreadsheets write has some ten. */
const MAX_DEPTH = 100
/** A text or a tag; a cell holds at most 32,767 characters. */
const MAX_TOKEN = 262_144
const MAX_COLUMN = 16_384

/** A whole tag; signs of a tag within its quotes, and quotes that stay open, are in no well-formed file. */
const TAG = /<[^<>"']*(?:(?:"[^<"]*"|'[^<']*')[^<>"']*)*>/y
/** Where the reader skips to, by the first sign after '<' and the next. */
const SKIPPED = [
  { from: '<!--', to: '-->' },
  { from: '<![CDATA[', to: ']]>' },
  { from: '<?', to: '?>' },
] as const
/** What is looked at more closely, with the prefix of a namespace or without. */
const NAMED = /<(?:[\w.-]*:)?(row|c|numFmt|mergeCell)(?=[\s/>])/y
/** A number's format, which the reader searches for signs of a date; spreadsheets write at most 255 characters. */
const MAX_FORMAT = 2_000
/** The place that a row ('12') or cell ('AB12') says it has. */
const PLACE = /(?:\s|(?<!\sxmlns):)r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const SLASH = 0x2f
const EXCLAMATION = 0x21
const QUESTION = 0x3f

/**
 * Counts the XML parts of a workbook as they pass by, before a reader holds them: tags, depth, rows and the rectangle
 * that its cells span (one far cell is enough for that). Throws TableFailure beyond the limits, and where a tag is
 * written so that a reader might see another one.
 */
export function createXmlCounter(limits: TableLimits) {
  let tags = 0

  /** Counts one part; `write` takes its bytes as they come. */
  function part() {
    let rest = ''
    /** Since the last '<'. */
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

    /** Reads as far as tokens are whole; answers where the first begins that is not. */
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
      // No XML that the reader understands has zero bytes; UTF-16 has.
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

/** Where a comment, a CDATA section or an instruction ends: -1 where it is not whole yet; undefined: it is none. */
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

/** A place that is written in another way (by entities, say) is taken for the farthest. */
function rowOf(place: string): number {
  const digits = /^[A-Z]{0,3}(\d{1,7})$/.exec(place)?.[1]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

function columnOf(place: string): number {
  let column = 0
  for (const letter of /^[A-Z]*/.exec(place)?.[0] ?? '') column = column * 26 + (letter.charCodeAt(0) - 64)
  return Math.min(column, MAX_COLUMN) || 1
}
