import type { TableRow } from '../../../platform/tables/table.ts'
import type { FileListing } from '../rows/file-listing.ts'

/** What programs leave in folders, and nobody means. */
const LEFT_BY_PROGRAMS = /(?:^|\/)(?:\.|__MACOSX\/|thumbs\.db$|desktop\.ini$)/i

/** The listing of these files, in the order of their paths. Progress counts files. */
export function listingOf(paths: readonly string[], how: Pick<FileListing, 'read' | 'close'>): FileListing {
  const files = paths.filter((path) => !LEFT_BY_PROGRAMS.test(path)).toSorted()
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
