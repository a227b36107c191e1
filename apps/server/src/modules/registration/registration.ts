/** The door of registration: what the operator does for customers, and what ends by itself. */
export { runCustomersCommand } from './customers.command.ts'
export { releaseUnconfirmedAccounts } from './release-unconfirmed.service.ts'
export { removeOldCardRequests } from './request-card.service.ts'
