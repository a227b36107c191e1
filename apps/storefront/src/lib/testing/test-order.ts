import type { Order } from '@cambusa/contract/orders/orders'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { buildAddress } from './test-address.ts'

const DAY_MS = 86_400_000

/** An order of one product of 30 euros, paid on delivery. */
export const buildOrder = (changes: Partial<Order> = {}): Order => ({
  orderId: 99,
  order_id: 99,
  orderNumber: '2026-000099',
  orderStatusId: 2,
  orderStatusName: 'Ricevuto',
  placedAt: '2026-11-22T09:00:00.000Z',
  deliveryServiceId: 2,
  deliveryServiceName: 'Consegna a domicilio',
  shippingAddress: buildAddress(),
  timeslot: {
    date: addDaysIso(romeDate(new Date()), 2),
    beginTime: '08:00',
    endTime: '10:00',
    cutoffAt: new Date(Date.now() + DAY_MS).toISOString(),
  },
  warehouse: { warehouseId: 5, name: 'Bologna' },
  store: { storeId: 5, name: 'Cambusa Globale' },
  companyName: null,
  itemsTotal: 30,
  packageTotal: 0,
  orderPackages: [],
  giftCertificates: [],
  giftTotal: 0,
  deliveryFee: 0,
  grossTotal: 30,
  prebilledAmount: 30,
  payment: null,
  payBy: null,
  canPay: false,
  canCancel: true,
  cancelRefusal: null,
  customerReference: '',
  taxTotal: 2.73,
  vat: [{ rate: 10, gross: 30, net: 27.27, vat: 2.73 }],
  paymentTypeId: 1,
  paymentTypeName: 'Contanti o POS alla consegna',
  userPaymentAuthId: null,
  userPaymenthAuthId: null,
  paymentData: {},
  cartInfos: {},
  totalItems: 1,
  items: [],
  history: [],
  ...changes,
})
