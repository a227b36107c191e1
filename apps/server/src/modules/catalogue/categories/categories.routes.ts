import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import type { Platform } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { route, type Module } from '../../../platform/http/route.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { categoryOfSlug } from '../engine/earlier-slugs.ts'
import { CATALOGUE_TYPE } from '../engine/snapshot.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { cardsJson, formOf } from '../cards/card-json.ts'
import { proposalsOf } from './proposals.ts'
import { categoryTreeJson, wireCategory } from './category-json.ts'

/** Slugs of the texts of dialogs: without texts the shop shows the dialogs without them (specification §11). */
const DIALOG_SLUGS: readonly string[] = ['timeslot-selector', 'fast-search-popup']

type Needs = Pick<Platform, 'clock'> & { catalogue: Assortments }

/** The category tree and single categories. */
export const categoriesModule: Module<Needs> = (app, services) => {
  route(app, services, viewCategories, ({ catalogue, session, query, now }) => {
    const assortment = catalogue.assortment(session.scope, now)
    const { index } = assortment
    const { filtered: isFiltered, depth, slug, categoryId } = query
    const form = formOf(query.fields)
    if (slug === undefined && categoryId === undefined)
      return { dataJson: categoryTreeJson(index, form, { isFiltered, depth }) }
    const category = slug === undefined ? index.categoryOf(categoryId ?? 0) : categoryOfSlug(index, slug)
    if (category === undefined) {
      if (slug !== undefined && DIALOG_SLUGS.includes(slug)) return { data: {} }
      throw refuse('category.unknown')
    }
    const found = wireCategory(index, category, form, {
      isFiltered: isFiltered ?? true,
      depth: depth ?? CATEGORY_DEPTH,
    })
    const crumbs = asciiJson(index.crumbs(category))
    // Both are JSON: the proposed cards are inserted into the category's object.
    const proposals =
      found.categoryTypeId === CATALOGUE_TYPE
        ? cardsJson(assortment, proposalsOf(assortment, category), form)
        : '[]'
    const json = `${asciiJson(found).slice(0, -1)},"proposals":${proposals}}`
    return { dataJson: `{"category":${json},"breadCrumbs":${crumbs}}` }
  })
}
