import { fastSearch } from '@cambusa/contract/catalogue/fast-search'
import type { Platform } from '../../../platform/http/context.ts'
import { route, type Module } from '../../../platform/http/route.ts'
import { formOf } from '../cards/card-json.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { boughtBy } from '../search/bought.service.ts'
import { fastSearchJson } from './fast-search.service.ts'

type Needs = Pick<Platform, 'clock' | 'database' | 'db' | 'log'> & { catalogue: Assortments }

/** Several words searched for together, in one pass through the index. */
export const fastSearchModule: Module<Needs> = (app, services) => {
  route(app, services, fastSearch, async ({ catalogue, session, query, now }) => {
    const assortment = catalogue.assortment(session.scope, now)
    const bought = await boughtBy(services, session, assortment.index, now)
    return { dataJson: fastSearchJson(assortment, query.q ?? [], formOf(query.fields), bought) }
  })
}
