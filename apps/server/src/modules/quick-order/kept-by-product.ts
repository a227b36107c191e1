import { generationCache, type CatalogueIndex, type GenerationCache } from '../catalogue/catalogue.ts'

/** Products whose reading is kept: the same ones are weighed for line after line. */
const MOST_KEPT = 4_000

/** What is read of a product and stays so as long as the catalogue is the same: read once, kept for the products met last. */
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
