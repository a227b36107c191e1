import { approvals } from '../../../platform/schema/approvals.ts'
import {
  finalTotals,
  handovers,
  orderActs,
  orderVersions,
  pickedLines,
} from '../../../platform/schema/deliveries.ts'
import { giftCertificateUses } from '../../../platform/schema/gift-certificates.ts'
import { orderNotes } from '../../../platform/schema/order-notes.ts'
import { orderItems, orders, orderStatusLog } from '../../../platform/schema/orders.ts'
import { paymentAttempts, paymentRefunds, sepaCollections } from '../../../platform/schema/payments.ts'
import { payouts } from '../../../platform/schema/payouts.ts'
import { withdrawals, withdrawnLines } from '../../../platform/schema/withdrawals.ts'
import { copiedChild, copiedSection, INNER, OTHERS, SECRET } from './copied-table.queries.ts'

const ofOrder = { parent: 't.order_id', order: 't.order_id, t.id' } as const
const oneOfOrder = { parent: 't.order_id', order: 't.order_id' } as const

const children = [
  copiedChild('order_lines', 'lines', orderItems, { parent: 't.order_id', order: 't.order_id, t.position' }),
  copiedChild('picked_lines', 'pickedLines', pickedLines, {
    parent: 't.order_id',
    order: 't.order_id, t.order_item_id',
    leftOut: { stockTaken: INNER },
  }),
  copiedChild('final_totals', 'finalTotals', finalTotals, oneOfOrder),
  copiedChild('order_status', 'statusHistory', orderStatusLog, ofOrder),
  copiedChild('order_acts', 'acts', orderActs, {
    ...ofOrder,
    leftOut: { actor: OTHERS, userId: OTHERS },
    more: { by: `case when t.user_id = $userId then 'you' else 'shop' end` },
  }),
  copiedChild('order_versions', 'earlierVersions', orderVersions, ofOrder),
  copiedChild('order_ratings', 'ratings', orderNotes, ofOrder),
  copiedChild('handovers', 'handovers', handovers, oneOfOrder),
  copiedChild('withdrawals', 'withdrawals', withdrawals, ofOrder),
  copiedChild('withdrawn_lines', 'withdrawnLines', withdrawnLines, {
    parent: '(select w.order_id from withdrawals w where w.id = t.withdrawal_id)',
    of: 't.withdrawal_id in (select w.id from withdrawals w where w.order_id = any($parents::bigint[]))',
    order: 't.id',
  }),
  copiedChild('payments', 'payments', paymentAttempts, { ...ofOrder, leftOut: { providerReference: INNER } }),
  copiedChild('refunds', 'refunds', paymentRefunds, {
    parent: '(select a.order_id from payment_attempts a where a.id = t.attempt_id)',
    of: 't.attempt_id in (select a.id from payment_attempts a where a.order_id = any($parents::bigint[]))',
    order: 't.id',
    leftOut: { providerReference: INNER },
  }),
  copiedChild('payouts', 'payouts', payouts, ofOrder),
  copiedChild('collections', 'directDebits', sepaCollections, { ...ofOrder, leftOut: { list: INNER } }),
  copiedChild('order_gifts', 'giftCodesUsed', giftCertificateUses, {
    ...ofOrder,
    more: {
      description: '(select g.description from gift_certificates g where g.id = t.gift_certificate_id)',
    },
  }),
] as const

/** What the person ordered, for whatever company, and what came of it; carts that were sent for approval. */
export const orderSections = [
  copiedSection('orders', orders, {
    of: 't.user_id = $userId',
    leftOut: {
      sessionHash: SECRET,
      placedByUserId: OTHERS,
      approvedByUserId: OTHERS,
      lockerBookingId: INNER,
    },
    more: { placedBy: `case when t.placed_by_user_id is null then 'you' else 'shop' end` },
    children,
  }),
  copiedSection('approvalsAsked', approvals, {
    of: 't.user_id = $userId',
    leftOut: { decidedBy: OTHERS },
    more: { companyName: '(select c.name from companies c where c.id = t.company_id)' },
  }),
  copiedSection('approvalsDecided', approvals, {
    of: 't.decided_by = $userId',
    only: ['id', 'companyId', 'state', 'reason', 'decidedAt'],
  }),
] as const
