import { importFileTexts } from '@cambusa/messages/it/operator/import-files'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { FileRefused, type FileListing } from '../rows/file-listing.ts'
import { ImportFailure } from '../rows/import-failure.ts'
import { listingOf } from './listing-of.ts'

/**
 * The files of a ZIP. Nothing is unpacked to disk: a path in it is only a name. Throws ImportFailure when it is no ZIP, has
 * paths that lead outside, or files that overlap, as small archives do that unpack to thousands of times their size.
 */
export async function listZip(path: string, mostFiles: number): Promise<FileListing> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ImportFailure(importFileTexts.noZip({ path }))
  })
  try {
    const entries = await entriesOf(zip, mostFiles, path)
    return listingOf(path, [...entries.keys()], {
      read: (name, mostBytes) => readEntry(zip, entries.get(name), mostBytes),
      close: () => Promise.resolve(zip.close()),
    })
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: ZipFile, mostFiles: number, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let packedBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      packedBytes += entry.compressedSize
      entries.set(entry.fileName, entry)
      if (entries.size > mostFiles) throw new ImportFailure(importFileTexts.tooMany({ max: mostFiles }))
    }
  } catch (error) {
    throw error instanceof ImportFailure ? error : new ImportFailure(importFileTexts.zipBroken({ path }))
  }
  if (packedBytes > zip.fileSize) throw new ImportFailure(importFileTexts.zipBroken({ path }))
  return entries
}

async function readEntry(zip: ZipFile, entry: Entry | undefined, mostBytes: number): Promise<Buffer> {
  if (entry === undefined) throw new FileRefused(importFileTexts.unreadable)
  if (entry.isEncrypted()) throw new FileRefused(importFileTexts.encrypted)
  if (entry.uncompressedSize > mostBytes)
    throw new FileRefused(importFileTexts.tooManyBytes({ most: mostBytes }))
  const parts: Buffer[] = []
  try {
    // The stream fails if the file has another length than the archive says.
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  } catch {
    throw new FileRefused(importFileTexts.unreadable)
  }
  return Buffer.concat(parts)
}
