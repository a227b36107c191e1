/** Whose prices and stock count: the cart's store and warehouse, and the company's list where it has one. */
export interface PriceScope {
  storeId: number
  warehouseId: number
  priceListId: number
  companyPriceListId: number | null
}
