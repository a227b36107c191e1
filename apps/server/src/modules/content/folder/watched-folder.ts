import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import { assemble, NO_CONTENT, type ContentState } from './content-state.ts'
import { listFiles, type ContentEntry } from './list-files.ts'
import { ContentMistake, type Mistake } from './mistake.ts'
import { TextPostponed, type ReadContentFile } from './read-apart.ts'
import type { FileRead } from './read-file.ts'

const SLIDES_FILE = 'slides.json'
const LONGEST_BYTES = 256 * 1024

/** What is known of a file: its last good version, and what is wrong with the present one. */
interface KnownFile {
  mark: string
  /** Hash of the bytes of the good version. */
  digest: string
  read: FileRead | undefined
  mistakes: Mistake[]
}

export interface FolderPlace {
  folder: string
  /** Stands for the folder's slides.json. */
  slidesFile: string | undefined
}

export interface WatchedFolder {
  state(): ContentState
  version(): string
  mistakes(): readonly Mistake[]
  /** The folder itself cannot be read, or has been emptied. */
  isAway(): boolean
  /** Looks once and reads what is new; true if something changed. Never rejects. */
  look(): Promise<boolean>
}

/**
 * The content of a folder, kept in memory. A look lists the folder and reads changed files only; a file that changes is
 * read when two looks in a row find it the same, so that nobody gets half of one that is being written. A file with a
 * mistake keeps its last good version. One that takes long is read to its end by the next look: the others are shown
 * meanwhile.
 */
export function watchFolder({ folder, slidesFile }: FolderPlace, reader: ReadContentFile): WatchedFolder {
  const known = new Map<string, KnownFile>()
  /** Paths of texts that the next look reads to their end. */
  const postponed = new Set<string>()
  /** Marks of the last look. */
  let before = new Map<string, string>()
  let state = NO_CONTENT
  let version = ''
  let mistakes: readonly Mistake[] = []
  let isAway = false
  let isFirst = true
  /** One look at a time: a text may be read for long. */
  let lastLook = Promise.resolve(false)

  async function entries(): Promise<ContentEntry[] | undefined> {
    try {
      const found = await listFiles(folder)
      const own = slidesFile === undefined ? found : found.filter(({ path }) => path !== SLIDES_FILE)
      const slides = slidesFile === undefined ? [] : [await slidesEntry(slidesFile)]
      return found.length === 0 && known.size > 0 ? undefined : [...own, ...slides]
    } catch {
      return undefined
    }
  }

  async function look(): Promise<boolean> {
    const found = await entries()
    isAway = found === undefined
    if (found === undefined) return false
    const marks = new Map(found.map(({ path, mark }) => [path, mark]))
    const isSettled = (path: string) => isFirst || before.get(path) === marks.get(path)
    const changed = found.filter(({ path, mark }) => known.get(path)?.mark !== mark && isSettled(path))
    const gone = [...known.keys()].filter((path) => !marks.has(path) && isSettled(path))
    before = marks
    for (const path of gone) known.delete(path)
    for (const entry of changed) await read(entry)
    if (changed.length > 0 || gone.length > 0 || isFirst) combine()
    isFirst = false
    return changed.length > 0 || gone.length > 0
  }

  async function read(entry: ContentEntry): Promise<void> {
    const { path, mark } = entry
    const file = path === SLIDES_FILE && slidesFile !== undefined ? slidesFile : join(folder, path)
    const last = known.get(path)
    try {
      const { bytes, result } = await readOne(entry, file)
      const digest = createHash('sha256').update(bytes).digest('base64url')
      const notes = result.notes.map((note) => ({ file: path, ...note }))
      known.set(path, { mark, digest, read: result.read, mistakes: notes })
    } catch (error) {
      const wrong = mistakeOf(error)
      const isPostponed = error instanceof TextPostponed
      if (isPostponed) postponed.add(path)
      const mistake = { file: path, line: wrong.line, reason: wrong.message }
      // Without its mark the next look takes it for a changed one.
      const kept = { mark: isPostponed ? '' : mark, digest: last?.digest ?? '', read: last?.read }
      known.set(path, { ...kept, mistakes: [mistake] })
    }
  }

  async function readOne({ path, bytes: length }: ContentEntry, file: string) {
    if (length > LONGEST_BYTES) throw new ContentMistake(1, contentTexts.tooLong)
    const bytes = await readFile(file)
    return { bytes, result: await reader(path, bytes.toString('utf8'), postponed.delete(path)) }
  }

  function combine(): void {
    const files = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const good = files.flatMap(([path, { read: one }]) => (one === undefined ? [] : [{ path, read: one }]))
    const { state: made, notes } = assemble(good)
    state = made
    mistakes = [...files.flatMap(([, file]) => file.mistakes), ...notes]
    const digests = files.map(([path, { digest }]) => `${path} ${digest}`).join('\n')
    version = createHash('sha256').update(digests).digest('base64url').slice(0, 16)
  }

  return {
    state: () => state,
    version: () => version,
    mistakes: () => mistakes,
    isAway: () => isAway,
    look: () => (lastLook = lastLook.then(look).catch(() => false)),
  }
}

function mistakeOf(error: unknown): ContentMistake {
  if (error instanceof ContentMistake) return error
  return new ContentMistake(
    1,
    error instanceof TextPostponed ? contentTexts.stillRead : contentTexts.unreadable,
  )
}

/** The file that stands for the folder's slides; one that is missing counts, so that its absence is told. */
async function slidesEntry(file: string): Promise<ContentEntry> {
  const facts = await stat(file).catch(() => undefined)
  return {
    path: SLIDES_FILE,
    bytes: facts?.size ?? 0,
    mark: facts === undefined ? 'none' : `${facts.size}.${facts.mtimeMs}.${facts.ctimeMs}`,
  }
}
