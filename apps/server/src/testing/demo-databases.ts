import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.ts'
import { fillDemo } from '../demo-shop.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrationsFolder } from '../platform/database/migrate.ts'
import { atTheEnd } from './at-the-end.ts'
import { ask } from './database-inventory.ts'
import { copyDatabase, createMigratedDatabase } from './test-database.ts'

export const DEMO_NOW = new Date('2026-11-21T09:00:00Z')
export const PRODUCTS = 300
/** Folders of a shop's data folder that a reset empties. */
export const FOLDERS = ['mail', 'pictures', 'originals', 'exports', 'import']
/** A row by which a database is a retailer's shop. */
export const CUSTOMER = `insert into users (login, password_hash, user_type_id, first_name, last_name)
  values ('mario@trattoria.it', '!', 3, 'Mario', 'Rossi')`
/** What the migration of cards, customers and mail made, and the sign-in that came with it. */
const BEFORE_CUSTOMERS = [
  'drop trigger users_store_card_given on users',
  'drop function store_card_given',
  'drop table card_requests, consents, delegates, billing_addresses, mail_links, mails, call_attempts',
  'drop function consents_only_added',
  'alter table users drop constraint users_store_card_store_cards_code_fk, drop column mobile, drop column landline',
  'drop table store_cards',
  `delete from demo_accounts where user_id = (select id from users where login = 'collega@example.com')`,
  `delete from users where login = 'collega@example.com'`,
]
/** The same with what carts that are paid once brought. */
const BEFORE_PAYMENTS = [
  'drop trigger product_slug_changed on products; drop function product_slug_changed()',
  'drop trigger category_slug_changed on categories; drop function category_slug_changed()',
  'drop table earlier_product_slugs, earlier_category_slugs',
  'drop table search_dishes',
  'drop trigger orders_paid_first on orders; drop function orders_paid_first()',
  `drop table cart_gift_certificates, gift_certificate_uses, gift_certificate_holders, gift_certificates, payment_refunds,
     payment_events, payment_attempts, stored_cards, sandbox_payments, sepa_collections, sepa_mandates, usual_timeslots,
     closures cascade`,
  `alter table orders drop column packages_cents, drop column gift_cents, drop column worst_case_cents,
     drop column packages, drop column pay_by, drop column locker_booking_id, drop column compartments`,
  'update orders set total_cents = items_cents + delivery_fee_cents',
  'alter table orders add constraint orders_total check (total_cents = items_cents + delivery_fee_cents)',
  'drop index orders_company_id_placed_at_index; create index orders_company_id_index on orders (company_id)',
  'delete from order_items where gift_value_cents is not null',
  'alter table order_items drop column gift_value_cents',
  'delete from prices where product_id in (select id from products where gift_value_cents is not null)',
  'delete from stock where product_id in (select id from products where gift_value_cents is not null)',
  'delete from products where gift_value_cents is not null',
  `alter table products drop column select_options, drop column daily_max, drop column packaging_id,
     drop column per_package, drop column volume_millilitres, drop column gift_value_cents`,
  'drop table packagings',
  'alter table carts drop column is_address_assigned, drop column is_timeslot_assigned',
  'alter table timeslot_holds drop column locker_booking_id, drop column compartments',
  'drop table locker_bookings',
  'alter table timeslots drop column closed_reason, drop column is_single',
  'alter table stores drop column compartments, drop column compartment_millilitres',
  'delete from order_status_moves where to_status = 10 and from_status in (1, 2)',
]
/** What versions of credentials, keys of requests and the audit log brought. */
const BEFORE_VERSIONS = [
  'drop table request_keys, audit_log; drop function audit_log_append_only()',
  'drop trigger credentials_changed on users; drop function credentials_changed()',
  'alter table account_tokens drop column credential_version',
  'alter table sessions drop column credential_version, drop column signed_in_at',
  'alter table users drop column credential_version, drop column typed_invoicing',
]
/** What hand-over, changes, withdrawals and notes of orders brought. */
const BEFORE_ORDERS_LIVE_ON = [
  'drop index order_items_product_id_quantity_index',
  'create index order_items_product_id_index on order_items (product_id)',
  `drop table mail_choices, order_notes, payouts, order_acts, order_versions, handovers, final_totals, picked_lines,
     withdrawn_lines cascade`,
  'alter table payment_refunds drop column withdrawal_id',
  'drop table withdrawals',
  'drop index carts_one_open_per_customer',
  'alter table carts drop column order_id cascade, drop column agreed',
  `create unique index carts_one_open_per_customer on carts (user_id, company_id) nulls not distinct
     where user_id is not null and status in (1, 2, 4)`,
  'drop index payment_attempts_one_live',
  'alter table payment_attempts drop column replaces_id',
  `create unique index payment_attempts_one_live on payment_attempts (order_id)
     where state in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured')`,
  'alter table gift_certificate_uses drop column given_back_cents',
  'drop trigger order_items_fixed on order_items; drop trigger orders_amounts_fixed on orders',
  'alter table order_items drop column is_perishable, drop column withdrawal_class, drop column min_age',
  'alter table orders drop column version, drop constraint orders_worst_case',
  `drop function order_items_fixed(), orders_amounts_fixed(), picked_while_preparing(), handed_over_with_status(),
     withdrawn_lines_within(), order_acts_append_only()`,
]
/** What acting for customers and the audit of all acts brought. */
const BEFORE_ACTING = [
  `drop trigger users_audited on users; drop trigger store_cards_audited on store_cards;
     drop trigger companies_audited on companies; drop trigger company_members_audited on company_members;
     drop trigger consents_audited on consents; drop trigger sessions_audited on sessions;
     drop trigger orders_audited on orders; drop trigger orders_placed_audited on orders; drop function audit_changed()`,
  'alter table orders drop column placed_by_user_id',
  `alter table audit_log drop column actor_user_id, drop column as_user_id, drop column customer_id, drop column order_id,
     drop column before, drop column after, drop column request_id`,
]
/** What colleagues and approvals brought. */
const BEFORE_COLLEAGUES = [
  'drop table approvals, colleague_invitations, colleagues; drop function colleague_changed()',
  'alter table orders drop column approved_by_user_id',
  'delete from carts where status = 5',
  `delete from addresses where user_id = (select id from users where login = 'collega@example.com')`,
]
/** What shopping lists and standing orders brought. */
const BEFORE_LISTS = ['drop table list_standing_orders, list_drafts, list_items, lists']
/** What pictures and exports brought. */
const BEFORE_PICTURES = [
  'drop table exports, product_pictures',
  'alter table companies drop column images_in_contract',
]
/** What forms brought. */
const BEFORE_FORMS = ['drop table form_attachments, form_messages, pushes, push_kinds, push_devices']
/** What single sign-on brought. */
const BEFORE_SINGLE_SIGN_ON = ['drop table sso_sessions, sso_identities, sso_answers, sso_requests']
/** What the second factor of staff and keys of tills brought. */
const BEFORE_OTHER_DOORS = [
  'drop table staff_recovery_codes, staff_factors, technical_sessions, technical_keys',
]
/** What kinds of sessions brought. */
const BEFORE_SESSION_KINDS = [
  'drop trigger sessions_acting_end_too on sessions; drop function acting_ends_too()',
  `alter table sessions drop column acting_session cascade, drop column acting_user_id, drop column kind, drop column device,
     drop column expires_at`,
  'alter table account_tokens drop column device',
]
/** What sessions in the profile and the deletion of an account brought. */
const BEFORE_OWN_ACCOUNT = [
  'drop trigger orders_of_open_account on orders; drop function orders_of_open_account()',
  'drop table first_sign_ins',
  'alter table account_tokens drop column first_used_at',
  'alter table users drop constraint users_deleted, drop column deletion_asked_at, drop column deleted_at',
]
/** What terms of stores and areas, own words of the search, news of orders, trial shops, choosing slots and the type of VAT rates brought. */
const BEFORE_OWN_SHOPS = [
  ...['products', 'packagings', 'delivery_services', 'store_service_terms'].map(
    (table) => `alter table ${table} alter column vat_rate type smallint`,
  ),
  'drop domain vat_rate',
  'alter table products add constraint products_vat check (vat_rate in (0, 4, 5, 10, 22))',
  'alter table packagings add constraint packagings_vat check (vat_rate in (0, 4, 5, 10, 22))',
  'drop function reserve_place',
  'drop table trial_shop_mark',
  'drop table order_news; drop trigger order_news_inserted on orders; drop trigger order_news_moved on orders',
  'drop function order_news_of_status()',
  'alter table search_synonyms drop constraint search_synonyms_words, drop column is_off',
  'alter table search_synonyms add constraint search_synonyms_words check (cardinality(words) >= 2)',
  'drop table store_service_terms',
  'alter table service_areas drop column fee_cents, drop column minimum_cents',
]
/** What hours of stores as rows brought. */
const BEFORE_STORE_HOURS = [
  'drop table store_hours, store_exceptions',
  `alter table stores drop column hours_note, add column opening_hours jsonb not null default '[]'`,
]
/** What due dates and links to orders brought. */
const BEFORE_DUE_DATES = ['drop table order_shares, credit_notes, due_dates', 'drop index orders_on_account']
/** What the migration of the mark and those after it made is taken back: a database of the program before it. */
export const BEFORE_THE_MARK = [
  ...BEFORE_DUE_DATES,
  ...BEFORE_STORE_HOURS,
  ...BEFORE_PICTURES,
  ...BEFORE_FORMS,
  ...BEFORE_COLLEAGUES,
  ...BEFORE_LISTS,
  ...BEFORE_ACTING,
  ...BEFORE_SINGLE_SIGN_ON,
  ...BEFORE_OTHER_DOORS,
  ...BEFORE_OWN_ACCOUNT,
  ...BEFORE_SESSION_KINDS,
  ...BEFORE_ORDERS_LIVE_ON,
  ...BEFORE_OWN_SHOPS,
  ...BEFORE_VERSIONS,
  ...BEFORE_PAYMENTS,
  ...BEFORE_CUSTOMERS,
  'drop table demo_shop_mark, demo_accounts',
  `delete from drizzle.__drizzle_migrations where created_at >= ${markedAt()}`,
]

