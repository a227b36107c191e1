import { updateItems, viewCart } from '@cambusa/contract/cart/cart'
import { addGiftCode, removeGiftCode } from '@cambusa/contract/payments/gift-cards'
import { checkPayment, deleteOrder, payOrder } from '@cambusa/contract/payments/payments'
import { inTransaction } from '../../platform/database/database.ts'
import { receiveTransfer } from '../../modules/payments/settling/receive-transfer.ts'
import { codeOf, fulfilmentOf, pickRow } from '../fulfilment-acts.ts'
import { addToCart, buyEdit, chooseSlot, openEdit, undoEdit } from '../payments/edit-order.ts'
import type { Reply } from '../test-shopper.ts'
import type { Life, LifeShop } from './begin-life.ts'
import type { Chance } from './chance.ts'

/** Something that happens to an order; answers what was said: codes, or 'done'. */
export type LifeAct = () => Promise<string>
type Acts = Readonly<Record<string, LifeAct>>

const said = ({ httpStatus, codes }: Reply<unknown>): string =>
  httpStatus === 200 ? codes.join() || 'done' : `${httpStatus} ${codes.join()}`

/** What the customer does with his order and with the cart that edits it. */
function customerActs({ shop, slots }: LifeShop, order: Life, chance: Chance): Acts {
  const { shopper, orderId } = order
  const { gateway, goods } = shop
  const about = { body: { order_id: orderId } }
  const setQuantity = async (quantity: number) => {
    const line = (await shopper.call(viewCart)).data?.cartItems[0]
    if (line === undefined) return 'no line'
    return said(await shopper.call(updateItems, { body: { items: [{ itemId: line.itemId, quantity }] } }))
  }
  return {
    edit: async () => said(await openEdit(order)),
    more: () => setQuantity(chance.from(21, 30)),
    less: () => setQuantity(chance.from(16, 20)),
    wine: async () => said(await addToCart(order, order.isAtLocker ? goods.pasta : goods.wine, 1)),
    otherSlot: async () => {
      const { id, day } = chance.oneOf(order.isAtLocker ? slots.locker : slots.home)
      return said(await chooseSlot(order, id, day))
    },
    giftCode: async () =>
      said(await shopper.call(addGiftCode, { body: { code: chance.oneOf(order.giftCodes) } })),
    noGiftCode: async () =>
      said(await shopper.call(removeGiftCode, { body: { code: chance.oneOf(order.giftCodes) } })),
    buyAgain: async () => {
      const type = chance.is(0.7) ? undefined : chance.oneOf([1, 2, 5, 6])
      const bought = await buyEdit(order, type)
      return Array.isArray(bought) ? bought.join() || 'nothing' : 'done'
    },
    undo: async () => said(await undoEdit(order)),
    cancel: async () => said(await shopper.call(deleteOrder, about)),
    pay: async () => said(await shopper.call(payOrder, about)),
    payAtBank: async () => {
      // One that failed and succeeds later is told by a notification, which other tests are about.
      const waiting = gateway.ofOrder(order.number).filter(({ state }) => state === 'pending')
      for (const { reference } of waiting)
        if (chance.is(0.8)) gateway.succeed(reference)
        else gateway.fail(reference)
      return said(await shopper.call(checkPayment, about))
    },
  }
}

/** What the shop does with it, and the bank. */
function shopActs(life: LifeShop, order: Life, chance: Chance): Acts {
  const { shop, codes } = life
  const { db, services, time } = shop.test
  const work = fulfilmentOf(shop)
  const rows = () =>
    codes.flatMap((code) =>
      chance.is(0.3) ? [pickRow(code, chance.is(0.3) ? { outcome: 'missing' } : {})] : [],
    )
  return {
    confirm: () => codeOf(work.confirm(order)),
    startPicking: () => codeOf(work.start(order)),
    pick: () =>
      codeOf(
        work.pick(order, [pickRow(codes[0]!, { quantity: chance.from(10, 16) }), ...rows().slice(1)], true),
      ),
    ready: () => codeOf(work.ready(order)),
    onTheWay: () => codeOf(work.onTheWay(order)),
    bringBack: () => codeOf(work.bringBack(order)),
    handOver: () => codeOf(work.handOver(order, { ageDocument: 'passport' })),
    shopCancels: () => codeOf(work.cancel(order)),
    transfer: () =>
      codeOf(
        inTransaction(db, (tx) => receiveTransfer(tx, services.config, order.orderId, 3_286, time.now())),
      ),
    news: async () => {
      const payments = shop.gateway.ofOrder(order.number)
      if (payments.length === 0) return 'no payment'
      const news = shop.gateway.newsOf(chance.oneOf(payments).reference)
      return String(await shop.notify(news))
    },
  }
}

/** The jobs of the shop. */
export const LIFE_JOBS = [
  'reconcile-payments',
  'give-up-unpaid-orders',
  'end-editings',
  'authorise-stored-cards',
  'release-ended-locks',
  'expire-holds',
] as const

function jobActs({ shop }: LifeShop): Acts {
  const job =
    (name: string): LifeAct =>
    async () => {
      await shop.runScheduledJob(name)
      return 'done'
    }
  return {
    ...Object.fromEntries(LIFE_JOBS.map((name) => [name, job(name)])),
    queuedJobs: async () => {
      await shop.runQueuedJobs()
      return 'done'
    },
  }
}

/** Everything that may happen to an order, by name. */
export const actsOfLife = (life: LifeShop, order: Life, chance: Chance): Acts => ({
  ...customerActs(life, order, chance),
  ...shopActs(life, order, chance),
  ...jobActs(life),
})

/** Acts that bring an order on from its status: chance alone would seldom hand one over. */
export const NEXT_ACTS: Readonly<Record<number, readonly string[]>> = {
  1: ['edit', 'edit', 'edit', 'confirm', 'startPicking', 'buyAgain'],
  2: ['edit', 'startPicking', 'startPicking'],
  3: ['pick', 'pick', 'ready', 'ready'],
  4: ['onTheWay', 'pick'],
  5: ['handOver', 'handOver', 'bringBack'],
  7: [
    'more',
    'less',
    'wine',
    'otherSlot',
    'giftCode',
    'noGiftCode',
    'buyAgain',
    'buyAgain',
    'pay',
    'payAtBank',
    'undo',
    'cancel',
  ],
  9: ['pay', 'payAtBank', 'payAtBank', 'news', 'transfer', 'transfer'],
  10: ['pay', 'payAtBank'],
  12: ['handOver', 'pick'],
}
