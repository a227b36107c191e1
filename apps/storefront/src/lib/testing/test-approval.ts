import type { ApprovalSummary, viewApproval } from '@cambusa/contract/orders/approvals'
import type { DataOf } from '@cambusa/contract/endpoint'
import type { Colleague, Invitation } from '@cambusa/contract/people/colleagues'
import { buildCart } from './test-cart.ts'

/** A cart of Bruno Verdi, a buyer with a limit of 300 euros, that waits for approval, as lists show it. */
export const buildApprovalSummary = (changes: Partial<ApprovalSummary> = {}): ApprovalSummary => ({
  approvalId: 4,
  state: 'waiting',
  why: 'order',
  sentBy: { userId: 9, name: 'Bruno Verdi' },
  sentAt: '2026-11-25T09:00:00.000Z',
  lapsesAt: '2026-11-27T17:00:00.000Z',
  timeslot: { date: '2026-11-28', beginTime: '08:00', endTime: '10:00' },
  deliveryServiceName: 'Consegna a domicilio',
  totalItems: 0,
  total: 0,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  orderId: null,
  mayDecide: true,
  mayWithdraw: false,
  ...changes,
})

/** The same with its cart, at the prices of now. */
export const buildApproval = (
  changes: Partial<DataOf<typeof viewApproval>> = {},
): DataOf<typeof viewApproval> => ({
  ...buildApprovalSummary(),
  version: 1,
  lines: [],
  cart: buildCart({ cartId: 20, cartStatusId: 5 }),
  orderLimit: 300,
  monthLimit: 1000,
  usedThisMonth: 120,
  leftThisMonth: 880,
  paymentTypes: [{ paymentTypeId: 1, name: 'Contanti o POS alla consegna' }],
  ...changes,
})

/** A buyer with a limit of 300 euros for each order and 1000 for the month. */
export const buildColleague = (changes: Partial<Colleague> = {}): Colleague => ({
  userId: 9,
  firstName: 'Bruno',
  lastName: 'Verdi',
  email: 'bruno@example.com',
  role: 'buyer',
  orderLimit: 300,
  monthLimit: 1000,
  usedThisMonth: 120,
  isSelf: false,
  invitedBy: null,
  since: null,
  ...changes,
})

/** An open invitation with the same limits. */
export const buildInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  invitationId: 3,
  email: 'carla@example.com',
  role: 'buyer',
  orderLimit: 300,
  monthLimit: null,
  invitedBy: 'Ada Bernardoni',
  invitedAt: '2026-11-25T09:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
  isExpired: false,
  ...changes,
})
