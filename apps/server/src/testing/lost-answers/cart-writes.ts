import {
  addItems,
  deleteItems,
  emptyCart,
  resetItems,
  updateCartInfo,
  updateItemInfos,
  updateItems,
  viewCart,
} from '@cambusa/contract/cart/cart'
import { addGiftCode, checkGiftCode, removeGiftCode } from '@cambusa/contract/payments/gift-cards'
import { addQuickOrder, matchQuickOrder, readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { buildGift } from '../factories/gift-certificates.ts'
import { sending, type Arrange, type World } from './world.ts'

let codes = 0
const newCode = async ({ shop }: World) => {
  const code = `PERSA${(codes += 1)}`
  const id = await buildGift(shop.test.db, { code })
  return { code, id }
}
const lineOf = async ({ shopper }: Awaited<ReturnType<World['customer']>>) =>
  (await shopper.call(viewCart)).data!.cartItems[0]!

/** The writes of a cart, by operationId. */
export const cartWrites: Readonly<Record<string, Arrange>> = {
  cartAdd: async (world) => {
    const items = [{ productId: world.shop.goods.wine, quantity: 1 }]
    return sending(await world.visitor(), addItems, { body: { items } })
  },
  quickOrderAdd: async (world) => {
    const { wine, apples } = world.shop.goods
    const items = [
      { productId: wine, quantity: 2 },
      // More than there are: what did not fit is told again.
      { productId: apples, quantity: 60 },
    ]
    return sending(await world.visitor(), addQuickOrder, { body: { items } })
  },
  cartAddReset: async (world) => {
    const items = [{ productId: world.shop.goods.wine, quantity: 3 }]
    return sending(await world.visitor(), resetItems, { body: { items } })
  },
  cartUpdate: async (world) => {
    const customer = await world.customer()
    const { itemId } = await lineOf(customer)
    return sending(customer.shopper, updateItems, { body: { items: [{ itemId, quantity: 7 }] } })
  },
  cartDelete: async (world) => {
    const customer = await world.customer()
    const { itemId, productId } = await lineOf(customer)
    return sending(customer.shopper, deleteItems, { body: { items: [{ itemId, productId }] } })
  },
  cartEmpty: async (world) => sending((await world.customer()).shopper, emptyCart),
  cartUpdateCartInfo: async (world) => {
    const body = { property: 'order_note', value: 'Suonare due volte' }
    return sending((await world.customer()).shopper, updateCartInfo, { body })
  },
  cartUpdateInfos: async (world) => {
    const customer = await world.customer()
    const { itemId } = await lineOf(customer)
    const items = [{ itemId, infos: { note: 'Ben mature' } }]
    return sending(customer.shopper, updateItemInfos, { body: { items } })
  },
  quickOrderMatch: async (world) => {
    const lines = [{ text: 'pasta 2' }]
    return sending(await world.visitor(), matchQuickOrder, { body: { lines } })
  },
  quickOrderRead: async (world) => {
    const body = Buffer.from('codice;quantita\nA1;2\n') as unknown as Uint8Array<ArrayBuffer>
    const send = sending(await world.visitor(), readQuickOrder, { body })
    return (headers) => send({ ...headers, 'content-type': 'application/octet-stream' })
  },
  cartGiftcertificateCheck: async (world) => {
    const { code } = await newCode(world)
    return sending((await world.customer()).shopper, checkGiftCode, { body: { code } })
  },
  cartGiftcertificateAddCode: async (world) => {
    const { code } = await newCode(world)
    return sending((await world.customer()).shopper, addGiftCode, { body: { code } })
  },
  cartGiftcertificateRemoveCode: async (world) => {
    const { shopper } = await world.customer()
    const { code, id } = await newCode(world)
    await shopper.call(addGiftCode, { body: { code } })
    return sending(shopper, removeGiftCode, { body: { gift_certificate_id: id } })
  },
}
