import type { VersionAnswer } from '@cambusa/contract/shop/version'
import { CHUNK_TIMEOUT_MS } from '@cambusa/domain/constants'
import { tabStore } from './storage.ts'

const RELOADED_KEY = 'cambusa.reloaded-for-code'
/** A second failure so soon after a reload is not cured by another one. */
const AGAIN_MS = 60_000

/** Code or style of a part that did not come (specification §8: ChunkLoadError, CSS_CHUNK_LOAD_FAILED). */
function chunkError(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  const error = new Error(message, { cause })
  error.name = /CSS/.test(message) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError'
  return error
}

/** Whether an `import()` failed for want of its file, in the words of each browser; not by what the file does. */
export const isImportFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed/i.test(error.message)

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'].includes(error.name) || isImportFailure(error))

let coming = 0
const watchers = new Set<() => void>()

/** Whether the code of a part is on its way. */
export const isChunkComing = (): boolean => coming > 0

/** Told whenever code of a part sets out, has come or has failed; answers how to stop. */
export function onChunks(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function countComing(change: 1 | -1): void {
  coming += change
  watchers.forEach((watcher) => watcher())
}

/** Waits for the code of a part, at most 120 seconds (specification §9). */
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

/** Whether the shop itself answers: where it does not, loading the page anew would lose it. */
export async function isShopThere(): Promise<boolean> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await answer.json()) as Partial<VersionAnswer>
    return answer.ok && typeof version === 'string'
  } catch {
    return false
  }
}

/**
 * After a new release the old code is gone: loads the page anew, once a minute at most and only while the shop answers.
 * The answer is whether it does.
 */
export async function reloadForNewCode(now: number): Promise<boolean> {
  if (now - Number(tabStore.get(RELOADED_KEY) ?? 0) < AGAIN_MS || !(await isShopThere())) return false
  tabStore.set(RELOADED_KEY, String(now))
  window.location.reload()
  return true
}
