import type { Category, NamedCategory, ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { asciiJson } from '../memory/ascii-json.ts'
import type { CardForm, CatalogueIndex } from '../engine/catalogue-index.ts'
import { CATALOGUE_TYPE } from '../engine/snapshot.ts'

interface Branches {
  isFiltered: boolean
  /** Levels below. */
  depth: number
}

/** One category with its children: all fields of each, or those that a screen shows, which are only names below it. */
export const wireCategory = (
  index: CatalogueIndex,
  category: number,
  form: CardForm,
  branches: Branches,
): Category | ShownCategory =>
  form === 'card' ? shownCategory(index, category, branches) : wholeCategory(index, category, branches)

function nameOf({ snapshot }: CatalogueIndex, category: number) {
  const { categories, categoryStart } = snapshot
  const { id, slug, name, end } = categories[category]!
  return { categoryId: id, slug, name, productCount: categoryStart[end]! - categoryStart[category]! }
}

function kindOf({ snapshot }: CatalogueIndex, category: number) {
  const { typeId, info } = snapshot.categories[category]!
  const { title: TITLE, description: DESCRIPTION, image: IMAGE } = info
  return { categoryTypeId: typeId, metaData: { category_info: { TITLE, DESCRIPTION, IMAGE } } }
}

function wholeCategory(index: CatalogueIndex, category: number, branches: Branches): Category {
  const name = nameOf(index, category)
  return {
    ...name,
    itemUrl: `/category/${name.slug}`,
    ...kindOf(index, category),
    categories: childrenOf(index, category, branches, wholeCategory),
  }
}

const namedCategory = (index: CatalogueIndex, category: number, branches: Branches): NamedCategory => ({
  ...nameOf(index, category),
  categories: childrenOf(index, category, branches, namedCategory),
})

const shownCategory = (index: CatalogueIndex, category: number, branches: Branches): ShownCategory => ({
  ...nameOf(index, category),
  ...kindOf(index, category),
  categories: childrenOf(index, category, branches, namedCategory),
})

/** The parent of the first level. */
const ROOT = -1

function childrenOf<Child>(
  index: CatalogueIndex,
  parent: number,
  { isFiltered, depth }: Branches,
  tell: (index: CatalogueIndex, category: number, branches: Branches) => Child,
): Child[] {
  if (depth === 0) return []
  const { categories, categoryStart } = index.snapshot
  const children: Child[] = []
  const end = categories[parent]?.end ?? categories.length
  for (let child = parent + 1; child < end; child = categories[child]!.end) {
    const isEmpty = categoryStart[categories[child]!.end] === categoryStart[child]
    if (categories[child]!.typeId !== CATALOGUE_TYPE || (isFiltered && isEmpty)) continue
    children.push(tell(index, child, { isFiltered, depth: depth - 1 }))
  }
  return children
}

/** The whole tree as the data of GET /category; cached with the index. */
export function categoryTreeJson(
  index: CatalogueIndex,
  form: CardForm,
  { isFiltered = true, depth = CATEGORY_DEPTH }: Partial<Branches>,
): string {
  const key = `tree ${form} ${isFiltered} ${depth}`
  const kept = index.lists.get(key) as string | undefined
  if (kept !== undefined) return kept
  const tell = form === 'card' ? shownCategory : wholeCategory
  const categories = childrenOf<Category | ShownCategory>(index, ROOT, { isFiltered, depth }, tell)
  const json = asciiJson({ categories })
  index.lists.set(key, json, json.length)
  return json
}
