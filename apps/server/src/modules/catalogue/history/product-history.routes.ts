import { viewProductHistory } from '@cambusa/contract/catalogue/product-history'
import type { Platform } from '../../../platform/http/context.ts'
import { route, type Module } from '../../../platform/http/route.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { productHistory } from './product-history.service.ts'

type Needs = Pick<Platform, 'clock' | 'db'> & { catalogue: Assortments }

/** The history of a product. */
export const productHistoryModule: Module<Needs> = (app, services) => {
  route(app, services, viewProductHistory, async ({ catalogue, db, session, params, now }) => ({
    data: await productHistory(db, catalogue.assortment(session.scope, now), session, params.slug, now),
  }))
}
