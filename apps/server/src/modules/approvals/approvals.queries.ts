import { HOLDER } from '@cambusa/domain/people/company-roles'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { users } from '../../platform/schema/accounts.ts'
import type { approvals } from '../../platform/schema/approvals.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'

type Table = typeof approvals

/** A cart that was sent for approval, with the names of its people. */
export interface ApprovalRow extends RowOf<
  Table,
  | 'cartId'
  | 'companyId'
  | 'decidedAt'
  | 'decidedBy'
  | 'deliveryServiceName'
  | 'id'
  | 'lapsesAt'
  | 'lines'
  | 'orderId'
  | 'reason'
  | 'sentAt'
  | 'slotDate'
  | 'state'
  | 'totalCents'
  | 'totalItems'
  | 'userId'
  | 'why'
> {
  /** HH:mm. */
  slotBegin: string
  slotEnd: string
  senderName: string
  deciderName: string | null
}

const nameOf = (user: string) =>
  `(select trim(concat_ws(' ', n.first_name, n.last_name)) from users n where n.id = ${user})`

const COLUMNS = `p.id, p.cart_id "cartId", p.user_id "userId", p.company_id "companyId", p.state, p.why, p.reason,
  p.total_cents "totalCents", p.total_items "totalItems", p.delivery_service_name "deliveryServiceName",
  p.slot_date "slotDate", to_char(p.slot_begin, 'HH24:MI') "slotBegin", to_char(p.slot_end, 'HH24:MI') "slotEnd", p.lines,
  p.sent_at "sentAt", p.lapses_at "lapsesAt", p.decided_at "decidedAt", p.decided_by "decidedBy", p.order_id "orderId",
  ${nameOf('p.user_id')} "senderName", ${nameOf('p.decided_by')} "deciderName"`

/** The caller and the company acted for, whose holders see the carts of all colleagues. */
interface Caller {
  userId: number
  companyId: number
}

const IS_HOLDER = `exists (select from ${OF_COMPANIES} a where a."userId" = $userId and a."companyId" = $companyId
  and a.role = '${HOLDER}')`

/** One that the caller sent, or may see as a holder. */
export const findApproval = findStatement<ApprovalRow, Caller & { approvalId: number }>(
  'approvals_find',
  `select ${COLUMNS} from approvals p
   where p.id = $approvalId and p.company_id = $companyId and (p.user_id = $userId or ${IS_HOLDER})`,
)

/** The one of a cart that the caller sent. */
export const findApprovalOfCart = findStatement<{ id: number }, Caller & { cartId: number }>(
  'approvals_find_of_cart',
  'select id from approvals where cart_id = $cartId and user_id = $userId and company_id = $companyId',
)

const LISTED = `p.company_id = $companyId and case when $ofColleagues::boolean
  then p.user_id <> $userId and ${IS_HOLDER} else p.user_id = $userId end`

export const countApprovals = oneStatement<{ count: number }, Caller & { ofColleagues: boolean }>(
  'approvals_count',
  `select count(*)::int count from approvals p where ${LISTED}`,
)

/** A page: what waits first, the one that lapses first before; then the newest. */
export const listApprovalRows = listStatement<
  ApprovalRow,
  Caller & { ofColleagues: boolean; limit: number; offset: number }
>(
  'approvals_list',
  `select ${COLUMNS} from approvals p where ${LISTED}
   order by p.state <> 'waiting', case when p.state = 'waiting' then p.lapses_at end, p.id desc
   limit $limit offset $offset`,
)

/** How many carts of a buyer wait. */
export const countWaiting = oneStatement<{ count: number }, Caller>(
  'approvals_count_waiting',
  `select count(*)::int count from approvals
   where user_id = $userId and company_id = $companyId and state = 'waiting'`,
)

export const insertApproval = oneStatement<
  { id: number },
  RowOf<
    Table,
    | 'companyId'
    | 'deliveryServiceName'
    | 'lapsesAt'
    | 'slotBegin'
    | 'slotDate'
    | 'slotEnd'
    | 'totalCents'
    | 'totalItems'
    | 'userId'
    | 'why'
  > & { cartId: number; lines: string; now: Date }
>(
  'approvals_insert',
  `insert into approvals (cart_id, user_id, company_id, why, total_cents, total_items, delivery_service_name, slot_date,
     slot_begin, slot_end, lines, sent_at, lapses_at)
   values ($cartId, $userId, $companyId, $why, $totalCents, $totalItems, $deliveryServiceName, $slotDate, $slotBegin,
     $slotEnd, $lines::jsonb, $now, $lapsesAt) returning id`,
)

/** One that waits, locked until the transaction ends; no row: it was decided, or has ended. */
export const lockWaiting = findStatement<
  RowOf<Table, 'companyId' | 'id' | 'lapsesAt' | 'userId'> & { cartId: number },
  { approvalId: number }
>(
  'approvals_lock',
  `select id, cart_id "cartId", user_id "userId", company_id "companyId", lapses_at "lapsesAt" from approvals
   where id = $approvalId and state = 'waiting' for update`,
)

/** What an approver changed. */
export const updateAmounts = writeStatement<{
  approvalId: number
  totalCents: number
  totalItems: number
  lines: string
}>(
  'approvals_update_amounts',
  `update approvals set total_cents = $totalCents, total_items = $totalItems, lines = $lines::jsonb
   where id = $approvalId and state = 'waiting'`,
)

/** Ends one that waits. */
export const updateDecided = writeStatement<
  RowOf<Table, 'decidedBy' | 'orderId' | 'reason' | 'state'> & { approvalId: number; now: Date }
>(
  'approvals_decide',
  `update approvals set state = $state, reason = $reason, decided_by = $decidedBy, order_id = $orderId, decided_at = $now
   where id = $approvalId and state = 'waiting'`,
)

/** Those whose slot can no longer be ordered for. */
export const listLapsed = listStatement<{ id: number }, { now: Date; most: number }>(
  'approvals_list_lapsed',
  `select id from approvals where state = 'waiting' and lapses_at <= $now order by lapses_at, id limit $most`,
)

/** The sender of a cart; role null: they act for the company no more. */
export interface SenderRow extends RowOf<
  typeof users,
  'firstName' | 'isDisabled' | 'lastName' | 'login' | 'profileLevel'
> {
  role: string | null
}

export const findSender = findStatement<SenderRow, Caller>(
  'approvals_find_sender',
  `select u.login, u.first_name "firstName", u.last_name "lastName", u.profile_level "profileLevel",
     u.is_disabled "isDisabled", a.role
   from users u left join ${OF_COMPANIES} a on a."userId" = u.id and a."companyId" = $companyId
   where u.id = $userId`,
)

/** Waiting ones of a customer, locked until the transaction ends. */
export const lockWaitingOf = listStatement<{ id: number; cartId: number }, { userId: number }>(
  'approvals_lock_of',
  `select id, cart_id "cartId" from approvals where user_id = $userId and state = 'waiting' order by id for update`,
)

/** Words that somebody typed, or that were typed to them, go with the account. */
export const clearReasonsOf = writeStatement<{ userId: number }>(
  'approvals_clear_reasons',
  'update approvals set reason = null where reason is not null and (user_id = $userId or decided_by = $userId)',
)
