import { tableTexts } from '@cambusa/messages/it/tables'
import { fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { TableFailure } from './table-failure.ts'
import type { TableSource } from './table.ts'

const MAX_ENTRIES = 10_000
const WORKBOOK = 'xl/workbook.xml'

/**
 * Sizes that the archive names, before anything of it is unfolded. Throws TableFailure where it would unfold to more
 * than so many bytes, or is no workbook.
 */
export async function checkWorkbookSize(source: TableSource, maxUnfoldedBytes: number): Promise<void> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false }
  const zip: ZipFile = await (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(() => {
    throw new TableFailure(tableTexts.workbookBroken)
  })
  let unfolded = 0
  let entries = 0
  let isWorkbook = false
  try {
    for await (const entry of zip.eachEntry()) {
      unfolded += entry.uncompressedSize
      entries += 1
      isWorkbook ||= entry.fileName.toLowerCase() === WORKBOOK
      if (unfolded > maxUnfoldedBytes || entries > MAX_ENTRIES) throw new TableFailure(tableTexts.tooLarge)
    }
  } catch (error) {
    throw error instanceof TableFailure ? error : new TableFailure(tableTexts.workbookBroken)
  } finally {
    zip.close()
  }
  if (!isWorkbook) throw new TableFailure(tableTexts.notATable)
}
