import { formatEuro, toEuros } from '@cambusa/domain/money/money'
import {
  approvalNeeded,
  leftOfMonth,
  mostWithoutApproval,
  romeMonthStart,
  type ApprovalReason,
} from '@cambusa/domain/orders/approval'
import { countingLimits, type ColleagueLimits } from '@cambusa/domain/people/company-roles'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { ErrorParams } from '@cambusa/contract/errors'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { findOwnRole, sumOrdersSince } from './roles.queries.ts'

/** The first moment of the month in Rome. */
export const monthStart = (now: Date): Date => romeInstant(romeMonthStart(now), '00:00')

/** What the orders of this month of a buyer come to, cents; placed and pending ones count. */
export async function usedThisMonth(
  db: Db,
  { userId, companyId }: { userId: number; companyId: number },
  now: Date,
  exceptOrderId: number | null = null,
): Promise<number> {
  const since = monthStart(now)
  return (await sumOrdersSince(db, { userId, companyId, since, exceptOrderId })).usedCents
}

/** Why an order needs approval, with the amounts that its refusal says; undefined: it needs none. */
export function needsApproval(
  limits: ColleagueLimits,
  usedCents: number,
  totalCents: number,
): { reason: ApprovalReason; said: ErrorParams['approval.needed']; most: string } | undefined {
  const reason = approvalNeeded(limits, usedCents, totalCents)
  if (reason === undefined) return undefined
  const left = leftOfMonth(limits, usedCents)
  return {
    reason,
    most: formatEuro(mostWithoutApproval(limits, usedCents) ?? 0),
    said: {
      reason,
      limit: formatEuro(limits.orderLimitCents ?? 0),
      left: formatEuro(left ?? 0),
      total: formatEuro(totalCents),
    },
  }
}

const eurosOrNone = (cents: number | null) => (cents === null ? null : toEuros(cents))

/** Limits of somebody and what is left of them, in euros. */
export function wireAllowance(limits: ColleagueLimits, usedCents: number) {
  const { role, orderLimitCents, monthLimitCents } = countingLimits(limits)
  return {
    role,
    orderLimit: eurosOrNone(orderLimitCents),
    monthLimit: eurosOrNone(monthLimitCents),
    usedThisMonth: toEuros(usedCents),
    leftThisMonth: eurosOrNone(leftOfMonth(limits, usedCents)),
    mostWithoutApproval: eurosOrNone(mostWithoutApproval(limits, usedCents)),
  }
}

/** What the customer of a session may order now without approval; role null: they act for no company. */
export async function allowanceOf(db: Db, { userId, companyId }: RequestSession, now: Date) {
  const own = companyId === null ? undefined : await findOwnRole(db, { userId, companyId })
  if (companyId === null || own === undefined)
    return {
      role: null,
      orderLimit: null,
      monthLimit: null,
      usedThisMonth: 0,
      leftThisMonth: null,
      mostWithoutApproval: null,
    }
  return wireAllowance(own, await usedThisMonth(db, { userId, companyId }, now))
}
