/** Files named by their content: the same in every release that has them. */
export const ASSETS = 'cambusa.assets'

const PAGES = 'cambusa.pages.'
const OWN = 'cambusa.own.'
const SHELL = 'cambusa.shell.'

/** The caches of a release. Answers and pages of another one may not fit its code. */
export const cachesOf = (release: string) => ({
  /** The page as the build left it. */
  shell: SHELL + release,
  /** Pages that the server has rendered for everybody. */
  pages: PAGES + release,
  /** Answers of the API, by owner. */
  own: OWN + release,
})

/**
 * Puts an answer into a cache. Where the storage is full, the oldest answers of the cache make room; where it is refused,
 * nothing is kept and nobody notices.
 */
export async function keepIn(name: string, key: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(name)
    const again = answer.clone()
    try {
      await replace(cache, key, answer)
    } catch {
      await dropOldest(cache, (await cache.keys()).length / 2)
      await replace(cache, key, again)
    }
  } catch {
    // The shop works without.
  }
}

/** The newest is the last: what is oldest is dropped first. */
async function replace(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.delete(key)
  await cache.put(key, answer)
}

async function dropOldest(cache: Cache, count: number): Promise<void> {
  for (const key of (await cache.keys()).slice(0, Math.ceil(count))) await cache.delete(key)
}

/** Drops the oldest beyond `most` of the keys that begin in this way; keys are relative to the shop's address. */
export async function keepNewest(name: string, most: number, beginning = ''): Promise<void> {
  try {
    const cache = await caches.open(name)
    const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(`/${beginning}`))
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
  } catch {
    // Storage is refused: there is nothing to drop.
  }
}

/** What a cache holds of a key; undefined also where storage is refused. */
export async function findIn(name: string, key: string): Promise<Response | undefined> {
  try {
    return await caches.match(key, { cacheName: name, ignoreVary: true })
  } catch {
    return undefined
  }
}

/** Deletes the shop's caches whose name is chosen. */
export async function deleteCaches(isChosen: (name: string) => boolean): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith('cambusa.') && isChosen(name))
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Nothing was kept.
  }
}

/** Whether the cache holds what one shopper was answered or has looked at. */
export const isOfShopper = (name: string): boolean => name.startsWith(PAGES) || name.startsWith(OWN)
