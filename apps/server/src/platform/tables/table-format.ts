import { tableTexts } from '@cambusa/messages/it/operator/tables'
import type { TableBytes } from './table-bytes.ts'
import { TableFailure } from './table-failure.ts'
import { utf16Of } from './table-text.ts'
import type { TableFormat } from './table.ts'

const { others } = tableTexts
/** First bytes of files that are no tables, whatever their name. */
const FOREIGN: readonly (readonly [bytes: Buffer, sentence: string])[] = [
  [Buffer.from([0x1f, 0x8b]), others.packed({ name: 'gzip' })],
  [Buffer.from('BZh'), others.packed({ name: 'bzip2' })],
  [Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]), others.packed({ name: 'xz' })],
  [Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), others.packed({ name: 'zstd' })],
  [Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), others.packed({ name: '7z' })],
  [Buffer.from('Rar!'), others.packed({ name: 'RAR' })],
  [Buffer.from('%PDF'), others.pdf],
  [Buffer.from('{\\rtf'), others.document],
  [Buffer.from('PAR1'), others.database],
  [Buffer.from('SQLite format 3'), others.database],
]
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** A list, with or without records, or an object. */
const JSON_TEXT = /^(?:\[\s*(?:[[{\]"\d-]|null\b|true\b|false\b)|\{\s*["}])/
const UNPRINTED = /(?!\s)\p{Cc}/gu
/** Share of control characters in the first bytes above which a file is no text. */
const SOME = 0.1
const NOTHING = /^[\s\ufeff\p{Cc}]*$/u

/** Detects the format by the first bytes. Throws TableFailure that says what the file is instead of a table. */
export function formatOf({ head }: TableBytes): TableFormat {
  const begins = (bytes: Buffer) => head.subarray(0, bytes.length).equals(bytes)
  if (begins(ZIP)) return 'xlsx'
  if (begins(OLD_OFFICE)) throw new TableFailure(oldWorkbook(head))
  const foreign = FOREIGN.find(([bytes]) => begins(bytes))
  if (foreign !== undefined) throw new TableFailure(foreign[1])
  const utf16 = utf16Of(head)
  const text = new TextDecoder(utf16 ?? 'utf-8').decode(head).trimStart()
  if (NOTHING.test(text)) throw new TableFailure(tableTexts.fileEmpty)
  if (isBinary(text)) throw new TableFailure(tableTexts.notATable)
  if (/^<(?:!doctype html|html|table|head|meta|style)/i.test(text)) throw new TableFailure(others.html)
  if (/^<\?xml|^<[a-z:]+[\s>]/i.test(text)) throw new TableFailure(others.xml)
  return JSON_TEXT.test(text) ? 'json' : 'csv'
}

/** A table may contain a damaged row, so control characters count only in the first line or when there are many. */
function isBinary(text: string): boolean {
  const unprinted = text.match(UNPRINTED)?.length ?? 0
  if (unprinted === 0) return false
  const first = text.split('\n', 1)[0] ?? ''
  return unprinted > text.length * SOME || first.search(UNPRINTED) >= 0
}

/** A workbook with a password has the same container as the old format; the name of its stream distinguishes them. */
const oldWorkbook = (head: Buffer) =>
  head.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? tableTexts.workbookLocked : tableTexts.oldExcel
