import * as advancedSearch from './catalogue/advanced-search.ts'
import * as accountDeletion from './people/account-deletion.ts'
import * as analytics from './shop/analytics.ts'
import * as approvals from './orders/approvals.ts'
import * as auth from './people/auth.ts'
import * as boughtTogether from './catalogue/bought-together.ts'
import * as brands from './catalogue/brands.ts'
import * as cart from './cart/cart.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as checkout from './orders/checkout.ts'
import * as colleagues from './people/colleagues.ts'
import * as companies from './people/companies.ts'
import * as counters from './catalogue/counters.ts'
import * as datasheet from './catalogue/datasheet.ts'
import * as delivery from './delivery/delivery.ts'
import * as deliveryPoints from './orders/delivery-points.ts'
import * as dueDates from './payments/due-dates.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as exports from './exports/exports.ts'
import * as fastSearch from './catalogue/fast-search.ts'
import * as flyers from './content/flyers.ts'
import * as giftCards from './payments/gift-cards.ts'
import * as listFiles from './lists/list-files.ts'
import * as listItems from './lists/list-items.ts'
import * as listToCart from './lists/list-to-cart.ts'
import * as lists from './lists/lists.ts'
import * as cookieConsent from './people/cookie-consent.ts'
import * as mailChoices from './people/mail-choices.ts'
import * as modifyOrder from './orders/modify-order.ts'
import * as orderShares from './orders/order-shares.ts'
import * as orderNotes from './orders/order-notes.ts'
import * as orders from './orders/orders.ts'
import * as packaging from './cart/packaging.ts'
import * as password from './people/password.ts'
import * as payments from './payments/payments.ts'
import * as product from './catalogue/product.ts'
import * as productHistory from './catalogue/product-history.ts'
import * as profile from './people/profile.ts'
import * as push from './people/push.ts'
import * as purchases from './orders/purchases.ts'
import * as quickOrder from './cart/quick-order.ts'
import * as registration from './people/registration.ts'
import * as reorder from './cart/reorder.ts'
import * as sso from './people/sso.ts'
import * as secondFactor from './people/second-factor.ts'
import * as sessions from './people/sessions.ts'
import * as standingOrders from './lists/standing-orders.ts'
import * as stores from './delivery/stores.ts'
import * as myData from './people/my-data.ts'
import * as suggest from './catalogue/suggest.ts'
import * as timeslots from './delivery/timeslots.ts'
import * as userBoard from './people/user-board.ts'
import * as withdrawals from './orders/withdrawals.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'url' in value

/** Every declared call: a test checks that each has a route. */
export const allEndpoints: readonly AnyEndpoint[] = [
  accountDeletion,
  advancedSearch,
  analytics,
  approvals,
  auth,
  boughtTogether,
  brands,
  cart,
  catalogue,
  checkout,
  colleagues,
  companies,
  cookieConsent,
  counters,
  datasheet,
  delivery,
  deliveryPoints,
  dueDates,
  exports,
  myData,
  fastSearch,
  flyers,
  giftCards,
  listFiles,
  listItems,
  listToCart,
  lists,
  mailChoices,
  modifyOrder,
  orderNotes,
  orderShares,
  orders,
  packaging,
  password,
  payments,
  product,
  productHistory,
  profile,
  push,
  purchases,
  quickOrder,
  registration,
  reorder,
  sso,
  secondFactor,
  sessions,
  standingOrders,
  stores,
  suggest,
  timeslots,
  userBoard,
  withdrawals,
].flatMap((feature) => Object.values(feature).filter(isEndpoint))
