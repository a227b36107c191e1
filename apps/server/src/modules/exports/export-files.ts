import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A run writes its file before its row is ready, and goes on writing: what is older belongs to nobody. */
const LEFT_MS = 3_600_000
const NAME = /^(\d{1,15})\.zip$/

/** The folder of the files of exports. */
export const exportsFolder = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'exports')

export const exportFile = (folder: string, exportId: number): string => join(folder, `${exportId}.zip`)

export const makeExportsFolder = (folder: string): Promise<unknown> => mkdir(folder, { recursive: true })

/** A file as a stream; undefined: it is gone. */
export async function openFile(path: string): Promise<Readable | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() === true ? createReadStream(path) : undefined
}

export async function removeExportFiles(folder: string, exportIds: readonly number[]): Promise<void> {
  for (const id of exportIds) await rm(exportFile(folder, id), { force: true })
}

/** Removes what killed runs of an export have left. */
export async function removeUnfinished(folder: string, exportId: number): Promise<void> {
  const begins = `${exportId}.zip.`
  for (const name of await readdir(folder))
    if (name.startsWith(begins)) await rm(join(folder, name), { force: true })
}

/** Removes files that no ready export has: of killed runs, and of accounts that were deleted. */
export async function removeLeftFiles(folder: string, wanted: ReadonlySet<number>, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const id = Number(NAME.exec(name)?.[1] ?? NaN)
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (!wanted.has(id) && now.getTime() - mtimeMs > LEFT_MS) await rm(path, { force: true })
  }
}
