import { cardsByCodes } from '@cambusa/contract/catalogue/cards'
import { CARD } from '@cambusa/contract/catalogue/product'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { expect, test } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildGoods, buildOpenSlot, buildReadyShopper, type Goods } from '../../testing/factories/orders.ts'
import { buildTestApp } from '../../testing/test-app.ts'

test('the products bought last come with what the shop has of them now, where a screen asks for cards', async () => {
  let goods: Goods | undefined
  let slot = 0
  const built = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
  const { shopper } = await buildReadyShopper(built, goods!.pasta)
  await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
  await shopper.call(prepareCheckout)
  expect((await shopper.call(buyCart, { query: { payment_type_id: 1 } })).codes).toEqual([])

  const plain = await shopper.call(listLastBought, { query: {} })
  const { data } = await shopper.call(listLastBought, { query: { fields: CARD } })
  expect([plain.data?.cards, data?.products]).toEqual([undefined, plain.data?.products])
  const codes = data!.products.map(({ code }) => code)
  const { data: asked } = await shopper.call(cardsByCodes, { query: { codes, fields: CARD } })
  expect(data!.cards).toEqual(asked!.products)
  expect(data!.cards).toHaveLength(1)
})
