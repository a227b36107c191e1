/**
 * The module that writes each table: all others call its functions (docs/decisions/183-one-writer-for-each-table.md).
 * `platform` is the server's platform; `database` are tables that only triggers and migrations write.
 */
export const OWNERS = {
  people: [
    'users',
    'companies',
    'company_members',
    'store_cards',
    'card_requests',
    'consents',
    'delegates',
    'addresses',
    'billing_addresses',
  ],
  auth: [
    'sessions',
    'account_tokens',
    'login_attempts',
    'known_addresses',
    'first_sign_ins',
    'staff_factors',
    'staff_recovery_codes',
    'technical_keys',
    'technical_sessions',
  ],
  colleagues: ['colleagues', 'colleague_invitations'],
  approvals: ['approvals'],
  sso: ['sso_requests', 'sso_answers', 'sso_identities', 'sso_sessions'],
  forms: ['form_messages', 'form_attachments'],
  links: ['mail_links'],
  mail: ['mails', 'mail_choices'],
  push: ['push_devices', 'push_kinds', 'pushes'],
  cart: ['carts', 'cart_items', 'merged_visitors'],
  holds: ['timeslots', 'timeslot_holds', 'locker_bookings'],
  timeslots: ['timeslot_templates', 'closures', 'usual_timeslots'],
  orders: [
    'orders',
    'order_items',
    'order_news',
    'order_acts',
    'order_versions',
    'withdrawals',
    'withdrawn_lines',
    'order_notes',
  ],
  'order-shares': ['order_shares'],
  fulfilment: ['picked_lines', 'final_totals', 'handovers'],
  payments: [
    'payment_attempts',
    'payment_refunds',
    'payment_events',
    'stored_cards',
    'sepa_mandates',
    'sepa_collections',
    'payouts',
  ],
  'due-dates': ['due_dates', 'credit_notes'],
  exports: ['exports'],
  gateways: ['sandbox_payments'],
  'gift-cards': [
    'gift_certificates',
    'gift_certificate_uses',
    'gift_certificate_holders',
    'cart_gift_certificates',
  ],
  catalogue: [
    'categories',
    'products',
    'stock',
    'prices',
    'price_lists',
    'promotions',
    'promotion_prices',
    'search_synonyms',
    'search_dishes',
    'bought_together',
  ],
  stores: [
    'warehouses',
    'stores',
    'store_hours',
    'store_exceptions',
    'delivery_services',
    'store_service_terms',
  ],
  delivery: ['service_areas'],
  packaging: ['packagings'],
  pictures: ['product_pictures'],
  lists: ['lists', 'list_items', 'list_standing_orders', 'list_drafts'],
  platform: ['audit_log', 'call_attempts', 'request_keys', 'demo_shop_mark', 'trial_shop_mark'],
  database: [
    'order_status_log',
    'order_status_moves',
    'product_versions',
    'price_history',
    'earlier_product_slugs',
    'earlier_category_slugs',
    'catalogue_version',
    'demo_accounts',
  ],
}

/** The module of each function of the database that writes; triggers belong to the tables that they guard. */
export const FUNCTION_OWNERS = { reserve_place: 'holds' }

/** Writes by other modules that are allowed for now, each with its reason. One that is not needed is refused too. */
export const EXCEPTIONS = [
  {
    file: 'apps/server/src/modules/import/kinds/update-differing.ts',
    table: '${table}',
    reason:
      'sets what differs in any table: the owner describes the rows and names the table, which the check reads',
  },
]
