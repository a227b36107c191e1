import type { Table } from '../../../platform/tables/table.ts'

/** The files of a folder or an archive, as a table with one column of their paths in it. */
export interface FileListing extends Table {
  /** The content of a file, at most `mostBytes`. Throws FileRefused for one that is larger or cannot be read. */
  read: (path: string, mostBytes: number) => Promise<Buffer>
  close: () => Promise<void>
}

/** Why a file of a folder or an archive cannot be read; the message is Italian, as the reason of a refused row. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}