/** When the mark's migration was made, as the history of migrations keeps it. */
function markedAt(): number {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] }
  return entries.find(({ tag }) => tag.endsWith('_demo_shop_mark'))?.when ?? 0
}

/** A data folder of this test file's own in which a shop has left files. */
function folderWithFiles(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-demo-shop-'))
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const folder of FOLDERS) {
    mkdirSync(join(dataDir, folder), { recursive: true })
    writeFileSync(join(dataDir, folder, 'file'), 'kept')
  }
  return dataDir
}

/** The folders whose files are still there. */
export const filesIn = (dataDir: string) =>
  FOLDERS.filter((folder) => existsSync(join(dataDir, folder, 'file')))

/** As `npm start -- --reset --demo` with this DATABASE_URL reads it, on a data folder with files. */
export function configOf(databaseUrl: string, given: Partial<Config> = {}): Config {
  const config = readConfig({ env: { DATABASE_URL: databaseUrl }, args: ['--reset', '--demo'] })
  return { ...config, dataDir: folderWithFiles(), ...given }
}

/** Opens the database for `act` and closes it: afterwards nobody is connected. */
export async function withDatabase<T>(
  url: string,
  act: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url, { max: 2, statementTimeoutMs: 0 })
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** A database of our schema on which `statements` were run. */
export async function shopWith(...statements: string[]): Promise<string> {
  const url = await createMigratedDatabase()
  for (const text of statements) await ask(url, text)
  return url
}

let filled: Promise<string> | undefined

/** A small demo shop in a database of the operator's own: filled once a test file, and copied. */
export async function demoShop(): Promise<string> {
  filled ??= fillModel()
  return copyDatabase(await filled)
}

async function fillModel(): Promise<string> {
  // The database is dropped when the test file ends: the next file in this process fills its own.
  atTheEnd(() => (filled = undefined))
  const url = await shopWith()
  await withDatabase(url, (database) => fillDemo(database, DEMO_NOW, PRODUCTS))
  return url
}

export const countOf = async (url: string, table: string) =>
  Number((await ask<{ n: string }>(url, `select count(*) as n from ${table}`))[0]?.n)
