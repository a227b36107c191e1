/** The door of stores: shops, lockers and the services that they offer. */
export { findPickupPoint, findShop, listPickupPoints, listServices, type StoreRow } from './stores.queries.ts'
