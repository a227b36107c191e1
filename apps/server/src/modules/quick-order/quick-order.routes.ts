import { addQuickOrder, matchQuickOrder, readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { route, type Module } from '../../platform/http/route.ts'
import { acceptFiles } from '../../platform/http/shopper-files.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { addLinesJson } from './add-lines.service.ts'
import { admitMatching, matchLinesJson } from './match-lines.service.ts'
import { readOrderFile } from './read-order-file.ts'

/** Calls for a written order: read it, match it with products, add them to the cart. */
export const quickOrderModule: Module<CartNeeds> = (app, services) => {
  route(
    app,
    services,
    matchQuickOrder,
    async (call) => ({ dataJson: await matchLinesJson(call, call.body.lines) }),
    { admit: admitMatching },
  )
  route(app, services, addQuickOrder, async (call) => ({
    dataJson: await addLinesJson(call, call.session, call.body.items, call.requestKey),
  }))
  acceptFiles(app, (scope) =>
    route(scope, services, readQuickOrder, async (call) => ({
      data: await readOrderFile(call, call.body),
    })),
  )
}
