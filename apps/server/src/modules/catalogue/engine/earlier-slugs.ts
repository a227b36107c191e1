import { buildKeyTable, findRow } from '../memory/key-table.ts'
import { lastingFloat64 } from '../memory/saving/lasting.ts'
import { stringColumn, stringReader } from '../memory/string-column.ts'
import type { EarlierSlug } from './catalogue.queries.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { CATALOGUE_TYPE, type EarlierSlugs } from './snapshot.ts'

/** Slugs of before as the snapshot keeps them. */
export function earlierSlugs(rows: readonly EarlierSlug[]): EarlierSlugs {
  const slugs = stringColumn(rows.map(({ slug }) => slug))
  const ids = lastingFloat64(rows.length)
  rows.forEach(({ id }, row) => (ids[row] = id))
  return { slugs, keys: buildKeyTable(slugs), ids }
}

/** What an address of the shop is about. */
export interface SlugAsked {
  kind: 'product' | 'category'
  /** As it stands in the address, without escapes. */
  slug: string
  /** Of a category, where the address says it: it counts before the slug. */
  categoryId?: number | undefined
}

/** The product on sale that has this slug, or had it before where none has it now. */
export const productOfSlug = (index: CatalogueIndex, slug: string): number | undefined =>
  index.ordinalOfSlug(slug) ?? earlierOwner(index, 'product', slug, index.ordinalOf)

/** The category of any type that has this slug, or had it before where none has it now; it may end in strokes. */
export function categoryOfSlug(index: CatalogueIndex, slug: string): number | undefined {
  const path = slug.replace(/\/+$/, '')
  return index.categoryBySlug.get(path) ?? earlierOwner(index, 'category', path, index.categoryOf)
}

/**
 * The slug that a product on sale or a category of the tree has now: the one asked for where it is right, another one
 * where it has moved, undefined where there is no such thing.
 */
export function slugNow(index: CatalogueIndex, { kind, slug, categoryId }: SlugAsked): string | undefined {
  if (kind === 'product') {
    const ordinal = productOfSlug(index, slug)
    return ordinal === undefined ? undefined : index.slug(ordinal)
  }
  const byId = categoryId === undefined ? undefined : index.categoryOf(categoryId)
  const category = byId ?? categoryOfSlug(index, slug)
  const node = category === undefined ? undefined : index.snapshot.categories[category]
  return node?.typeId === CATALOGUE_TYPE ? node.slug : undefined
}

function earlierOwner(
  { snapshot }: CatalogueIndex,
  kind: SlugAsked['kind'],
  slug: string,
  ordinalOf: (id: number) => number | undefined,
): number | undefined {
  const { slugs, keys, ids } = snapshot.earlierSlugs[kind]
  const row = findRow(keys, stringReader(slugs), slug)
  return row === undefined ? undefined : ordinalOf(ids[row]!)
}
