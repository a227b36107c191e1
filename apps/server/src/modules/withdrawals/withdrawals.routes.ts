import { viewWithdrawal, withdrawFromOrder } from '@cambusa/contract/orders/withdrawals'
import { formatEuro } from '@cambusa/domain/money/money'
import type { Platform } from '../../platform/http/context.ts'
import { info } from '../../platform/http/envelope.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { viewOwnOrder } from '../orders/orders.ts'
import { declareWithdrawal } from './declare-withdrawal.ts'
import { offerWithdrawal } from './offer-withdrawal.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'>

export const withdrawalsModule: Module<Needs> = (app, services) => {
  route(app, services, viewWithdrawal, async ({ db, session, query, now }) => ({
    data: await offerWithdrawal(db, session, query.order_id, now),
  }))
  route(app, services, withdrawFromOrder, async (call) => {
    const { db, session, body, now } = call
    const { cents } = await declareWithdrawal(call, body)
    return {
      data: await viewOwnOrder(db, session, body.order_id, now),
      infos: [info('order.withdrawn', { amount: formatEuro(cents) })],
    }
  })
}
