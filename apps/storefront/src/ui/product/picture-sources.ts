const LARGEST = 1280
const WIDTHS = [160, 320, 640, LARGEST]
/** The URL of a picture in one of its sizes. */
const SIZED = /^(.*\/pictures\/.+)\/\d+\.webp(\?.*)?$/
/** What is before the key of a picture. */
const BEFORE_KEY = /^.*\/pictures\//

/** The widths that a file of `most` pixels can fill; of a smaller one the smallest. */
const filledBy = (most: number) => WIDTHS.filter((width, index) => index === 0 || width <= most)

/**
 * The URL of another picture, by its key, beside one that is known: in the largest size that its file of `most` pixels
 * fills.
 */
export const pictureBeside = (url: string, key: string, most: number): string =>
  `${BEFORE_KEY.exec(url)?.[0] ?? ''}${key}/${filledBy(most).at(-1)}.webp`

/**
 * The sizes of a picture from one of its URLs, `/pictures/{key}/{width}.webp`, those alone that its file of `most`
 * pixels can fill; undefined for a picture from elsewhere, which has only one size.
 */
export function pictureSrcSet(url: string, most = LARGEST): string | undefined {
  const match = SIZED.exec(url)
  if (!match) return undefined
  const [, base, query = ''] = match
  return filledBy(most)
    .map((width) => `${base}/${width}.webp${query} ${width}w`)
    .join(', ')
}

/** The URL of the largest size of the same picture. */
export const largestPicture = (url: string): string => url.replace(SIZED, `$1/${LARGEST}.webp$2`)
