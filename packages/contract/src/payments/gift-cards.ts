import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { Euros, Id, Nullable, Text } from '../schema.ts'

/** As typed; spaces and dashes do not count. */
const GiftCode = Text(40)

/** What a gift code is worth; the code itself is never answered. */
export const GiftCertificate = Type.Object({
  giftCertificateId: Id,
  description: Type.String(),
  hint: Type.String(),
  amount: Euros,
  left: Euros,
  validUntil: Nullable(Type.String()),
})
export type GiftCertificate = Type.Static<typeof GiftCertificate>

const checked = Type.Object({ giftCertificate: GiftCertificate })

/** As specified, with the code in the address; our storefront sends checkGiftCode instead. */
export const checkGiftCodeByGet = endpoint({
  method: 'GET',
  url: '/cart-giftcertificate/check',
  operationId: 'cartGiftcertificateCheckByGet',
  summary: 'What a gift code is worth',
  tag: 'gift-cards',
  act: 'shop',
  query: Type.Object({ code: GiftCode }),
  data: checked,
})

export const checkGiftCode = endpoint({
  method: 'POST',
  url: '/cart-giftcertificate/check',
  operationId: 'cartGiftcertificateCheck',
  summary: 'What a gift code is worth',
  tag: 'gift-cards',
  act: 'shop',
  body: Type.Object({ code: GiftCode }),
  data: checked,
})

export const addGiftCode = endpoint({
  method: 'POST',
  url: '/cart-giftcertificate/add_code',
  operationId: 'cartGiftcertificateAddCode',
  summary: 'Pay the cart with a gift code; added twice it counts once',
  tag: 'gift-cards',
  act: 'ownMoney',
  body: Type.Object({ code: GiftCode }),
  data: Cart,
})

export const removeGiftCode = endpoint({
  method: 'POST',
  url: '/cart-giftcertificate/remove_code',
  operationId: 'cartGiftcertificateRemoveCode',
  summary: 'Take a gift code off the cart, by its code or its id',
  tag: 'gift-cards',
  act: 'ownMoney',
  body: Type.Object({ code: Type.Optional(GiftCode), gift_certificate_id: Type.Optional(Id) }),
  data: Cart,
})
