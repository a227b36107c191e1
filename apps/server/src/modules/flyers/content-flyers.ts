import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import { flyerTexts } from '@cambusa/messages/it/content/flyers'
import type { ContentSource } from '../content/content.ts'
import type { FlyerPageText, FlyerSource, FlyerText } from './flyer-text.ts'

/** Flyers of a shop, past ones included; more are not shown. */
const FLYERS_AT_MOST = 100

/** The flyers in the content of the shop: its folder, or its WordPress. */
export const flyersOf = (content: ContentSource): FlyerSource => ({
  version: () => content.version(),
  isAway: () => content.isAway(POST_TYPES.flyers),
  async flyers() {
    const asked = { per_page: FLYERS_AT_MOST, orderby: 'menu_order', order: 'asc' } as const
    const { posts } = await content.posts(POST_TYPES.flyers, asked)
    return posts.flatMap((post) => ('shop' in post ? flyerText(post) : []))
  },
})

type Post = Exclude<ContentPost | ContentCategory, ContentCategory>

function flyerText({ slug, title, shop }: Post): FlyerText[] {
  if (shop.flyer === undefined) return []
  const { from, to, promotions, pages, pdf } = shop.flyer
  return [
    {
      slug,
      title: title.text,
      summary: shop.description,
      promotions,
      ...(from !== '' && { from }),
      ...(to !== '' && { to }),
      ...(pdf !== '' && { pdf }),
      pages: pages.map(pageText),
    },
  ]
}

type Page = NonNullable<ContentPost['shop']['flyer']>['pages'][number]

function pageText(page: Page, place: number, { length: pages }: readonly Page[]): FlyerPageText {
  const { title, image, alt, width, height, promotion, text, products, category, limit } = page
  return {
    title: title ?? flyerTexts.page({ page: place + 1, pages }),
    ...(text !== undefined && { text }),
    ...(products !== undefined && { products }),
    ...(promotion !== '' && { promotion }),
    ...(category !== undefined && { category }),
    ...(limit !== undefined && { limit }),
    ...(image !== '' && { image, alt, width, height }),
  }
}
