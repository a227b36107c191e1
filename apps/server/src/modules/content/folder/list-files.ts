import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file of the content folder, as its directory entry tells. */
export interface ContentEntry {
  /** Path within the folder, with '/'. */
  path: string
  bytes: number
  /** Changes when the file does. */
  mark: string
}

const DEEPEST = 4
const MOST_FILES = 5_000
/** Read when a browser asks for one. */
const NOT_LISTED = new Set(['uploads'])

/**
 * The files of a folder that are content; names with '.' or '_' in front are not. Rejects when the folder itself cannot
 * be read. A symbolic link counts if it leads to a file of the same folder (volumes of Kubernetes are made so).
 */
export async function listFiles(folder: string): Promise<ContentEntry[]> {
  const root = await realpath(folder)
  const found: ContentEntry[] = []

  async function note(path: string, name: string, isLink: boolean): Promise<void> {
    const file = join(root, path, name)
    const real = isLink ? await realpath(file) : file
    if (!real.startsWith(root + sep)) return
    const facts = await stat(real)
    const inside = path === '' ? name : `${path}/${name}`
    if (facts.isDirectory()) await walk(inside)
    else if (facts.isFile() && found.length < MOST_FILES)
      found.push({ path: inside, bytes: facts.size, mark: `${facts.size}.${facts.mtimeMs}.${facts.ctimeMs}` })
  }

  async function walk(path: string): Promise<void> {
    if (path.split('/').length >= DEEPEST) return
    const entries = await readdir(join(root, path), { withFileTypes: true })
    for (const entry of entries) {
      if (/^[._]/.test(entry.name) || (path === '' && NOT_LISTED.has(entry.name)) || isOther(entry)) continue
      // It may have been removed since; then it is not there.
      await note(path, entry.name, entry.isSymbolicLink()).catch(() => undefined)
    }
  }

  await walk('')
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

const isOther = (entry: Dirent) => !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink()
