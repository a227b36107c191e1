import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import type { ContentPost, ShopFields } from '@cambusa/contract/content/posts'
import { contentPicture } from '@cambusa/domain/content/content-address'
import { hashText } from '@cambusa/domain/text/hash-text'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { Cleaner } from '../html/clean.ts'
import { checkedFields, readFrontMatter, type FrontMatter } from './front-matter.ts'
import { ContentMistake, type Mistake } from './mistake.ts'
import {
  FlyerFields,
  OtherFields,
  PageFields,
  type FlyerFieldsRead,
  type PostFieldsRead,
} from './post-fields.ts'
import { excerptOf, gmtOf } from './post-parts.ts'

/** A text of the folder. */
export interface PostRead {
  kind: 'post'
  type: string
  slug: string
  /** An earlier version of a page has it in its file name. */
  earlier: string | undefined
  isDraft: boolean
  category: string | undefined
  post: ContentPost
}

export interface PostName {
  type: string
  slug: string
  earlier: string | undefined
  /** The folder between type and file. */
  folder: string | undefined
}

interface Tools {
  cleaner: Cleaner
  pictureHosts: readonly string[]
}

const HALF = 0x7fffffff
/** Of texts without a date. */
const NO_DAY = '2000-01-01'

const schemaOf = (type: string) => {
  if (type === POST_TYPES.pages) return PageFields
  return type === POST_TYPES.flyers ? FlyerFields : OtherFields
}

/** Reads a text with its front matter. Throws ContentMistake; notes are mistakes that leave the rest readable. */
export function readPost(
  name: PostName,
  text: string,
  tools: Tools,
): { read: PostRead; notes: Omit<Mistake, 'file'>[] } {
  const front = readFrontMatter(text)
  const fields: PostFieldsRead = checkedFields(front, schemaOf(name.type))
  const { type, slug, earlier } = name
  if (earlier !== undefined && fields.version !== earlier)
    throw new ContentMistake(front.lineOf('version'), contentTexts.wrongVersion({ version: earlier }))
  const { tree, rendered, text: said, leftOut, isTooMuch } = tools.cleaner.markdown(front.body)
  if (isTooMuch) throw new ContentMistake(front.bodyLine, contentTexts.tooHard)
  const excerpt = fields.description ?? excerptOf(said)
  const day = fields.date ?? NO_DAY
  const modified = fields.modified ?? day
  const post: ContentPost = {
    id: (hashText(`${type}/${slug}`) & HALF) + 1,
    date: `${day}T00:00:00`,
    date_gmt: gmtOf(day),
    modified: `${modified}T00:00:00`,
    modified_gmt: gmtOf(modified),
    slug,
    status: 'publish',
    type,
    link: linkOf(type, slug),
    title: { rendered: escapeHtml(fields.title), text: fields.title },
    content: { rendered, protected: false, tree },
    excerpt: { rendered: `<p>${escapeHtml(excerpt)}</p>`, text: excerpt, protected: false },
    menu_order: fields.order ?? 0,
    categories: [],
    shop: shopFields(fields, excerpt, front, tools.pictureHosts),
  }
  const category = name.folder ?? fields.category
  const lines = [...new Set(leftOut.map(({ line }) => line + front.bodyLine - 1))]
  const notes = lines.map((line) => ({ line, reason: contentTexts.html }))
  return {
    read: { kind: 'post', type, slug, earlier, isDraft: fields.draft === true, category, post },
    notes,
  }
}

/** The path of the page that shows a post. */
function linkOf(type: string, slug: string): string {
  if (type === POST_TYPES.flyers) return `/volantini/${slug}`
  if (type === POST_TYPES.faq) return '/faq'
  return type === POST_TYPES.pages ? `/page/${slug}` : ''
}

function shopFields(
  fields: PostFieldsRead,
  description: string,
  front: FrontMatter,
  pictureHosts: readonly string[],
): ShopFields {
  const { version, sections, pages } = fields
  return {
    description,
    ...(version === undefined ? {} : { version }),
    ...(sections === undefined ? {} : { sections }),
    ...(pages === undefined ? {} : { flyer: flyer({ ...fields, pages }, front, pictureHosts) }),
  }
}

function flyer(
  fields: Omit<FlyerFieldsRead, 'title'>,
  { lineOf }: FrontMatter,
  pictureHosts: readonly string[],
): NonNullable<ShopFields['flyer']> {
  const { from = '', to = '', promotions = [], pages, pdf } = fields
  if (from !== '' && to !== '' && to < from) throw new ContentMistake(lineOf('to'), contentTexts.wrongOrder)
  const file = (address: string, field: string, hosts: readonly string[]) => {
    const found = contentPicture(address, hosts)
    if (found === undefined)
      throw new ContentMistake(
        lineOf(field),
        contentTexts.wrongPicture({ field: field.replaceAll('/', '.') }),
      )
    return found
  }
  return {
    from,
    to,
    promotions,
    pages: pages.map(({ image, alt, width, height, promotion = '', products, ...rest }, place) => {
      const lacks = [alt, width, height].some((part) => part === undefined)
      if (image !== undefined && lacks)
        throw new ContentMistake(lineOf(`pages/${place}/image`), contentTexts.pictureLacks)
      return {
        ...rest,
        image: image === undefined ? '' : file(image, `pages/${place}/image`, pictureHosts),
        alt: alt ?? '',
        width: width ?? 0,
        height: height ?? 0,
        promotion,
        ...(products !== undefined && { products: products.map(String) }),
      }
    }),
    pdf: pdf === undefined ? '' : file(pdf, 'pdf', []),
  }
}
