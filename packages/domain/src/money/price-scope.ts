/** Which prices and stock apply: those of the cart's store and warehouse, and of the company's list if there is one. */
export interface PriceScope {
  storeId: number
  warehouseId: number
  priceListId: number
  companyPriceListId: number | null
}
