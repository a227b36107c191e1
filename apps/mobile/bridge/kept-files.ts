import { safeFileName } from '@cambusa/domain/content/attachments'
import { callNative } from './capacitor.ts'

/** Written in pieces, so that a large file is never in memory as text; three bytes are four characters of base64. */
const PIECE_BYTES = 3 * 256 * 1024

const base64Of = (piece: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const text = String(reader.result)
      resolve(text.slice(text.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('FileReader')))
    reader.readAsDataURL(piece)
  })

/** Writes a file into the app's cache, from where the share sheet takes it; answers its address. */
export async function keepFile(file: Blob, name: string): Promise<string> {
  const place = { path: safeFileName(name), directory: 'CACHE' }
  const data = await base64Of(file.slice(0, PIECE_BYTES))
  const { uri } = await callNative<{ uri: string }>('Filesystem', 'writeFile', { ...place, data })
  for (let start = PIECE_BYTES; start < file.size; start += PIECE_BYTES) {
    const piece = await base64Of(file.slice(start, start + PIECE_BYTES))
    await callNative('Filesystem', 'appendFile', { ...place, data: piece })
  }
  return uri
}
