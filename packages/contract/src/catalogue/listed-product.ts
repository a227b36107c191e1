import * as Type from 'typebox'
import { Euros, Id, Nullable, Quantity, StringMap } from '../schema.ts'

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

/** A value of a choice; selected is the default before the shopper chooses. */
export const SelectOption = Type.Object({
  name: Type.String(),
  parameterName: Type.String(),
  values: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
  selected: Nullable(Type.Object({ key: Type.String(), value: Type.String() })),
})
export type SelectOption = Type.Static<typeof SelectOption>

export const Crumb = Type.Object({ categoryId: Id, name: Type.String(), slug: Type.String() })
export type Crumb = Type.Static<typeof Crumb>

/**
 * The fields that other programs read of a product in lists, carts and pages, some under several names (decision 092).
 */
export const listedProductFields = {
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
  /** Euros, VAT included, the price now per selling unit (per base unit for Sfuso); null: not for sale. */
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
  /** Choices that the shopper must make; absent when there are none. */
  selectOptions: Type.Optional(Type.Array(SelectOption)),
  /** The largest quantity that one customer may buy in a day; absent without a limit. */
  dailyMaximum: Type.Optional(Quantity),
  /** Absent when there is no promotion: programs test its presence. */
  warehousePromo: Type.Optional(Promotion),
  /** The warehouse that it is sold from: prices and stock are those of this warehouse. */
  deliveryWarehouse: Type.Object({ warehouseId: Id }),
  /** False: cannot be bought now; unavailableReason says why. */
  available: Type.Boolean(),
  unavailableReason: Type.Optional(
    Type.Union([
      Type.Literal('store'),
      Type.Literal('stock'),
      Type.Literal('price'),
      Type.Literal('food-information'),
    ]),
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
export const ListedProduct = Type.Object(listedProductFields)
export type ListedProduct = Type.Static<typeof ListedProduct>
