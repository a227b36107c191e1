import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import type { Platform } from '../../../platform/http/context.ts'
import { route, type Module } from '../../../platform/http/route.ts'
import { formOf } from '../cards/card-json.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { boughtBy } from '../search/bought.service.ts'
import { suggestJson } from './suggest.ts'

type Needs = Pick<Platform, 'clock' | 'database' | 'db' | 'log'> & { catalogue: Assortments }

/** Help while typing a search. */
export const suggestModule: Module<Needs> = (app, services) => {
  route(app, services, suggestProducts, async ({ catalogue, session, query, now }) => {
    const assortment = catalogue.assortment(session.scope, now)
    const bought = await boughtBy(services, session, assortment.index, now)
    return { dataJson: suggestJson(assortment, query.query, formOf(query.fields), bought) }
  })
}
