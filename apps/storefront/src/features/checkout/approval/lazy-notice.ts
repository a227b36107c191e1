import { lazyComponent } from '../../../lib/browser/lazy-component.ts'

/** Only buyers with limits see it, so its code is loaded with their limits. */
export const ApprovalNotice = lazyComponent(() =>
  import('./approval-notice.tsx').then((module) => module.ApprovalNotice),
)
