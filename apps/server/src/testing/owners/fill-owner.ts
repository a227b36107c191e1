import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { newToken, tokenKey, keyBytes } from '../../modules/auth/session-tokens.ts'
import type { Db } from '../../platform/database/database.ts'
import { accountTokens, sessions } from '../../platform/schema/accounts.ts'
import { firstSignIns, knownAddresses } from '../../platform/schema/sign-ins.ts'
import { cartItems } from '../../platform/schema/carts.ts'
import {
  billingAddresses,
  cardRequests,
  consents,
  delegates,
  mailLinks,
  mailChoices,
  mails,
} from '../../platform/schema/customers.ts'
import { demoAccounts } from '../../platform/schema/demo.ts'
import { cartGiftCertificates } from '../../platform/schema/gift-certificates.ts'
import { pushDevices, pushes, pushKinds } from '../../platform/schema/pushes.ts'
import { sepaMandates, storedCards } from '../../platform/schema/payments.ts'
import { ssoIdentities, ssoSessions } from '../../platform/schema/sso.ts'
import { technicalKeys } from '../../platform/schema/technical-keys.ts'
import { usualTimeslots } from '../../platform/schema/usual-timeslots.ts'
import { buildAddress, buildOpenCart, shop } from '../factories/delivery.ts'
import { buildGift } from '../factories/gift-certificates.ts'
import { fillColleagues, type CompanyIds } from './fill-colleagues.ts'
import { fillEditable, fillHandedOver, fillOrder, type HandedOverIds } from './fill-orders.ts'
import { fillExports } from './fill-exports.ts'
import { fillLists, type ListIds } from './fill-lists.ts'
import type { OwnMark } from './owner-marks.ts'

const HOUR_MS = 3_600_000
const FAR = new Date('2100-01-01')

const secret = () => keyBytes(tokenKey(newToken()))

/** A device, a choice about pushes, and a push. */
async function fillPushes(db: Db, userId: number, mark: OwnMark, now: Date): Promise<void> {
  const device = { userId, platform: 'web', uuid: mark('dispositivo'), model: mark('modello') } as const
  const [made] = await db
    .insert(pushDevices)
    .values({ ...device, externalId: mark('recapito'), addressHash: secret() })
    .returning({ id: pushDevices.id })
  await db.insert(pushKinds).values({ userId, kind: 'orderStatus', isWanted: false })
  const words = { title: mark('notifica'), body: mark('annuncio'), target: '/profile/orders' }
  await db.insert(pushes).values({
    userId,
    deviceId: made!.id,
    kind: 'draftReady',
    ...words,
    tryAt: now,
    expiresAt: now,
    sentAt: now,
  })
}

/** What belongs to a person, whoever she acts for. */
export async function fillPerson(db: Db, userId: number, mark: OwnMark, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + HOUR_MS)
  await db.insert(knownAddresses).values({ userId, address: mark('computer'), signedInAt: now })
  await db.insert(demoAccounts).values({ userId })
  await db.insert(firstSignIns).values({ userId, at: now }).onConflictDoNothing()
  await db.insert(accountTokens).values({ tokenHash: secret(), family: newToken(), userId, expiresAt })
  await db
    .insert(consents)
    .values({ userId, kind: 'marketing', given: true, version: mark('versione'), address: mark('rete') })
  await db.insert(mailLinks).values({
    userId,
    purpose: 'reset',
    email: `${mark('link')}@example.com`,
    nonce: secret(),
    tokenHash: secret(),
    expiresAt,
  })
  await db.insert(mails).values({
    userId,
    kind: 'passwordChanged',
    recipient: `${mark('posta')}@example.com`,
    params: { firstName: mark('saluto') },
    messageId: `<${newToken()}@example.com>`,
    sentAt: now,
  })
  const provided = { userId, provider: 'catena', nameId: mark('identita') }
  const tokenHash = secret()
  await db.insert(sessions).values({ tokenHash, userId, kind: 'sso', createdAt: now, lastSeenAt: now })
  await db.insert(ssoIdentities).values({ ...provided, isOwn: false })
  await db.insert(ssoSessions).values({ ...provided, tokenHash, sessionIndex: mark('indice') })
  await db.insert(mailChoices).values({ userId, kind: 'orderReady', isWanted: false })
  await db.insert(cardRequests).values({
    userId,
    userTypeId: 3,
    firstName: mark('chiede'),
    lastName: mark('tessera'),
    companyName: mark('ditta'),
    storeId: shop.bologna.storeId,
  })
  await db.insert(billingAddresses).values({ userId, ...billingOf(mark) })
  await fillPushes(db, userId, mark, now)
}

const billingOf = (mark: OwnMark) => ({
  address1: mark('fattura'),
  addressNumber: '1',
  postalCode: '40121',
  city: mark('comune'),
  province: 'BO',
})

