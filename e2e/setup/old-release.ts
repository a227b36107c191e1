import { version } from '../../package.json'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

/** The built storefront of today. */
export const NEW_RELEASE = join(import.meta.dirname, '../../apps/storefront/dist')
const OLD_VERSION = '1.0.0'
/** Beside a file, for browsers that take it compressed; the server serves the plain file where it is missing. */
const COMPRESSED = ['.br', '.gz']
const TEXT = ['.js', '.css', '.html', '.json']
/** The signs of a file's content in its name. */
const SIGNS = /[\w-]{7}(?=\.\w+$)/

/**
 * Writes an older release of the storefront into a folder: the same code with a lower version and every asset under
 * another name, as after a change of every file.
 */
export async function writeOldRelease(folder: string): Promise<void> {
  const assets = (await readdir(join(NEW_RELEASE, 'assets'))).filter((name) => !isCompressed(name))
  const names = new Map(
    assets.flatMap((name, index) => {
      const signs = SIGNS.exec(name)?.[0]
      return signs === undefined ? [] : [[signs, `old${index.toString(36).padStart(4, '0')}`] as const]
    }),
  )
  const renamed = (text: string) =>
    [...names]
      .reduce((all, [signs, other]) => all.replaceAll(signs, other), text)
      .replaceAll(version, OLD_VERSION)
  await cp(NEW_RELEASE, folder, { recursive: true, filter: (path) => !isCompressed(path) })
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path)
    if (TEXT.includes(extname(path))) await writeFile(file, renamed(await readFile(file, 'utf8')))
    const other = renamed(basename(path))
    if (other !== basename(path)) await cp(file, join(file, '..', other)).then(() => rm(file))
  }
}

/** Writes today's release into a folder with the assets of another beside its own, as where both are kept for a time. */
export async function writeReleaseBeside(folder: string, old: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(join(old, 'assets'), join(folder, 'assets'), { recursive: true })
  await cp(NEW_RELEASE, folder, { recursive: true })
}

const isCompressed = (path: string) => COMPRESSED.includes(extname(path))
