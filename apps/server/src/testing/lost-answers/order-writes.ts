import { addAllFromOrder } from '@cambusa/contract/cart/reorder'
import { changeCompany } from '@cambusa/contract/people/companies'
import { buyCart, prepareCheckout, releaseCheckout } from '@cambusa/contract/orders/checkout'
import {
  checkAddress,
  deleteAddress,
  selectAddress,
  setFavouriteAddress,
  updateAddress,
} from '@cambusa/contract/delivery/delivery'
import {
  checkPayment,
  deleteOrder,
  modifyPaymentType,
  payOrder,
  removeStoredCard,
} from '@cambusa/contract/payments/payments'
import { modifyOrder, undoModifyOrder } from '@cambusa/contract/orders/modify-order'
import { addOrderNote, listOrderNotes, updateOrderNote } from '@cambusa/contract/orders/order-notes'
import { shareOrder, unshareOrder } from '@cambusa/contract/orders/order-shares'
import { viewWithdrawal, withdrawFromOrder } from '@cambusa/contract/orders/withdrawals'
import { selectStore } from '@cambusa/contract/delivery/stores'
import { selectTimeslot, setUsualTimeslot } from '@cambusa/contract/delivery/timeslots'
import { storedCards } from '../../platform/schema/payments.ts'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { handOverOrder } from '../factories/handed-over-order.ts'
import { buildAddress, shop as places } from '../factories/delivery.ts'
import { signedIn } from '../factories/orders.ts'
import { buildCompany, buildUser } from '../factories/users.ts'
import { sending, type Arrange, type World } from './world.ts'

const address = {
  addressName: 'Cucina',
  address1: 'Via Emilia',
  addressNumber: '3',
  postalCode: '40122',
  city: 'Bologna',
  province: 'BO',
}
const DAY = '2026-11-25'
const slotOf = ({ shop }: World) => ({ sel_date: DAY, timeslot_id: shop.slot })

/** An order paid on delivery whose customer has the goods. */
async function handedOver({ shop }: World) {
  const ordered = await shop.ordered(PAYMENT_TYPES.onDelivery)
  await handOverOrder(shop.test.db, ordered.orderId, { at: shop.test.time.now() })
  return ordered
}

