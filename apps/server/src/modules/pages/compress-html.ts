import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * As much of the processor as gzip takes, and a seventh smaller; the best quality takes ten times as long for a fiftieth. No page is
 * longer than the window.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** A compressed page. Its bytes own their buffer, so that they can be transferred between threads. */
export interface CompressedHtml {
  etag: string
  brotli: Uint8Array<ArrayBuffer>
}

/** Compresses HTML in the rendering thread: at its low priority, and a seventh of the bytes has to be transferred. */
export function compressHtml(text: string): CompressedHtml {
  const html = new TextEncoder().encode(text)
  // Weak: its encodings are other bytes.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { etag, brotli: new Uint8Array(brotliCompressSync(html, { params: BROTLI })) }
}
