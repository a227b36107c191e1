import { fastSearch } from '@cambusa/contract/fast-search'
import { route, type Module } from '../../../platform/route.ts'
import { boughtBy } from '../search/bought.service.ts'
import { fastSearchJson } from './fast-search.service.ts'

/** Several words searched for at once, answered in one pass through the index. */
export const fastSearchModule: Module = (app, services) => {
  route(app, services, fastSearch, async ({ catalogue, session, query, now }) => {
    const shelf = catalogue.shelf(session.scope, now)
    const bought = await boughtBy(services, session, shelf.index, now)
    return { dataJson: fastSearchJson(shelf, query.q ?? [], bought) }
  })
}
