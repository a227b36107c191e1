import type { ContentTree } from '@cambusa/domain/content/content-tree'
import * as Type from 'typebox'

/** Allowed elements as hast; its shape is checked by `isContentTree` of the domain. */
export const Tree = Type.Unsafe<ContentTree>(
  Type.Object({ type: Type.Literal('root'), children: Type.Array(Type.Unknown()) }),
)

/** `rendered` is HTML for other programs, `text` (ours) is what it says: screens show the text. */
const Rendered = Type.Object({ rendered: Type.String(), text: Type.String() })

/** A term of a taxonomy, as WordPress answers it (post type `faq_categories`). */
export const ContentCategory = Type.Object({
  id: Type.Integer(),
  /** How many published posts it has. */
  count: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  taxonomy: Type.String(),
})
export type ContentCategory = Type.Static<typeof ContentCategory>

/** Parts of the home page that a page named `home` puts in order. `text` is its own text. */
export const HOME_SECTIONS = [
  'again',
  'slides',
  'departments',
  'promotions',
  'news',
  'flyers',
  'counters',
  'text',
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

/**
 * A page of a flyer: a picture, products, or both. Its products are named, or are those of its promotions that a rule
 * finds; prices and days come from the promotions.
 */
export const FlyerPage = Type.Object({
  title: Type.Optional(Type.String()),
  /** Plain text. */
  text: Type.Optional(Type.String()),
  /** A path of the shop or an https address of `pictureHosts`; '' for none. */
  image: Type.String(),
  /** Pixels, 0 without a picture. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** What the picture shows, for those who do not see it. */
  alt: Type.String(),
  /** Codes of products, in their order. */
  products: Type.Optional(Type.Array(Type.String())),
  /** Key of the only promotion whose products the page shows; '' for all of the flyer's. */
  promotion: Type.String(),
  /** Slug of the only category whose products it shows. */
  category: Type.Optional(Type.String()),
  /** Products at most. */
  limit: Type.Optional(Type.Integer()),
})
export type FlyerPage = Type.Static<typeof FlyerPage>

/** Fields of ours, from the front matter or from our WordPress plugin. */
export const ShopFields = Type.Object({
  /** For search engines and lists. */
  description: Type.String(),
  /** Version of a legal page, as consents name it: 2026-11. */
  version: Type.Optional(Type.String()),
  /** Versions that can be asked for, newest first; with `version` only. */
  versions: Type.Optional(Type.Array(Type.String())),
  /** Of the page `home`. */
  sections: Type.Optional(Type.Array(Type.String())),
  /** Of a question. */
  category: Type.Optional(Type.Object({ slug: Type.String(), name: Type.String() })),
  /** Of a flyer. */
  flyer: Type.Optional(
    Type.Object({
      /** First and last day, yyyy-MM-dd in Rome; '': those of its promotions. */
      from: Type.String(),
      to: Type.String(),
      /** Keys of the shop's promotions. */
      promotions: Type.Array(Type.String()),
      pages: Type.Array(FlyerPage),
      /** A path of the shop; '' for none. */
      pdf: Type.String(),
    }),
  ),
})
export type ShopFields = Type.Static<typeof ShopFields>

/** A page, a question or a flyer, in the shape of WordPress's REST API, with fields of ours. */
export const ContentPost = Type.Object({
  id: Type.Integer(),
  /** Local time of Rome without zone, as in WordPress: 2026-11-26T00:00:00. */
  date: Type.String(),
  date_gmt: Type.String(),
  modified: Type.String(),
  modified_gmt: Type.String(),
  slug: Type.String(),
  status: Type.Literal('publish'),
  type: Type.String(),
  /** The path of its page in the shop. */
  link: Type.String(),
  title: Rendered,
  /** `rendered` is the same content as `tree`, already cleaned. */
  content: Type.Object({ rendered: Type.String(), protected: Type.Boolean(), tree: Tree }),
  excerpt: Type.Object({ rendered: Type.String(), text: Type.String(), protected: Type.Boolean() }),
  menu_order: Type.Integer(),
  /** Ids of its categories. */
  categories: Type.Array(Type.Integer()),
  shop: ShopFields,
})
export type ContentPost = Type.Static<typeof ContentPost>
