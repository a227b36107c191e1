import { companyMailExamples, HOSTILE, link } from './company-mail-examples.ts'
import type { MailedGift } from '../modules/gift-cards/gift-cards.ts'
import type { ShopOrder } from '../modules/mail/mail.ts'
import type { OrderInMail } from '../modules/mail/mails/order-in-mail.ts'
import type { WithdrawalInMail } from '../modules/mail/mails/withdrawal-in-mail.ts'
import type { MailKind, MailParams } from '../modules/mail/mails/mail-kinds.ts'
import type { MailFacts } from '../modules/mail/write-mail.ts'

export const orderInMail: OrderInMail = {
  id: 7,
  number: '2026-000007',
  firstName: 'Ada',
  companyName: HOSTILE,
  deliveryServiceName: 'A casa',
  shippingAddress: {
    addressId: 1,
    addressName: 'Cucina',
    address1: 'Via Roma',
    addressNumber: '1',
    postalCode: '40121',
    city: 'Bologna',
    province: 'BO',
    phone: '',
    notes: '',
    latitude: null,
    longitude: null,
  },
  slotDate: '2026-11-25',
  slotBegin: '08:00',
  slotEnd: '10:00',
  paymentTypeId: 3,
  paymentData: { beneficiary: 'Dispensa Ada S.r.l.', iban: 'IT60X0542811101000000123456' },
  infos: { customer_reference: 'PO-4711' },
  packages: [
    {
      packagingId: 1,
      descr: 'Cassa in plastica',
      costCents: 350,
      quantity: 2,
      totalCents: 700,
      vatRate: 0,
      isDeposit: true,
    },
  ],
  itemsCents: 2_000,
  packagesCents: 700,
  deliveryFeeCents: 590,
  giftCents: 1_000,
  totalCents: 2_290,
  worstCaseCents: 2_619,
  vat: [
    { rate: 0, grossCents: 700, netCents: 700, vatCents: 0 },
    { rate: 10, grossCents: 2_000, netCents: 1_818, vatCents: 182 },
  ],
  payBy: new Date('2026-11-30T11:00:00Z'),
  items: [
    {
      name: HOSTILE,
      format: '500 g',
      quantity: 1.6,
      unit: 'kg',
      isVariableWeight: true,
      priceCents: 1_250,
      grossCents: 2_000,
      notes: 'Taglio: fette',
    },
  ],
}

/** The same once it was delivered: something else came instead of its line. */
const deliveredOrder: OrderInMail = {
  ...orderInMail,
  items: orderInMail.items.map((item) => ({
    ...item,
    picked: {
      outcome: 'replaced' as const,
      quantity: 1.4,
      grossCents: 1_900,
      replacement: { name: HOSTILE, format: '1 kg', unit: 'kg' },
    },
  })),
  final: {
    itemsCents: 1_900,
    packagesCents: 700,
    packages: orderInMail.packages,
    deliveryFeeCents: 590,
    giftCents: 1_000,
    allowanceCents: 10,
    totalCents: 2_180,
  },
  handover: {
    deposits: [{ packagingId: 1, descr: HOSTILE, quantity: 2, cents: 700 }],
    depositCents: 700,
    dueCents: 1_480,
    collectedCents: 1_480,
  },
}

/** A message of a form. */
const writtenForm = {
  formMessageId: 12,
  firstName: 'Ada',
  title: HOSTILE,
  email: 'ada@example.com',
  rows: [
    { label: 'Nome', value: HOSTILE },
    { label: 'Messaggio', value: `${HOSTILE}\nhttps://pubblicita.example/x` },
  ],
}

export const shopOrder: ShopOrder = {
  ...orderInMail,
  id: 7,
  status: 1,
  storeId: 5,
  storeName: HOSTILE,
  placedAt: new Date('2026-11-21T09:00:00Z'),
  lastName: HOSTILE,
  email: 'ada@example.com',
  phones: '051 123456',
  paid: 'captured',
  items: orderInMail.items.map((item) => ({
    ...item,
    code: 'A-1',
    gtin: null,
    brand: HOSTILE,
    infos: { note: HOSTILE, accept_alternatives: 'true', highest_price: '12.50', avoid_allergens: 'latte' },
    aisles: [],
  })),
}

const gift: MailedGift = {
  certificateId: 1,
  isBlocked: false,
  code: 'ABCD-EFGH-JKMN-PQRS',
  description: HOSTILE,
  amountCents: 5_000,
  validUntil: new Date('2028-11-21T22:59:59.999Z'),
}

