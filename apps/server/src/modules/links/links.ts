/** The door of links: what a mail's link may do for a customer, once and for a while. */
export { issueLink, linkOf, useLink, type LinkPurpose, type MailLink } from './links.service.ts'
export { findPendingEmail, removeLinksExpiredBefore, revokeLinks } from './links.queries.ts'
