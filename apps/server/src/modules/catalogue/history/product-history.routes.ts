import { viewProductHistory } from '@cambusa/contract/product-history'
import { route, type Module } from '../../../platform/route.ts'
import { productHistory } from './product-history.service.ts'

/** What a product was over time. */
export const productHistoryModule: Module = (app, services) => {
  route(app, services, viewProductHistory, async ({ catalogue, db, session, params, now }) => ({
    data: await productHistory(db, catalogue.shelf(session.scope, now), session, params.slug, now),
  }))
}
