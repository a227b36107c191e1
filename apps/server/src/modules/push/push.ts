/** Public exports of pushes: writing them into the outbox, and sending them. */
export { pushApprovalAsked, pushDraftReady, pushOrderNews } from './told-pushes.ts'
export { tellNearSlots } from './near-slots.ts'
export { pushSending, type PushSending } from './send-pushes.ts'
export { forgetPushes, removeOldPushes } from './old-pushes.ts'
