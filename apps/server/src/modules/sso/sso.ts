/** Public exports of sso: identity providers of companies, and what ends with their sessions. */
export { removeOldSso } from './housekeeping.ts'
export { createIdentityProviders, type IdentityProviders } from './identity-providers.ts'
export { logoutAddress } from './single-logout.ts'
