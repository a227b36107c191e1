import { PAGES, postsUrl } from '@cambusa/contract/content/content-urls'
import type { ContentPost } from '@cambusa/contract/content/posts'
import type { ContentTree } from '@cambusa/domain/content/content-tree'
import { queryOptions } from '@tanstack/react-query'
import { fetchContent } from '../api/content-call.ts'

/** A page of the content service, as screens show it. */
export interface ShownPage {
  slug: string
  title: string
  /** One sentence; '' for none. */
  description: string
  /** Of a text that customers agree to: its version, and the earlier ones, newest first. */
  version?: string | undefined
  versions: readonly string[]
  tree: ContentTree
  /** Of the page `home`: the parts of the home page, in order. */
  sections?: readonly string[] | undefined
}

const shown = ({ slug, title, content, shop }: ContentPost): ShownPage => ({
  slug,
  title: title.text,
  description: shop.description,
  version: shop.version,
  versions: shop.versions ?? [],
  sections: shop.sections,
  tree: content.tree,
})

/** A page, or an earlier version of it; null where there is none. */
export const pageQuery = (slug: string, version?: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug, version ?? ''],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<ShownPage | null> => {
      const asked = version === undefined ? { slug } : { slug, version }
      const [post] = await fetchContent<ContentPost[]>(postsUrl(PAGES, asked), signal)
      return post ? shown(post) : null
    },
  })
