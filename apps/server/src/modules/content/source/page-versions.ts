import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import { refuse } from '../../../platform/http/refusal.ts'
import type { ContentSource } from './content-source.ts'

type Pages = Pick<ContentSource, 'posts'>

/** The versions of a page, the present one first; none for a page without a version, and for one that is not there. */
export async function pageVersions(content: Pages, slug: string): Promise<readonly string[]> {
  const [page] = (await content.posts(POST_TYPES.pages, { slug })).posts
  if (page === undefined || !('shop' in page) || page.shop.version === undefined) return []
  return page.shop.versions ?? [page.shop.version]
}

/**
 * The version of a text that is agreed to: the one that was shown, if the text has or had it; without one the present,
 * which is the first of `versions`. Throws consent.textChanged at the consent's field.
 */
export function agreedVersion<Version extends string | undefined>(
  [present, ...earlier]: readonly [Version, ...string[]],
  shown: string | undefined,
  field: string,
): Version | string {
  if (shown === undefined || shown === present) return present
  if (!earlier.includes(shown)) throw refuse('consent.textChanged', undefined, { field })
  return shown
}
