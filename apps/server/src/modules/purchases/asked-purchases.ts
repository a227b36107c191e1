import type { Company } from '@cambusa/contract/people/companies'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import {
  askedMonths,
  MOST_MONTHS,
  periodProblem,
  purchasePeriod,
  type PurchaseGroup,
  type PurchasePeriod,
} from '@cambusa/domain/orders/purchases'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import { purchaseRefusals } from '@cambusa/messages/it/orders/purchase-answers'
import type { Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findOwnRole } from '../colleagues/colleagues.ts'
import { ownCompanies } from '../people/people.ts'
import type { BoughtBy } from './bought.ts'

/** What a caller asks for: months, a company, a grouping. */
export interface AskedPurchases {
  from?: string | undefined
  to?: string | undefined
  company_id?: number | undefined
  by?: PurchaseGroup | undefined
}

/** Whose purchases are told, of when. */
export interface PurchasesShown {
  period: PurchasePeriod
  bought: BoughtBy
  companies: Company[]
  companyId: number | null
  /** Those of all colleagues. */
  areAll: boolean
}

const dayStart = (dateIso: string): Date => romeInstant(dateIso, '00:00')

function periodOf({ from: askedFrom, to: askedTo }: AskedPurchases, now: Date): PurchasePeriod {
  const { from, to } = askedMonths(askedFrom, askedTo, now)
  const problem = periodProblem(from, to)
  if (problem !== undefined) {
    const reason = {
      reversed: purchaseRefusals.reversed,
      tooLong: purchaseRefusals.tooLong({ months: MOST_MONTHS }),
    }
    throw refuse('request.malformed', { field: 'to', reason: reason[problem] }, { field: 'to' })
  }
  return purchasePeriod(from, to, now)
}

/**
 * Whose purchases a session asks for: of its company, of another one that the user acts for, by company those of all.
 * Throws request.malformed for months that are no period, company.unknown for a company of others.
 */
export async function shownPurchases(
  db: Db,
  session: RequestSession,
  asked: AskedPurchases,
  now: Date,
): Promise<PurchasesShown> {
  const period = periodOf(asked, now)
  const { userId } = session
  const companies = await ownCompanies(db, session, undefined)
  const companyId = asked.company_id ?? session.companyId
  if (asked.company_id !== undefined && !companies.some(({ company_id: id }) => id === companyId))
    throw refuse('company.unknown', undefined, { field: 'company_id' })
  const role = companyId === null ? undefined : await findOwnRole(db, { userId, companyId })
  const ofAll = asked.by === 'company'
  return {
    period,
    companies,
    companyId,
    areAll: role?.role === HOLDER,
    bought: {
      userId,
      companyIds: ofAll ? companies.map(({ company_id: id }) => id) : companyId === null ? [] : [companyId],
      withOwn: companyId === null,
      from: dayStart(period.firstDay),
      before: dayStart(period.endDay),
      fromLast: dayStart(period.firstDayBefore),
      beforeLast: dayStart(period.endDayBefore),
    },
  }
}

/** The part of an answer that says whose purchases it tells. */
export const wireShown = ({ period: { from, to, untilDay }, companyId, areAll }: PurchasesShown) => ({
  from,
  to,
  untilDay,
  companyId,
  areAll,
})
