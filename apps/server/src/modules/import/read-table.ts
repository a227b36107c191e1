import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { importTexts } from '@cambusa/messages/it/import'
import { ImportFailure } from './import-failure.ts'

/** One record of the file with the line it begins on (the header is line 1). */
export interface TableRow {
  line: number
  cells: string[]
}

export interface Table {
  columns: string[]
  rows: AsyncIterable<TableRow>
  /** Bytes read so far and in all, for the progress. */
  progress: () => { readBytes: number; totalBytes: number }
}

const DELIMITERS = [',', ';', '\t'] as const

/** Windows-1252 unless every byte is valid UTF-8: what spreadsheets write in Italy is one of the two. */
async function detectEncoding(path: string): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** The sign that parts most columns of the header line, outside quotes. */
export function detectDelimiter(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const counted = DELIMITERS.map((sign) => ({ sign, count: bare.split(sign).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}

async function firstLine(path: string, encoding: string): Promise<string> {
  const stream = createReadStream(path, { end: 65_535 })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return new TextDecoder(encoding).decode(Buffer.concat(chunks)).split(/\r?\n/, 1)[0] ?? ''
}

function decoderStream(encoding: string, onBytes: (bytes: number) => void): Transform {
  const decoder = new TextDecoder(encoding)
  return new Transform({
    readableObjectMode: false,
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length)
      done(null, decoder.decode(chunk, { stream: true }))
    },
    flush(done) {
      done(null, decoder.decode())
    },
  })
}

/** Opens a CSV file: encoding and delimiter are found, quoted line breaks understood. Throws ImportFailure. */
export async function readTable(path: string): Promise<Table> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile()) throw new ImportFailure(importTexts.fileMissing({ path }))
  const encoding = await detectEncoding(path)
  let readBytes = 0
  const parser = parse({
    delimiter: detectDelimiter(await firstLine(path, encoding)),
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const source = createReadStream(path)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(decoderStream(encoding, (bytes) => (readBytes += bytes))).pipe(parser)
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<{
    record: string[]
    info: { lines: number }
  }>
  const header = await records.next().catch(brokenFile)
  if (header.done === true) throw new ImportFailure(importTexts.fileEmpty)
  return {
    columns: header.value.record,
    rows: rowsOf(records, header.value.info.lines),
    progress: () => ({ readBytes, totalBytes: file.size }),
  }
}

function brokenFile(error: unknown): never {
  if (error instanceof CsvError) {
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
    throw new ImportFailure(importTexts.fileBroken({ line }))
  }
  throw error
}

async function* rowsOf(
  records: AsyncIterator<{ record: string[]; info: { lines: number } }>,
  headerLine: number,
): AsyncIterable<TableRow> {
  let line = headerLine + 1
  for (;;) {
    const next = await records.next().catch(brokenFile)
    if (next.done === true) return
    yield { line, cells: next.value.record }
    line = next.value.info.lines + 1
  }
}
