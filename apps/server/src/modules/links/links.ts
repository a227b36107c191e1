/** Public exports of links: one-time links in mails that expire. */
export {
  hashOf,
  invitationToken,
  issueLink,
  linkOf,
  orderShareToken,
  LINK_PURPOSES,
  type LinkPurpose,
  type MailLink,
} from './links.service.ts'
export { findOpenLink, actByLink, type OpenLink } from './act-by-link.service.ts'
export {
  findPendingEmail,
  removeLinksExpiredBefore,
  removeLinksOf,
  revokeOlderLinks,
} from './links.queries.ts'
