import type { ApprovalReason, ApprovalState } from '@cambusa/domain/orders/approval'

/** Refusals about colleagues of a company, and about carts that wait for their approval. */
export interface ColleagueErrorParams {
  /** Of its holders only. */
  'colleague.holdersOnly': undefined
  'colleague.unknown': undefined
  /** Nobody changes, removes or approves themselves. */
  'colleague.oneself': undefined
  /** The address belongs to somebody who acts for the company already. */
  'colleague.thereAlready': { email: string }
  'colleague.tooManyInvitations': { max: number }
  'invitation.unknown': undefined
  'invitation.used': undefined
  'invitation.tooOld': undefined
  'invitation.withdrawn': undefined
  /** The address has an account with which nobody acts for a company: of staff, or of a private customer. */
  'invitation.otherAccount': undefined
  /** Beyond what the buyer may order without approval: euros ready to show. */
  'approval.needed': { reason: ApprovalReason; limit: string; left: string; total: string }
  /** The same of changes to a placed order, which nobody approves. */
  'approval.orderTooLarge': { left: string; total: string }
  'approval.unknown': undefined
  /** It was decided, has lapsed or was taken back. */
  'approval.ended': { state: ApprovalState }
  /** The cart, or what it costs, is not what the approver saw. */
  'approval.changed': { total: string }
  'approval.notNeeded': undefined
  /** So many wait already. */
  'approval.tooMany': { max: number }
  /** No line would be left. */
  'approval.empty': undefined
}
