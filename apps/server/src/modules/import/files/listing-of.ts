import { importFileTexts } from '@cambusa/messages/it/operator/import-files'
import type { TableRow } from '../../../platform/tables/table.ts'
import type { FileListing } from '../rows/file-listing.ts'
import { ImportFailure } from '../rows/import-failure.ts'

/** What programs leave in folders, and nobody means. */
const LEFT_BY_PROGRAMS = /(?:^|\/)(?:\.|__MACOSX\/|thumbs\.db$|desktop\.ini$)/i

/** The listing of these files of `place`, in the order of their paths. Progress counts files. Throws ImportFailure for none. */
export function listingOf(
  place: string,
  paths: readonly string[],
  how: Pick<FileListing, 'read' | 'close'>,
): FileListing {
  const files = paths.filter((path) => !LEFT_BY_PROGRAMS.test(path)).toSorted()
  if (files.length === 0) throw new ImportFailure(importFileTexts.empty({ path: place }))
  let listed = 0
  async function* rows(): AsyncIterable<TableRow> {
    for (const path of files) {
      listed += 1
      yield { line: listed, cells: [path] }
    }
  }
  return {
    format: 'files',
    columns: ['file'],
    headerLine: 0,
    rows: rows(),
    progress: () => ({ readBytes: listed, totalBytes: files.length }),
    ...how,
  }
}
