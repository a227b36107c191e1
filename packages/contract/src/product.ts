import { PRODUCT_PAGE_SIZE_MAX } from '@cambusa/domain/constants'
import { SORT_KEYS } from '@cambusa/domain/catalogue/product-sort'
import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Facet } from './facet.ts'
import { Euros, Flag, Id, Nullable, Page, PageSize, Quantity, Repeated, StringMap, Text } from './schema.ts'
import { UnderstoodAs } from './understood-as.ts'

export const Promotion = Type.Object({
  promoType: Type.String(),
  /** The same as a number (decision 092). */
  warehousePromoTypeId: Type.Integer(),
  /** Percentage off the lowest price of the last 30 days (CJEU C-330/23). */
  discount: Type.Number(),
  discountPerc: Type.Number(),
  startDate: Type.String(),
  endDate: Type.String(),
  view: Type.Object({ body: Type.String(), cssClass: Type.String() }),
})

/** A choice of a product; selected is what stands before the shopper chooses. */
export const SelectOption = Type.Object({
  name: Type.String(),
  parameterName: Type.String(),
  values: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
  selected: Nullable(Type.Object({ key: Type.String(), value: Type.String() })),
})
export type SelectOption = Type.Static<typeof SelectOption>

export const Crumb = Type.Object({ categoryId: Id, name: Type.String(), slug: Type.String() })
export type Crumb = Type.Static<typeof Crumb>

/** What a card, a cart line and a list row need of a product. */
export const productCardFields = {
  productId: Id,
  id: Id,
  wpId: Id,
  code: Type.String(),
  barcode: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  itemUrl: Type.String(),
  /** The format, '500 g'. */
  description: Type.String(),
  descr: Type.String(),
  shortDescr: Type.String(),
  vendor: Type.Object({ name: Type.String() }),
  categoryId: Id,
  breadCrumbs: Type.Array(Crumb),
  /** Euros, VAT included, what is paid now per selling unit (per base unit for Sfuso); null: not for sale. */
  price: Nullable(Euros),
  priceDisplay: Nullable(Euros),
  priceStandardDisplay: Nullable(Euros),
  priceUm: Nullable(Euros),
  priceUmDisplay: Nullable(Euros),
  priceStandardUmDisplay: Nullable(Euros),
  priceUnitDisplay: Type.String(),
  weightUnitDisplay: Type.String(),
  unitMeasureBaseSelling: Type.Object({ um: Type.String() }),
  mediaURL: Type.String(),
  mediaURLMedium: Type.String(),
  mediaURLLarge: Type.String(),
  productInfos: StringMap,
  minAcq: Quantity,
  /** Choices that the shopper makes; only where there are any. */
  selectOptions: Type.Optional(Type.Array(SelectOption)),
  /** Most that one customer may buy in a day; only where there is a limit. */
  dailyMaximum: Type.Optional(Quantity),
  /** Absent where there is no promotion: programs test its presence. */
  warehousePromo: Type.Optional(Promotion),
  /** Where it is sold from: its prices and stock are these. */
  deliveryWarehouse: Type.Object({ warehouseId: Id }),
  /** False: cannot be bought now; unavailableReason says why. */
  available: Type.Boolean(),
  unavailableReason: Type.Optional(
    Type.Union([Type.Literal('stock'), Type.Literal('price'), Type.Literal('food-information')]),
  ),
  warehouseStock: Type.Union([Type.Literal('none'), Type.Literal('few'), Type.Literal('many')]),
  vatRate: Type.Integer(),
  priceNet: Nullable(Euros),
  unitPrice: Nullable(Type.Object({ price: Euros, unit: Type.String() })),
  lowestPrice30Days: Nullable(Euros),
  isNew: Type.Boolean(),
  variableWeight: Type.Boolean(),
  minAge: Type.Optional(Type.Integer()),
  labels: Type.Array(Type.String()),
}
export const ProductCard = Type.Object(productCardFields)
export type ProductCard = Type.Static<typeof ProductCard>

