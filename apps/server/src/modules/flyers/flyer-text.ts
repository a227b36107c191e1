import * as Type from 'typebox'

/** How many products a page shows unless it says so, and at most. */
export const PRODUCTS_A_PAGE = 8
const PRODUCTS_AT_MOST = 24
const PAGES_AT_MOST = 24

const Line = Type.String({ minLength: 1, maxLength: 200 })
const Words = Type.String({ maxLength: 2_000 })

/** A page of a flyer: named products, or a rule that finds them among those of its promotions. */
export const FlyerPageText = Type.Object(
  {
    title: Line,
    text: Type.Optional(Words),
    /** Codes of products, in their order. */
    products: Type.Optional(
      Type.Array(Type.Union([Line, Type.Integer()]), { minItems: 1, maxItems: PRODUCTS_AT_MOST }),
    ),
    /** The rule: only of this promotion of the flyer, and only below this category (its slug). */
    promotion: Type.Optional(Line),
    category: Type.Optional(Line),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PRODUCTS_AT_MOST })),
    /** A picture of the page, with its size in pixels and what it shows. */
    image: Type.Optional(Line),
    alt: Type.Optional(Words),
    width: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
    height: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
  },
  { additionalProperties: false },
)
export type FlyerPageText = Type.Static<typeof FlyerPageText>

/** What the front matter of a flyer says besides its title: names of promotions and pages, no price and no date. */
export const FlyerFacts = Type.Object({
  promotions: Type.Array(Line, { maxItems: 20 }),
  /** First and last day, yyyy-MM-dd; by default those of its promotions. */
  from: Type.Optional(Line),
  to: Type.Optional(Line),
  /** The retailer's own PDF: a path of the shop. */
  pdf: Type.Optional(Line),
  pages: Type.Array(FlyerPageText, { minItems: 1, maxItems: PAGES_AT_MOST }),
})
export type FlyerFacts = Type.Static<typeof FlyerFacts>

/** A flyer as its author wrote it. */
export interface FlyerText extends FlyerFacts {
  slug: string
  title: string
  summary: string
}

/** Where flyers are written: the content of the shop. */
export interface FlyerSource {
  /** All flyers that are not drafts. Never throws: without content there are none. */
  flyers(): Promise<readonly FlyerText[]>
  /** Changes when a flyer may have changed. */
  version(): string
}
