const ASCII = 'latin1'

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString(ASCII)

/** A JPEG begins with these bytes. */
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** As many bytes as `fileType` needs. */
export const TYPE_BYTES = 32

/**
 * The type of a file by its first bytes, whatever its name or server says: JPEG, PNG, GIF, WebP, AVIF or PDF. Undefined
 * for anything else: SVG, HTML and scripts are no pictures.
 */
export function fileType(bytes: Uint8Array): string | undefined {
  if (isJpeg(bytes)) return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'image/gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(text(bytes, 8, 12))) return 'image/avif'
  return text(bytes, 0, 5) === '%PDF-' ? 'application/pdf' : undefined
}
