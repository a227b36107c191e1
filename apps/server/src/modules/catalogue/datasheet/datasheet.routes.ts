import { viewDatasheet } from '@cambusa/contract/datasheet'
import type { Platform } from '../../../platform/context.ts'
import { routeFile, type Module } from '../../../platform/route.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { createDatasheets } from './datasheet.service.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'> & { catalogue: Assortments }

/** Datasheets of products; a link to one opens without any header of ours. */
export const datasheetModule: Module<Needs> = (app, services) => {
  const datasheets = createDatasheets(services)
  routeFile(app, services, viewDatasheet, ({ catalogue, session, params, now }) =>
    datasheets.find(catalogue.assortment(session.scope, now), params.slug, now),
  )
}
