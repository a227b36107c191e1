const WIDTHS = [160, 320, 640, 1280]

/**
 * The sizes of a picture from one of its URLs, `/pictures/{key}/{width}.webp`;
 * nothing for a picture from elsewhere, which has one size only.
 */
export function pictureSrcSet(url: string): string | undefined {
  const match = /^(.*\/pictures\/.+)\/\d+\.webp(\?.*)?$/.exec(url)
  if (!match) return undefined
  const [, base, query = ''] = match
  return WIDTHS.map((width) => `${base}/${width}.webp${query} ${width}w`).join(', ')
}
