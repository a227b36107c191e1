import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import {
  columnsXml,
  contentTypes,
  rootRelations,
  stylesXml,
  workbookRelations,
  workbookXml,
} from './xlsx-parts.ts'
import { rowXml } from './xlsx-row.ts'
import type { TableToWrite } from './write-table.ts'

const MAX_ROWS = 1_048_576
const BLOCK = 65_536
/** Text shrinks well at every level: more would only cost time. */
const COMPRESSION_LEVEL = 3

/** Streams a workbook of one sheet; memory does not grow with the rows. */
export function xlsxStream(table: TableToWrite): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  const fail = (error: unknown) =>
    void output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  zip.addBuffer(Buffer.from(contentTypes), '[Content_Types].xml')
  zip.addBuffer(Buffer.from(rootRelations), '_rels/.rels')
  zip.addBuffer(Buffer.from(workbookXml(table.sheetName)), 'xl/workbook.xml')
  zip.addBuffer(Buffer.from(workbookRelations), 'xl/_rels/workbook.xml.rels')
  zip.addBuffer(Buffer.from(stylesXml), 'xl/styles.xml')
  const sheet = Readable.from(sheetBlocks(table), { objectMode: false })
  sheet.on('error', fail)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: COMPRESSION_LEVEL })
  zip.end()
  output.on('close', () => sheet.destroy())
  zip.outputStream.pipe(output)
  return output
}

async function* sheetBlocks({ columns, rows }: TableToWrite) {
  const kinds = columns.map(({ kind }) => kind)
  let line = 1
  const header = columns.map(({ name }) => name)
  let block = columnsXml(columns) + rowXml(header, line, [], true)
  for await (const row of rows) {
    line += 1
    if (line > MAX_ROWS) throw new RangeError('a sheet holds 1,048,575 rows below its header')
    block += rowXml(row, line, kinds, false)
    if (block.length > BLOCK) {
      yield block
      block = ''
    }
  }
  yield `${block}</sheetData></worksheet>`
}
