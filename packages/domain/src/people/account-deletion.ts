import { DELETION_DAYS } from '../constants.ts'

const DAY_MS = 86_400_000

/** What has to be settled before an account can be deleted, in the order in which it is told. */
export const DELETION_HINDRANCES = ['staff', 'openOrders', 'withdrawals', 'payments', 'dueAmounts'] as const
export type DeletionHindrance = (typeof DELETION_HINDRANCES)[number]

/** What is open between a customer and the shop. */
export interface AccountFacts {
  /** The account of somebody who works for the shop. */
  isStaff: boolean
  /** Orders that are neither handed over nor given up. */
  openOrders: number
  /** Withdrawals whose goods or money are on their way. */
  openWithdrawals: number
  /** Orders of which a payment or a refund is on its way. */
  openPayments: number
  /** Orders of which an invoice is to be paid, and what is due, cents. */
  dueOrders: number
  dueCents: number
}

export interface Hindrance {
  kind: DeletionHindrance
  /** How many orders or withdrawals; 0 where there is nothing to count. */
  count: number
  /** What is still to be paid; 0 where it is not about money. */
  dueCents: number
}

/** What keeps an account from being deleted, in the order of DELETION_HINDRANCES; empty: nothing does. */
export function hindrancesOf(facts: AccountFacts): Hindrance[] {
  const counted = (kind: DeletionHindrance, count: number, dueCents = 0): Hindrance[] =>
    count > 0 ? [{ kind, count, dueCents }] : []
  return [
    ...(facts.isStaff ? [{ kind: 'staff' as const, count: 0, dueCents: 0 }] : []),
    ...counted('openOrders', facts.openOrders),
    ...counted('withdrawals', facts.openWithdrawals),
    ...counted('payments', facts.openPayments),
    ...counted('dueAmounts', facts.dueOrders, facts.dueCents),
  ]
}

/** When an account whose deletion was asked for may be deleted: until then its customer can change their mind. */
export const deletesAt = (askedAt: Date): Date => new Date(askedAt.getTime() + DELETION_DAYS * DAY_MS)

/** The latest request whose days to change one's mind are over by now. */
export const askedBefore = (now: Date): Date => new Date(now.getTime() - DELETION_DAYS * DAY_MS)
