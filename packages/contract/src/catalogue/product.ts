import { PRODUCT_PAGE_SIZE_MAX } from '@cambusa/domain/constants'
import { SHOTS } from '@cambusa/domain/catalogue/product-shots'
import { SORT_KEYS } from '@cambusa/domain/catalogue/product-sort'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Facet } from './facet.ts'
import { ListedProduct, listedProductFields } from './listed-product.ts'
import { Flag, Id, Nullable, Page, PageSize, Repeated, Text } from '../schema.ts'
import { UnderstoodAs } from './understood-as.ts'

const own = listedProductFields

/**
 * What a card, a row of a list and a line of a cart show of a product, each value once (`fields=card`, decision 142).
 * Of its categories only the first and the aisle; of its pictures only one, whose other sizes have known names beside
 * it.
 */
export const ProductCard = Type.Object({
  productId: own.productId,
  code: own.code,
  name: own.name,
  slug: own.slug,
  description: own.description,
  vendor: own.vendor,
  breadCrumbs: own.breadCrumbs,
  price: own.price,
  priceStandardDisplay: own.priceStandardDisplay,
  priceUnitDisplay: own.priceUnitDisplay,
  unitPrice: own.unitPrice,
  lowestPrice30Days: own.lowestPrice30Days,
  vatRate: own.vatRate,
  mediaURL: own.mediaURL,
  productInfos: own.productInfos,
  minAcq: own.minAcq,
  selectOptions: own.selectOptions,
  dailyMaximum: own.dailyMaximum,
  warehousePromo: Type.Optional(Type.Object({ discount: Type.Number(), endDate: Type.String() })),
  available: own.available,
  unavailableReason: own.unavailableReason,
  isNew: own.isNew,
  variableWeight: own.variableWeight,
  minAge: own.minAge,
})
export type ProductCard = Type.Static<typeof ProductCard>

