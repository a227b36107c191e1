import type { PictureFile, SlicedFormat } from '@cambusa/domain/exports/export-choices'
import sharp from 'sharp'

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 }
const QUALITY = { jpeg: 88, webp: 86 } as const
/** More pixels than any picture of the import has. */
const MOST_PIXELS = 100_000_000

/**
 * A picture in a size, cut and type of file. The whole picture is in the frame, in its middle, never larger than it is;
 * what is left of the frame is white or transparent, and what of the picture is transparent becomes white on a white
 * ground, and always in a JPEG. Throws what sharp throws for a file that it cannot read.
 */
export async function cutPicture(
  original: Buffer,
  { width, height, ground }: SlicedFormat,
  type: PictureFile,
): Promise<Buffer> {
  const isClear = ground === 'clear' && type !== 'jpeg'
  const inside = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await inside.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const framed = sharp(data).extend({
    left: Math.floor((width - info.width) / 2),
    right: Math.ceil((width - info.width) / 2),
    top: Math.floor((height - info.height) / 2),
    bottom: Math.ceil((height - info.height) / 2),
    background: isClear ? CLEAR : WHITE,
  })
  const shown = isClear ? framed : framed.flatten({ background: WHITE })
  if (type === 'png') return shown.png().toBuffer()
  return type === 'jpeg'
    ? shown.jpeg({ quality: QUALITY.jpeg, mozjpeg: false }).toBuffer()
    : shown.webp({ quality: QUALITY.webp }).toBuffer()
}
