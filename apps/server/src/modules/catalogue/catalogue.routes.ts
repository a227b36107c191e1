import { viewCategories } from '@cambusa/contract/catalogue'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { refuse } from '../../platform/refusal.ts'
import { route, type Module } from '../../platform/route.ts'
import { categoryTreeJson, wireCategory } from './category-json.ts'

/** Slugs of the texts of dialogs: a shop that has none shows the dialogs without (decisions §3). */
const DIALOG_SLUGS: readonly string[] = ['timeslot-selector', 'fast-search-popup']

/** The category tree and single categories. */
export const catalogueModule: Module = (app, services) => {
  route(app, services, viewCategories, ({ catalogue, session, query, now }) => {
    const { index } = catalogue.shelf(session.scope, now)
    const { filtered: isFiltered, depth, slug, categoryId } = query
    if (slug === undefined && categoryId === undefined)
      return { dataJson: categoryTreeJson(index, { isFiltered, depth }) }
    const category =
      slug === undefined
        ? index.categoryOf(categoryId ?? 0)
        : index.categoryBySlug.get(slug.replace(/\/+$/, ''))
    if (category === undefined) {
      if (slug !== undefined && DIALOG_SLUGS.includes(slug)) return { data: {} }
      throw refuse('category.unknown')
    }
    return {
      data: {
        category: wireCategory(index, category, {
          isFiltered: isFiltered ?? true,
          depth: depth ?? CATEGORY_DEPTH,
        }),
        breadCrumbs: index.crumbs(category),
      },
    }
  })
}
