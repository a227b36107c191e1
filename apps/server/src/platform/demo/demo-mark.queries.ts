import { listStatement, oneStatement, writeStatement, type Connection } from '../database/statement.ts'

const findProduct = oneStatement<{ found: boolean }>(
  'demo_find_product',
  'select exists (select from products) as found',
)

/** Whether the shop sells anything yet. */
export async function hasProducts(on: Connection): Promise<boolean> {
  return (await findProduct(on)).found
}

const findMarkTable = oneStatement<{ found: boolean }>(
  'demo_find_mark_table',
  `select to_regclass('public.demo_shop_mark') is not null as found`,
)
const findMark = oneStatement<{ found: boolean }>(
  'demo_find_mark',
  'select exists (select from public.demo_shop_mark) as found',
)

/** Whether this database is our demo shop; false without the shop's tables. */
export async function isDemoShop(on: Connection): Promise<boolean> {
  return (await findMarkTable(on)).found && (await findMark(on)).found
}

const findTrialTable = oneStatement<{ found: boolean }>(
  'trial_find_mark_table',
  `select to_regclass('public.trial_shop_mark') is not null as found`,
)
const findTrialMark = oneStatement<{ found: boolean }>(
  'trial_find_mark',
  'select exists (select from public.trial_shop_mark) as found',
)

/** Whether this database is a retailer's trial shop; false without the shop's tables. */
export async function isTrialShop(on: Connection): Promise<boolean> {
  return (await findTrialTable(on)).found && (await findTrialMark(on)).found
}

export const insertMark = writeStatement('demo_insert_mark', 'insert into demo_shop_mark default values')
export const removeMark = writeStatement('demo_remove_mark', 'delete from demo_shop_mark')
export const insertTrialMark = writeStatement(
  'trial_insert_mark',
  'insert into trial_shop_mark default values on conflict do nothing',
)
export const removeTrialMark = writeStatement('trial_remove_mark', 'delete from trial_shop_mark')

/** Tables in all schemas except the system's; `label` is the name quoted for SQL. */
export const listTables = listStatement<{ name: string; label: string; isReadable: boolean }>(
  'demo_list_tables',
  `select c.relname as name, format('%I.%I', n.nspname, c.relname) as label,
     c.relkind <> 'f' and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as "isReadable"
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'm', 'f') and not c.relispartition and c.relpersistence <> 't'
     and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
)

/** Which of the tables for customers and orders exist: an older program has fewer. */
export const findCustomerTables = oneStatement<{ users: boolean; companies: boolean; orders: boolean }>(
  'demo_find_customer_tables',
  `select to_regclass('public.users') is not null as users, to_regclass('public.companies') is not null as companies,
     to_regclass('public.orders') is not null as orders`,
)

/** Whether these tables have rows. */
export const hasRows = {
  users: oneStatement<{ found: boolean }>(
    'demo_has_users',
    'select exists (select from public.users) as found',
  ),
  companies: oneStatement<{ found: boolean }>(
    'demo_has_companies',
    'select exists (select from public.companies) as found',
  ),
  orders: oneStatement<{ found: boolean }>(
    'demo_has_orders',
    'select exists (select from public.orders) as found',
  ),
}

export const findDatabaseName = oneStatement<{ name: string }>(
  'demo_find_database_name',
  'select current_database() as name',
)
