import type { VersionAnswer } from '@cambusa/contract/shop/version'
import { CHUNK_TIMEOUT_MS } from '@cambusa/domain/constants'
import { serverUrl } from '../device/server-url.ts'
import { tabStore } from './storage.ts'

const RELOADED_KEY = 'cambusa.reloaded-for-code'
/** Another reload does not help if the last one was this recent. */
const AGAIN_MS = 60_000

/** A script or style sheet of a chunk that failed to load (specification §8: ChunkLoadError, CSS_CHUNK_LOAD_FAILED). */
function chunkError(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  const error = new Error(message, { cause })
  error.name = /CSS/.test(message) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError'
  return error
}

/**
 * Whether an `import()` failed to load its file, by the message of each browser; an error thrown by the module is none.
 */
export const isImportFailure = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed/i.test(error.message)

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'].includes(error.name) || isImportFailure(error))

let coming = 0
const watchers = new Set<() => void>()

/** Whether a chunk is being loaded. */
export const isChunkComing = (): boolean => coming > 0

/** Calls back when a chunk starts to load, has loaded or has failed; returns a function that stops it. */
export function onChunks(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function countComing(change: 1 | -1): void {
  coming += change
  watchers.forEach((watcher) => watcher())
}

/** Waits for a chunk, at most 120 seconds (specification §9). */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), CHUNK_TIMEOUT_MS)
  })
  countComing(1)
  try {
    return await Promise.race([load(), tooLate])
  } catch (cause) {
    throw chunkError(cause)
  } finally {
    clearTimeout(timer)
    countComing(-1)
  }
}

/** Whether the shop answers: if not, a reload would lose the page. */
export async function isShopThere(): Promise<boolean> {
  try {
    const answer = await fetch(serverUrl('/version.json'), { cache: 'no-store' })
    const { version } = (await answer.json()) as Partial<VersionAnswer>
    return answer.ok && typeof version === 'string'
  } catch {
    return false
  }
}

let tellNewVersion: (() => Promise<boolean>) | undefined

/**
 * Who tells that code is gone, from the shopper's first event on: resolves to whether the box is shown. Returns a
 * function that withdraws it.
 */
export function onCodeGone(tell: () => Promise<boolean>): () => void {
  tellNewVersion = tell
  return () => void (tellNewVersion = undefined)
}

const told = new WeakSet<object>()

/** Whether the shopper was told of a new version because of this failure of `loadChunk`. */
export const isToldAsNewVersion = (error: Error): boolean => told.has(error.cause as object)

/**
 * After a new release the old code is gone, for which `error` stands: tells of the new version, while the shop answers.
 * A page that can tell nothing, because nobody has touched it yet or the code of the box is gone too, is reloaded, at
 * most once a minute. Resolves to whether it is.
 */
export async function reloadForNewCode(error: Error, now: number): Promise<boolean> {
  if (!(await isShopThere())) return false
  if (await tellNewVersion?.()) {
    told.add(error)
    return false
  }
  if (now - Number(tabStore.get(RELOADED_KEY) ?? 0) < AGAIN_MS) return false
  tabStore.set(RELOADED_KEY, String(now))
  window.location.reload()
  return true
}
