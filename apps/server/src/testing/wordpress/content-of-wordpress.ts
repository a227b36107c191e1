import { MENU_LOCATIONS, POST_TYPES } from '@cambusa/contract/content/content-urls'
import type { ContentPost } from '@cambusa/contract/content/posts'
import type { ContentSource } from '../../modules/content/source/content-source.ts'
import { PIXEL } from './same-content.ts'
import { asJson, type StandInAnswer } from './stand-in.ts'

/** A post as fill-wordpress.php takes it; '{home}' in a text is WordPress's address. */
export interface WordPressPost {
  /** WordPress's name of the type: page, faq, volantini, new_slides, forms. */
  type: string
  slug: string
  title: string
  content?: string
  excerpt?: string
  status?: string
  order?: number
  meta?: Readonly<Record<string, string>>
  /** Slug and name of its term, by taxonomy. */
  terms?: Readonly<Record<string, readonly [string, string]>>
  picture?: string
}

interface MenuLine {
  title: string
  url?: string
  /** Slug of a page instead of an address. */
  page?: string
  /** Title of the line above. */
  parent?: string
}

/** What fill-wordpress.php puts into a WordPress. */
export interface WordPressContent {
  /** Base64 by file name. */
  pictures?: Readonly<Record<string, string>>
  posts: readonly WordPressPost[]
  menus: Readonly<Record<string, readonly MenuLine[]>>
}

const CATEGORIES = POST_TYPES.faqCategories
const LIST = '/wp-json/wp/v2/'
const listOf = (type: string) => (type === 'page' ? POST_TYPES.pages : type)
const rendered = (text = '') => ({ rendered: text })

/** The answers of a WordPress that holds this content and lets everything through as it was written. */
export function wordPressAnswers({ posts, menus }: WordPressContent): Record<string, StandInAnswer> {
  const terms = new Map(
    posts.flatMap(({ terms: given = {} }) => (given[CATEGORIES] ? [given[CATEGORIES]] : [])),
  )
  const ids = new Map([...terms.keys()].map((slug, place) => [slug, place + 1]))
  const answered = (post: WordPressPost, place: number) => ({
    id: place + 1,
    slug: post.slug,
    status: post.status ?? 'publish',
    type: post.type,
    menu_order: post.order ?? place,
    title: rendered(post.title),
    content: rendered(post.content),
    excerpt: rendered(post.excerpt),
    meta: post.meta ?? {},
    faq_categories: [ids.get(post.terms?.[CATEGORIES]?.[0] ?? '') ?? 0],
    image: post.meta?.['link_url'] ?? '',
    shop_pages: pagesOf(post.meta?.['flyer_pages'] ?? ''),
  })
  const lists = new Map<string, object[]>()
  for (const [place, post] of posts.entries())
    lists.set(listOf(post.type), [...(lists.get(listOf(post.type)) ?? []), answered(post, place)])
  const lines = (all: readonly MenuLine[], parent?: string): object[] =>
    all
      .filter((line) => line.parent === parent)
      .map((line) => ({ ...line, children: parent === undefined ? lines(all, line.title) : [] }))
  return {
    ...Object.fromEntries([...lists].map(([type, list]) => [LIST + type, asJson(list)])),
    [LIST + CATEGORIES]: asJson(
      [...terms].map(([slug, name]) => ({ id: ids.get(slug), slug, name, description: name })),
    ),
    ...Object.fromEntries(
      Object.entries(menus).map(([location, all]) => [
        `/wp-json/wp-api-menus/v2/menu-locations/${location}`,
        asJson(lines(all)),
      ]),
    ),
  }
}

/** As our plugin reads the lines of a flyer. */
const pagesOf = (written: string) =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [image = '', promotion = ''] = line.split(/\s+/)
      return { image, alt: promotion, promotion }
    })

const PICTURE = 'pixel.png'
const names = (list: readonly string[] = []) => list.join(', ')

function metaOf({ version = '', sections, flyer }: ContentPost['shop']): Record<string, string> {
  if (flyer === undefined) return { version, sections: names(sections) }
  const pages = flyer.pages.map(
    ({ promotion }) => `{home}/wp-content/uploads/${PICTURE} ${promotion || flyer.promotions[0]}`,
  )
  const { from, to, promotions } = flyer
  return { from, to, promotions: names(promotions), flyer_pages: pages.join('\n') }
}

/**
 * What a WordPress holds that says what a source says: pages, questions, menus, and flyers, whose pages have a picture there
 * and the products of a promotion.
 */
export async function wordPressContentOf(source: ContentSource): Promise<WordPressContent> {
  const postsOf = async (type: string) => {
    const { posts } = await source.posts(type, { per_page: 100, orderby: 'menu_order', order: 'asc' })
    return posts.flatMap((post): WordPressPost[] => {
      if (!('shop' in post)) return []
      const { slug, title, content, shop, menu_order: order } = post
      const { category, description: excerpt } = shop
      return [
        {
          type: type === POST_TYPES.pages ? 'page' : type,
          slug,
          title: title.text,
          content: content.rendered,
          excerpt,
          order,
          meta: metaOf(shop),
          ...(category && { terms: { [CATEGORIES]: [category.slug, category.name] } }),
        },
      ]
    })
  }
  const posts = await Promise.all([POST_TYPES.pages, POST_TYPES.faq, POST_TYPES.flyers].map(postsOf))
  const menus = await Promise.all(
    MENU_LOCATIONS.map(async (location) => {
      const lines = (await source.menu(location)).flatMap(({ title, url, children }): MenuLine[] => [
        { title, url },
        ...children.map((line) => ({ title: line.title, url: line.url, parent: title })),
      ])
      return [location, lines] as const
    }),
  )
  return { pictures: { [PICTURE]: PIXEL }, posts: posts.flat(), menus: Object.fromEntries(menus) }
}
