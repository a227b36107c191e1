/** Public exports of sso: identity providers of companies, and what ends with their sessions. */
export { forgetProvidedPerson } from './forget-provided-person.queries.ts'
export { removeOldSso } from './remove-old-sso.ts'
export { createIdentityProviders, type IdentityProviders } from './identity-providers.ts'
export { logoutAddress } from './single-logout.ts'
