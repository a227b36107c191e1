/** Public exports of links: what a mail's link may do for a customer, once and for a while. */
export { issueLink, linkOf, LINK_PURPOSES, type LinkPurpose, type MailLink } from './links.service.ts'
export { findOpenLink, actByLink, type OpenLink } from './act-by-link.service.ts'
export { findPendingEmail, removeLinksExpiredBefore, revokeOlderLinks } from './links.queries.ts'
