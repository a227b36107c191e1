import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import { CONSENT_KINDS, type ConsentKind } from '@cambusa/domain/people/consent'
import { CONSENT_PAGES, hasPage } from '@cambusa/domain/people/consent-pages'
import { consentVersions } from '@cambusa/messages/it/people/consents'
import type { ContentSource } from '../../content/content.ts'

async function versionOf(content: Pick<ContentSource, 'posts'>, kind: ConsentKind): Promise<string> {
  if (!hasPage(kind)) return consentVersions[kind]
  const [page] = (await content.posts(POST_TYPES.pages, { slug: CONSENT_PAGES[kind] })).posts
  const own = page !== undefined && 'shop' in page ? page.shop.version : undefined
  return own ?? consentVersions[kind]
}

/**
 * The versions of the texts that a person agrees to now, in the order of CONSENT_KINDS: of a consent to a page the page's
 * own, otherwise that of its sentence. It may wait for the network: ask before a transaction.
 */
export const agreedVersions = (content: Pick<ContentSource, 'posts'>): Promise<string[]> =>
  Promise.all(CONSENT_KINDS.map((kind) => versionOf(content, kind)))
