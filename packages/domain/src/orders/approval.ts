import { countingLimits, type ColleagueLimits } from '../people/company-roles.ts'
import { romeDate } from '../time/dates.ts'

/** How a cart that was sent for approval stands. */
export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'lapsed', 'withdrawn'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** Whether the lines of a cart in this state are in its sender's cart again. */
export const isGivenBack = (state: ApprovalState): boolean => state !== 'waiting' && state !== 'approved'

/** Why a cart needs approval: of its buyer every one does, or it is over the limit of an order or of the month. */
export const APPROVAL_REASONS = ['always', 'order', 'month'] as const
export type ApprovalReason = (typeof APPROVAL_REASONS)[number]

/** The greatest length of the words with which a cart is refused. */
export const REFUSAL_REASON_MAX = 500

/** What is left of the month, cents, never below zero; null: no limit. */
export function leftOfMonth(limits: ColleagueLimits, usedCents: number): number | null {
  const { monthLimitCents } = countingLimits(limits)
  return monthLimitCents === null ? null : Math.max(0, monthLimitCents - usedCents)
}

/** The highest total that the buyer may order now without approval, cents; null: any. */
export function mostWithoutApproval(limits: ColleagueLimits, usedCents: number): number | null {
  if (limits.role === 'buyerWithApproval') return 0
  const { orderLimitCents } = countingLimits(limits)
  const left = leftOfMonth(limits, usedCents)
  if (orderLimitCents === null) return left
  return left === null ? orderLimitCents : Math.min(orderLimitCents, left)
}

/**
 * Why an order of `totalCents` needs approval; undefined: its buyer may place it. `usedCents` is what placed and pending
 * orders of this month come to.
 */
export function approvalNeeded(
  limits: ColleagueLimits,
  usedCents: number,
  totalCents: number,
): ApprovalReason | undefined {
  const { role, orderLimitCents } = countingLimits(limits)
  if (role === 'buyerWithApproval') return 'always'
  if (orderLimitCents !== null && totalCents > orderLimitCents) return 'order'
  const left = leftOfMonth(limits, usedCents)
  return left !== null && totalCents > left ? 'month' : undefined
}

const MONTH_DIGITS = 7

/** The first day of the month in Rome at an instant, yyyy-MM-dd. */
export const romeMonthStart = (now: Date): string => `${romeDate(now).slice(0, MONTH_DIGITS)}-01`
