const LARGEST = 1280
const WIDTHS = [160, 320, 640, LARGEST]
/** Address of a picture in one of its sizes. */
const SIZED = /^(.*\/pictures\/.+)\/\d+\.webp(\?.*)?$/

/**
 * The sizes of a picture from one of its URLs, `/pictures/{key}/{width}.webp`;
 * nothing for a picture from elsewhere, which has one size only.
 */
export function pictureSrcSet(url: string): string | undefined {
  const match = SIZED.exec(url)
  if (!match) return undefined
  const [, base, query = ''] = match
  return WIDTHS.map((width) => `${base}/${width}.webp${query} ${width}w`).join(', ')
}

/** The same picture as large as there is one. */
export const largestPicture = (url: string): string => url.replace(SIZED, `$1/${LARGEST}.webp$2`)
