import { fastSearch } from '@cambusa/contract/fast-search'
import { route, type Module } from '../../platform/route.ts'
import { fastSearchJson } from './fast-search.service.ts'

/** Several words searched for at once, answered in one pass through the index. */
export const fastSearchModule: Module = (app, services) => {
  route(app, services, fastSearch, ({ catalogue, session, query, now }) => ({
    dataJson: fastSearchJson(catalogue.shelf(session.scope, now), query.q ?? []),
  }))
}
