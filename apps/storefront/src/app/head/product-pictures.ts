import type { Product } from '@cambusa/contract/catalogue/product'
import type { HeadImage } from './head-screen.ts'

/** The widest size that the shop serves; a picture is never enlarged beyond its own pixels. */
const WIDEST_PX = 1280

/** Every picture of a product in its largest size, in the order in which they are shown; the first is that of its card. */
export function productPictures({
  name,
  mediaURLLarge,
  pictures = [],
}: Pick<Product, 'name' | 'mediaURLLarge' | 'pictures'>): [HeadImage, ...HeadImage[]] {
  const [first, ...others] = pictures.map(({ key, width, height }) => ({
    address: `/pictures/${key}/${WIDEST_PX}.webp`,
    alt: name,
    width: Math.min(width, Math.round((WIDEST_PX * width) / Math.max(width, height))),
  }))
  return first === undefined ? [{ address: mediaURLLarge, alt: name }] : [first, ...others]
}
