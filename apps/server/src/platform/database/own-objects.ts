import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { migrationsFolder } from './migrate.ts'

/** Tables that pg-boss creates in its schema, without partitions. */
const JOB_TABLES = new Set(['archive', 'job', 'queue', 'schedule', 'subscription', 'version'])
const MIGRATIONS_TABLE = '__drizzle_migrations'

interface Relation {
  schema: string
  name: string
  label: string
  kind: string
}

/** Objects that our migrations created in schema public and that still exist, quoted for SQL. */
export interface OwnObjects {
  tables: string[]
  sequences: string[]
  /** Must be dropped before the tables, because their parameters may be row types. */
  functions: string[]
  /** Must be dropped after the tables, whose triggers call them. */
  triggerFunctions: string[]
  /** Types of columns, which can be dropped after the tables that use them. */
  domains: string[]
}

/** Names after CREATE TABLE, SEQUENCE, FUNCTION and DOMAIN in our migrations. */
function namesIn(folder: string, kind: 'table' | 'sequence' | 'function' | 'domain'): Set<string> {
  const text = readMigrationFiles({ migrationsFolder: folder })
    .flatMap(({ sql }) => sql)
    .join('\n')
  const created = new RegExp(`^\\s*create (?:or replace )?${kind} (?:if not exists )?"?([a-z_0-9]+)"?`, 'gim')
  return new Set([...text.matchAll(created)].map(([, name = '']) => name))
}

/**
 * Tables, views and sequences of this database that were created neither by PostgreSQL nor by an extension nor for a
 * column.
 */
async function listRelations(client: ClientBase): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as label, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not c.relispartition and c.relpersistence <> 't'
       and n.nspname not in ('pg_catalog', 'information_schema')
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
     order by 1, 2`,
  )
  return rows
}

/** The first table, view or sequence that this program did not create. */
export async function findForeignRelation(
  client: ClientBase,
  folder = migrationsFolder,
): Promise<string | undefined> {
  const tables = namesIn(folder, 'table')
  const sequences = namesIn(folder, 'sequence')
  const isOurs = ({ schema, name, kind }: Relation) => {
    if (schema === 'drizzle') return name === MIGRATIONS_TABLE
    if (schema === 'pgboss') return JOB_TABLES.has(name)
    return schema === 'public' && (kind === 'S' ? sequences : tables).has(name)
  }
  return (await listRelations(client)).find((relation) => !isOurs(relation))?.label
}

export async function listOwnObjects(client: ClientBase, folder = migrationsFolder): Promise<OwnObjects> {
  const relations = (await listRelations(client)).filter(({ schema }) => schema === 'public')
  const among = (names: Set<string>, isSequence: boolean) =>
    relations
      .filter(({ name, kind }) => names.has(name) && (kind === 'S') === isSequence)
      .map(({ label }) => label)
  const { rows: functions } = await client.query<{ label: string; isTrigger: boolean }>(
    `select p.oid::regprocedure::text as label, p.prorettype = 'trigger'::regtype as "isTrigger" from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any($1)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    [[...namesIn(folder, 'function')]],
  )
  const { rows: domains } = await client.query<{ label: string }>(
    `select format('%I', t.typname) as label from pg_type t
     where t.typnamespace = 'public'::regnamespace and t.typtype = 'd' and t.typname = any($1)`,
    [[...namesIn(folder, 'domain')]],
  )
  return {
    tables: among(namesIn(folder, 'table'), false),
    sequences: among(namesIn(folder, 'sequence'), true),
    functions: functions.filter(({ isTrigger }) => !isTrigger).map(({ label }) => label),
    triggerFunctions: functions.filter(({ isTrigger }) => isTrigger).map(({ label }) => label),
    domains: domains.map(({ label }) => label),
  }
}
