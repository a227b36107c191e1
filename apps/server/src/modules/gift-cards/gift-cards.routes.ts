import {
  addGiftCode,
  checkGiftCode,
  checkGiftCodeByGet,
  removeGiftCode,
} from '@cambusa/contract/payments/gift-cards'
import { info } from '../../platform/http/envelope.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { cartJson, type CartNeeds } from '../cart/cart.ts'
import { addCodeToCart, removeCodeFromCart, viewGiftCode } from './gift-cards.service.ts'

export const giftCardsModule: Module<CartNeeds> = (app, services) => {
  route(app, services, checkGiftCodeByGet, async ({ db, session, ip, query, now }) => ({
    data: { giftCertificate: await viewGiftCode(db, { session, address: ip, code: query.code }, now) },
  }))
  route(app, services, checkGiftCode, async ({ db, session, ip, body, now }) => ({
    data: { giftCertificate: await viewGiftCode(db, { session, address: ip, code: body.code }, now) },
  }))
  route(app, services, addGiftCode, async ({ session, ip, body, now }) => {
    const guess = { session, address: ip, code: body.code }
    const { cart, isNew } = await addCodeToCart(services, guess, now)
    const told = isNew ? info('cart.sendGiftCode', undefined) : info('cart.giftCodeThere', undefined)
    return { dataJson: await cartJson(services, session, cart), infos: [told] }
  })
  route(app, services, removeGiftCode, async ({ session, body, now }) => {
    const cart = await removeCodeFromCart(services, session, body, now)
    return { dataJson: await cartJson(services, session, cart) }
  })
}
