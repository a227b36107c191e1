import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { cartItems, carts } from '../../../platform/schema/carts.ts'
import {
  cartGiftCertificates,
  giftCertificates,
  giftCertificateUses,
} from '../../../platform/schema/gift-certificates.ts'
import { listDrafts, listItems, lists, listStandingOrders } from '../../../platform/schema/lists.ts'
import { storedCards } from '../../../platform/schema/payments.ts'
import { copiedChild, copiedSection, INNER, SECRET } from './copied-table.queries.ts'

const IS_OWN = 't.user_id = $userId'
const companyName = '(select c.name from companies c where c.id = t.company_id)'
const slot = (column: string) => `(select s.${column} from timeslots s where s.id = t.timeslot_id)`
const gift = (column: string) =>
  `(select g.${column} from gift_certificates g where g.id = t.gift_certificate_id)`

/** What the person is about to order, keeps for later, and pays with. */
export const shoppingSections = [
  copiedSection('carts', carts, {
    // A cart that was bought is the order.
    of: `${IS_OWN} and t.status <> ${CART_STATUS.bought}`,
    leftOut: {
      visitorHash: SECRET,
      version: INNER,
      prepared: 'computed from the lines for the next screen',
      agreed: 'is in the order that is changed',
    },
    more: {
      companyName,
      slotDate: slot('date'),
      slotBegin: slot('begin_time'),
      slotEnd: slot('end_time'),
    },
    children: [
      copiedChild('cart_lines', 'lines', cartItems, {
        parent: 't.cart_id',
        order: 't.cart_id, t.id',
        leftOut: { version: INNER },
        more: { name: '(select p.name from products p where p.id = t.product_id)' },
      }),
      copiedChild('cart_gifts', 'giftCodes', cartGiftCertificates, {
        parent: 't.cart_id',
        order: 't.cart_id, t.added_at',
        more: { description: gift('description'), hint: gift('hint') },
      }),
    ],
  }),
  copiedSection('lists', lists, {
    of: IS_OWN,
    more: { companyName },
    children: [
      copiedChild('list_lines', 'lines', listItems, {
        parent: 't.list_id',
        order: 't.list_id, t.position, t.id',
      }),
      copiedChild('standing_orders', 'standingOrders', listStandingOrders, {
        parent: 't.list_id',
        order: 't.list_id',
      }),
      copiedChild('drafts', 'drafts', listDrafts, { parent: 't.list_id', order: 't.list_id' }),
    ],
  }),
  copiedSection('giftCodes', giftCertificates, {
    of: 't.id in (select h.gift_certificate_id from gift_certificate_holders h where h.user_id = $userId)',
    leftOut: { codeHash: SECRET },
    children: [
      copiedChild('gift_uses', 'uses', giftCertificateUses, {
        parent: 't.gift_certificate_id',
        // A code may have been used by whom it was told to.
        of: `t.gift_certificate_id = any($parents::bigint[])
          and exists (select from orders o where o.id = t.order_id and o.user_id = $userId)`,
        order: 't.id',
      }),
    ],
  }),
  copiedSection('storedCards', storedCards, {
    of: IS_OWN,
    leftOut: { providerReference: SECRET, providerCustomer: SECRET },
  }),
] as const
