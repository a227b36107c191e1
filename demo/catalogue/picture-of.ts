import type { PackShape, PictureSpec } from '../pictures/picture-spec.ts'
import type { Combination } from './combination.ts'
import type { FlatFamily } from './families.ts'

/** Words that the marks on the pack already say, or that a label has no room for. */
const LEFT_OUT = /\b(DOP|IGP|DOCG|DOC|IGT|bio|senza glutine|surgelat[oaie])\b/gi

/** Sold by weight: loose goods are shown as they are, counter goods on paper. */
function shapeOf(family: FlatFamily, { good, format }: Combination): PackShape {
  return format.shape ?? good.shape ?? (format.count > 1 ? 'multipack' : family.traits.shape)
}

/** What the pack of a product looks like. */
export function pictureOf(family: FlatFamily, combination: Combination): PictureSpec {
  const { good, brand, format } = combination
  const shape = shapeOf(family, combination)
  const name = good.name.replace(LEFT_OUT, '').replace(/\s+/g, ' ').trim()
  const marks = [...good.labels, ...(format.isPro ? ['pro'] : [])]
  return {
    shape,
    food: good.food ?? family.traits.food,
    brand: brand.name,
    name,
    size: format.weight ? '' : format.label,
    base: brand.base,
    accent: brand.accent,
    face: brand.face,
    marks,
    ...(format.count > 1 ? { count: format.count, inner: family.traits.shape } : {}),
  }
}
