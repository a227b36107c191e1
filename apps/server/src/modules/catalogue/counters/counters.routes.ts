import {
  countBrands,
  countCategories,
  countersInfo,
  countProducts,
} from '@cambusa/contract/catalogue/counters'
import type { Platform } from '../../../platform/http/context.ts'
import { route, type Module } from '../../../platform/http/route.ts'
import type { CatalogueIndex, Assortments } from '../engine/catalogue-index.ts'
import { CATALOGUE_TYPE } from '../engine/snapshot.ts'
import { countCompanies } from './counters.queries.ts'

/** The number of companies is cached for this time. */
const COMPANIES_KEPT_MS = 60_000

type Needs = Pick<Platform, 'clock' | 'db' | 'log'> & { catalogue: Assortments }

/** Counters of the shop; a counter never causes an error screen (specification §10). */
export const countersModule: Module<Needs> = (app, services) => {
  const companies = companyCounter(services)
  route(app, services, countersInfo, async ({ catalogue, session, now }) => {
    const counts = countsOf(catalogue.assortment(session.scope, now).index)
    return { data: { ...counts, companies: await companies(now) } }
  })
  route(app, services, countProducts, ({ catalogue, session, now }) => ({
    data: { count: countsOf(catalogue.assortment(session.scope, now).index).products },
  }))
  route(app, services, countCategories, ({ catalogue, session, now }) => ({
    data: { count: countsOf(catalogue.assortment(session.scope, now).index).categories },
  }))
  route(app, services, countBrands, ({ catalogue, session, now }) => ({
    data: { count: countsOf(catalogue.assortment(session.scope, now).index).brands },
  }))
}

/** Only categories with products count, and the empty brand does not. */
function countsOf({ snapshot }: CatalogueIndex) {
  const { brandNames, categories, categoryStart, productCount } = snapshot
  const shown = categories.filter(
    ({ end, typeId }, ordinal) => typeId === CATALOGUE_TYPE && categoryStart[end]! > categoryStart[ordinal]!,
  )
  return { products: productCount, categories: shown.length, brands: brandNames.offsets.length - 2 }
}

/** Without the database the last known number is used. */
function companyCounter({ db, log }: Pick<Platform, 'db' | 'log'>) {
  let count = 0
  let readAtMs = -Infinity
  return async (now: Date): Promise<number> => {
    if (now.getTime() - readAtMs < COMPANIES_KEPT_MS) return count
    try {
      const row = await countCompanies(db)
      count = row?.count ?? 0
      readAtMs = now.getTime()
    } catch (error) {
      log.warn({ err: error }, 'companies not counted')
    }
    return count
  }
}
