import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import type { Db } from '../../platform/database/database.ts'
import { limited } from './limited.ts'
import { openPictureFiles } from './picture-files.ts'
import { findDrawing, type Drawing, type PictureSource } from './picture-source.ts'

export const PICTURE_SIZES = [160, 320, 640, 1280] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

const WEBP_QUALITY = 84
/** Drawings are 1000 wide; librsvg renders them at the density for the size, so that lines stay sharp. */
const DRAWN_WIDTH = 1000
const DRAWN_DENSITY = 72

export interface Picture {
  bytes: Buffer
  /** Name of the drawing, which changes with the drawing. */
  etag: string
  /** The key names exactly this drawing, so browsers may cache it for ever. */
  isFinal: boolean
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
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Pictures of a shop: drawn on first request, a few at a time, and saved under `directory`. */
export function createPictures({ db, pictureSource, log }: PicturesNeeds, directory: string): Pictures {
  const files = openPictureFiles(directory, log)
  const drawSoon = limited(Math.max(1, availableParallelism()))
  const underWay = new Map<string, Promise<Buffer>>()

  const fileOf = (name: string, size: PictureSize) => {
    const hash = createHash('sha1').update(name).digest('hex')
    return join(directory, String(size), hash.slice(0, 2), `${hash.slice(2)}.webp`)
  }

  const draw = (drawing: Drawing, size: PictureSize, file: string): Promise<Buffer> => {
    const known = underWay.get(file)
    if (known) return known
    const drawn = drawSoon(async () => {
      const bytes = await drawWebp(drawing.svg(), size)
      await files.keep(file, bytes)
      return bytes
    }).finally(() => underWay.delete(file))
    underWay.set(file, drawn)
    return drawn
  }

  return {
    async find(key, size) {
      // Only names of drawings have files: a key with a file needs no database.
      const ready = await files.read(fileOf(key, size))
      if (ready) return { bytes: ready, etag: `"${key}-${size}"`, isFinal: true }
      const drawing = await findDrawing(db, pictureSource, key)
      if (!drawing) return undefined
      const file = fileOf(drawing.name, size)
      const bytes = (await files.read(file)) ?? (await draw(drawing, size, file))
      return { bytes, etag: `"${drawing.name}-${size}"`, isFinal: drawing.name === key }
    },
  }
}
