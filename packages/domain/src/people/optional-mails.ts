/**
 * Mails that a customer may do without, by their kind: what they say is on the page of the order, draft or approval too.
 * Never one that the law or money needs: receipts, refusals, changes, withdrawals, links.
 */
export const OPTIONAL_MAILS = [
  'orderReady',
  'orderOnTheWay',
  'orderDelivered',
  'approvalAsked',
  'approvalGiven',
  'draftReady',
] as const
export type OptionalMail = (typeof OPTIONAL_MAILS)[number]

/** Which of the optional mails a customer gets. */
export type MailChoices = Record<OptionalMail, boolean>

/** Whether a customer may do without mails of this kind. */
export const isOptionalMail = (kind: string): kind is OptionalMail =>
  OPTIONAL_MAILS.some((optional) => optional === kind)
