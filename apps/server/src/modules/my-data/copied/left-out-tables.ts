const PROGRAM = 'of the program: it says nothing about a person'
const CATALOGUE = 'what the shop sells, where and when'
const DEMO = 'of the demo shop'
const HASHES = 'only hashes: nobody can tell whose they are'
const SECRETS = 'opens an account'

/**
 * Tables of which nothing is in the copy of somebody's data, and why; all others are read by copied-sections.ts. A test
 * reads the schema: a table that is in neither fails.
 */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  // in other words elsewhere in the copy
  company_members: 'which customer code is of which company: what it means for the person is in companies',
  gift_certificate_holders: 'whose a gift code is: giftCodes has it',
  technical_sessions: 'which till opened a session: tills and sessions have it',
  sso_sessions: 'which session an identity provider opened: sessions and identityProviders have it',
  order_news: 'that the shop was told of an order by mail: its statusHistory says when',
  // of somebody else
  sepa_mandates: 'of a company, signed by whoever of its people',
  due_dates: 'what a company owes',
  credit_notes: 'what a company need not pay',
  // nobody can tell whose
  request_keys: HASHES,
  call_attempts: HASHES,
  merged_visitors: HASHES,
  // short-lived or secret
  order_shares: 'links that show an order for some days: whoever has one sees it',
  staff_recovery_codes: SECRETS,
  sso_requests: 'minutes of a sign-in, before it is known whose',
  sso_answers: 'minutes of a sign-in: what came of it is in identityProviders',
  timeslot_holds: 'minutes of a cart, whose slot is in carts',
  payment_events: 'what a gateway sent, without a name: what came of it is in the payments of the order',
  sandbox_payments: DEMO,
  demo_accounts: DEMO,
  demo_shop_mark: DEMO,
  trial_shop_mark: DEMO,
  // nobody's
  order_status_moves: PROGRAM,
  catalogue_version: PROGRAM,
  bought_together: CATALOGUE,
  categories: CATALOGUE,
  closures: CATALOGUE,
  delivery_services: CATALOGUE,
  earlier_category_slugs: CATALOGUE,
  earlier_product_slugs: CATALOGUE,
  locker_bookings: CATALOGUE,
  packagings: CATALOGUE,
  price_history: CATALOGUE,
  price_lists: CATALOGUE,
  prices: CATALOGUE,
  product_pictures: CATALOGUE,
  product_versions: CATALOGUE,
  products: CATALOGUE,
  promotion_prices: CATALOGUE,
  promotions: CATALOGUE,
  search_dishes: CATALOGUE,
  search_synonyms: CATALOGUE,
  service_areas: CATALOGUE,
  stock: CATALOGUE,
  store_exceptions: CATALOGUE,
  store_hours: CATALOGUE,
  store_service_terms: CATALOGUE,
  stores: CATALOGUE,
  timeslot_templates: CATALOGUE,
  timeslots: CATALOGUE,
  warehouses: CATALOGUE,
}
