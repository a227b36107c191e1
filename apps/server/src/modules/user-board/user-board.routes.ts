import { actAs, leaveUser, listBoardUsers } from '@cambusa/contract/people/user-board'
import { route, type Module } from '../../platform/http/route.ts'
import { deviceOf, SESSION_HEADER, type Sessions } from '../auth/auth.ts'
import { cartAnswer, type CartNeeds } from '../cart/cart.ts'
import { actAsCustomer, boardUsers, leaveCustomer } from './user-board.service.ts'

type Needs = CartNeeds & { sessions: Pick<Sessions, 'forget' | 'load'> }

export const userBoardModule: Module<Needs> = (app, services) => {
  route(app, services, listBoardUsers, async ({ db, query }) => ({ data: await boardUsers(db, query) }))
  route(app, services, actAs, async (call) => {
    const customer = { userId: call.body.user_id, device: deviceOf(call.header('user-agent')) }
    const { token, session } = await actAsCustomer(call, call.session, customer, call.now)
    call.setHeader(SESSION_HEADER, token)
    call.replaceSession(session)
    return { data: await cartAnswer(call, session) }
  })
  route(app, services, leaveUser, async (call) => {
    const { token, session } = await leaveCustomer(call, call.session, call.now)
    call.setHeader(SESSION_HEADER, token)
    call.replaceSession(session)
    return { data: await cartAnswer(call, session) }
  })
}
