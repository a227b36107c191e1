import { termCollector } from '../words/term-collector.ts'
import type { TermIndex } from '../words/term-index.ts'
import { CATALOGUE_TYPE, type CategoryNode } from './snapshot.ts'

/** The words of the names of categories, as if each category were a product. */
export function categoryTerms(categories: readonly CategoryNode[]): TermIndex {
  const collector = termCollector(categories.length)
  const rest = { brand: '', format: '', category: '', path: '', producer: '', ingredients: '' }
  for (const { name, typeId } of categories)
    collector.add({ ...rest, name: typeId === CATALOGUE_TYPE ? name : '' })
  return collector.finish(Uint32Array.from(categories.keys()))
}
