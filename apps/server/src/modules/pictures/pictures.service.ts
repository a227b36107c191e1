import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import type { Db } from '../../platform/database/database.ts'
import { limited } from './limited.ts'
import { openPictureFiles } from './picture-files.ts'
import { openOriginals } from './originals.ts'
import { findShown, type Drawing, type Original, type PictureSource } from './picture-source.ts'
import type { PictureStore } from './store/picture-store.ts'

export const PICTURE_SIZES = [160, 320, 640, 1280] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

const WEBP_QUALITY = 84
/** Drawings are 1000 wide; librsvg renders them at the density for the size, so that lines stay sharp. */
const DRAWN_WIDTH = 1000
const DRAWN_DENSITY = 72

/**
 * How long browsers may cache an answer: the key names exactly this content; it is what the product shows now; it stands in
 * for a picture whose store is away.
 */
export type Lasting = 'forEver' | 'anHour' | 'aMinute'

export interface Picture {
  bytes: Buffer
  /** Names the content, which changes with it. */
  etag: string
  lasts: Lasting
}

export interface Pictures {
  /** A picture as WebP; undefined for an unknown key. */
  find(key: string, size: PictureSize): Promise<Picture | undefined>
}

async function drawWebp(svg: string, size: PictureSize): Promise<Buffer> {
  const density = (DRAWN_DENSITY * size) / DRAWN_WIDTH
  return sharp(Buffer.from(svg), { density })
    .resize(size)
    .webp({ quality: WEBP_QUALITY, alphaQuality: 90, smartSubsample: true })
    .toBuffer()
}

interface PicturesNeeds {
  db: Db
  /** Draws products that describe their appearance. */
  pictureSource?: PictureSource | undefined
  /** The retailer's pictures. */
  store: PictureStore
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Pictures of a shop: drawn or resized on first request, a few at a time, and saved under `directory`. */
export function createPictures(
  { db, pictureSource, store, log }: PicturesNeeds,
  directory: string,
): Pictures {
  const files = openPictureFiles(directory, log)
  const makeSoon = limited(Math.max(1, availableParallelism()))
  const originalWebp = openOriginals(store, log, makeSoon)
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const fileOf = (name: string, size: PictureSize) => {
    const hash = createHash('sha1').update(name).digest('hex')
    return join(directory, String(size), hash.slice(0, 2), `${hash.slice(2)}.webp`)
  }

  /** The cached file of a name, or what `make` returns, once for all who ask meanwhile. */
  async function made(name: string, size: PictureSize, make: () => Promise<Buffer | undefined>) {
    const file = fileOf(name, size)
    const ready = await files.read(file)
    if (ready !== undefined) return ready
    const known = underWay.get(file)
    if (known) return known
    const making = make()
      .then(async (bytes) => {
        if (bytes !== undefined) await files.keep(file, bytes)
        return bytes
      })
      .finally(() => underWay.delete(file))
    underWay.set(file, making)
    return making
  }

  const draw = ({ name, svg }: Drawing, size: PictureSize) =>
    made(name, size, () => makeSoon(() => drawWebp(svg(), size)))

  const resize = ({ name, hash }: Original, size: PictureSize) =>
    made(name, size, () => originalWebp(hash, size))

  return {
    async find(key, size) {
      const answer = (bytes: Buffer, name: string, lasts: Lasting): Picture => ({
        bytes,
        etag: `"${name}-${size}"`,
        lasts,
      })
      // Only names of content have files: a key with a file needs no database.
      const ready = await files.read(fileOf(key, size))
      if (ready) return answer(ready, key, 'forEver')
      const shown = await findShown(db, pictureSource, key)
      if (!shown) return undefined
      const { original, drawing } = shown
      const lasting = (name: string) => (name === key ? 'forEver' : 'anHour')
      const bytes = original && (await resize(original, size))
      if (bytes) return answer(bytes, original.name, lasting(original.name))
      const drawn = await draw(drawing, size)
      return drawn && answer(drawn, drawing.name, original ? 'aMinute' : lasting(drawing.name))
    },
  }
}
