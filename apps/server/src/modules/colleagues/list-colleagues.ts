import type { Colleagues } from '@cambusa/contract/people/colleagues'
import { toCents, toEuros } from '@cambusa/domain/money/money'
import { countingLimits, type ColleagueLimits, type CompanyRole } from '@cambusa/domain/people/company-roles'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { monthStart } from './allowance.service.ts'
import { listOpenInvitations } from './invitations.queries.ts'
import { listColleagueRows } from './roles.queries.ts'

/** The limits that a holder typed; one that is left out is none, and a holder has none. */
export function limitsOf({
  role,
  order_limit,
  month_limit,
}: {
  role: CompanyRole
  order_limit?: number | undefined
  month_limit?: number | undefined
}): ColleagueLimits {
  const cents = (euros: number | undefined) => (euros === undefined ? null : toCents(euros))
  return countingLimits({ role, orderLimitCents: cents(order_limit), monthLimitCents: cents(month_limit) })
}

/** Limits in euros. */
export const wireLimits = ({ role, orderLimitCents, monthLimitCents }: ColleagueLimits) => ({
  role,
  orderLimit: orderLimitCents === null ? null : toEuros(orderLimitCents),
  monthLimit: monthLimitCents === null ? null : toEuros(monthLimitCents),
})

/** Who acts for a company, and whom it has invited, for a holder of it. The caller checks that the session's is one. */
export async function colleaguesOf(
  db: Db,
  { userId, user }: RequestSession,
  companyId: number,
  now: Date,
): Promise<Colleagues> {
  const rows = await listColleagueRows(db, { companyId, since: monthStart(now) })
  const invitations = await listOpenInvitations(db, { companyId })
  return {
    companyId,
    companyName: user.companyName ?? '',
    colleagues: rows.map(({ login, usedCents, since, ...row }) => ({
      userId: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      email: login,
      ...wireLimits(countingLimits(row)),
      usedThisMonth: toEuros(usedCents),
      isSelf: row.userId === userId,
      invitedBy: row.invitedBy,
      since: since?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ id, email, invitedBy, createdAt, expiresAt, ...row }) => ({
      invitationId: id,
      email,
      ...wireLimits(row),
      invitedBy,
      invitedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
    })),
  }
}
