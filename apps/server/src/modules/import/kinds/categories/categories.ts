import { importTexts } from '@cambusa/messages/it/operator/import'
import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import { categoryStage, insertCategories, matchCategories, updateCategories } from './category-queries.ts'
import { readCategory } from './read-category.ts'

/** Categories of the tree with names, order, pictures and texts; a category is identified by its path. */
export const categoriesKind: ImportKind = {
  name: 'categories',
  namedBy: ['code', 'name'],
  fields: {
    code: { headers: ['codice', 'codice categoria', 'percorso', 'slug', 'path'], isCode: true },
    parent: { headers: ['padre', 'categoria padre', 'codice padre', 'parent'] },
    path: { headers: ['categoria', 'reparto', 'livello', 'category', 'level'], shape: 'list' },
    name: { headers: ['nome', 'denominazione', 'name'] },
    position: { headers: ['posizione', 'ordine', 'position', 'order'], isDecimal: true },
    title: { headers: ['titolo', 'title'] },
    description: { headers: ['descrizione', 'testo', 'description'] },
    image: { headers: ['immagine', 'foto', 'image'] },
  },
  needs: () => [
    { fields: ['code', 'path', 'parent'], says: importTexts.needs.category },
    { fields: ['code', 'path', 'name'], says: importTexts.needs.category },
  ],
  begin: (_client, plan) => Promise.resolve(categoriesRun(plan)),
}

function categoriesRun(plan: ImportPlan): KindRun {
  const between = new Map<string, string>()
  return {
    stage: categoryStage,
    tables: ['categories'],
    read: (row) => readCategory(row, plan.hasField('parent'), plan.pictureHosts),
    keysOf: ({ code }) => (code === '' ? [] : [{ field: 'code', value: String(code) }]),
    match: (client) => matchCategories(client, between),
    apply: async (client) => {
      const changed = await updateCategories(client, plan)
      return { added: await insertCategories(client, between), changed }
    },
  }
}