const withdrawal: WithdrawalInMail = {
  id: 3,
  goodsCents: 2_000,
  feeCents: 590,
  giftCents: 1_000,
  cardCents: 1_000,
  bankCents: 590,
  declaredAt: new Date('2026-11-21T09:00:00Z'),
  iban: 'IT60X0542811101000000123456',
  holder: HOSTILE,
  bringTo: HOSTILE,
  lines: [{ name: HOSTILE, format: '500 g', quantity: 2, unit: 'pz', cents: 2_000 }],
}

/** One mail of every kind, to Ada. */
export const MAIL_EXAMPLES: { [Kind in MailKind]: { params: MailParams[Kind] } & MailFacts } = {
  verify: { params: { firstName: 'Ada', linkId: 1 }, link: link('verify') },
  welcome: { params: { firstName: 'Ada', cardPending: true, storeName: HOSTILE } },
  cardRequested: { params: { firstName: 'Ada', storeName: HOSTILE } },
  cardReady: { params: { firstName: 'Ada', cardCode: HOSTILE } },
  accountExists: { params: { firstName: 'Ada' } },
  passwordReset: { params: { firstName: 'Ada', linkId: 1 }, link: link('reset') },
  passwordChanged: { params: { firstName: 'Ada' } },
  newDevice: { params: { firstName: 'Ada', device: 'Chrome su Android', at: '2026-11-24T21:04:00Z' } },
  deletionAsked: { params: { firstName: 'Ada', deletesAt: '2026-12-08T21:04:00Z' } },
  accountDeleted: { params: { firstName: 'Ada' } },
  emailConfirm: { params: { firstName: 'Ada', linkId: 1 }, link: link('email') },
  emailChanging: {
    params: { firstName: 'Ada', newEmail: `${HOSTILE}@example.com`, linkId: 1 },
    link: link('refusal'),
  },
  emailChanged: { params: { firstName: 'Ada', newEmail: `${HOSTILE}@example.com` } },
  companyChanged: {
    params: {
      firstName: 'Ada',
      companyName: HOSTILE,
      by: 'bruno@example.com',
      changes: [{ field: 'pec', before: '', after: HOSTILE }],
    },
  },
  orderReceived: { params: { orderId: 7 } },
  paymentReceived: { params: { orderId: 7, cents: 12_345 } },
  paymentFailed: { params: { orderId: 7, failure: 'refused' } },
  payReminder: { params: { orderId: 7 } },
  orderGivenUp: { params: { orderId: 7, missing: [HOSTILE] } },
  orderCancelled: { params: { orderId: 7 } },
  orderRefunded: { params: { orderId: 7, cents: 12_345 } },
  withdrawalReceived: { params: { orderId: 7, withdrawalId: 3 }, withdrawal },
  withdrawalRefunded: { params: { orderId: 7, withdrawalId: 3 }, withdrawal },
  orderReady: { params: { orderId: 7, isPickup: true } },
  orderOnTheWay: { params: { orderId: 7 } },
  orderDelivered: { params: { orderId: 7, isPickup: false }, order: deliveredOrder },
  orderChanged: {
    params: { orderId: 7, lines: [{ name: HOSTILE, unit: 'pz', before: 1, after: 2 }], isSlotChanged: true },
  },
  orderEditEnded: { params: { orderId: 7 } },
  giftCertificates: {
    params: { firstName: 'Ada', orderNumber: HOSTILE, giftOrderId: 1 },
    gifts: [gift, gift],
  },
  shopOrders: { params: { prepare: [7], stop: [] }, shopOrders: [shopOrder] },
  staffInvited: { params: { firstName: 'Ada', linkId: 1, role: 'operator' }, link: link('reset') },
  draftReady: {
    params: {
      firstName: 'Ada',
      draftId: 3,
      name: HOSTILE,
      deliveryOn: '2026-11-27',
      lines: 12,
      totalCents: 12_345,
      missing: { count: 3, names: [HOSTILE] },
      dearer: { count: 2, lines: [{ name: HOSTILE, beforeCents: 100, nowCents: 120 }] },
    },
  },
  keyMade: { params: { firstName: 'Ada', name: HOSTILE, company: HOSTILE, day: '26/11/2027' } },
  ...companyMailExamples,
  formMessage: { params: writtenForm },
  formCopy: { params: writtenForm },
}
