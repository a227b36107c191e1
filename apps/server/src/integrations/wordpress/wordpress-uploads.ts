import { createHash } from 'node:crypto'
import { fileType } from '../../modules/content/files/file-type.ts'
import { MOST_FILE_BYTES } from '../../modules/content/files/uploads.ts'
import type { ContentFile } from '../../modules/content/source/content-source.ts'
import { askWordPress } from './ask-wordpress.ts'

const FRESH_MS = 5 * 60_000
const KEPT_MS = 24 * 60 * 60_000
const AGAIN_MS = 30_000
/** Of all files in memory, and of names, known and unknown ones. */
const MOST_KEPT_BYTES = 64_000_000
const MOST_NAMES = 2_000
/** So many are asked for at once; others wait for their turn. */
const AT_ONCE = 6
/** No hidden names, no '..', nothing that a server reads in another way. */
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N} ._()@+,-]{0,150}$/u
const DEEPEST = 8

interface Kept {
  /** undefined: there is none, or it is neither a picture nor a PDF. */
  file: (ContentFile & { body: Buffer }) | undefined
  atMs: number
  triedMs: number
}

interface Needs {
  base: URL
  nowMs: () => number
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Lets a few of many run at once. */
function inTurn(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await run()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/**
 * Pictures and PDF of WordPress's uploads. Kept in memory, those not asked for longest given up first; shown for a day
 * when WordPress is away. One that is kept is answered at once, and asked for again behind it.
 */
export function openUploads({ base, nowMs }: Needs) {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<void>>()
  const turn = inTurn(AT_ONCE)
  let bytesKept = 0

  const remove = (path: string) => {
    bytesKept -= kept.get(path)?.file?.bytes ?? 0
    kept.delete(path)
  }
  const keep = (path: string, entry: Kept) => {
    remove(path)
    kept.set(path, entry)
    bytesKept += entry.file?.bytes ?? 0
    for (const oldest of kept.keys()) {
      if (bytesKept <= MOST_KEPT_BYTES && kept.size <= MOST_NAMES) break
      remove(oldest)
    }
  }
  const ask = async (path: string) => {
    const before = kept.get(path)
    const nameOf = path.split('/').map(encodeURIComponent).join('/')
    try {
      const url = new URL(`${base.href.replace(/\/+$/, '')}/wp-content/uploads/${nameOf}`)
      const { status, bytes } = await turn(() => askWordPress(url, MOST_FILE_BYTES))
      const contentType = status === 200 ? fileType(bytes) : undefined
      const file =
        contentType === undefined
          ? undefined
          : { body: bytes, bytes: bytes.length, contentType, etag: etagOf(bytes) }
      keep(path, { file, atMs: nowMs(), triedMs: nowMs() })
    } catch {
      keep(path, { file: before?.file, atMs: before?.atMs ?? -Infinity, triedMs: nowMs() })
    }
  }
  const asked = (path: string) => {
    const running = asking.get(path) ?? ask(path).finally(() => asking.delete(path))
    asking.set(path, running)
    return running
  }

  return async (path: string): Promise<ContentFile | undefined> => {
    const names = path.split('/')
    if (names.length > DEEPEST || !names.every((name) => NAME.test(name))) return undefined
    const found = kept.get(path)
    const ageMs = nowMs() - (found?.atMs ?? -Infinity)
    const isDue = ageMs >= FRESH_MS && nowMs() - (found?.triedMs ?? -Infinity) >= AGAIN_MS
    // Asked for last, given up last.
    if (found !== undefined) keep(path, found)
    if (isDue && found?.file !== undefined && ageMs < KEPT_MS) void asked(path)
    else if (isDue) await asked(path)
    const now = kept.get(path)
    return now !== undefined && nowMs() - now.atMs < KEPT_MS ? now.file : undefined
  }
}
