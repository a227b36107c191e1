import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import type { Assortments } from './engine/catalogue-index.ts'
import { advancedSearchModule } from './advanced/advanced-search.routes.ts'
import { boughtTogetherModule } from './bought-together/bought-together.routes.ts'
import { categoriesModule } from './categories/categories.routes.ts'
import { countersModule } from './counters/counters.routes.ts'
import { datasheetModule } from './datasheet/datasheet.routes.ts'
import { fastSearchModule } from './fast/fast-search.routes.ts'
import { productHistoryModule } from './history/product-history.routes.ts'
import { productModule } from './product.routes.ts'
import { suggestModule } from './suggest/suggest.routes.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'database' | 'db' | 'log'> & { catalogue: Assortments }

/** All routes of the catalogue, one folder each. */
export const catalogueModule: Module<Needs> = (app, services) => {
  for (const register of [
    categoriesModule,
    suggestModule,
    productModule,
    advancedSearchModule,
    fastSearchModule,
    productHistoryModule,
    datasheetModule,
    boughtTogetherModule,
    countersModule,
  ])
    register(app, services)
}
