import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { buildOrder } from './test-order.ts'

type Item = NonNullable<Order['items']>[number]
let items = 0

/** A line of an order: 3 pieces of 3 euros. */
export const buildItem = (name: string, changes: Partial<Item>): Item => ({
  orderItemId: (items += 1),
  productId: items,
  code: `p-${items}`,
  barcode: '',
  name,
  description: '500 g',
  brand: 'Molino Rosa',
  slug: null,
  mediaURL: '/pictures/p-1/160.webp',
  quantity: 3,
  unit: 'pz',
  price: 3,
  grossTotal: 9,
  vatRate: 4,
  variableWeight: false,
  infos: {},
  notes: '',
  ...changes,
})

const replacement = {
  productId: 12,
  code: 'p-12',
  name: 'Farina di ceci bio',
  description: '400 g',
  brand: 'Molino Rosa',
  slug: 'farina-di-ceci-bio',
  mediaURL: '/pictures/p-12/160.webp',
  unit: 'pz',
  price: 3.5,
  vatRate: 4,
  variableWeight: false,
}

const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`
const lived = [1, 2, 3, 4, 5, 6] as const

/** A delivered order: a replaced line, a missing one, one by weight, one in part; deposits brought back. */
export const buildPickedOrder = (changes: Partial<Order> = {}): Order =>
  buildOrder({
    orderStatusId: ORDER_STATUS.delivered,
    orderStatusName: orderStatusTexts[ORDER_STATUS.delivered],
    prebilledAmount: 33,
    totalItems: 4,
    placedBy: 'Ada Bianchi',
    canCancel: false,
    cancelRefusal: 'handedOver',
    items: [
      buildItem('Farina di ceci', {
        slug: 'farina-di-ceci',
        picked: { outcome: 'replaced', quantity: 3, grossTotal: 10.5, replacement },
      }),
      buildItem('Latte intero', {
        quantity: 2,
        price: 1.6,
        grossTotal: 3.2,
        picked: { outcome: 'missing', quantity: 0, grossTotal: 0, replacement: null },
      }),
      buildItem('Mele', {
        quantity: 1,
        unit: 'kg',
        price: 2.4,
        grossTotal: 2.4,
        variableWeight: true,
        picked: { outcome: 'delivered', quantity: 0.94, grossTotal: 2.26, replacement: null },
      }),
      buildItem('Riso', { picked: { outcome: 'delivered', quantity: 2, grossTotal: 6, replacement: null } }),
    ],
    final: {
      itemsTotal: 18.6,
      packageTotal: 0,
      orderPackages: [],
      deliveryFee: 5.9,
      giftTotal: 0,
      allowance: 0.4,
      grossTotal: 24.1,
      taxTotal: 1,
      vat: [{ rate: 4, gross: 24.1, net: 23.1, vat: 1 }],
    },
    handover: {
      at: at(9),
      receiver: 'delegate',
      receiverName: 'Bruno Neri',
      ageChecked: true,
      deposits: [{ descr: 'Cassa', quantity: 2, total: 7 }],
      depositTotal: 7,
      due: 0,
      collected: 0,
    },
    payment: {
      state: 'captured',
      amount: 33,
      captured: 17.1,
      refunded: 0,
      reason: null,
      cardBrand: 'visa',
      cardLastFour: '4242',
    },
    acts: [{ act: 'handOver', isByShop: true, by: '', reason: '', at: at(9) }],
    history: lived.map((orderStatusId, hour) => ({
      orderStatusId,
      orderStatusName: orderStatusTexts[orderStatusId],
      at: at(hour + 3),
    })),
    ...changes,
  })
