/** The door of mail: what an act of the shop tells by mail. */
export { sendMail } from './outbox.ts'
export type { Mail, MailKind, MailParams } from './mail-kinds.ts'
