import { FLYER_STATES } from '@cambusa/domain/content/flyer-state'
import * as Type from 'typebox'
import { ProductCard } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { Euros, Nullable, Text } from '../schema.ts'

const days = {
  state: Type.Enum(FLYER_STATES),
  /** First and last day, yyyy-MM-dd, both included. */
  startDate: Type.String(),
  endDate: Type.String(),
}

const headFields = {
  slug: Type.String(),
  title: Type.String(),
  /** One or two sentences, plain text. */
  summary: Type.String(),
  ...days,
}

/** A flyer in the list of flyers. */
export const FlyerHead = Type.Object({
  ...headFields,
  /** Pictures of its first products. */
  pictures: Type.Array(Type.String()),
})
export type FlyerHead = Type.Static<typeof FlyerHead>

/**
 * A product of a flyer. While its promotion runs, the card has the price to pay; before and after, `offer` says what it
 * will cost or did cost, and the card what it costs today.
 */
export const FlyerItem = Type.Object({
  product: ProductCard,
  /** Its promotion in the flyer. */
  offer: Type.Object({
    /** Euros, VAT included, per selling unit (per base unit for Sfuso). */
    price: Euros,
    unitPrice: Nullable(Type.Object({ price: Euros, unit: Type.String() })),
    /** Euros: the lowest price of the 30 days before it; null where it is unknown or need not be told. */
    lowestPrice30Days: Nullable(Euros),
    ...days,
  }),
})
export type FlyerItem = Type.Static<typeof FlyerItem>

export const FlyerPage = Type.Object({
  title: Type.String(),
  /** Plain text; empty: none. */
  text: Type.String(),
  /** A picture of the page given by the retailer; the page has its products besides. */
  picture: Type.Optional(
    Type.Object({ url: Type.String(), alt: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
  items: Type.Array(FlyerItem),
})
export type FlyerPage = Type.Static<typeof FlyerPage>

export const Flyer = Type.Object({
  ...headFields,
  /** The PDF: the retailer's own, else the one that the shop makes. */
  pdf: Type.String(),
  pages: Type.Array(FlyerPage),
})
export type Flyer = Type.Static<typeof Flyer>

export const listFlyers = endpoint({
  method: 'GET',
  url: '/flyers',
  operationId: 'flyersList',
  summary: 'The flyers: running, coming and past ones',
  tag: 'content',
  act: 'visit',
  data: Type.Object({ flyers: Type.Array(FlyerHead) }),
})

export const viewFlyer = endpoint({
  method: 'GET',
  url: '/flyers/:slug',
  operationId: 'flyersView',
  summary: 'A flyer with its pages and their products at the prices of its promotions',
  tag: 'content',
  act: 'visit',
  params: Type.Object({ slug: Text(200) }),
  data: Flyer,
})

export const printFlyer = endpoint({
  method: 'GET',
  url: '/flyers/:slug/pdf',
  operationId: 'flyersPdf',
  summary: 'A flyer as PDF, with the prices of the shop that the caller buys in',
  tag: 'content',
  act: 'visit',
  params: Type.Object({ slug: Text(200) }),
  data: Type.Null(),
  isFile: true,
})

/** The path that a browser opens without special headers. */
export const flyerPdfPath = (slug: string): string => `/ebsn/api/flyers/${encodeURIComponent(slug)}/pdf`
