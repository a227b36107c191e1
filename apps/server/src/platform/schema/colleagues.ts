import { COMPANY_ROLES, type CompanyRole } from '@cambusa/domain/people/company-roles'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { sqlTexts } from '../database/sql-list.ts'
import { companies, users } from './accounts.ts'
import { bytes, cents, createdAt, id, reference, time } from './columns.ts'

const roles = sql.raw(sqlTexts(COMPANY_ROLES))

/**
 * Who acts for which company, and within which limits. A customer whose code belongs to the company (company_members)
 * and who has no row here is a holder; a row that was removed takes that away. OF_COMPANIES below asks both.
 */
export const colleagues = pgTable(
  'colleagues',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    role: text().$type<CompanyRole>().notNull(),
    /** Without approval, of one order and of all orders of a month; null: no limit. */
    orderLimitCents: cents(),
    monthLimitCents: cents(),
    /** Who invited them; null: they belong to the company by their customer code. */
    invitedBy: reference().references(() => users.id),
    createdAt: createdAt(),
    /** Since then nobody acts for the company in their name. */
    removedAt: time(),
  },
  (t) => [
    unique().on(t.userId, t.companyId),
    index().on(t.companyId),
    index().on(t.invitedBy),
    check('colleagues_role', sql`${t.role} in (${roles})`),
    check('colleagues_limits', sql`${t.orderLimitCents} >= 0 and ${t.monthLimitCents} >= 0`),
  ],
)

/** Invitations by mail; only the SHA-256 of the link's token is stored, the token is derived from the nonce. */
export const colleagueInvitations = pgTable(
  'colleague_invitations',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    email: text().notNull(),
    role: text().$type<CompanyRole>().notNull(),
    orderLimitCents: cents(),
    monthLimitCents: cents(),
    invitedBy: reference()
      .notNull()
      .references(() => users.id),
    nonce: bytes().notNull(),
    tokenHash: bytes().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    usedAt: time(),
    withdrawnAt: time(),
  },
  (t) => [
    index().on(t.companyId),
    index().on(t.invitedBy),
    index().on(t.expiresAt),
    check('colleague_invitations_role', sql`${t.role} in (${roles})`),
    check('colleague_invitations_limits', sql`${t.orderLimitCents} >= 0 and ${t.monthLimitCents} >= 0`),
  ],
)

/**
 * Relation of a statement: which customer acts for which company, in what role and within which limits ("userId",
 * "companyId", role, "orderLimitCents", "monthLimitCents", "isDefault"). Whoever is not in it acts for nobody. This is the
 * only place that decides it: sign-in, sessions, get-companies, change-company, single sign-on, tills, approvals.
 */
export const OF_COMPANIES = `(select mu.id "userId", cm.company_id "companyId", 'holder' as role,
    null::bigint "orderLimitCents", null::bigint "monthLimitCents", cm.is_default "isDefault"
  from users mu join company_members cm on cm.cod_int = mu.cod_int
  where not exists (select from colleagues k where k.user_id = mu.id and k.company_id = cm.company_id)
  union all select k.user_id, k.company_id, k.role, k.order_limit_cents, k.month_limit_cents, exists (
    select from users mu join company_members cm on cm.cod_int = mu.cod_int
    where mu.id = k.user_id and cm.company_id = k.company_id and cm.is_default) from colleagues k where k.removed_at is null)`
