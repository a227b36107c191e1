/** The door of accounts: what a link of a mail does for one. */
export { confirmEmailChange } from './change-email.service.ts'
export { updateEmailVerified } from './credentials.queries.ts'
