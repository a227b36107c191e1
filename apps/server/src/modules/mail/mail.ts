/** The door of mail: what an act of the shop tells by mail, and what sends it. */
export { sendMail, sendWithinBudget, type MailConfig } from './outbox.ts'
export { sendLink } from './send-link.ts'
export { mailWork } from './deliver-mail.ts'
export { removeOldMail } from './housekeeping.ts'
export { sendWaitingMails, sendWaitingMailsSoon } from './waiting-mails.ts'
export { writeOrderReceived, type OrderMarks } from './order-received.ts'
export type { Mail, MailKind, MailParams, OrderMailKind } from './mails/mail-kinds.ts'
