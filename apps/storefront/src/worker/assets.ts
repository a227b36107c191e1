import { ASSETS, findIn, keepIn } from './caches.ts'

/** A file of the build, not somebody else's page in its place. */
const isFile = (answer: Response): boolean =>
  answer.ok && !/html/.test(answer.headers.get('content-type') ?? 'html')

/** A file that is named by its content: from the cache, else from the network, and from then on from the cache. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  const kept = await findIn(ASSETS, pathname)
  if (kept) return kept
  const answer = await fetch(request)
  if (isFile(answer)) event.waitUntil(keepIn(ASSETS, pathname, answer.clone()))
  return answer
}

/**
 * Keeps files one after the other, those that are not kept yet. What the page has loaded comes from the browser's own
 * cache, which keeps these files for ever: nothing is loaded twice.
 */
export async function keepAssets(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (await findIn(ASSETS, file)) continue
    try {
      const answer = await fetch(file)
      if (isFile(answer)) await keepIn(ASSETS, file, answer)
    } catch {
      // Without a network the next visit goes on.
      return
    }
  }
}

/** Drops files of other releases, once no page needs them. */
export async function dropOldAssets(files: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(ASSETS)
    const wanted = new Set(files)
    const old = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname))
    for (const key of old) await cache.delete(key)
  } catch {
    // Storage is refused: nothing was kept.
  }
}
