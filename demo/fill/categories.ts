import type { ClientBase } from 'pg'
import { demoCategories, demoFamilies, type DemoCategory } from '../catalogue/families.ts'

/** Content categories: titles of dialogs, hidden from the tree (specification §11). */
const CONTENT_CATEGORIES = [
  {
    slug: 'timeslot-selector',
    name: 'Scelta della fascia oraria',
    info: {
      title: 'Quando vuoi la tua spesa?',
      description: 'Scegli il giorno e la fascia: il posto resta tuo per 60 minuti.',
    },
  },
  {
    slug: 'fast-search-popup',
    name: 'Ricerca veloce',
    info: {
      title: 'Cerca più prodotti insieme',
      description: 'Scrivi un prodotto per riga: per ognuno ti mostriamo i primi risultati.',
    },
  },
]

/** The food that stands for a category: that of the first family below it. */
function foodOf(category: DemoCategory): string {
  const below = demoFamilies.find(
    ({ category: { slug } }) => slug === category.slug || slug.startsWith(`${category.slug}/`),
  )
  return below?.goods[0]?.food ?? below?.traits.food ?? 'basket'
}

/** Key of the flat drawing of a category; the number is its department's colour. */
function pictureKeyOf(category: DemoCategory): string {
  const department = demoCategories.find(({ slug }) => slug === category.slug.split('/')[0])
  const number = department?.position ?? 1
  return category.depth === 1 ? `department-${number}` : `category-${number}-${foodOf(category)}`
}

/** Writes the category tree where it is missing and answers the id of every slug. */
export async function fillCategories(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; slug: string }>('SELECT id, slug FROM categories')
  const ids = new Map(rows.map(({ id, slug }) => [slug, Number(id)]))
  const insert = async (
    slug: string,
    parentId: number | null,
    name: string,
    position: number,
    typeId: number,
    info: object,
  ) => {
    const { rows: made } = await client.query<{ id: number }>(
      `INSERT INTO categories (parent_id, slug, name, position, category_type_id, info)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [parentId, slug, name, position, typeId, JSON.stringify(info)],
    )
    ids.set(slug, Number(made[0]?.id))
  }
  for (const category of demoCategories) {
    if (ids.has(category.slug)) continue
    const parentId = category.parentSlug === null ? null : (ids.get(category.parentSlug) ?? null)
    const info = { title: category.name, image: `/pictures/${pictureKeyOf(category)}/320.webp` }
    await insert(category.slug, parentId, category.name, category.position, 1, info)
  }
  for (const { slug, name, info } of CONTENT_CATEGORIES) {
    if (!ids.has(slug)) await insert(slug, null, name, 0, 2, info)
  }
  return ids
}
