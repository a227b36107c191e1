/** Screens of colleagues and approvals, loaded as one chunk: few customers ever open them. */
export * as approval from '../../routes/approval.tsx'
export * as approvals from '../../routes/approvals.tsx'
export * as colleagues from '../../routes/colleagues.tsx'
export * as invitation from '../../routes/invitation.tsx'
