import { PICTURE_PIXELS_MAX } from '@cambusa/domain/catalogue/picture-limits'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import { BucketAway } from '../../integrations/s3-pictures/s3-picture-store.ts'
import { rarely } from '../../platform/log/rarely.ts'
import { limited } from './limited.ts'
import type { PictureStore } from './store/picture-store.ts'

const READ_AT_ONCE = 8
/** While the bucket is away it is asked again after this time: until then shoppers do not wait for it. */
const AWAY_MS = 10_000
const TELL_EVERY_MS = 60_000
const WEBP_QUALITY = 84

/**
 * Makes a picture of the store as WebP of a size; undefined: it cannot be had now, which is logged at a limited rate.
 * `makeSoon` limits how many are resized at once.
 */
export function openOriginals(
  store: PictureStore,
  log: Pick<FastifyBaseLogger, 'warn'>,
  makeSoon: <T>(task: () => Promise<T>) => Promise<T>,
) {
  const readSoon = limited(READ_AT_ONCE)
  let awayUntilMs = -Infinity
  const tell = rarely(TELL_EVERY_MS, (leftOut, error: unknown, hash: string) =>
    log.warn({ err: error, hash, leftOut }, 'a picture cannot be had from its store, its drawing is shown'),
  )
  const read = async (hash: string) => {
    if (performance.now() < awayUntilMs) return undefined
    const bytes = await store.read(hash)
    if (bytes === undefined) tell(undefined, hash)
    return bytes
  }
  return async (hash: string, size: number): Promise<Buffer | undefined> => {
    try {
      // What is drawn meanwhile does not wait for the store.
      const bytes = await readSoon(() => read(hash))
      return bytes && (await makeSoon(() => resizedWebp(bytes, size)))
    } catch (error) {
      if (error instanceof BucketAway && error.isPassing) awayUntilMs = performance.now() + AWAY_MS
      tell(error, hash)
      return undefined
    }
  }
}

/**
 * A picture as WebP, at most `size` wide and high and never beyond its own pixels: upright by its EXIF orientation and
 * without metadata (place, camera), transparent where it is.
 */
const resizedWebp = (bytes: Buffer, size: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY, alphaQuality: 90, smartSubsample: true })
    .toBuffer()
