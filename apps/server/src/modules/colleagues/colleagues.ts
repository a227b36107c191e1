/** Public exports of colleagues: who acts for a company, and what they may order without approval. */
export { endColleague } from './end-colleague.ts'
export { checkHolder } from './check-holder.ts'
export {
  findOwnRole,
  listHolders,
  lockCompany,
  lockLimits,
  type HolderRow,
  type RoleRow,
} from './roles.queries.ts'
export { needsApproval, usedThisMonth, wireAllowance } from './allowance.service.ts'
export { countToDecide } from './to-decide.queries.ts'
export { isLimited } from './is-limited.ts'
export { removeOldInvitations } from './invitations.service.ts'
