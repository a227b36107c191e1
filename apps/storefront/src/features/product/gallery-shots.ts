import type { Product } from '@cambusa/contract/catalogue/product'
import { shotNames } from '@cambusa/messages/it/catalogue/shots'
import { filledBy, pictureBeside } from '../../ui/product/picture-limits.ts'

/** How wide a picture of the gallery is shown. */
export const SHOT_SIZES = '(min-width: 960px) min(40vw, 560px), calc(100vw - 82px)'

/** A picture of the gallery. */
export interface GalleryShot {
  /** Any URL of the picture, as ui/product/picture.tsx takes it. */
  src: string
  /** The widths that the file fills; undefined: every one is drawn. */
  widths: readonly number[] | undefined
  /** What it shows, in words: 'Fronte', 'Etichetta 2'; undefined for a product with one picture. */
  title: string | undefined
}

/** The pictures of a product in the order in which they are shown; at least one. */
export function galleryShots({
  mediaURLLarge,
  pictures = [],
}: Pick<Product, 'mediaURLLarge' | 'pictures'>): GalleryShot[] {
  const [first, ...others] = pictures
  // The main picture has the address that lists and the page's head have named: it is loaded once.
  const main = { src: mediaURLLarge, widths: first && filledBy(first.width), title: undefined }
  if (first === undefined || others.length === 0) return [main]
  return pictures.map(({ key, shot, width }, index) => {
    const before = pictures.slice(0, index).filter((other) => other.shot === shot).length
    const title = before === 0 ? shotNames[shot] : `${shotNames[shot]} ${before + 1}`
    return {
      ...(index === 0 ? main : { src: pictureBeside(mediaURLLarge, key, width), widths: filledBy(width) }),
      title,
    }
  })
}
