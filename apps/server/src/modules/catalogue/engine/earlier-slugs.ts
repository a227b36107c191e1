import { buildKeyTable, findRow } from '../memory/key-table.ts'
import { lastingFloat64 } from '../memory/saving/lasting.ts'
import { stringColumn, stringReader } from '../memory/string-column.ts'
import type { EarlierSlug } from './catalogue.queries.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { CATALOGUE_TYPE, type EarlierSlugs } from './snapshot.ts'

/** Former slugs as the snapshot stores them. */
export function earlierSlugs(rows: readonly EarlierSlug[]): EarlierSlugs {
  const slugs = stringColumn(rows.map(({ slug }) => slug))
  const ids = lastingFloat64(rows.length)
  rows.forEach(({ id }, row) => (ids[row] = id))
  return { slugs, keys: buildKeyTable(slugs), ids }
}

/** The object of an address in the shop. */
export interface SlugAsked {
  kind: 'product' | 'category'
  /** As in the address, without escapes. */
  slug: string
  /** The id of a category, if the address contains it; it takes precedence over the slug. */
  categoryId?: number | undefined
}

/** The product on sale with this slug, or else the last one that had it. */
export const productOfSlug = (index: CatalogueIndex, slug: string): number | undefined =>
  index.ordinalOfSlug(slug) ?? earlierOwner(index, 'product', slug, index.ordinalOf)

/** The category of any type with this slug, or else the last one that had it; may end in slashes. */
export function categoryOfSlug(index: CatalogueIndex, slug: string): number | undefined {
  const path = slug.replace(/\/+$/, '')
  return index.categoryBySlug.get(path) ?? earlierOwner(index, 'category', path, index.categoryOf)
}

/**
 * The current slug of a product on sale or a category of the tree: unchanged if it is right, another if it has moved,
 * undefined if there is none.
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
