import { isUtf8 } from 'node:buffer'
import { decodeCodePage850, leanTo850 } from '@cambusa/domain/text/code-page-850'
import { decodeWindows1252 } from '@cambusa/domain/text/windows-1252'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** UTF-16 by its byte order mark, or because every other byte of plain text is zero. */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, 4096 & ~1)
  if (sample.length < 4) return undefined
  const zeros = (parity: number) => sample.filter((byte, place) => byte === 0 && place % 2 === parity).length
  const [even, odd] = [zeros(0), zeros(1)]
  const most = sample.length * 0.3
  if (odd > most && even === 0) return 'utf-16le'
  return even > most && odd === 0 ? 'utf-16be' : undefined
}

/**
 * Text of a file in whole lines. A line is UTF-8 if it is valid, else code page 850 if its accents are those of tills,
 * else Windows-1252, so that concatenated files are read correctly. UTF-16 by its byte order mark, which is dropped;
 * every line break becomes '\n'.
 */
export async function* decodeText(head: Buffer, chunks: AsyncIterable<Buffer>): AsyncIterable<string> {
  const utf16 = utf16Of(head)
  yield* oneLineBreak(utf16 === undefined ? decodeLines(chunks) : decodeUtf16(utf16, chunks))
}

async function* decodeUtf16(encoding: string, chunks: AsyncIterable<Buffer>) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function* decodeLines(chunks: AsyncIterable<Buffer>) {
  const decodeBlock = blockDecoder()
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = lastCut(bytes)
    rest = bytes.subarray(end)
    if (end === 0) continue
    const text = decodeBlock(bytes.subarray(0, end))
    yield isFirst ? withoutMark(text) : text
    isFirst = false
  }
  const last = decodeBlock(rest)
  yield isFirst ? withoutMark(last) : last
}

/** After the last line break; in a file of one line after the last ASCII byte, which no encoding splits. */
function lastCut(bytes: Buffer): number {
  const line = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN))
  if (line >= 0) return line + 1
  for (let end = bytes.length; end > 0; end -= 1) if ((bytes[end - 1] ?? 0xff) < 0x80) return end
  return 0
}

const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text)

/** Decodes a file's blocks of lines: an ambiguous line uses the code page that occurred more often. */
function blockDecoder(): (bytes: Buffer) => string {
  let lean = 0
  const decode = (line: string): string => {
    const own = leanTo850(line)
    return own > 0 || (own === 0 && lean > 0) ? decodeCodePage850(line) : decodeWindows1252(line)
  }
  return (bytes) => {
    if (isUtf8(bytes)) return bytes.toString('utf8')
    const lines = linesOf(bytes).map((line) => ({
      line,
      latin1: isUtf8(line) ? undefined : line.toString('latin1'),
    }))
    for (const { latin1 } of lines) lean += latin1 === undefined ? 0 : leanTo850(latin1)
    return lines
      .map(({ line, latin1 }) => (latin1 === undefined ? line.toString('utf8') : decode(latin1)))
      .join('')
  }
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed < 0 ? bytes.length : feed + 1
    lines.push(bytes.subarray(start, end))
    start = end
  }
  return lines
}

/** '\r\n' and the single '\r' of old programs become '\n', also across chunk boundaries. */
async function* oneLineBreak(texts: AsyncIterable<string>): AsyncIterable<string> {
  let held = ''
  for await (const text of texts) {
    const all = held + text
    held = all.endsWith('\r') ? '\r' : ''
    const whole = held === '' ? all : all.slice(0, -1)
    yield whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole
  }
  if (held !== '') yield '\n'
}
