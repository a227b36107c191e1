import { lastingUint32 } from '../memory/saving/lasting.ts'
import type { CategoryNode, Snapshot } from './snapshot.ts'

export interface CategoryRow {
  id: number
  parentId: number | null
  slug: string
  name: string
  categoryTypeId: number
  info: CategoryNode['info']
}

/**
 * Sorts rows (siblings in their order) by a depth-first walk of the tree; a node without a path to a root becomes a
 * root.
 */
export function walkTree(rows: readonly CategoryRow[]): CategoryNode[] {
  const childrenOf = new Map<number | null, CategoryRow[]>()
  for (const row of rows) {
    const siblings = childrenOf.get(row.parentId)
    if (siblings === undefined) childrenOf.set(row.parentId, [row])
    else siblings.push(row)
  }
  const nodes: CategoryNode[] = []
  const seen = new Set<number>()
  const visit = (row: CategoryRow, parent: number) => {
    if (seen.has(row.id)) return
    seen.add(row.id)
    const ordinal = nodes.length
    const { id, slug, name, categoryTypeId: typeId, info } = row
    const node: CategoryNode = { id, parent, end: 0, slug, name, typeId, info }
    nodes.push(node)
    for (const child of childrenOf.get(id) ?? []) visit(child, ordinal)
    node.end = nodes.length
  }
  for (const root of childrenOf.get(null) ?? []) visit(root, -1)
  for (const row of rows) visit(row, -1)
  return nodes
}

/** Groups products by category, so that those of a subtree are contiguous. */
export function groupByCategory(category: Uint32Array, categoryCount: number) {
  const categoryStart = new Uint32Array(categoryCount + 1)
  for (let i = 0; i < category.length; i++) categoryStart[category[i]! + 1]!++
  for (let c = 0; c < categoryCount; c++) categoryStart[c + 1]! += categoryStart[c]!
  const next = categoryStart.slice()
  const categoryProducts = lastingUint32(category.length)
  for (let ordinal = 0; ordinal < category.length; ordinal++)
    categoryProducts[next[category[ordinal]!]!++] = ordinal
  return { categoryStart, categoryProducts }
}

/** The products of a category and of all below it. */
export const productsBelow = (
  { categories, categoryProducts, categoryStart }: Snapshot,
  category: number,
): Uint32Array => categoryProducts.subarray(categoryStart[category], categoryStart[categories[category]!.end])
