const LARGEST = 1280
/** The widths in which pictures are served, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [160, 320, 640, LARGEST]
/** The URL of a picture in one of its sizes. */
const SIZED = /^(.*\/pictures\/.+)\/\d+\.webp(\?.*)?$/

/**
 * The sizes of a picture from one of its URLs, `/pictures/{key}/{width}.webp`, all of them or those given; undefined for a picture from elsewhere, which has only one size.
 */
export function pictureSrcSet(url: string, widths = PICTURE_WIDTHS): string | undefined {
  const match = SIZED.exec(url)
  if (!match) return undefined
  const [, base, query = ''] = match
  return widths.map((width) => `${base}/${width}.webp${query} ${width}w`).join(', ')
}

/** The URL of the largest size of the same picture. */
export const largestPicture = (url: string): string => url.replace(SIZED, `$1/${LARGEST}.webp$2`)
