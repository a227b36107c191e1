import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { slugOf } from '@cambusa/domain/catalogue/slug'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { RowRemark } from '../../rows/import-kind.ts'

/** A row of the file as it was read. */
export interface StagedCategory {
  line: number
  code: string
  parentCode: string
  /** Names or slugs from the first level; empty if a parent is given instead. */
  pathNames: string[]
  name: string
}

/** Position of a row in the tree: its slug is the path from the first level. */
export interface PlacedCategory {
  line: number
  slug: string
  parentSlug: string | null
}

export interface Placement {
  placed: PlacedCategory[]
  /** Levels of paths that exist neither in the file nor in the shop: slug → name. */
  between: Map<string, string>
  refused: RowRemark[]
}

const reasons = importKindTexts.categories
const pathOf = (text: string) => text.split('/').map(slugOf).join('/')
const parentOf = (slug: string) => (slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : null)
const depthOf = (slug: string) => slug.split('/').length

/**
 * Finds the position of every row in the tree: by its path, or by the row or category that it gives as its parent. A
 * code that is the path of a category of the shop is that category, whatever its name. Pure.
 */
export function placeCategories(rows: readonly StagedCategory[], known: ReadonlySet<string>): Placement {
  const byCode = new Map(rows.filter(({ code }) => code !== '').map((row) => [row.code, row]))
  const refused: RowRemark[] = []
  const slugs = new Map<StagedCategory, string | undefined>()

  const refuse = (row: StagedCategory, field: string, value: string, reason: string) =>
    void refused.push({ line: row.line, field, value, reason })

  function slugOfRow(row: StagedCategory, below: readonly StagedCategory[]): string | undefined {
    if (slugs.has(row)) return slugs.get(row)
    const slug = below.includes(row)
      ? refuse(row, 'parent', row.parentCode, reasons.inCircle)
      : findSlug(row, below)
    slugs.set(row, slug)
    return slug
  }

  function findSlug(row: StagedCategory, below: readonly StagedCategory[]): string | undefined {
    if (row.pathNames.length > 0) return row.pathNames.map(slugOf).join('/')
    if (known.has(row.code)) return row.code
    const own = slugOf(row.name) || slugOf(row.code)
    if (row.parentCode === '') return own
    const parentRow = byCode.get(row.parentCode)
    if (parentRow !== undefined && parentRow !== row) {
      const parent = slugOfRow(parentRow, [...below, row])
      return parent === undefined ? parentGone(row) : `${parent}/${own}`
    }
    const parent = pathOf(row.parentCode)
    return known.has(parent) ? `${parent}/${own}` : parentGone(row)
  }

  function parentGone(row: StagedCategory): undefined {
    if (!refused.some(({ line }) => line === row.line))
      refuse(row, 'parent', row.parentCode, reasons.parentMissing({ parent: row.parentCode }))
  }

  for (const row of rows) slugOfRow(row, [])
  return { ...settle(rows, slugs, known, refuse), refused: refused.toSorted((a, b) => a.line - b.line) }
}

/**
 * Refuses rows that are too deep, duplicate or without a parent, and finds the levels that must be created in between.
 */
function settle(
  rows: readonly StagedCategory[],
  slugs: ReadonlyMap<StagedCategory, string | undefined>,
  known: ReadonlySet<string>,
  refuse: (row: StagedCategory, field: string, value: string, reason: string) => void,
) {
  const lineOf = new Map<string, number>()
  const between = new Map<string, string>()
  const placed: PlacedCategory[] = []
  const told = new Set([...slugs.values()].filter((slug) => slug !== undefined))
  for (const row of rows) {
    const slug = slugs.get(row)
    if (slug === undefined) continue
    const first = lineOf.get(slug)
    const missing = missingLevels(row, slug, known, told)
    if (first !== undefined) refuse(row, 'name', slug, importTexts.reasons.duplicate({ line: first }))
    else if (depthOf(slug) > CATEGORY_DEPTH) refuse(row, 'name', slug, importTexts.reasons.tooDeep)
    else if (missing === undefined)
      refuse(row, 'code', slug, reasons.parentMissing({ parent: parentOf(slug) ?? '' }))
    else {
      lineOf.set(slug, row.line)
      for (const [level, name] of missing) between.set(level, name)
      placed.push({ line: row.line, slug, parentSlug: parentOf(slug) })
    }
  }
  return { placed, between }
}

/** Missing levels above a row, with their names; undefined if only their slugs are known. */
function missingLevels(
  row: StagedCategory,
  slug: string,
  known: ReadonlySet<string>,
  told: ReadonlySet<string>,
): Map<string, string> | undefined {
  const missing = new Map<string, string>()
  const parts = slug.split('/')
  for (let depth = 1; depth < parts.length; depth += 1) {
    const level = parts.slice(0, depth).join('/')
    if (known.has(level) || told.has(level)) continue
    const name = row.pathNames[depth - 1]
    if (name === undefined || name === slugOf(name)) return undefined
    missing.set(level, name)
  }
  return missing
}
