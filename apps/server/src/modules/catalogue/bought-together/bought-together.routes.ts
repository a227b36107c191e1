import { viewBoughtTogether } from '@cambusa/contract/bought-together'
import { route, type Module } from '../../../platform/route.ts'
import { boughtTogetherJson } from './bought-together.service.ts'

/** What others order together with a product: a call of its own, so that the page of the product waits for no query. */
export const boughtTogetherModule: Module = (app, services) => {
  route(app, services, viewBoughtTogether, async ({ catalogue, db, session, params, now }) => ({
    dataJson: await boughtTogetherJson(db, catalogue.shelf(session.scope, now), params.slug),
  }))
}
