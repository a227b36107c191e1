import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureStore } from './picture-store.ts'

/** The hash of a file in the store: SHA-256 of its content, 64 hex digits. */
export const pictureHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const DRAWING_START = Buffer.from('<svg ')

/**
 * The files of a store, checked when they are read: one that is not what its name says throws. Drawings of the demo shop
 * are saved as SVG, which costs its start nothing, and read as PNG; no import saves an SVG.
 */
export function keptWhole(store: PictureStore): PictureStore {
  return {
    async read(hash) {
      const bytes = await store.read(hash)
      if (bytes === undefined) return undefined
      if (pictureHash(bytes) !== hash) throw new Error(`picture ${hash} is damaged: ${bytes.length} bytes`)
      return bytes.subarray(0, DRAWING_START.length).equals(DRAWING_START) ? drawn(bytes) : bytes
    },
    save: store.save,
  }
}

const drawn = (svg: Buffer): Promise<Buffer> => sharp(svg).png({ compressionLevel: 6 }).toBuffer()