/** A picture of a product as the retailer gave it; its key is that of /pictures/{key}/{160|320|640|1280}.webp. */
export const ProductPicture = Type.Object({
  key: Type.String(),
  shot: Type.Enum([...SHOTS]),
  /** Pixels of the file: larger sizes are not offered. */
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ProductPicture = Type.Static<typeof ProductPicture>

/** The product page: the fields of lists and the sheet required by Reg. (EU) 1169/2011 art. 14. */
export const Product = Type.Object({
  ...listedProductFields,
  metaData: Type.Object({
    product_description: Type.Object({
      ingredients: Type.Optional(Type.String()),
      allergens: Type.Optional(Type.String()),
      storage: Type.Optional(Type.String()),
      origin: Type.Optional(Type.String()),
      producer: Type.Optional(Type.String()),
      nutritional_values: Type.Optional(Type.String()),
      usage: Type.Optional(Type.String()),
      alcohol: Type.Optional(Type.String()),
      text: Type.Optional(Type.String()),
    }),
    product_description_main: Type.Object({ DATASHEET: Type.Optional(Type.String()) }),
  }),
  ingredients: Nullable(Type.String()),
  allergens: Type.Array(Type.String()),
  /** False: allergens were never declared, so an empty list means nothing. */
  allergensDeclared: Type.Boolean(),
  nutrition: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  foodInformationComplete: Type.Boolean(),
  withdrawalClass: Type.String(),
  drainedWeight: Nullable(Type.String()),
  /** By volume, for drinks above 1.2 per cent (Reg. EU 1169/2011 art. 28). */
  alcoholPercent: Type.Optional(Type.Number()),
  packaging: Type.Object({
    piecesPerBox: Type.Optional(Type.Integer()),
    boxesPerPallet: Type.Optional(Type.Integer()),
  }),
  /** Products to buy instead, as cards show them. */
  alternatives: Type.Array(ProductCard),
  /** In the order in which they are shown, the first as in mediaURL; absent: there is only the drawing of mediaURL. */
  pictures: Type.Optional(Type.Array(ProductPicture)),
})
export type Product = Type.Static<typeof Product>

export const PageInfo = Type.Object({
  selPage: Type.Integer(),
  totPages: Type.Integer(),
  itemsPerPage: Type.Integer(),
  totItems: Type.Integer(),
})
export type PageInfo = Type.Static<typeof PageInfo>

/** Only the fields that a card shows. */
export const CARD = 'card'
/** The fields of a card, and the facets of the list. */
export const CARD_AND_FACETS = 'card,facets'

/** Which fields of products are answered; absent: all, with the facets. */
export const Fields = Type.Enum([CARD])
export const ListFields = Type.Enum([CARD, CARD_AND_FACETS])
export type ListFields = Type.Static<typeof ListFields>

export const ProductListQuery = Type.Object({
  parent_category_id: Type.Optional(Id),
  query: Type.Optional(Text(200)),
  q: Type.Optional(Text(200)),
  /** true: the text is searched without corrections and with every word. */ as_typed: Type.Optional(Flag),
  /** Repeated 'facet:value'. */
  filter: Type.Optional(Repeated(Text(120), { maxItems: 60 })),
  promo: Type.Optional(Flag),
  new: Type.Optional(Flag),
  new_product: Type.Optional(Flag),
  barcode: Type.Optional(Text(20)),
  /** With slug the answer is the product itself in `data`. */
  slug: Type.Optional(Text(300)),
  /** most_bought: what the signed-in customer ordered most often comes first; alf_asc for visitors. */
  sort: Type.Optional(Type.Enum(SORT_KEYS)),
  page: Type.Optional(Page),
  page_size: Type.Optional(PageSize(PRODUCT_PAGE_SIZE_MAX)),
  /** 'w{warehouse}d{yyyy-MM-dd}t{slot}'; unknown is ignored. */
  hash: Type.Optional(Text(60)),
  fields: Type.Optional(ListFields),
})
export type ProductListQuery = Type.Static<typeof ProductListQuery>

export const CategoryHit = Type.Object({
  categoryId: Id,
  name: Type.String(),
  slug: Type.String(),
  parentName: Type.String(),
})
export type CategoryHit = Type.Static<typeof CategoryHit>

/** What a list without results offers instead of an empty page. */
export const ListFallback = Type.Object({
  categories: Type.Array(CategoryHit),
  /** Best sellers of the nearest category, else of the shop. */
  products: Type.Array(ListedProduct),
})
export const CardFallback = Type.Object({ ...ListFallback.properties, products: Type.Array(ProductCard) })
export type CardFallback = Type.Static<typeof CardFallback>

/** What is answered about a list beside its products, whatever fields these have. */
export const aboutList = {
  page: PageInfo,
  /** The query that was searched instead, when the typed one finds nothing. */
  correctedQuery: Type.Optional(Type.String()),
  /** Words of the query, as typed, that were left out because no product matches them together with the others. */
  leftOut: Type.Optional(Type.Array(Type.String())),
  /** Only when the query means more than its words: a dish, an occasion, what products must not contain. */
  understoodAs: Type.Optional(UnderstoodAs),
  /** Only for an advanced search by GTIN: those that match no product of the shop, as typed. */
  unknownGtins: Type.Optional(Type.Array(Type.String())),
}

export const ProductList = Type.Object({
  products: Type.Array(ListedProduct),
  facets: Type.Array(Facet),
  ...aboutList,
  /** Only when no product was found. */
  fallback: Type.Optional(ListFallback),
})
export type ProductList = Type.Static<typeof ProductList>

/** A list as a screen shows it, with its facets if asked for. */
export const CardList = Type.Object({
  products: Type.Array(ProductCard),
  facets: Type.Optional(Type.Array(Facet)),
  ...aboutList,
  fallback: Type.Optional(CardFallback),
})
export type CardList = Type.Static<typeof CardList>

export const listProducts = endpoint({
  method: 'GET',
  url: '/products',
  operationId: 'productsList',
  summary: 'Products of a category or of a search, with facets and page',
  tag: 'products',
  act: 'visit',
  keptOffline: 'catalogue',
  query: ProductListQuery,
  data: ProductList,
  otherData: Type.Union([Product, CardList]),
})

export const viewProduct = endpoint({
  method: 'GET',
  url: '/products/:slug',
  operationId: 'productsView',
  summary: 'One product with its whole sheet',
  tag: 'products',
  act: 'visit',
  keptOffline: 'catalogue',
  params: Type.Object({ slug: Text(300) }),
  data: Product,
})

/** Looks up several products by id, for 'what I bought last'. */
export const productsByCodes = endpoint({
  method: 'GET',
  url: '/products/by-codes',
  operationId: 'productsByCodes',
  summary: 'Products by article code or GTIN, in the order asked',
  tag: 'products',
  act: 'visit',
  keptOffline: 'catalogue',
  query: Type.Object({ codes: Repeated(Text(20), { maxItems: 200 }), fields: Type.Optional(Fields) }),
  data: Type.Object({ products: Type.Array(ListedProduct), unknown: Type.Array(Type.String()) }),
  otherData: Type.Object({ products: Type.Array(ProductCard), unknown: Type.Array(Type.String()) }),
})
