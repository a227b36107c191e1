import type { ColleagueLimits } from '@cambusa/domain/people/company-roles'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { ORDERS_WITHOUT_DEBT, PICKED_ORDERS } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../platform/database/sql-list.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { users } from '../../platform/schema/accounts.ts'
import { OF_COMPANIES, type colleagues } from '../../platform/schema/colleagues.ts'

/** Somebody in a company. */
interface InCompany {
  userId: number
  companyId: number
}

/** The role and the limits of somebody in a company, as stored. */
export type RoleRow = ColleagueLimits

const LIMITS = 'a.role, a."orderLimitCents", a."monthLimitCents"'

/** What somebody does in a company; no row: nothing. */
export const findOwnRole = findStatement<RoleRow, InCompany>(
  'colleagues_find_role',
  `select ${LIMITS} from ${OF_COMPANIES} a where a."userId" = $userId and a."companyId" = $companyId`,
)

/**
 * The limits of a colleague, locked until the transaction ends, so that of two orders at once the second counts the
 * first. No row: a holder by the customer code, or nobody.
 */
export const lockLimits = findStatement<RoleRow, InCompany>(
  'colleagues_lock_limits',
  `select role, order_limit_cents "orderLimitCents", month_limit_cents "monthLimitCents" from colleagues
   where user_id = $userId and company_id = $companyId and removed_at is null for no key update`,
)

/** Serialises what the holders of a company change of its colleagues. */
export const lockCompany = findStatement<{ id: number; name: string }, { companyId: number }>(
  'colleagues_lock_company',
  'select id, name from companies where id = $companyId for no key update',
)

/** What orders of a buyer since a moment come to: placed and pending ones, with what came of picked ones. */
const usedOf = (user: string, company: string, since: string) => `(
  select coalesce(sum(coalesce((select f.total_cents from final_totals f
      where f.order_id = o.id and o.status in (${sqlList(PICKED_ORDERS)})), o.total_cents)), 0)::bigint
  from orders o where o.user_id = ${user} and o.company_id = ${company} and o.placed_at >= ${since}
    and o.status not in (${sqlList(ORDERS_WITHOUT_DEBT)})`

/** What the orders of a buyer since a moment come to, but for one of them, cents. */
export const sumOrdersSince = oneStatement<
  { usedCents: number },
  InCompany & { since: Date; exceptOrderId: number | null }
>(
  'colleagues_used',
  `select ${usedOf('$userId', '$companyId', '$since')} and o.id is distinct from $exceptOrderId::bigint) "usedCents"`,
)

export type HolderRow = RowOf<typeof users, 'id' | 'login' | 'firstName'>

/** The holders of a company with an account in use, but for one person; null: for nobody. */
export const listHolders = listStatement<HolderRow, { companyId: number; exceptUserId: number | null }>(
  'colleagues_list_holders',
  `select u.id, u.login, u.first_name "firstName" from ${OF_COMPANIES} a join users u on u.id = a."userId"
   where a."companyId" = $companyId and a.role = '${HOLDER}' and u.id is distinct from $exceptUserId::bigint and not u.is_disabled
   order by u.id`,
)

/** A colleague as holders see them. */
export interface ColleagueRow extends RoleRow, RowOf<typeof users, 'firstName' | 'lastName' | 'login'> {
  userId: number
  usedCents: number
  invitedBy: string | null
  since: Date | null
}

/** Everybody who acts for a company, holders first, then by name. */
export const listColleagueRows = listStatement<ColleagueRow, { companyId: number; since: Date }>(
  'colleagues_list',
  `select u.id "userId", u.first_name "firstName", u.last_name "lastName", u.login, ${LIMITS},
     ${usedOf('u.id', '$companyId', '$since')}) "usedCents",
     (select trim(concat_ws(' ', i.first_name, i.last_name)) from users i where i.id = k.invited_by) "invitedBy",
     k.created_at "since"
   from ${OF_COMPANIES} a join users u on u.id = a."userId"
   left join colleagues k on k.user_id = u.id and k.company_id = a."companyId"
   where a."companyId" = $companyId and not u.is_disabled
   order by a.role <> '${HOLDER}', lower(u.last_name), lower(u.first_name), u.id`,
)

/** Whether the address belongs to somebody who acts for the company. */
export const findColleagueOfEmail = findStatement<{ userId: number }, { email: string; companyId: number }>(
  'colleagues_find_of_email',
  `select u.id "userId" from users u join ${OF_COMPANIES} a on a."userId" = u.id
   where lower(u.login) = lower($email) and a."companyId" = $companyId`,
)

/** Gives somebody a role and limits; one who was removed acts for the company again. */
export const upsertColleague = writeStatement<
  RowOf<
    typeof colleagues,
    'companyId' | 'invitedBy' | 'monthLimitCents' | 'orderLimitCents' | 'role' | 'userId'
  > & {
    now: Date
  }
>(
  'colleagues_upsert',
  `insert into colleagues (user_id, company_id, role, order_limit_cents, month_limit_cents, invited_by, created_at)
   values ($userId, $companyId, $role, $orderLimitCents, $monthLimitCents, $invitedBy, $now)
   on conflict (user_id, company_id) do update set role = excluded.role, order_limit_cents = excluded.order_limit_cents,
     month_limit_cents = excluded.month_limit_cents, removed_at = null,
     invited_by = coalesce(excluded.invited_by, colleagues.invited_by)`,
)

/** Somebody acts for the company no more, also where the customer code would say so. */
export const removeColleagueRow = writeStatement<InCompany & { now: Date }>(
  'colleagues_remove',
  `insert into colleagues (user_id, company_id, role, created_at, removed_at)
   values ($userId, $companyId, 'buyer', $now, $now)
   on conflict (user_id, company_id) do update set removed_at = coalesce(colleagues.removed_at, excluded.removed_at)`,
)

/** What is stored of a customer's companies goes with the account. */
export const removeColleaguesOf = writeStatement<{ userId: number }>(
  'colleagues_remove_of',
  'delete from colleagues where user_id = $userId',
)
