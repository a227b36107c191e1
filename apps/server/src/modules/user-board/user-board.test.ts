import { actAs, leaveUser, listBoardUsers } from '@cambusa/contract/people/user-board'
import { testSession } from '@cambusa/contract/people/auth'
import { buyCart, listPaymentTypes, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { deleteOrder } from '@cambusa/contract/payments/payments'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { describe, expect, it } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildGoods, buildOpenSlot, buildReadyShopper, type Goods } from '../../testing/factories/orders.ts'
import { buildCompany, buildUser, signIn } from '../../testing/factories/users.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { sayAudit } from '../../platform/log/audit.command.ts'

let goods: Goods
let slot = 0
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    goods = await buildGoods(db)
    slot = await buildOpenSlot(db)
  },
})
const { db } = shop

async function administrator(address: string) {
  const { login } = await buildUser(db, {
    userTypeId: USER_TYPE.administrator,
    firstName: 'Irene',
    lastName: 'Capo',
  })
  const shopper = shop.shopper(address)
  await signIn(shopper, login)
  return shopper
}

describe('the user board', () => {
  it('finds customers by the words of name, e-mail, code, company and VAT number, a page at a time', async () => {
    const company = { name: 'Trattoria da Zelinda', vatNumber: '09876543210' }
    await buildCompany(db, 'C777', company)
    const { id } = await buildUser(db, {
      firstName: 'Zelinda',
      lastName: 'Rossi',
      codInt: 'C777',
      userTypeId: 3,
    })
    await buildUser(db, { lastName: '100%' })
    const board = await administrator('10.0.8.1')
    const found = async (query: string) =>
      (await board.call(listBoardUsers, { query: { query } })).data?.users.map(({ userId }) => userId)
    for (const query of ['zelinda rossi', 'ROSSI trattoria', 'c777', '09876543210'])
      expect(await found(query)).toEqual([id])
    expect(await found('zelinda bianchi')).toEqual([])
    // A wildcard of SQL is an ordinary character.
    expect(await found('0%')).toHaveLength(1)
    const all = await board.call(listBoardUsers, { query: { page: 1 } })
    expect(all.data?.page.totItems).toBe(2)
    expect(all.data?.users.find(({ userId }) => userId === id)?.companyNames).toEqual([company.name])
  })

  it('is closed to everybody else, and opens no account of the shop', async () => {
    const operator = shop.shopper('10.0.8.2')
    await signIn(operator, (await buildUser(db, { userTypeId: USER_TYPE.operator })).login)
    expect((await operator.call(listBoardUsers, { query: {} })).codes).toEqual(['user.notEnabled'])
    const board = await administrator('10.0.8.3')
    const closed = [
      await buildUser(db, { userTypeId: USER_TYPE.administrator }),
      await buildUser(db, { isDisabled: true }),
      { id: 999_999 },
    ]
    for (const { id } of closed)
      expect((await board.call(actAs, { body: { user_id: id } })).codes).toEqual(['userBoard.notThis'])
    expect((await board.call(leaveUser)).codes).toEqual(['userBoard.notActing'])
  })
})

describe('an administrator who acts as a customer', () => {
  it('fills the cart and orders on delivery, the order says who placed it, and leaves as themselves', async () => {
    const { shopper: customer } = await buildReadyShopper(shop, goods.pasta, 20)
    const { userId } = (await customer.call(testSession)).user
    const board = await administrator('10.0.8.4')
    const acting = await board.call(actAs, { body: { user_id: userId } })
    expect(acting.user).toMatchObject({ userId, sessionKind: 'acting', actor: { name: 'Irene Capo' } })
    await board.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    const types = await board.call(listPaymentTypes, { query: {} })
    expect(types.data?.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual([1])
    await board.call(prepareCheckout)
    const byCard = await board.call(buyCart, { query: { payment_type_id: 3 } })
    expect(byCard.codes).toEqual(['checkout.paymentTypeNotAllowed'])
    const bought = await board.call(buyCart, { query: { payment_type_id: 1 } })
    const placedBy = 'Irene Capo del negozio, per conto del cliente'
    expect(bought.data).toMatchObject({ placedBy })
    const order = { order_id: bought.data!.orderId }
    expect((await customer.call(viewOrder, { query: order })).data).toMatchObject({ placedBy })
    expect((await board.call(deleteOrder, { body: order })).codes).toEqual(['user.notEnabled'])

    const left = await board.call(leaveUser)
    expect(left.user).toMatchObject({ sessionKind: 'password', lastName: 'Capo' })
    expect((await board.call(listBoardUsers, { query: {} })).httpStatus).toBe(200)

    const lines = (await sayAudit(db, bought.data!.orderNumber)).split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`user ${left.user.userId} per conto di user ${userId}: orders.placed`)
    const ofCustomer = await sayAudit(db, String(userId))
    for (const act of [
      'sessions.opened',
      'userBoard.actAs',
      'orders.placed',
      'userBoard.leave',
      'sessions.ended',
    ])
      expect(ofCustomer).toContain(act)
    const request = /richiesta (\S+)/.exec(lines[0]!)?.[1]
    expect(request).toMatch(/^[\w-]{8,}$/)
  })
})
