/** The door of people: customers and staff, their companies, cards and addresses. */
export { checkMayBuy } from './account/may-buy.ts'
export { runCustomersCommand } from './registration/customers.command.ts'
export { releaseUnconfirmedAccounts } from './registration/release-unconfirmed.service.ts'
export { removeOldCardRequests } from './registration/request-card.service.ts'
