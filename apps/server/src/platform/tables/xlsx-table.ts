import { tableTexts } from '@cambusa/messages/it/tables'
import { TableFailure } from './table-failure.ts'
import type { TableBytes } from './table-bytes.ts'
import type { TableOptions, TableRow } from './table.ts'
import { openArchive, xmlParser } from './xlsx-archive.ts'
import { sheetRows } from './xlsx-sheet.ts'
import { readStrings } from './xlsx-strings.ts'
import { readStyles } from './xlsx-styles.ts'
import { readWorkbook } from './xlsx-workbook.ts'

const MAX_UNFOLDED_BYTES = 4_294_967_296

/** Rows of a sheet, the header among them; empty ones are passed over. Throws TableFailure. */
export async function* xlsxRows(
  bytes: TableBytes,
  options: TableOptions,
  onBytes: (bytes: number) => void,
): AsyncIterable<TableRow> {
  const archive = await openArchive(bytes.source, options.maxUnfoldedBytes ?? MAX_UNFOLDED_BYTES)
  try {
    const workbook = await readWorkbook(archive, options.sheet)
    const styles = await readStyles(archive, workbook.stylesFile)
    const strings = await readStrings(archive, workbook.stringsFile, onBytes)
    const sheet = sheetRows({ styles, strings, isFrom1904: workbook.isFrom1904 })
    const parser = xmlParser(sheet.events)
    for await (const text of archive.texts(workbook.sheetFile, onBytes)) {
      parser.write(text)
      yield* sheet.take()
    }
    parser.close()
    yield* sheet.take()
    onBytes(bytes.totalBytes)
  } catch (error) {
    if (error instanceof TableFailure) throw error
    throw new TableFailure(tableTexts.workbookBroken)
  } finally {
    archive.close()
  }
}
