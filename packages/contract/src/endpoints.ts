import * as advancedSearch from './advanced-search.ts'
import * as auth from './auth.ts'
import * as boughtTogether from './bought-together.ts'
import * as brands from './brands.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as checkout from './checkout.ts'
import * as companies from './companies.ts'
import * as counters from './counters.ts'
import * as datasheet from './datasheet.ts'
import * as delivery from './delivery.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as fastSearch from './fast-search.ts'
import * as giftCards from './gift-cards.ts'
import * as orders from './orders.ts'
import * as packaging from './packaging.ts'
import * as password from './password.ts'
import * as payments from './payments.ts'
import * as product from './product.ts'
import * as productHistory from './product-history.ts'
import * as profile from './profile.ts'
import * as quickOrder from './quick-order.ts'
import * as registration from './registration.ts'
import * as stores from './stores.ts'
import * as suggest from './suggest.ts'
import * as timeslots from './timeslots.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'url' in value

/** Every declared call: the test that none is left unrouted reads it. */
export const allEndpoints: readonly AnyEndpoint[] = [
  advancedSearch,
  auth,
  boughtTogether,
  brands,
  cart,
  catalogue,
  checkout,
  companies,
  counters,
  datasheet,
  delivery,
  fastSearch,
  giftCards,
  orders,
  packaging,
  password,
  payments,
  product,
  productHistory,
  profile,
  quickOrder,
  registration,
  stores,
  suggest,
  timeslots,
].flatMap((feature) => Object.values(feature).filter(isEndpoint))
