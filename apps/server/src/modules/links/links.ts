/** The door of links: what a mail's link may do for a customer, once and for a while. */
export { issueLink, linkOf, useLink, type LinkPurpose } from './links.service.ts'
export { findPendingEmail, removeLinksExpiredBefore, revokeLinks } from './links.queries.ts'
