/** Screens of colleagues, approvals and due dates, loaded as one chunk: few customers ever open them. */
export * as approval from '../../routes/company/approval.tsx'
export * as approvals from '../../routes/company/approvals.tsx'
export * as dueDates from '../../routes/company/due-dates.tsx'
export * as colleagues from '../../routes/company/colleagues.tsx'
export * as invitation from '../../routes/company/invitation.tsx'