export interface ActingIds extends HandedOverIds, ListIds, CompanyIds {
  addressId: number
  cartId: number
  itemId: number
  orderId: number
  delegateId: number
  /** An order that waits for its payment by card. */
  unpaidOrderId: number
  /** One that she may still change. */
  editableOrderId: number
  storedCardId: number
  /** A ready export of the company; of nobody's company a copy of own data. */
  exportId: number
  /** Of hers and her company's alone: one that her cart has, and one that it has not. */
  giftCode: string
  newGiftCode: string
}

/** What belongs to a person acting for a company, or for herself: address, cart, order, delegate, where invoices go. */
export async function fillActing(
  db: Db,
  { userId, companyId, productId }: { userId: number; companyId: number | null; productId: number },
  mark: OwnMark,
  now: Date,
): Promise<ActingIds> {
  const place = { companyId, addressName: mark('casa'), address1: mark('via'), phone: mark('citofono') }
  const addressId = await buildAddress(db, userId, { ...place, notes: mark('scala') })
  // The cart's own address could not be removed.
  const goesTo = await buildAddress(db, userId, { ...place, notes: mark('cortile') })
  const infos = { order_note: mark('desiderio') }
  const cartId = await buildOpenCart(db, userId, { addressId: goesTo, companyId, infos })
  const [item] = await db
    .insert(cartItems)
    .values({ cartId, productId, quantity: 20, infos: { note: mark('riga') } })
    .returning({ id: cartItems.id })
  const orderId = await fillOrder(db, { userId, companyId, productId }, mark)
  const unpaid = { status: ORDER_STATUS.awaitingPayment, paymentTypeId: PAYMENT_TYPES.creditCard }
  const unpaidOrderId = await fillOrder(db, { userId, companyId, productId, ...unpaid }, (field) =>
    mark(`${field}attesa`),
  )
  const editableOrderId = await fillEditable(db, { userId, companyId, productId }, mark)
  const [delegate] = await db
    .insert(delegates)
    .values({
      userId,
      companyId,
      firstName: mark('delegato'),
      lastName: mark('cognome'),
      taxCode: mark('codice'),
      phone: mark('cellulare'),
      isPermanent: true,
    })
    .returning({ id: delegates.id })
  await db.insert(usualTimeslots).values({
    userId,
    companyId,
    deliveryServiceId: SERVICES.home,
    weekday: 1,
    beginTime: '08:00',
  })
  if (companyId !== null) {
    await db.insert(billingAddresses).values({ companyId, ...billingOf(mark) })
    const till = { key: newToken(), secretHash: keyBytes(tokenKey(newToken())), expiresAt: FAR }
    await db.insert(technicalKeys).values({ ...till, companyId, userId, name: mark('cassa') })
    const signed = { iban: 'IT60X0542811101000000123456', signedOn: '2026-01-15' }
    await db
      .insert(sepaMandates)
      .values({ companyId, ...signed, reference: mark('mandato'), holder: mark('conto') })
  }
  const ofCompany =
    companyId === null
      ? { invitationId: 1, approvalId: 1 }
      : await fillColleagues(db, { userId, companyId, productId }, mark)
  const storedCardId = await fillStoredCard(db, { userId, companyId }, mark)
  const handedOver = await fillHandedOver(db, { userId, companyId, productId }, mark)
  const [giftCode, newGiftCode] = await fillGifts(db, { userId, companyId, cartId }, mark)
  return {
    addressId,
    cartId,
    itemId: item!.id,
    orderId,
    delegateId: delegate!.id,
    unpaidOrderId,
    editableOrderId,
    storedCardId,
    exportId: await fillExports(db, { userId, companyId, productId }, mark, now),
    ...handedOver,
    ...(await fillLists(db, { userId, companyId, productId }, mark)),
    ...ofCompany,
    giftCode,
    newGiftCode,
  }
}

async function fillStoredCard(
  db: Db,
  owner: { userId: number; companyId: number | null },
  mark: OwnMark,
): Promise<number> {
  const known = { brand: mark('circuito'), lastFour: '4242', expiryMonth: 12, expiryYear: 2030 }
  const [card] = await db
    .insert(storedCards)
    .values({ ...owner, ...known, provider: 'sandbox', providerReference: mark('riferimento') })
    .returning({ id: storedCards.id })
  return card!.id
}

/** Two gift codes of the company, else of the person; the cart pays with the first. */
async function fillGifts(
  db: Db,
  { userId, companyId, cartId }: { userId: number; companyId: number | null; cartId: number },
  mark: OwnMark,
): Promise<[string, string]> {
  const holder = companyId === null ? { userId } : { companyId }
  const codes: [string, string] = [newToken().slice(0, 30), newToken().slice(0, 30)]
  const gift = { holder, description: mark('buono') }
  const giftCertificateId = await buildGift(db, { ...gift, code: codes[0] })
  await db.insert(cartGiftCertificates).values({ cartId, giftCertificateId })
  await buildGift(db, { ...gift, code: codes[1] })
  return codes
}
