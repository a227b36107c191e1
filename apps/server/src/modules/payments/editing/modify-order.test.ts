import { updateItems } from '@cambusa/contract/cart/cart'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { listPaymentTypes } from '@cambusa/contract/orders/checkout'
import { deleteOrder } from '@cambusa/contract/payments/payments'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addToCart,
  buyEdit,
  cartNow,
  chooseSlot,
  openEdit,
  orderNow,
  undoEdit,
} from '../../../testing/payments/edit-order.ts'
import { openPaymentShop, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})

describe('an order opened for changes', () => {
  it('is edited in a cart of its own at the agreed prices, beside the open cart, which stays as it is', async () => {
    const order = await shop.ordered(1)
    await addToCart(order, shop.goods.wine, 1)
    const before = await cartNow(order)
    const opened = await openEdit(order)
    expect(opened.codes).toEqual([])
    expect(opened.data).toMatchObject({
      cartStatusId: 7,
      editing: { orderId: order.orderId, orderNumber: order.number, grossTotal: 31.9 },
      editable: { items: true, address: false, timeslot: true },
      timeslot: { timeslotId: shop.slot, heldUntil: expect.any(String) },
      cartItems: [{ quantity: 20, price: 1.25 }],
      totalPrice: 31.9,
    })
    expect((await openEdit(order)).data).toEqual(opened.data)
    expect(await cartNow(order)).toMatchObject({ cartId: opened.data!.cartId })
    expect(await orderNow(order)).toMatchObject({
      orderStatusId: 7,
      canEdit: true,
      editingUntil: expect.any(String),
    })
    const home = { body: { address_type: 'home' as const, address_id: order.addressId } }
    expect((await order.shopper.call(selectAddress, home)).codes).toEqual(['address.notEditable'])

    const undone = await undoEdit(order)
    expect(undone.data).toMatchObject({ orderStatusId: 1, editingUntil: null, grossTotal: 31.9 })
    expect((await undoEdit(order)).data).toMatchObject({ orderStatusId: 1 })
    expect(await cartNow(order)).toEqual(before)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is the same order with the same number once its cart is bought, in its next version', async () => {
    const order = await shop.ordered(1)
    await openEdit(order)
    const [line] = (await cartNow(order)).cartItems
    await order.shopper.call(updateItems, { body: { items: [{ itemId: line!.itemId, quantity: 22 }] } })
    await addToCart(order, shop.goods.wine, 1)
    const changed = await buyEdit(order, 1)
    expect(changed).toMatchObject({
      orderId: order.orderId,
      orderNumber: order.number,
      orderStatusId: 1,
      items: [
        { name: 'Pasta', quantity: 22, price: 1.25 },
        { name: 'Vino', quantity: 1 },
      ],
      versions: [{ version: 1, grossTotal: 31.9, items: [{ quantity: 20 }] }],
      acts: [{ act: 'edit' }, { act: 'change' }],
    })
    expect((await cartNow(order)).editing).toBeNull()
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'orderChanged'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('moves to another slot, whose place is taken for the one that it had', async () => {
    const order = await shop.ordered(1)
    const bookedOf = async (id: number) =>
      (await shop.row<{ booked: number }>('select booked from timeslots where id = $1', [id])).booked
    const before = [await bookedOf(shop.slot), await bookedOf(shop.lateSlot)]
    await openEdit(order)
    expect((await chooseSlot(order, shop.lateSlot, '2026-12-04')).codes).toEqual([])
    expect(await bookedOf(shop.lateSlot)).toBe(before[1]! + 1)
    expect((await chooseSlot(order, shop.slot, '2026-11-25')).data).toMatchObject({
      timeslot: { timeslotId: shop.slot },
    })
    expect([await bookedOf(shop.slot), await bookedOf(shop.lateSlot)]).toEqual(before)
    await chooseSlot(order, shop.lateSlot, '2026-12-04')
    expect(await buyEdit(order, 1)).toMatchObject({ timeslot: { date: '2026-12-04' } })
    expect([await bookedOf(shop.slot), await bookedOf(shop.lateSlot)]).toEqual([
      before[0]! - 1,
      before[1]! + 1,
    ])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('offers only ways to pay that are owed later, and ends when it is cancelled', async () => {
    const order = await shop.ordered(1)
    await openEdit(order)
    const types = await order.shopper.call(listPaymentTypes)
    expect(types.data!.paymentTypes).toMatchObject([{ paymentTypeId: 1, proposed: true }])
    expect(await buyEdit(order, 2)).toEqual(['checkout.paymentTypeNotAllowed'])
    const gone = await order.shopper.call(deleteOrder, { body: { order_id: order.orderId } })
    expect(gone.data).toMatchObject({ orderStatusId: 8, canEdit: false, editRefusal: 'ended' })
    expect((await cartNow(order)).editing).toBeNull()
    expect((await openEdit(order)).codes).toEqual(['order.notEditable'])
    expect(await shop.booksDifferences()).toEqual([])
  })
})
