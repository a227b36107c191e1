import { HOLDER } from '@cambusa/domain/people/company-roles'
import type { RequestSession } from '../../platform/http/context.ts'

/** Whether the orders of a session may need approval: it acts for a company, and not as a holder. */
export const isLimited = ({ companyId, user }: Pick<RequestSession, 'companyId' | 'user'>): boolean =>
  companyId !== null && user.companyRole !== HOLDER
