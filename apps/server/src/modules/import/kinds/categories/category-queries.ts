import type pg from 'pg'
import { addCategory, categoriesToSet } from '../../../catalogue/catalogue.ts'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { filledBy, updateDiffering, type FilledColumn } from '../update-differing.ts'
import { placeCategories, type StagedCategory } from './place-categories.ts'

/** Columns of import_stage. */
export const categoryStage = {
  code: 'text',
  parent_code: 'text',
  path_names: 'text[]',
  name: 'text',
  has_own_name: 'boolean',
  position: 'integer',
  title: 'text',
  description: 'text',
  image: 'text',
}

/** Position of a category without one: after those that have one. */
const LAST = 1000
const infoValue = `t.info || jsonb_strip_nulls(jsonb_build_object('title', nullif(i.title, ''),
  'description', nullif(i.description, ''), 'image', nullif(i.image, '')))`
const info = (field: string): FilledColumn => ({ field, column: 'info', value: infoValue })
const columns: readonly FilledColumn[] = [
  { field: 'name', column: 'name', value: 'CASE WHEN i.has_own_name THEN i.name ELSE t.name END' },
  { field: 'position', column: 'position', value: 'coalesce(i.position, t.position)' },
  info('title'),
  info('description'),
  info('image'),
]

/**
 * Finds the position of each row in the tree, in import_categories (line, slug, parent_slug); levels in between are
 * remembered.
 */
export async function matchCategories(
  client: pg.ClientBase,
  between: Map<string, string>,
): Promise<RowRemark[]> {
  const shop = await client.query<{ slug: string }>('SELECT slug FROM categories')
  const staged = await client.query<StagedCategory>(
    `SELECT line, code, parent_code AS "parentCode", path_names AS "pathNames", name FROM import_stage ORDER BY line`,
  )
  const placement = placeCategories(staged.rows, new Set(shop.rows.map(({ slug }) => slug)))
  between.clear()
  for (const [slug, name] of placement.between) between.set(slug, name)
  await client.query(
    `CREATE TEMP TABLE import_categories (line integer, slug text, parent_slug text) ON COMMIT DROP`,
  )
  await client.query(
    'INSERT INTO import_categories SELECT * FROM unnest($1::integer[], $2::text[], $3::text[])',
    [
      placement.placed.map(({ line }) => line),
      placement.placed.map(({ slug }) => slug),
      placement.placed.map(({ parentSlug }) => parentSlug),
    ],
  )
  return placement.refused
}

interface NewCategory {
  slug: string
  parentSlug: string | null
  name: string
  position: number | null
  info: object
}

async function listNew(client: pg.ClientBase): Promise<NewCategory[]> {
  const { rows } = await client.query<NewCategory>(`
    SELECT c.slug, c.parent_slug AS "parentSlug", i.name, i.position,
      jsonb_strip_nulls(jsonb_build_object('title', nullif(i.title, ''), 'description', nullif(i.description, ''),
        'image', nullif(i.image, ''))) AS info
    FROM import_categories c JOIN import_stage i USING (line)
    WHERE NOT EXISTS (SELECT FROM categories k WHERE k.slug = c.slug) ORDER BY c.line`)
  return rows
}

/** Inserts new categories, first levels first; returns how many of them are rows of the file. */
export async function insertCategories(
  client: pg.ClientBase,
  between: ReadonlyMap<string, string>,
): Promise<number> {
  const rows = await listNew(client)
  const levels = [...between].map(([slug, name]) => {
    const end = slug.lastIndexOf('/')
    return { slug, name, parentSlug: end < 0 ? null : slug.slice(0, end), position: null, info: {} }
  })
  const depthOf = ({ slug }: NewCategory) => slug.split('/').length
  for (const { slug, parentSlug, name, position, info: about } of [...levels, ...rows].toSorted(
    (a, b) => depthOf(a) - depthOf(b),
  ))
    await client.query(addCategory, [slug, name, parentSlug, position ?? LAST, JSON.stringify(about)])
  return rows.length
}

/** Updates categories that differ; returns how many changed. */
export async function updateCategories(client: pg.ClientBase, plan: ImportPlan): Promise<number> {
  const filled = filledBy(plan, columns)
  const once = filled.filter(
    ({ column }, place) => filled.findIndex((each) => each.column === column) === place,
  )
  const changed = await updateDiffering(client, {
    ...categoriesToSet,
    staged: 'SELECT s.*, c.slug FROM import_categories c JOIN import_stage s USING (line)',
    columns: once,
  })
  return changed.length
}
