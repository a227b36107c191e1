import { addItems, updateCartInfo } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { viewOrder, type Order } from '@cambusa/contract/orders/orders'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { checkPayment } from '@cambusa/contract/payments/payments'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import {
  bringBackOrder,
  cancelOrderByShop,
  confirmOrder,
  handOverOrder,
  orderOnTheWay,
  pickOrder,
  readyOrder,
  startPicking,
  type HandingOver,
  type PickRow,
} from '../modules/fulfilment/fulfilment.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { buildGift } from './factories/gift-certificates.ts'
import { buildReadyShopper } from './factories/orders.ts'
import type { Ordered, PaymentShop } from './payments/payment-shop.ts'

/** A row that says what was picked. */
export const pickRow = (code: string, given: Partial<PickRow> = {}): PickRow => ({
  at: 'Riga 2',
  code,
  line: null,
  quantity: null,
  outcome: null,
  replacementCode: '',
  ...given,
})

/** The code of the refusal that an act ends with, or 'done'. */
export const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

/** What the shop's people do with orders, for tests, by somebody called Rosa. */
export function fulfilmentOf(shop: PaymentShop) {
  const { test } = shop
  const { db, services } = test
  const doer = () => ({ actor: 'Rosa', now: test.time.now() })
  const acts = {
    confirm: ({ orderId }: Ordered) => confirmOrder(db, orderId, doer()),
    start: ({ orderId }: Ordered) => startPicking(db, orderId, doer()),
    pick: ({ orderId }: Ordered, rows: PickRow[], restIsMissing = false) =>
      pickOrder(db, orderId, { rows, restIsMissing }, doer()),
    ready: ({ orderId }: Ordered) => readyOrder(db, services, orderId, doer()),
    onTheWay: ({ orderId }: Ordered) => orderOnTheWay(db, services, orderId, doer()),
    bringBack: ({ orderId }: Ordered) => bringBackOrder(db, orderId, doer()),
    cancel: ({ orderId }: Ordered) =>
      cancelOrderByShop(db, services, { orderId, reason: 'Magazzino allagato' }, doer()),
    handOver: ({ orderId }: Ordered, given: Partial<HandingOver> = {}) => {
      const said: HandingOver = {
        to: { kind: 'customer' },
        ageDocument: null,
        deposits: [],
        collectedCents: null,
        ...given,
      }
      return handOverOrder(db, services, orderId, said, doer())
    },
  }
  return {
    ...acts,
    /** Picks these rows (all as ordered without any), packs, brings and hands over, an identity card seen. */
    handedOver: async (order: Ordered, given: Partial<HandingOver> = {}, rows: PickRow[] = []) => {
      await acts.start(order)
      if (rows.length > 0) await acts.pick(order, rows, true)
      await acts.ready(order)
      await acts.onTheWay(order)
      return acts.handOver(order, { ageDocument: 'identityCard', ...given })
    },
    view: async ({ shopper, orderId }: Ordered): Promise<Order> =>
      (await shopper.call(viewOrder, { query: { order_id: orderId, show_replaced: true } })).data!,
    /** Codes of pasta, apples and wine. */
    codes: async (): Promise<{ pasta: string; apples: string; wine: string }> => {
      const code = async (id: number) =>
        (await shop.row<{ code: string }>('select code from products where id = $1', [id])).code
      const { pasta, apples, wine } = shop.goods
      return { pasta: await code(pasta), apples: await code(apples), wine: await code(wine) }
    },
    mixed: (paymentTypeId = 1, giftCents = 0) => mixedOrder(shop, paymentTypeId, giftCents),
  }
}

/** An order of 20 pasta (25,00 €), 0,4 kg of apples (0,96 €), a bottle of wine (9,90 €) and 6,90 € for the delivery. */
async function mixedOrder(shop: PaymentShop, paymentTypeId: number, giftCents: number): Promise<Ordered> {
  const { test, goods, slot } = shop
  const customer = await buildReadyShopper(test, goods.pasta)
  const { shopper, userId, cartId } = customer
  const items = [
    { productId: goods.apples, quantity: 0.4 },
    { productId: goods.wine, quantity: 1 },
  ]
  await shopper.call(addItems, { body: { items } })
  await shopper.call(updateCartInfo, { body: { property: 'accept_alternatives', value: 'true' } })
  if (giftCents > 0) {
    const code = `CESTINO-${userId}`
    await buildGift(test.db, { code, amountCents: giftCents })
    await shopper.call(addGiftCode, { body: { code } })
  }
  await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
  await shopper.call(prepareCheckout)
  const data = { cart_id: cartId, payment_type_id: paymentTypeId, payment_data: '{"age_declared":"true"}' }
  const bought = await shopper.call(buyCart, { query: data })
  if (bought.data === undefined) throw new Error(bought.codes.join())
  const order = { ...customer, orderId: bought.data.orderId, number: bought.data.orderNumber }
  if (paymentTypeId === 2) {
    shop.gateway.succeed(await shop.began(order))
    await shopper.call(checkPayment, { body: { order_id: order.orderId } })
  }
  return order
}
