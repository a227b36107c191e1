import type { PostsAsked } from '@cambusa/contract/content/content-urls'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import { textOf } from '../html/allowed-tree.ts'
import type { PostsFound } from './content-source.ts'

const PAGE_SIZE = 10
const MOST_ON_PAGE = 100
const ORDERS = ['date', 'modified', 'title', 'slug', 'id', 'menu_order'] as const
type OrderBy = (typeof ORDERS)[number]

/** Posts or terms of a page that a query asks for, with the number of all, as WordPress counts them. */
export function paged(all: readonly (ContentPost | ContentCategory)[], asked: PostsAsked): PostsFound {
  const size = asked.per_page ?? PAGE_SIZE
  const from = ((asked.page ?? 1) - 1) * size
  return { posts: all.slice(from, from + size), total: all.length, totalPages: Math.ceil(all.length / size) }
}

/** The posts that fulfil the filters, in order; WordPress's default is the newest first. */
export function filteredPosts(posts: readonly ContentPost[], asked: PostsAsked): ContentPost[] {
  const slugs = asked.slug?.split(',')
  const words = wordsOf(asked.search ?? '')
  const found = posts.filter(
    (post) =>
      (slugs === undefined || slugs.includes(post.slug)) &&
      (asked.category === undefined || isOf(post, asked.category)) &&
      words.every((word) => searchedText(post).includes(word)),
  )
  const sign =
    (asked.order ?? (asked.orderby === undefined || isDay(asked.orderby) ? 'desc' : 'asc')) === 'asc' ? 1 : -1
  const key = keyOf(asked.orderby ?? 'date')
  return found.toSorted((a, b) => sign * compare(key(a), key(b)) || compare(a.slug, b.slug))
}

/** Terms by slug or words, in their own order. */
export function filteredTerms(terms: readonly ContentCategory[], asked: PostsAsked): ContentCategory[] {
  const slugs = asked.slug?.split(',')
  const words = wordsOf(asked.search ?? '')
  return terms.filter(
    ({ slug, name }) =>
      (slugs === undefined || slugs.includes(slug)) && words.every((word) => plainWords(name).includes(word)),
  )
}

const isDay = (orderby: OrderBy) => orderby === 'date' || orderby === 'modified'

const isOf = ({ categories, shop }: ContentPost, category: string) =>
  shop.category?.slug === category || categories.some((id) => String(id) === category)

const collator = new Intl.Collator('it')
const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

function keyOf(orderby: OrderBy): (post: ContentPost) => string | number {
  if (orderby === 'title') return ({ title }) => title.text
  if (orderby === 'id') return ({ id }) => id
  if (orderby === 'menu_order') return (post) => post.menu_order
  return (post) => post[orderby]
}

/** Small letters without accents. */
const plainWords = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (search: string) =>
  plainWords(search)
    .split(/\s+/)
    .filter((word) => word !== '')

const searched = new WeakMap<ContentPost, string>()

function searchedText(post: ContentPost): string {
  const known = searched.get(post)
  if (known !== undefined) return known
  const text = plainWords(`${post.title.text} ${post.excerpt.text} ${textOf(post.content.tree.children)}`)
  searched.set(post, text)
  return text
}

const one = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : undefined
}
const whole = (value: unknown): number | undefined => {
  const text = one(value)
  return text !== undefined && /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}
const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === one(value))

/** The filters of a query string; what cannot be understood is left out. */
export function postsAsked(query: Readonly<Record<string, unknown>>): PostsAsked {
  const size = whole(query.per_page)
  return {
    slug: one(query.slug),
    per_page: size === undefined ? undefined : Math.min(size, MOST_ON_PAGE),
    page: whole(query.page),
    search: one(query.search)?.slice(0, 200),
    order: oneOf(query.order, ['asc', 'desc']),
    orderby: oneOf(query.orderby, ORDERS),
    category: one(query.category) ?? one(query.categories),
    version: one(query.version),
  }
}
