/** The door of stores: shops, lockers and the services that they offer. */
export { termsAt, termsOfCart, termsPairs, type ServiceTerms } from './service-terms.queries.ts'
export {
  findPickupPoint,
  findShop,
  listPickupPoints,
  listServicesAt,
  type StoreRow,
} from './stores.queries.ts'
