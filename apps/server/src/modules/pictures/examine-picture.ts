import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MIN } from '@cambusa/domain/catalogue/picture-limits'
import {
  isPictureType,
  lookOf,
  type FileLook,
  type PictureType,
} from '@cambusa/domain/catalogue/picture-type'
import sharp from 'sharp'

/** What is known of a picture's file. */
export interface PictureFacts {
  type: PictureType
  /** Pixels as it is shown: turned by its EXIF orientation. */
  width: number
  height: number
}

/** Why a file is no picture of a product. */
export type PictureProblem =
  | Exclude<FileLook, PictureType>
  | 'animated'
  | 'damaged'
  | 'tooSmall'
  | 'tooManyPixels'

const DECODE_SECONDS = 20
/** So far the pixels are followed, to see whether the file is complete. */
const TRIED_PX = 32
/** EXIF orientations from this one on exchange width and height. */
const FIRST_TURNED = 5

/**
 * The facts of a picture, or why it is none: by its content, decoded to its end, whatever it is called. Only files that begin
 * like one of the admitted types are given to a decoder.
 */
export async function examinePicture(bytes: Uint8Array): Promise<PictureFacts | PictureProblem> {
  const look = lookOf(bytes)
  if (!isPictureType(look)) return look
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PIXELS_MAX })
    const { width, height, format, pages = 1, orientation = 1 } = await picture.metadata()
    if (format !== look) return 'damaged'
    if (width * height > PICTURE_PIXELS_MAX) return 'tooManyPixels'
    if (Math.min(width, height) < PICTURE_SIDE_MIN) return 'tooSmall'
    if (pages > 1 || isAnimatedPng(bytes)) return 'animated'
    await picture
      .timeout({ seconds: DECODE_SECONDS })
      .resize(TRIED_PX, TRIED_PX, { fit: 'inside' })
      .raw()
      .toBuffer()
    const isTurned = orientation >= FIRST_TURNED
    return { type: look, width: isTurned ? height : width, height: isTurned ? width : height }
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'damaged'
  }
}

/** An animated PNG has this chunk before its pixels; to older programs it is a still picture. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const control = file.indexOf('acTL', 0, 'latin1')
  return lookOf(bytes) === 'png' && control > 0 && control < file.indexOf('IDAT', 0, 'latin1')
}
