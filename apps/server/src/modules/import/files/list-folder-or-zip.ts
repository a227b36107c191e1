import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { importFileTexts } from '@cambusa/messages/it/operator/import-files'
import type { FileListing } from '../rows/file-listing.ts'
import { FileRefused } from '../rows/file-listing.ts'
import { ImportFailure } from '../rows/import-failure.ts'
import { listingOf } from './listing-of.ts'
import { listZip } from './list-zip.ts'

/** More files than this are no folder of pictures; their names alone would fill the memory. */
const MOST_FILES = 500_000

/** The files of a folder, with those of its folders, or of a ZIP. Throws ImportFailure. */
export async function listFiles(path: string): Promise<FileListing> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new ImportFailure(importFileTexts.missing({ path }))
  if (found.isDirectory()) return listFolder(path)
  if (found.isFile()) return listZip(path, MOST_FILES)
  throw new ImportFailure(importFileTexts.neither({ path }))
}

async function listFolder(folder: string): Promise<FileListing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ImportFailure(importFileTexts.missing({ path: folder }))
  })
  if (entries.length > MOST_FILES) throw new ImportFailure(importFileTexts.tooMany({ max: MOST_FILES }))
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
  return listingOf(folder, paths, {
    async read(path, mostBytes) {
      const file = join(folder, path)
      // Links are followed; what is no file, as a pipe, would never end.
      const { size } = await stat(file)
        .then((known) => (known.isFile() ? known : Promise.reject(new Error('no file'))))
        .catch(() => {
          throw new FileRefused(importFileTexts.unreadable)
        })
      if (size > mostBytes) throw new FileRefused(importFileTexts.tooManyBytes({ most: mostBytes }))
      return readFile(file).catch(() => {
        throw new FileRefused(importFileTexts.unreadable)
      })
    },
    close: () => Promise.resolve(),
  })
}
