import { viewDatasheet } from '@cambusa/contract/datasheet'
import { routeFile, type Module } from '../../../platform/route.ts'
import { createDatasheets } from './datasheet.service.ts'

/** Datasheets of products; a link to one opens without any header of ours. */
export const datasheetModule: Module = (app, services) => {
  const datasheets = createDatasheets(services)
  routeFile(app, services, viewDatasheet, ({ catalogue, session, params, now }) =>
    datasheets.find(catalogue.shelf(session.scope, now), params.slug, now),
  )
}
