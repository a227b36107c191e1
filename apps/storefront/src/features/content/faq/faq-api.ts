import { FAQ, FAQ_CATEGORIES, postsUrl, type PostsAsked } from '@cambusa/contract/content/content-urls'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import type { ContentTree } from '@cambusa/domain/content/content-tree'
import { queryOptions } from '@tanstack/react-query'
import { fetchContent } from '../../../lib/api/content-call.ts'

/** The most that one call answers. */
const ALL = 100

/** A question with its answer. */
export interface FaqQuestion {
  slug: string
  title: string
  tree: ContentTree
}

export type FaqCategory = Pick<ContentCategory, 'slug' | 'name' | 'count' | 'description'>

/** The categories that have questions. */
export const faqCategoriesQuery = queryOptions({
  queryKey: ['content', 'faq-categories'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<FaqCategory[]> => {
    const url = postsUrl(FAQ_CATEGORIES, { per_page: ALL })
    const categories = await fetchContent<ContentCategory[]>(url, signal)
    return categories
      .filter(({ count }) => count > 0)
      .map(({ slug, name, count, description }) => ({ slug, name, count, description }))
  },
})

const questionsQuery = (key: string, asked: PostsAsked) =>
  queryOptions({
    queryKey: ['content', 'faq', key, asked.category ?? asked.search ?? ''],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<FaqQuestion[]> => {
      const posts = await fetchContent<ContentPost[]>(postsUrl(FAQ, { ...asked, per_page: ALL }), signal)
      return posts.map(({ slug, title, content }) => ({ slug, title: title.text, tree: content.tree }))
    },
  })

/** The questions of a category, in the shop's order. */
export const faqOfCategoryQuery = (category: string) =>
  questionsQuery('category', { category, orderby: 'menu_order', order: 'asc' })

/** The questions that contain some words. */
export const faqSearchQuery = (search: string) => questionsQuery('search', { search })
