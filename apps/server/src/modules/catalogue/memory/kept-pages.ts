import { LEAST_GZIPPED } from '../../../platform/compress-answers.ts'
import { readyGzip, readyPlain, type ReadyData } from '../../../platform/ready-data.ts'
import { secondTimeMarks } from './second-time-cache.ts'

/** What a kept page takes besides its bytes: its key and what the engine keeps of a buffer. */
const BESIDES_BYTES = 300

export type PageAnswer = { ready: ReadyData } | { dataJson: string }

/** Finished pages as bytes, compressed and not, from the second time on that they are asked for in a form. */
export interface KeptPages {
  /** The page of a key, which must name all that it is made of; `make` makes its JSON where it is not kept. */
  answer(key: string, takesGzip: boolean, make: () => string): PageAnswer | Promise<PageAnswer>
  answer(
    key: string,
    takesGzip: boolean,
    make: () => string | Promise<string>,
  ): PageAnswer | Promise<PageAnswer>
  clear(): void
}

/**
 * Each is a buffer of its own, never a place in one that is written again: a slow client may still be receiving it when
 * the cache has forgotten it. A page is compressed once, and who asks for it meanwhile waits for the same.
 */
export function keptPages(capacityBytes: number): KeptPages {
  /** The one asked for longest ago comes first. */
  const kept = new Map<string, { ready: ReadyData }>()
  const isRepeated = secondTimeMarks()
  const packing = new Map<string, Promise<PageAnswer>>()
  let used = 0

  function remove(key: string, { ready }: { ready: ReadyData }): void {
    kept.delete(key)
    used -= ready.bytes.length + BESIDES_BYTES
  }

  function keep(key: string, ready: ReadyData): PageAnswer {
    const before = kept.get(key)
    if (before !== undefined) remove(key, before)
    const entry = { ready }
    kept.set(key, entry)
    used += ready.bytes.length + BESIDES_BYTES
    for (const [oldest, old] of kept) {
      if (used <= capacityBytes) break
      remove(oldest, old)
    }
    return entry
  }

  function find(key: string): { ready: ReadyData } | undefined {
    const known = kept.get(key)
    if (known === undefined) return undefined
    kept.delete(key)
    kept.set(key, known)
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

  function give(key: string, takesGzip: boolean, dataJson: string): PageAnswer | Promise<PageAnswer> {
    // A small answer is not compressed, and is made as fast as it is found.
    if (dataJson.length < LEAST_GZIPPED || !isRepeated(key)) return { dataJson }
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
    clear() {
      kept.clear()
      used = 0
    },
  }
}
