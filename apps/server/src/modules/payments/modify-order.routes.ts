import { modifyOrder, undoModifyOrder } from '@cambusa/contract/orders/modify-order'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import type { Sessions } from '../auth/auth.ts'
import { cartJson, readCart, type CartNeeds } from '../cart/cart.ts'
import { openEditing } from './editing/open-editing.ts'
import { undoEditing } from './editing/undo-editing.ts'
import type { Gateways } from './gateway/known-gateways.ts'

type Needs = CartNeeds & Pick<Platform, 'config'> & { gateways: Gateways; sessions: Pick<Sessions, 'forget'> }

/** Editing a placed order. The cart of the session is another one then, so its cached store is dropped. */
export const modifyOrderModule: Module<Needs> = (app, services) => {
  route(app, services, modifyOrder, async ({ db, session, body, now }) => {
    await openEditing(services, session, body.order_id, now)
    services.sessions.forget(session)
    return { dataJson: await cartJson(services, session, await readCart(db, session, now)) }
  })
  route(app, services, undoModifyOrder, async ({ session, body, now }) => {
    const data = await undoEditing(services, session, body.order_id, now)
    services.sessions.forget(session)
    return { data }
  })
}
