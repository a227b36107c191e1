/** Public exports of approvals: the job that tends waiting carts, and what goes with an account. */
export { forgetApprovals, tendApprovals } from './end-approval.ts'
