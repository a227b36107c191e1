import { LEAST_GZIPPED } from '../../../platform/http/compress-answers.ts'
import { copyOfPlain, readyGzip, readyPlain, type ReadyData } from '../../../platform/http/ready-data.ts'
import { secondTimeMarks } from './second-time-cache.ts'

/** Memory of a cached page besides its bytes: its key and V8's objects for a buffer and a view of it. */
const BESIDES_BYTES = 500
/** When the cache is full, one in this many new pages replaces others ... */
const NEWCOMERS = 8
/** ... and every new page does while some pages were not used during this many requests per cached page. */
const IDLE_REQUESTS = 8

export type PageAnswer = { ready: ReadyData } | { dataJson: string }

interface Entry {
  ready: ReadyData
  /** Number of the last request for it. */
  asked: number
  /** Value of that number when the page was put at the end of the queue. */
  placed: number
}

/** Finished pages as bytes, compressed and plain, cached from the second request on in each form. */
export interface ResponseCache {
  /**
   * The page of a key, which must contain everything that it depends on; `make` builds its JSON when it is not cached.
   */
  answer(key: string, takesGzip: boolean, make: () => string): PageAnswer | Promise<PageAnswer>
  answer(
    key: string,
    takesGzip: boolean,
    make: () => string | Promise<string>,
  ): PageAnswer | Promise<PageAnswer>
  /** The plain page of a key, if cached. */
  found(key: string): ReadyData | undefined
  /** Caches a copy of a plain page that was assembled for one answer, from its second request on; returns its argument. */
  keepCopy(key: string, fresh: ReadyData): ReadyData
  clear(): void
}

/**
 * Each has its own buffer, never reused: a slow client may still be receiving it after its eviction. A page is
 * compressed once, and concurrent requests wait for the same result.
 */
export function responseCache(capacityBytes: number): ResponseCache {
  /** The page queued longest ago comes first. */
  const kept = new Map<string, Entry>()
  const isRepeated = secondTimeMarks()
  const packing = new Map<string, Promise<PageAnswer>>()
  let used = 0
  let requests = 0
  let turnedAway = 0
  let isFull = false
  const roomFor = ({ toVisitors }: ReadyData) => toVisitors.length + BESIDES_BYTES

  function remove(key: string, { ready }: Entry): void {
    kept.delete(key)
    used -= roomFor(ready)
  }

  function keep(key: string, ready: ReadyData): PageAnswer {
    const before = kept.get(key)
    if (before !== undefined) remove(key, before)
    const room = roomFor(ready)
    for (let out = idle(); used + room > capacityBytes && out !== undefined; out = idle()) {
      remove(...out)
      isFull = true
    }
    const entry = { ready, asked: requests, placed: requests }
    if (used + room > capacityBytes) return entry
    kept.set(key, entry)
    used += room
    return entry
  }

  /**
   * The first page not requested since it was queued; those before it that were requested are moved to the end. Moving
   * a page at every request would cost a twentieth of its answer, so pages are moved only when space is needed.
   */
  function idle(): [string, Entry] | undefined {
    for (const [key, entry] of kept) {
      if (entry.asked === entry.placed) return [key, entry]
      entry.placed = entry.asked
      kept.delete(key)
      kept.set(key, entry)
    }
    return undefined
  }

  function find(key: string): Entry | undefined {
    requests += 1
    const known = kept.get(key)
    if (known === undefined) return undefined
    known.asked = requests
    return known
  }

  function pack(key: string, dataJson: string): Promise<PageAnswer> {
    const running = readyGzip(dataJson)
      .then(
        (ready) => keep(key, ready),
        () => ({ dataJson }),
      )
      .finally(() => packing.delete(key))
    packing.set(key, running)
    return running
  }

  /**
   * When more pages are requested in turn than fit, each would be evicted just before its next request. With limited
   * admission a popular page is still admitted soon.
   */
  function isAdmitted(): boolean {
    if (!isFull) return true
    const [, oldest] = idle() ?? []
    if (oldest === undefined || requests - oldest.asked > IDLE_REQUESTS * kept.size) return true
    turnedAway = (turnedAway + 1) % NEWCOMERS
    return turnedAway === 0
  }

  function give(key: string, takesGzip: boolean, dataJson: string): PageAnswer | Promise<PageAnswer> {
    // A small answer is not compressed, and is built as fast as it is looked up.
    if (dataJson.length < LEAST_GZIPPED || !isRepeated(key) || !isAdmitted()) return { dataJson }
    if (!takesGzip) return keep(key, readyPlain(dataJson))
    return packing.get(key) ?? pack(key, dataJson)
  }

  return {
    answer(name, takesGzip, make) {
      const key = takesGzip ? `gzip ${name}` : name
      const known = find(key) ?? packing.get(key)
      if (known !== undefined) return known
      const made = make()
      if (typeof made === 'string') return give(key, takesGzip, made)
      return made.then((dataJson) => give(key, takesGzip, dataJson))
    },
    found: (key) => find(key)?.ready,
    keepCopy(key, fresh) {
      if (isRepeated(key) && isAdmitted()) keep(key, copyOfPlain(fresh))
      return fresh
    },
    clear() {
      kept.clear()
      used = 0
      isFull = false
    },
  }
}
