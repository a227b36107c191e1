import { addAllFromOrder, previewReorder } from '@cambusa/contract/cart/reorder'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import { info, warning } from '../../platform/http/envelope.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { cartJson, type CartNeeds } from '../cart/cart.ts'
import { ownOrderLines } from '../orders/orders.ts'
import { addPastLines } from './add-past-lines.service.ts'
import { previewJson } from './preview.service.ts'

/** The order that a call names, in its query or its body. Throws request.malformed where neither does. */
function orderIdOf(...parts: readonly { order_id?: number | undefined }[]): number {
  const named = parts.find(({ order_id }) => order_id !== undefined)?.order_id
  if (named !== undefined) return named
  const field = 'order_id'
  throw refuse('request.malformed', { field, reason: malformedTexts.required }, { field })
}

/** Calls that order lines of before again. */
export const reorderModule: Module<CartNeeds> = (app, services) => {
  route(app, services, previewReorder, async ({ db, session, query, now }) => {
    const lines = await ownOrderLines(db, session, query.order_id)
    return { dataJson: await previewJson(services, session, lines, now) }
  })
  route(app, services, addAllFromOrder, async (call) => {
    const { db, session, query, body, requestKey } = call
    const lines = await ownOrderLines(db, session, orderIdOf(query, body))
    const source = { lines, failure: 'errors.errorAddingProductFromOrder' } as const
    const { cart, count, warnings } = await addPastLines(services, session, source, body.items, requestKey)
    return {
      dataJson: await cartJson(call, session, cart, { showSectors: query.show_sectors }),
      infos: [info('cart.productsAddFromOrder', { count })],
      warnings: warnings.map(({ code, params }) => warning(code, params)),
    }
  })
}
