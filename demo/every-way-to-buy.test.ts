import { addItems, emptyCart } from '@cambusa/contract/cart/cart'
import {
  buyCart,
  listPaymentTypes,
  prepareCheckout,
  releaseCheckout,
} from '@cambusa/contract/orders/checkout'
import { listDeliveryAddresses, selectAddress } from '@cambusa/contract/delivery/delivery'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { checkPayment, payOrder } from '@cambusa/contract/payments/payments'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { listTimeslots, selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../apps/server/src/app.ts'
import { workOfTheDay } from '../apps/server/src/daily-work.ts'
import { createSandboxGateway } from '../apps/server/src/integrations/sandbox/sandbox-gateway.ts'
import { checkMoney, gatewaysOf } from '../apps/server/src/modules/payments/payments.ts'
import { returnMoneyJob } from '../apps/server/src/modules/payments/attempts/return-money.job.ts'
import { buildGift } from '../apps/server/src/testing/factories/gift-certificates.ts'
import { buildSession } from '../apps/server/src/testing/factories/orders.ts'
import { openOutbox } from '../apps/server/src/testing/kept-mails.ts'
import {
  networkBrowser,
  payAtSandbox,
  type PageBrowser,
} from '../apps/server/src/testing/payments/sandbox-payment.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { createShopper, type Shopper } from '../apps/server/src/testing/test-shopper.ts'
import { fillDemoShop } from './fill.ts'

const CODE = 'COPRE-TUTTO-2026'
const { onDelivery, creditCard, bankTransfer, sepaDebit, deferred, giftCertificates } = PAYMENT_TYPES
const [RECEIVED, AWAITING] = [1, 9]

let test: TestApp
let app: TestApp['app']
let bank: PageBrowser
let shopper: Shopper

/** The trattoria: it has credit and a mandate, so that every way to pay is open to it. */
async function signIn(): Promise<Shopper> {
  const { rows } = await test.database.pool.query<{ userId: number; companyId: number }>(
    `select u.id::float8 as "userId", c.id::float8 as "companyId" from users u
     join company_members m on m.cod_int = u.cod_int join companies c on c.id = m.company_id
     where u.login = 'ristorante@example.com' and m.is_default`,
  )
  const { userId, companyId } = rows[0]!
  const signedIn = createShopper(app)
  signedIn.session = await buildSession(test.db, userId, { companyId, now: test.time.now() })
  return signedIn
}

beforeAll(async () => {
  test = await buildTestApp({
    fill: async () => undefined,
  })
  await fillDemoShop(test.database.patient.pool, { products: 300, now: TEST_NOW })
  await workOfTheDay({ config: { mode: 'demo' }, database: test.database }, TEST_NOW)
  await test.catalogue.refresh()
  await openOutbox(test.database, returnMoneyJob.name)
  await buildGift(test.db, { code: CODE, amountCents: 10_000_000 })
  app = await buildApp({ ...test.services, gateways: gatewaysOf([createSandboxGateway(test.services)]) })
  bank = networkBrowser(await app.listen({ host: '127.0.0.1', port: 0 }))
  shopper = await signIn()
})
afterAll(() => app.close())

/** Puts goods for more than any minimum into the cart, at the service's own place, and takes a slot. */
async function fillCart(
  service: 'home' | 'drive' | 'rider' | 'locker',
  which: 'first' | 'last',
): Promise<number> {
  await shopper.call(releaseCheckout)
  await shopper.call(emptyCart)
  const { data: places } = await shopper.call(listDeliveryAddresses, { query: { address_type: service } })
  const place = places!.addresses.find(({ notServedReason }) => (notServedReason ?? '') === '')!
  const chosen = await shopper.call(selectAddress, {
    body: { address_type: service, address_id: place.addressId },
  })
  expect(chosen.codes).toEqual([])
  const { data: list } = await shopper.call(listProducts, { query: { page_size: 200, sort: 'price_desc' } })
  const goods = list!.products.find(
    ({ available, price, selectOptions, dailyMaximum, minAge, variableWeight, warehouseStock, vatRate }) =>
      // A gift certificate is bought with money alone.
      vatRate > 0 &&
      available &&
      (price ?? 0) > 5 &&
      warehouseStock === 'many' &&
      !variableWeight &&
      selectOptions === undefined &&
      dailyMaximum === undefined &&
      minAge === undefined,
  )!
  const quantity = Math.max(goods.minAcq, Math.ceil(60 / goods.price!))
  const multiple = Number(goods.productInfos.QTY_MULT ?? 1)
  const items = [{ productId: goods.productId, quantity: Math.ceil(quantity / multiple) * multiple }]
  const added = await shopper.call(addItems, { body: { items } })
  expect(added.codes.filter((code) => code !== 'cart.productsAdded')).toEqual([])
  const { data: slots } = await shopper.call(listTimeslots, { query: { 'check-locker': true } })
  const free = slots!.days.flatMap(({ timeslots }) => timeslots).filter(({ active }) => active > 0)
  const slot = free.at(which === 'first' ? 0 : -1)!
  const reserved = await shopper.call(selectTimeslot, {
    query: { sel_date: slot.date, timeslot_id: slot.timeslotId },
  })
  expect(reserved.codes).toEqual([])
  return reserved.data!.cartId
}

async function buy(service: Parameters<typeof fillCart>[0], paymentTypeId: number): Promise<number> {
  // A transfer takes days to arrive.
  const cart_id = await fillCart(service, paymentTypeId === bankTransfer ? 'last' : 'first')
  if (paymentTypeId === giftCertificates) await shopper.call(addGiftCode, { body: { code: CODE } })
  const prepared = await shopper.call(prepareCheckout)
  expect(prepared.codes).toEqual([])
  const { data } = await shopper.call(listPaymentTypes)
  const offered = data!.paymentTypes.filter(({ disabledReason }) => disabledReason === undefined)
  expect(offered.map((type) => type.paymentTypeId)).toContain(paymentTypeId)
  const bought = await shopper.call(buyCart, { query: { cart_id, payment_type_id: paymentTypeId } })
  expect(bought.response.errors).toEqual([])
  const { orderId, orderStatusId } = bought.data!
  if (paymentTypeId !== creditCard) return orderStatusId
  const { data: step } = await shopper.call(payOrder, { body: { order_id: orderId } })
  await payAtSandbox(bank, step!.redirectUrl!)
  return (await shopper.call(checkPayment, { body: { order_id: orderId } })).data!.order.orderStatusId
}

const services = ['drive', 'home', 'rider', 'locker'] as const
const ends = [
  [onDelivery, RECEIVED],
  [creditCard, RECEIVED],
  [bankTransfer, AWAITING],
  [sepaDebit, RECEIVED],
  [deferred, RECEIVED],
  [giftCertificates, RECEIVED],
] as const
const ways = services.flatMap((service) =>
  ends
    // Nobody at a locker can take money.
    .filter(([type]) => service !== 'locker' || type !== onDelivery)
    .map(([type, end]) => [service, type, end] as const),
)

it.each(ways)('in the demo shop %s with payment type %i ends in an order', async (service, type, end) => {
  expect(await buy(service, type)).toBe(end)
})

it('leaves the books right after all of them', async () => {
  expect(await checkMoney(test.db, test.time.now())).toEqual([])
})
