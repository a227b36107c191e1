/** The door of accounts: what a link of a mail does for one, and who collects for it. */
export { confirmEmailChange } from './change-email.service.ts'
export { listDelegates } from './delegates.queries.ts'
export { updateEmailVerified } from './account-credentials.queries.ts'
export { checkMayBuy } from './may-buy.ts'
export { removePersonalRows } from './personal-rows.queries.ts'
