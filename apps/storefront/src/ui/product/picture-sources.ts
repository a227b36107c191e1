const LARGEST = 1280
const WIDTHS = [160, 320, 640, LARGEST]
/** The URL of a picture in one of its sizes. */
const SIZED = /^(.*\/pictures\/.+)\/\d+\.webp(\?.*)?$/

/**
 * The sizes of a picture from one of its URLs, `/pictures/{key}/{width}.webp`; undefined for a picture from elsewhere,
 * which has only one size.
 */
export function pictureSrcSet(url: string): string | undefined {
  const match = SIZED.exec(url)
  if (!match) return undefined
  const [, base, query = ''] = match
  return WIDTHS.map((width) => `${base}/${width}.webp${query} ${width}w`).join(', ')
}

/** The URL of the largest size of the same picture. */
export const largestPicture = (url: string): string => url.replace(SIZED, `$1/${LARGEST}.webp$2`)
