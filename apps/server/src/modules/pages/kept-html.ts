import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const zip = promisify(gzip)
const unzip = promisify(gunzip)
const squeeze = promisify(brotliCompress)

const GZIP_LEVEL = 6
/** Once a page has been asked for again: 30 ms, off the main thread. */
const BROTLI_QUALITY = 9
/** What a kept page takes besides its bytes. */
const BESIDES_BYTES = 500

/** A drawn page as it is sent. */
export interface HtmlPage {
  status: number
  etag: string
  /** When it was drawn, milliseconds. */
  drawnMs: number
  /** The stock that it was drawn with. */
  stockRevision: number
  gzip: Buffer
  /** From the second time on that somebody asks who takes it. */
  brotli?: Buffer
  isSqueezing?: boolean
}

/** Makes a page of HTML. */
export async function htmlPage(
  html: Uint8Array,
  facts: Pick<HtmlPage, 'status' | 'drawnMs' | 'stockRevision'>,
): Promise<HtmlPage> {
  // Weak: its encodings are other bytes.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...facts, etag, gzip: await zip(html, { level: GZIP_LEVEL }) }
}

/** The form of a page that is sent to who takes these encodings, and its name; none for plain HTML. */
export async function formFor(
  page: HtmlPage,
  accepted: string,
): Promise<{ body: Buffer; encoding?: string }> {
  if (page.brotli !== undefined && /\bbr\b/.test(accepted)) return { body: page.brotli, encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: page.gzip, encoding: 'gzip' }
  return { body: await unzip(page.gzip) }
}

/** Pages by what they are of, within so many bytes; the one asked for longest ago goes first. */
export function keptHtml(capacityBytes: number) {
  const kept = new Map<string, HtmlPage>()
  let used = 0

  const sizeOf = (key: string, { gzip: zipped, brotli }: HtmlPage) =>
    2 * key.length + zipped.length + (brotli?.length ?? 0) + BESIDES_BYTES

  function remove(key: string, page: HtmlPage): void {
    kept.delete(key)
    used -= sizeOf(key, page)
  }

  function keep(key: string, page: HtmlPage): void {
    const before = kept.get(key)
    if (before !== undefined) remove(key, before)
    kept.set(key, page)
    used += sizeOf(key, page)
    for (const [oldest, old] of kept) {
      if (used <= capacityBytes) break
      remove(oldest, old)
    }
  }

  /** Browsers read it smaller: made once, while the page goes on being sent as gzip. */
  async function squeezeLater(key: string, page: HtmlPage): Promise<void> {
    page.isSqueezing = true
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    const brotli = await squeeze(await unzip(page.gzip), { params })
    if (kept.get(key) === page) keep(key, { ...page, brotli })
  }

  return {
    keep,
    find(key: string): HtmlPage | undefined {
      const page = kept.get(key)
      if (page === undefined) return undefined
      kept.delete(key)
      kept.set(key, page)
      if (page.isSqueezing !== true) squeezeLater(key, page).catch(() => undefined)
      return page
    },
    /** Bytes of all that is kept. */
    get bytes() {
      return used
    },
  }
}

export type KeptHtml = ReturnType<typeof keptHtml>
