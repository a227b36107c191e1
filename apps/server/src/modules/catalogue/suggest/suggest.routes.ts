import { suggestProducts } from '@cambusa/contract/product'
import { route, type Module } from '../../../platform/route.ts'
import { boughtBy } from '../search/bought.service.ts'
import { suggestJson } from './suggest.ts'

/** Help while typing a search. */
export const suggestModule: Module = (app, services) => {
  route(app, services, suggestProducts, async ({ catalogue, session, query, now }) => {
    const shelf = catalogue.shelf(session.scope, now)
    const bought = await boughtBy(services, session, shelf.index, now)
    return { dataJson: suggestJson(shelf, query.query, bought) }
  })
}
