import { suggestProducts } from '@cambusa/contract/product'
import { route, type Module } from '../../platform/route.ts'
import { suggestJson } from './suggest.ts'

/** Help while typing a search. */
export const searchModule: Module = (app, services) => {
  route(app, services, suggestProducts, ({ catalogue, session, query, now }) => ({
    dataJson: suggestJson(catalogue.shelf(session.scope, now), query.query),
  }))
}
