/** Public exports of stores: shops, lockers and the services that they offer. */
export { returnPlace } from './return-place.queries.ts'
export { termsAt, termsOfCart, termsPairs, type ServiceTerms } from './service-terms.queries.ts'
export {
  findPickupPoint,
  findShop,
  listPickupPoints,
  listServicesAt,
  type StoreRow,
} from './stores.queries.ts'
export { addExceptions, addHours, removeExceptions, removeHours } from './told-hours.queries.ts'
export { addServices, addTerms, removeTerms, servicesToSet, setTerms } from './told-services.queries.ts'
export {
  addStores,
  addWarehouses,
  keepDefaultStores,
  storesToSet,
  warehousesToSet,
} from './told-stores.queries.ts'
