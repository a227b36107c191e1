import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import type { Platform } from '../../../platform/http/context.ts'
import { route, type Module } from '../../../platform/http/route.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { boughtTogetherJson } from './bought-together.service.ts'

type Needs = Pick<Platform, 'clock' | 'db'> & { catalogue: Assortments }

/** Products that others order together with one: a separate call, so that the product page waits for no query. */
export const boughtTogetherModule: Module<Needs> = (app, services) => {
  route(app, services, viewBoughtTogether, async ({ catalogue, db, session, params, now }) => ({
    dataJson: await boughtTogetherJson(db, catalogue.assortment(session.scope, now), params.slug),
  }))
}
