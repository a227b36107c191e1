/** The door of stores: shops, lockers and the services that they offer. */
export {
  findPickupPoint,
  findShop,
  findShopOfWarehouse,
  listPickupPoints,
  listServices,
  type StoreRow,
} from './stores.queries.ts'
