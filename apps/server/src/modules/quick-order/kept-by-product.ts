import { generationCache, type CatalogueIndex, type GenerationCache } from '../catalogue/catalogue.ts'

/** Size of the cache: the same products are ranked for line after line. */
const MOST_KEPT = 4_000

/** Caches a function of a product as long as the catalogue is the same, for the products used last. */
export function keptByProduct<Read>(
  read: (index: CatalogueIndex, ordinal: number) => Read,
): (index: CatalogueIndex, ordinal: number) => Read {
  const ofIndex = new WeakMap<CatalogueIndex, GenerationCache<number, Read>>()
  return (index, ordinal) => {
    const kept = ofIndex.get(index) ?? generationCache<number, Read>(MOST_KEPT)
    ofIndex.set(index, kept)
    const known = kept.get(ordinal)
    if (known !== undefined) return known
    const made = read(index, ordinal)
    kept.set(ordinal, made)
    return made
  }
}
