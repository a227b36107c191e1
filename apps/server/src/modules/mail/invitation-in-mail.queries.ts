import type { colleagueInvitations } from '../../platform/schema/colleagues.ts'
import { findStatement, type RowOf } from '../../platform/database/statement.ts'

/** The invitation that a mail carries the link of, and whether it can still be accepted. */
export const findInvitationInMail = findStatement<
  RowOf<typeof colleagueInvitations, 'email' | 'expiresAt' | 'nonce'> & { isOpen: boolean },
  { invitationId: number }
>(
  'mail_invitation_find',
  `select email, nonce, expires_at "expiresAt", used_at is null and withdrawn_at is null "isOpen"
   from colleague_invitations where id = $invitationId`,
)
