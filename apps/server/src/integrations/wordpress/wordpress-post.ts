import type { ContentCategory, ContentPost, FlyerPage, ShopFields } from '@cambusa/contract/content/posts'
import { contentPicture } from '@cambusa/domain/content/content-address'
import type { Cleaner } from '../../modules/content/html/clean.ts'
import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { OwnAddress } from './own-addresses.ts'
import { countIn, dayIn, rawOf, rawsOf, renderedIn, textIn, wordsIn, type Raw } from './raw.ts'

/** What texts of WordPress pass on their way into the shop. */
export interface Reading {
  own: OwnAddress
  cleaner: Cleaner
  pictureHosts: readonly string[]
}

/** A post as WordPress answers it, with its type as in the address, and the categories that there are. */
export interface RawPost {
  raw: Raw
  type: string
  categories: readonly ContentCategory[]
}

/** A post as it is kept, and which page it is an earlier version of. */
export interface ReadPost {
  post: ContentPost
  /** Slug of the page; '' for a post that is not an earlier version. */
  versionOf: string
}

const SLUG = /^[a-z0-9][a-z0-9_-]{0,199}$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/
/** Width and height where the media library does not know them: a page of A4. */
const A4 = { width: 1_240, height: 1_754 }

const timeIn = (raw: Raw, name: string) => {
  const text = textIn(raw, name)
  return TIME.test(text) ? text : '2000-01-01T00:00:00'
}

/** Ids of a post's terms: our questions have a taxonomy of their own. */
const termsOf = (raw: Raw): number[] => {
  const ids = raw['faq_categories'] ?? raw['categories']
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : []
}

/** Without days it has those of its promotions; one that ends before it begins, or lacks its pages, is not shown. */
function flyerOf(raw: Raw, meta: Raw, { own, pictureHosts }: Reading): ShopFields['flyer'] {
  const pages = rawsOf(raw['shop_pages']).flatMap((page): FlyerPage[] => {
    const image = contentPicture(own(textIn(page, 'image')), pictureHosts)
    if (image === undefined) return []
    const [width, height] = [countIn(page, 'width'), countIn(page, 'height')]
    const size = width > 0 && height > 0 ? { width, height } : A4
    return [{ image, alt: textIn(page, 'alt'), promotion: textIn(page, 'promotion'), ...size }]
  })
  const [from, to] = [dayIn(meta, 'from'), dayIn(meta, 'to')]
  if ((to !== '' && to < from) || pages.length === 0) return undefined
  const pdf = contentPicture(own(textIn(meta, 'pdf')), []) ?? ''
  return { from, to, promotions: wordsIn(meta, 'promotions'), pages, pdf }
}

function fieldsOf({ raw, type, categories }: RawPost, description: string, reading: Reading): ShopFields {
  const meta = rawOf(raw['meta'])
  const [version, sections] = [textIn(meta, 'version'), wordsIn(meta, 'sections')]
  const category = categories.find(({ id }) => termsOf(raw).includes(id))
  const flyer = type === POST_TYPES.flyers ? flyerOf(raw, meta, reading) : undefined
  return {
    description,
    ...(version === '' ? {} : { version }),
    ...(sections.length === 0 ? {} : { sections }),
    ...(category === undefined ? {} : { category: { slug: category.slug, name: category.name } }),
    ...(flyer === undefined ? {} : { flyer }),
  }
}

/** The path of the screen that shows a post; '' for a type without one. */
function linkOf(type: string, slug: string): string {
  if (type === POST_TYPES.flyers) return `/volantini/${slug}`
  if (type === POST_TYPES.faq) return '/faq'
  return type === POST_TYPES.pages ? `/page/${slug}` : ''
}

/**
 * A post of WordPress, clean; undefined for what is none, for a draft, and for one behind a password; 'tooMuch' for one
 * that is too long, or nested too deep.
 */
export function readPost(
  { raw, type, categories }: RawPost,
  reading: Reading,
): ReadPost | undefined | 'tooMuch' {
  const slug = textIn(raw, 'slug')
  const isProtected = rawOf(raw['content'])['protected'] === true
  if (!SLUG.test(slug) || countIn(raw, 'id') === 0 || isProtected) return undefined
  if (textIn(raw, 'status') !== 'publish') return undefined
  const title = reading.cleaner.html(renderedIn(raw, 'title')).text
  const { tree, rendered, isTooMuch } = reading.cleaner.html(renderedIn(raw, 'content'))
  if (isTooMuch) return 'tooMuch'
  const excerpt = reading.cleaner.html(renderedIn(raw, 'excerpt'))
  // WordPress ends the one that it writes itself with '[…]'.
  const shop = fieldsOf({ raw, type, categories }, excerpt.text.replace(/\s*\[…\]$/, '…'), reading)
  return {
    versionOf: textIn(rawOf(raw['meta']), 'version_of'),
    post: {
      id: countIn(raw, 'id'),
      date: timeIn(raw, 'date'),
      date_gmt: timeIn(raw, 'date_gmt'),
      modified: timeIn(raw, 'modified'),
      modified_gmt: timeIn(raw, 'modified_gmt'),
      slug,
      status: 'publish',
      type,
      link: linkOf(type, slug),
      title: { rendered: escapeHtml(title), text: title },
      content: { rendered, protected: false, tree },
      excerpt: { rendered: excerpt.rendered, text: shop.description, protected: false },
      menu_order: countIn(raw, 'menu_order'),
      categories: termsOf(raw),
      shop,
    },
  }
}

/** A category of questions; undefined for what is none. */
export function readCategory(raw: Raw, { cleaner }: Reading): ContentCategory | undefined {
  const slug = textIn(raw, 'slug')
  if (!SLUG.test(slug) || countIn(raw, 'id') === 0) return undefined
  return {
    id: countIn(raw, 'id'),
    count: countIn(raw, 'count'),
    name: cleaner.html(textIn(raw, 'name')).text,
    slug,
    description: cleaner.html(textIn(raw, 'description')).text,
    taxonomy: textIn(raw, 'taxonomy'),
  }
}
