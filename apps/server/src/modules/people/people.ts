/** Public exports of people: customers and staff, their companies, cards and addresses. */
export {
  findOwnAddress,
  insertAddress,
  listOwnAddresses,
  ownAddress,
  removeFavouriteAddress,
  removeOwnAddress,
  updateFavouriteAddress,
  updateFavouriteStore,
  updateOwnAddress,
  type AddressOwner,
  type AddressRow,
} from './account/addresses.queries.ts'
export { ownCompanies } from './companies/companies.service.ts'
export { runKeysCommand } from './keys/keys.command.ts'
export { deleteAskedAccounts } from './deletion/delete-accounts.service.ts'
export { confirmedBy, confirmOwner } from './account/confirm-owner.ts'
export { tellNewDevice } from './account/tell-new-device.ts'
export { checkMayBuy } from './account/may-buy.ts'
export {
  addCompanies,
  addMembers,
  addUsers,
  companiesToSet,
  setPriceLists,
  usersToSet,
} from './account/told-customers.queries.ts'
export {
  addCards,
  blockFreeCards,
  giveCards,
  setCards,
  takeCards,
} from './registration/told-cards.queries.ts'
export { addProviderCustomer, refreshProviderCustomer } from './registration/provider-customer.ts'
export {
  findCustomerOfEmail,
  findProviderCustomer,
  type ProviderCustomerRow,
} from './registration/provider-customer.queries.ts'
export { agreedVersions } from './consents/agreed-versions.ts'
export { addInvitedCustomer } from './registration/invited-customer.ts'
export { enableInvited, settleLevel } from './registration/invited-customer.queries.ts'
export { runCustomersCommand } from './registration/customers.command.ts'
export { releaseUnconfirmedAccounts } from './registration/release-unconfirmed.service.ts'
export { removeOldCardRequests } from './registration/request-card.service.ts'
