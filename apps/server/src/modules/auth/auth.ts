/** Public exports of auth: sessions and what ends them, and password hashes. */
export { reopenForCompany } from './change-company.ts'
export { listOpenDemoAccounts } from './demo-accounts.queries.ts'
export { isFreshLogin, keepSession } from './keep-session.ts'
export { removeEndedSessions } from './housekeeping.service.ts'
export { forgottenAddresses, upsertKnownAddress as noteKnownAddress } from './known-device.queries.ts'
export { hashPassword, isPasswordOf } from './password-hash.ts'
export { ACCOUNT_HEADER, registerSessionHook, SESSION_HEADER } from './session-hook.ts'
export { createSessions, type Sessions } from './session.service.ts'
