import type { Category } from '@cambusa/contract/catalogue'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { asciiJson } from '../memory/ascii-json.ts'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { CATALOGUE_TYPE } from '../engine/snapshot.ts'

/** One category with its children down to a depth of levels below it. */
export function wireCategory(
  index: CatalogueIndex,
  category: number,
  { isFiltered, depth }: { isFiltered: boolean; depth: number },
): Category {
  const { categories, categoryStart } = index.snapshot
  const node = categories[category]!
  const { title: TITLE, description: DESCRIPTION, image: IMAGE } = node.info
  return {
    categoryId: node.id,
    slug: node.slug,
    name: node.name,
    itemUrl: `/category/${node.slug}`,
    productCount: categoryStart[node.end]! - categoryStart[category]!,
    categoryTypeId: node.typeId,
    metaData: { category_info: { TITLE, DESCRIPTION, IMAGE } },
    categories: depth === 0 ? [] : wireChildren(index, category, { isFiltered, depth: depth - 1 }),
  }
}

function wireChildren(
  index: CatalogueIndex,
  parent: number,
  options: { isFiltered: boolean; depth: number },
): Category[] {
  const { categories, categoryStart } = index.snapshot
  const children: Category[] = []
  const end = categories[parent]?.end ?? categories.length
  for (let child = parent + 1; child < end; child = categories[child]!.end) {
    const isEmpty = categoryStart[categories[child]!.end] === categoryStart[child]
    if (categories[child]!.typeId !== CATALOGUE_TYPE || (options.isFiltered && isEmpty)) continue
    children.push(wireCategory(index, child, options))
  }
  return children
}

/** The whole tree as the data of GET /category; kept as long as the index. */
export function categoryTreeJson(
  index: CatalogueIndex,
  {
    isFiltered = true,
    depth = CATEGORY_DEPTH,
  }: { isFiltered: boolean | undefined; depth: number | undefined },
): string {
  const key = `tree ${isFiltered} ${depth}`
  const kept = index.lists.get(key) as string | undefined
  if (kept !== undefined) return kept
  const json = asciiJson({ categories: wireChildren(index, -1, { isFiltered, depth: depth - 1 }) })
  index.lists.set(key, json, json.length)
  return json
}
