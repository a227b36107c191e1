import type { PackShape, PictureSpec } from '../pictures/picture-spec.ts'
import type { Combination } from './combination.ts'
import type { FlatFamily } from './families.ts'

/** Words that the marks on the pack already say, or that a label has no room for. */
const LEFT_OUT = /\b(DOP|IGP|DOCG|DOC|IGT|bio|senza glutine|surgelat[oaie])\b/gi

/** Packs that hold several small ones themselves: a box of snacks is a box, not six boxes in film. */
const OWN_OUTER_PACK: readonly PackShape[] = ['box', 'pouch', 'bag', 'bar', 'sack', 'tube']

function shapeOf(family: FlatFamily, { good, format }: Combination): PackShape {
  const single = good.shape ?? family.traits.shape
  const wanted = format.shape ?? (format.count > 1 ? 'multipack' : single)
  return wanted === 'multipack' && OWN_OUTER_PACK.includes(single) ? single : wanted
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
    ...(shape === 'multipack'
      ? { count: Math.max(2, format.count), inner: good.shape ?? family.traits.shape }
      : {}),
  }
}
