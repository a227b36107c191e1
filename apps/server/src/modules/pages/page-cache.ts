import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { ownCopy } from '../../platform/http/byte-writer.ts'
import { takes } from '../../platform/http/compress-answers.ts'

const unsqueeze = promisify(brotliDecompress)
const zip = promisify(gzip)

const GZIP_LEVEL = 6
/** Memory of a cached page besides its bytes. */
const BESIDES_BYTES = 500

type Asking = Parameters<typeof takes>[1]

/** A rendered page as it is sent. */
export interface HtmlPage {
  /** Key of the page in the cache. */
  key: string
  status: number
  etag: string
  /** When it was rendered, milliseconds. */
  renderedMs: number
  /** Revision of the stock that it was rendered with. */
  stockRevision: number
  brotli: Uint8Array
  /** Compressed for the first request without brotli: some proxies, few browsers. */
  gzip?: Buffer
}

/** A cache of pages of at most `capacityBytes`; the least recently used page is removed first. */
export function pageCache(capacityBytes: number) {
  const kept = new Map<string, HtmlPage>()
  let used = 0

  const sizeOf = ({ key, brotli, gzip: zipped }: HtmlPage) =>
    2 * key.length + brotli.length + (zipped?.length ?? 0) + BESIDES_BYTES

  function remove(page: HtmlPage): void {
    kept.delete(page.key)
    used -= sizeOf(page)
  }

  function keep(page: HtmlPage): void {
    const before = kept.get(page.key)
    if (before !== undefined) remove(before)
    kept.set(page.key, page)
    used += sizeOf(page)
    for (const oldest of kept.values()) {
      if (used <= capacityBytes) break
      remove(oldest)
    }
  }

  return {
    keep,
    find(key: string): HtmlPage | undefined {
      const page = kept.get(key)
      if (page === undefined) return undefined
      kept.delete(key)
      kept.set(key, page)
      return page
    },
    /** The page in an encoding that the request accepts, with its name; without a name it is uncompressed HTML. */
    async formFor(page: HtmlPage, request: Asking): Promise<{ body: Uint8Array; encoding?: string }> {
      if (takes('br', request)) return { body: page.brotli, encoding: 'br' }
      const takesGzip = takes('gzip', request)
      if (page.gzip !== undefined && takesGzip) return { body: page.gzip, encoding: 'gzip' }
      const html = await unsqueeze(page.brotli)
      if (!takesGzip) return { body: html }
      // A copy, because zlib's result holds a block of 16 kB.
      const zipped = ownCopy(await zip(html, { level: GZIP_LEVEL }))
      if (kept.get(page.key) === page) keep({ ...page, gzip: zipped })
      return { body: zipped, encoding: 'gzip' }
    },
  }
}

export type PageCache = ReturnType<typeof pageCache>
