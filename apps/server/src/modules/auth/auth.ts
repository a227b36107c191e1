/** The door of auth: sessions, and what ends by itself. */
export { listOpenDemoAccounts } from './demo-accounts.queries.ts'
export { removeEndedSessions } from './housekeeping.service.ts'
export { hashPassword } from './password-hash.ts'
export { registerSessionHook } from './session-hook.ts'
export { createSessions, type Sessions } from './session.service.ts'