/** The writes of delivery, checkout and payments, by operationId. */
export const orderWrites: Readonly<Record<string, Arrange>> = {
  cartAddAllFromOrder: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered()
    return sending(shopper, addAllFromOrder, { query: {}, body: { order_id: orderId } })
  },
  storeProximitySelect: async (world) =>
    sending(await world.visitor(), selectStore, { query: { store_id: places.modena.storeId } }),
  userAddressSelect: async (world) => {
    const { shopper, userId } = await world.customer()
    const body = { address_type: 'home', address_id: await buildAddress(world.shop.test.db, userId) } as const
    return sending(shopper, selectAddress, { body })
  },
  userAddressFavourite: async (world) => {
    const { shopper, addressId } = await world.customer()
    return sending(shopper, setFavouriteAddress, { body: { address_type: 'home', address_id: addressId } })
  },
  userAddressCheck: async (world) =>
    sending((await world.customer()).shopper, checkAddress, { body: { address } }),
  userAddressUpdate: async (world) => {
    const body = { address: { ...address, isFavourite: true, acceptNotValidated: true } }
    return sending((await world.customer()).shopper, updateAddress, { body })
  },
  userAddressDelete: async (world) => {
    const { shopper, userId } = await world.customer()
    const addressId = await buildAddress(world.shop.test.db, userId)
    return sending(shopper, deleteAddress, { query: { address_id: addressId } })
  },
  timeslotSelect: async (world) =>
    sending((await world.customer()).shopper, selectTimeslot, { query: slotOf(world) }),
  timeslotUsual: async (world) => {
    const { shopper } = await world.customer()
    await shopper.call(selectTimeslot, { query: slotOf(world) })
    return sending(shopper, setUsualTimeslot, { body: { enabled: true } })
  },
  checkoutPrepare: async (world) => {
    const { shopper } = await world.customer()
    await shopper.call(selectTimeslot, { query: slotOf(world) })
    return sending(shopper, prepareCheckout)
  },
  checkoutRelease: async ({ shop }) => sending((await shop.prepared()).shopper, releaseCheckout),
  checkoutBuy: async ({ shop }) => {
    const { shopper, cartId } = await shop.prepared()
    return sending(shopper, buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
  },
  orderPayment: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered()
    return sending(shopper, payOrder, { body: { order_id: orderId } })
  },
  orderCheckPayment: async ({ shop }) => {
    const ordered = await shop.ordered()
    const reference = await shop.began(ordered)
    shop.gateway.succeed(reference)
    return sending(ordered.shopper, checkPayment, { body: { order_id: ordered.orderId } })
  },
  orderModifyPaymentType: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered()
    return sending(shopper, modifyPaymentType, { body: { order_id: orderId, payment_type_id: 3 } })
  },
  orderModify: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered(1)
    return sending(shopper, modifyOrder, { body: { order_id: orderId } })
  },
  orderModifyUndo: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered(1)
    await shopper.call(modifyOrder, { body: { order_id: orderId } })
    return sending(shopper, undoModifyOrder, { body: { order_id: orderId } })
  },
  orderDelete: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered()
    return sending(shopper, deleteOrder, { body: { order_id: orderId } })
  },
  orderShare: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered()
    return sending(shopper, shareOrder, { body: { order_id: orderId } })
  },
  orderUnshare: async ({ shop }) => {
    const { shopper, orderId } = await shop.ordered()
    const { data } = await shopper.call(shareOrder, { body: { order_id: orderId } })
    const body = { order_id: orderId, share_id: data!.shares[0]!.shareId }
    return sending(shopper, unshareOrder, { body })
  },
  orderWithdraw: async (world) => {
    const { shopper, orderId } = await handedOver(world)
    const offer = await shopper.call(viewWithdrawal, { query: { order_id: orderId } })
    const items = [{ orderItemId: offer.data!.lines[0]!.orderItemId, quantity: 1 }]
    const account = { iban: 'IT60X0542811101000000123456', holder: 'Ada Neri' }
    return sending(shopper, withdrawFromOrder, { body: { order_id: orderId, items, ...account } })
  },
  noteOrderAdd: async (world) => {
    const { shopper, orderId } = await handedOver(world)
    return sending(shopper, addOrderNote, { body: { order_id: orderId, goods: 5, text: 'Tutto bene' } })
  },
  noteOrderUpdate: async (world) => {
    const { shopper, orderId } = await handedOver(world)
    const { data } = await shopper.call(addOrderNote, { body: { order_id: orderId, goods: 5 } })
    return sending(shopper, updateOrderNote, { body: { noteId: data!.noteId, goods: 4 } })
  },
  noteList: async (world) => sending((await world.customer()).shopper, listOrderNotes, { body: {} }),
  paymentTypeRemoveAuth: async (world) => {
    const { shopper, userId } = await world.customer()
    const [card] = await world.shop.test.db
      .insert(storedCards)
      .values({
        userId,
        provider: 'sandbox',
        providerReference: 'sbc_lost',
        brand: 'visa',
        lastFour: '4242',
        expiryMonth: 8,
        expiryYear: 2028,
      })
      .returning({ id: storedCards.id })
    return sending(shopper, removeStoredCard, { body: { user_payment_auth_id: card!.id } })
  },
  companiesChange: async ({ shop: { test } }) => {
    const codInt = 'PERSA'
    const { id } = await buildUser(test.db, { userTypeId: 3, codInt })
    const first = await buildCompany(test.db, codInt)
    const second = await buildCompany(test.db, codInt, { isDefault: false })
    return sending(await signedIn(test, id, first), changeCompany, { query: { company_id: second } })
  },
}
