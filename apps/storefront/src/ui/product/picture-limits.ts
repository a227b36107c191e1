import { PICTURE_WIDTHS } from './picture-sources.ts'

/** What is before the key of a picture. */
const BEFORE_KEY = /^.*\/pictures\//

/** The widths that a file of `most` pixels can fill; of a smaller one the smallest. */
export const filledBy = (most: number): number[] =>
  PICTURE_WIDTHS.filter((width, index) => index === 0 || width <= most)

/**
 * The URL of another picture, by its key, beside one that is known: in the largest size that its file of `most` pixels
 * fills.
 */
export const pictureBeside = (url: string, key: string, most: number): string =>
  `${BEFORE_KEY.exec(url)?.[0] ?? ''}${key}/${filledBy(most).at(-1)}.webp`