/** The product page: the card and the sheet required by Reg. (EU) 1169/2011 art. 14. */
export const Product = Type.Object({
  ...productCardFields,
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
  /** False: nobody said which allergens it holds, so an empty list says nothing. */
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
  alternatives: Type.Array(ProductCard),
})
export type Product = Type.Static<typeof Product>

export const PageInfo = Type.Object({
  selPage: Type.Integer(),
  totPages: Type.Integer(),
  itemsPerPage: Type.Integer(),
  totItems: Type.Integer(),
})
export type PageInfo = Type.Static<typeof PageInfo>

export const ProductListQuery = Type.Object({
  parent_category_id: Type.Optional(Id),
  query: Type.Optional(Text(200)),
  q: Type.Optional(Text(200)),
  /** true: nothing of the text is put right or left out. */ as_typed: Type.Optional(Flag),
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
})
export type ProductListQuery = Type.Static<typeof ProductListQuery>

export const CategoryHit = Type.Object({
  categoryId: Id,
  name: Type.String(),
  slug: Type.String(),
  parentName: Type.String(),
})
export type CategoryHit = Type.Static<typeof CategoryHit>

/** What a list that found nothing offers in its place: never a blank page. */
export const ListFallback = Type.Object({
  categories: Type.Array(CategoryHit),
  /** Most bought of the nearest category, else of the shop. */
  products: Type.Array(ProductCard),
})
export type ListFallback = Type.Static<typeof ListFallback>

export const ProductList = Type.Object({
  products: Type.Array(ProductCard),
  facets: Type.Array(Facet),
  page: PageInfo,
  /** The query that was searched instead, when the typed one finds nothing. */
  correctedQuery: Type.Optional(Type.String()),
  /** Words of the query, as typed, that were left out because no product has them together with the others. */
  leftOut: Type.Optional(Type.Array(Type.String())),
  /** Only where the query says more than its words: a dish, an occasion, what things are to be without. */
  understoodAs: Type.Optional(UnderstoodAs),
  /** Only where no product was found. */
  fallback: Type.Optional(ListFallback),
  /** Only of an advanced search by GTINs: those that no product of the shop has, as asked. */
  unknownGtins: Type.Optional(Type.Array(Type.String())),
})
export type ProductList = Type.Static<typeof ProductList>

export const listProducts = endpoint({
  method: 'GET',
  url: '/products',
  operationId: 'productsList',
  summary: 'Products of a category or of a search, with facets and page',
  tag: 'products',
  access: 'anyone',
  query: ProductListQuery,
  data: ProductList,
  otherData: Product,
})

export const viewProduct = endpoint({
  method: 'GET',
  url: '/products/:slug',
  operationId: 'productsView',
  summary: 'One product with its whole sheet',
  tag: 'products',
  access: 'anyone',
  params: Type.Object({ slug: Text(300) }),
  data: Product,
})

export const suggestProducts = endpoint({
  method: 'GET',
  url: '/products/suggest',
  operationId: 'productsSuggest',
  summary: 'Words, categories, brands and products while typing',
  tag: 'products',
  access: 'anyone',
  query: Type.Object({ query: Text(200) }),
  data: Type.Object({
    words: Type.Array(Type.String()),
    categories: Type.Array(CategoryHit),
    brands: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
    products: Type.Array(ProductCard),
  }),
})

/** Quick look-up of several products by id, for 'what I bought last'. */
export const productsByCodes = endpoint({
  method: 'GET',
  url: '/products/by-codes',
  operationId: 'productsByCodes',
  summary: 'Products by article code or GTIN, in the order asked',
  tag: 'products',
  access: 'anyone',
  query: Type.Object({ codes: Repeated(Text(20), { maxItems: 200 }) }),
  data: Type.Object({ products: Type.Array(ProductCard), unknown: Type.Array(Type.String()) }),
})
