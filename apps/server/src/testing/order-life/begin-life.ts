import { addItems } from '@cambusa/contract/cart/cart'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { checkPayment } from '@cambusa/contract/payments/payments'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import {
  buildAddress,
  buildCustomer,
  buildOpenCart,
  buildTimeslot,
  shop as places,
} from '../factories/delivery.ts'
import { buildGift } from '../factories/gift-certificates.ts'
import { buildLine, buildSession } from '../factories/orders.ts'
import { buildCompany } from '../factories/users.ts'
import type { Ordered, PaymentShop } from '../payments/payment-shop.ts'
import type { Chance } from './chance.ts'

export const FIRST_DAY = '2026-11-25'
/** The payment types whose orders live through everything: 4 is collected like 5. */
export const LIVED_TYPES = [1, 2, 3, 5, 6] as const
const LOCKER_PACKS_MILLILITRES = 1_000

/** A slot that an order may go to. */
export interface LifeSlot {
  id: number
  day: string
}

/** A shop in which orders live, and what they may choose. */
export interface LifeShop {
  shop: PaymentShop
  slots: { home: LifeSlot[]; locker: LifeSlot[] }
  /** Codes of pasta, apples and wine. */
  codes: string[]
}

/** An order whose life begins. */
export interface Life extends Ordered {
  paymentTypeId: number
  isAtLocker: boolean
  /** Gift codes that its customer knows. */
  giftCodes: string[]
}

/** Adds a locker and its slots to the shop. */
export async function openLifeShop(shop: PaymentShop): Promise<LifeShop> {
  const { db, database } = shop.test
  const { pool } = database
  await pool.query('update stores set compartments = 2000, compartment_millilitres = 20000 where id = $1', [
    places.locker.storeId,
  ])
  await pool.query('update products set volume_millilitres = $1', [LOCKER_PACKS_MILLILITRES])
  // Of the food and of the rest of an order on account are two due dates.
  await pool.query('update products set is_perishable = (id = $1)', [shop.goods.apples])
  const late = { date: '2026-12-04', cutoffAt: new Date('2026-12-03T18:00:00Z') }
  const atLocker = { deliveryServiceId: 4, capacity: 5_000 }
  const early = await buildTimeslot(db, atLocker)
  const lateAtLocker = await buildTimeslot(db, { ...atLocker, ...late })
  const between = await buildTimeslot(db, { capacity: 5_000, beginTime: '14:00', endTime: '16:00' })
  const { rows } = await pool.query<{ code: string }>('select code from products order by id')
  return {
    shop,
    slots: {
      home: [
        { id: shop.slot, day: FIRST_DAY },
        { id: between, day: FIRST_DAY },
        { id: shop.lateSlot, day: late.date },
      ],
      locker: [
        { id: early, day: FIRST_DAY },
        { id: lateAtLocker, day: late.date },
      ],
    },
    codes: rows.map(({ code }) => code),
  }
}

let lives = 0

/** Buys an order of this payment type, at home or at the locker, perhaps with a gift code, perhaps paid. */
export async function beginLife(life: LifeShop, paymentTypeId: number, chance: Chance): Promise<Life> {
  const { shop, slots } = life
  const { test, goods } = shop
  lives += 1
  const isAtLocker = paymentTypeId === PAYMENT_TYPES.creditCard && chance.is(0.3)
  const companyId = paymentTypeId === PAYMENT_TYPES.deferred ? await companyWithCredit(shop) : null
  const userId = await buildCustomer(test.db, companyId === null ? {} : { codInt: `vita-${lives}` })
  if (companyId !== null)
    await shop.row(`insert into company_members (cod_int, company_id, is_default) values ($1, $2, true)`, [
      `vita-${lives}`,
      companyId,
    ])
  const addressId = await buildAddress(test.db, userId, { companyId })
  const cartId = await buildOpenCart(test.db, userId, { addressId, companyId })
  await buildLine(test.db, cartId, goods.pasta, 20)
  // Each from an address of its own: how many codes one address may try is limited.
  const shopper = test.shopper(`10.${lives >> 16}.${(lives >> 8) & 255}.${lives & 255}`)
  shopper.session = await buildSession(test.db, userId, { companyId, now: test.time.now() })
  const isCovered = paymentTypeId === PAYMENT_TYPES.giftCertificates
  const giftCodes = [await codeOver(shop, isCovered ? 9_000 : 1_500), await codeOver(shop, 800)]
  const customer = { userId, addressId, cartId, shopper }
  const told: string[] = []
  const say = async (reply: Promise<{ codes: string[] }>) => void told.push(...(await reply).codes)
  if (isAtLocker)
    await say(
      shopper.call(selectAddress, { body: { address_type: 'locker', address_id: places.locker.storeId } }),
    )
  else await say(shopper.call(addItems, { body: { items: [{ productId: goods.apples, quantity: 0.4 }] } }))
  if (isCovered || chance.is(0.3)) await say(shopper.call(addGiftCode, { body: { code: giftCodes[0]! } }))
  const { id, day } = chance.oneOf(isAtLocker ? slots.locker : slots.home)
  await say(shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: id } }))
  await say(shopper.call(prepareCheckout))
  const bought = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: paymentTypeId } })
  if (bought.data === undefined) throw new Error([...told, ...bought.codes].join())
  const { orderId, orderNumber: number } = bought.data
  const order: Life = { ...customer, orderId, number, paymentTypeId, isAtLocker, giftCodes }
  if (paymentTypeId === PAYMENT_TYPES.creditCard && chance.is(0.8)) {
    shop.gateway.succeed(await shop.began(order))
    await shopper.call(checkPayment, { body: { order_id: orderId } })
  }
  return order
}

async function codeOver(shop: PaymentShop, amountCents: number): Promise<string> {
  lives += 1
  const code = `VITA-${lives}-ABCD-EFGH`
  await buildGift(shop.test.db, { code, amountCents })
  return code
}

const companyWithCredit = ({ test }: PaymentShop): Promise<number> => {
  lives += 1
  return buildCompany(test.db, `vita-soci-${lives}`, {
    creditCents: 100_000,
    address: 'Via Roma 1',
    sdiCode: 'ABCDEFG',
  })
}
