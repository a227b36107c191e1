import type { Product } from '@cambusa/contract/catalogue/product'
import { pictureBeside } from '../../ui/product/picture-limits.ts'
import type { HeadImage } from './head-screen.ts'

/** The widest size that the shop serves; a picture is never enlarged beyond its own pixels. */
const WIDEST_PX = 1280

/** Every picture of a product in its largest size, in the order in which they are shown; the first is that of its card. */
export function productPictures({
  name,
  mediaURLLarge: address,
  pictures = [],
}: Pick<Product, 'name' | 'mediaURLLarge' | 'pictures'>): [HeadImage, ...HeadImage[]] {
  const [first, ...others] = pictures
  if (first === undefined) return [{ address, alt: name }]
  const { width, height } = first
  const shownWidth = Math.min(width, Math.round((WIDEST_PX * width) / Math.max(width, height)))
  return [
    { address, alt: name, width: shownWidth },
    ...others.map((other) => ({ address: pictureBeside(address, other.key, other.width), alt: name })),
  ]
}
