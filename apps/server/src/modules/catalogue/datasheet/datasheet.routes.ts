import { viewDatasheet } from '@cambusa/contract/catalogue/datasheet'
import type { Platform } from '../../../platform/http/context.ts'
import { routeFile, type Module } from '../../../platform/http/route.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { createDatasheets } from './datasheet.service.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'> & { catalogue: Assortments }

/** Datasheets of products; a link to one works without special headers. */
export const datasheetModule: Module<Needs> = (app, services) => {
  const datasheets = createDatasheets(services)
  routeFile(app, services, viewDatasheet, ({ catalogue, session, params, now }) =>
    datasheets.find(catalogue.assortment(session.scope, now), params.slug, now),
  )
}
