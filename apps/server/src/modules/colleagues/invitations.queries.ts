import type { users } from '../../platform/schema/accounts.ts'
import type { colleagueInvitations } from '../../platform/schema/colleagues.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

type Row = typeof colleagueInvitations

export const insertInvitation = oneStatement<
  { id: number },
  RowOf<
    Row,
    | 'companyId'
    | 'email'
    | 'expiresAt'
    | 'invitedBy'
    | 'monthLimitCents'
    | 'nonce'
    | 'orderLimitCents'
    | 'role'
    | 'tokenHash'
  > & { now: Date }
>(
  'invitations_insert',
  `insert into colleague_invitations (company_id, email, role, order_limit_cents, month_limit_cents, invited_by, nonce,
     token_hash, created_at, expires_at)
   values ($companyId, $email, $role, $orderLimitCents, $monthLimitCents, $invitedBy, $nonce, $tokenHash, $now, $expiresAt)
   returning id`,
)

const IS_OPEN = 'used_at is null and withdrawn_at is null'

/** Ends the open invitations of a company to an address. */
export const withdrawInvitationsTo = writeStatement<{ companyId: number; email: string; now: Date }>(
  'invitations_withdraw_to',
  `update colleague_invitations set withdrawn_at = $now
   where company_id = $companyId and lower(email) = lower($email) and ${IS_OPEN}`,
)

/** Ends one open invitation of a company. */
export const withdrawOpenInvitation = writeStatement<{ companyId: number; invitationId: number; now: Date }>(
  'invitations_withdraw',
  `update colleague_invitations set withdrawn_at = $now
   where company_id = $companyId and id = $invitationId and ${IS_OPEN}`,
)

/** Ends what somebody offered who acts for the company no more. */
export const withdrawInvitationsBy = writeStatement<{ companyId: number; userId: number; now: Date }>(
  'invitations_withdraw_by',
  `update colleague_invitations set withdrawn_at = $now
   where company_id = $companyId and invited_by = $userId and ${IS_OPEN}`,
)

/** An invitation that nobody has accepted. */
export interface OpenInvitationRow extends RowOf<
  Row,
  'createdAt' | 'email' | 'expiresAt' | 'id' | 'monthLimitCents' | 'orderLimitCents' | 'role'
> {
  invitedBy: string
}

/** Open invitations of a company, the newest first; also expired ones, so that they can be sent again. */
export const listOpenInvitations = listStatement<OpenInvitationRow, { companyId: number }>(
  'invitations_list',
  `select i.id, i.email, i.role, i.order_limit_cents "orderLimitCents", i.month_limit_cents "monthLimitCents",
     i.created_at "createdAt", i.expires_at "expiresAt", trim(concat_ws(' ', u.first_name, u.last_name)) "invitedBy"
   from colleague_invitations i join users u on u.id = i.invited_by
   where i.company_id = $companyId and ${IS_OPEN} order by i.id desc`,
)

/** The invitation of a link. */
export interface InvitationRow extends RowOf<
  Row,
  | 'companyId'
  | 'email'
  | 'expiresAt'
  | 'id'
  | 'invitedBy'
  | 'monthLimitCents'
  | 'orderLimitCents'
  | 'role'
  | 'usedAt'
  | 'withdrawnAt'
> {
  companyName: string
  inviterName: string
}

export const findInvitationByToken = findStatement<InvitationRow, { tokenHash: Buffer }>(
  'invitations_find',
  `select i.id, i.company_id "companyId", i.email, i.role, i.order_limit_cents "orderLimitCents",
     i.month_limit_cents "monthLimitCents", i.invited_by "invitedBy", i.expires_at "expiresAt", i.used_at "usedAt",
     i.withdrawn_at "withdrawnAt", c.name "companyName", trim(concat_ws(' ', u.first_name, u.last_name)) "inviterName"
   from colleague_invitations i join companies c on c.id = i.company_id join users u on u.id = i.invited_by
   where i.token_hash = $tokenHash`,
)

/** Uses up an invitation; no row: it has ended meanwhile. */
export const updateInvitationUsed = findStatement<{ id: number }, { id: number; now: Date }>(
  'invitations_use',
  `update colleague_invitations set used_at = $now where id = $id and ${IS_OPEN} and expires_at > $now returning id`,
)

/** The account of an invited address. */
export const findInvitedAccount = findStatement<
  RowOf<typeof users, 'firstName' | 'id' | 'isDisabled' | 'userTypeId'>,
  { email: string }
>(
  'invitations_find_account',
  `select id, first_name "firstName", user_type_id "userTypeId", is_disabled "isDisabled" from users where lower(login) = lower($email)`,
)

export const removeInvitationsBefore = writeStatement<{ before: Date }>(
  'invitations_remove_old',
  'delete from colleague_invitations where expires_at < $before',
)

/** Invitations that name a person: those to the address of an account, and those that it sent. */
export const removeInvitationsOf = writeStatement<{ userId: number }>(
  'invitations_remove_of',
  `delete from colleague_invitations where invited_by = $userId
     or lower(email) = (select lower(login) from users where id = $userId)`,
)
