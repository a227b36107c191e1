/**
 * What somebody does in a company: a holder buys without limit, approves carts and decides who else acts for it; a
 * buyer buys within limits and sends for approval what is beyond; a buyer with approval sends every cart.
 */
export const COMPANY_ROLES = ['holder', 'buyer', 'buyerWithApproval'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

/** Who invites, changes and removes colleagues, and decides on their carts; nobody ever on their own. */
export const HOLDER = 'holder' satisfies CompanyRole

export const isCompanyRole = (value: string): value is CompanyRole =>
  COMPANY_ROLES.some((role) => role === value)

/** The limits of a colleague, cents; null: none. A holder has none, whatever is stored. */
export interface ColleagueLimits {
  role: CompanyRole
  orderLimitCents: number | null
  monthLimitCents: number | null
}

/** Limits as they count: of a holder none. */
export const countingLimits = ({
  role,
  orderLimitCents,
  monthLimitCents,
}: ColleagueLimits): ColleagueLimits =>
  role === HOLDER
    ? { role, orderLimitCents: null, monthLimitCents: null }
    : { role, orderLimitCents, monthLimitCents }

/** Whether somebody may change, remove or decide for somebody else: a holder, and never for themselves. */
export const mayDecideFor = (
  decider: { userId: number; role: CompanyRole | null },
  other: { userId: number },
): boolean => decider.role === HOLDER && decider.userId !== other.userId
