import type { Json } from './other-program.ts'

type Kind = (value: unknown) => boolean

const text: Kind = (value) => typeof value === 'string'
const number: Kind = (value) => typeof value === 'number'
const flag: Kind = (value) => typeof value === 'boolean'
const list: Kind = (value) => Array.isArray(value)
const orNull =
  (kind: Kind): Kind =>
  (value) =>
    value === null || kind(value)
const listOf =
  (fields: Fields): Kind =>
  (value) =>
    Array.isArray(value) && value.every((entry) => missingFields(entry, fields).length === 0)

/** Names of fields, 'a.b' for one inside another, with what they hold. */
export type Fields = Record<string, Kind>

const crumb: Fields = { categoryId: number, name: text, slug: text }

/** What programs written for this family of APIs read of a product in a list (specification §16). */
export const productFields: Fields = {
  productId: number,
  id: number,
  code: text,
  barcode: text,
  name: text,
  slug: text,
  itemUrl: text,
  description: text,
  shortDescr: text,
  'vendor.name': text,
  categoryId: number,
  breadCrumbs: listOf(crumb),
  price: orNull(number),
  priceDisplay: orNull(number),
  priceStandardDisplay: orNull(number),
  priceUm: orNull(number),
  priceUmDisplay: orNull(number),
  priceStandardUmDisplay: orNull(number),
  priceUnitDisplay: text,
  weightUnitDisplay: text,
  'unitMeasureBaseSelling.um': text,
  mediaURL: text,
  mediaURLMedium: text,
  mediaURLLarge: text,
  'productInfos.TIPOLOGIA': text,
  'deliveryWarehouse.warehouseId': number,
  available: flag,
  warehouseStock: (value) => ['none', 'few', 'many'].includes(value as string),
  vatRate: number,
  priceNet: orNull(number),
  unitPrice: (value) => value === null || missingFields(value, { price: number, unit: text }).length === 0,
  lowestPrice30Days: orNull(number),
}

export const promotionFields: Fields = {
  promoType: text,
  warehousePromoTypeId: number,
  discount: number,
  discountPerc: number,
  startDate: text,
  endDate: text,
  'view.body': text,
  'view.cssClass': text,
}

/** ... and of the product itself. */
export const sheetFields: Fields = {
  ...productFields,
  'metaData.product_description': (value) => typeof value === 'object' && value !== null,
  'metaData.product_description_main.DATASHEET': text,
  allergens: list,
  nutrition: listOf({ name: text, value: text }),
  withdrawalClass: text,
  drainedWeight: orNull(text),
}

export const categoryFields: Fields = {
  categoryId: number,
  slug: text,
  name: text,
  itemUrl: text,
  categories: list,
  productCount: number,
  categoryTypeId: number,
  'metaData.category_info': (value) => typeof value === 'object' && value !== null,
}

export const pageFields: Fields = {
  selPage: number,
  itemsPerPage: number,
  totItems: number,
  totPages: number,
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((held, name) => (held as Json | undefined)?.[name], value)

/** Names of the fields that are not there or hold something else. */
export const missingFields = (value: unknown, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([path, isKind]) => (isKind(at(value, path)) ? [] : [path]))
