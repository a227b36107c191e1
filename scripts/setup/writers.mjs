import { withoutComments } from './import-graph.mjs'
import { folderOf } from './server-layers.mjs'

const SOURCE = /^apps\/server\/src\/(?!testing\/).*\.ts$/
const NAME = String.raw`((?:"?[a-z_]\w*"?\.)?"?[a-z_][a-z_0-9]*"?|\$\{[^}]*\}|(?=['"\`]))`

/** How SQL writes a table, with the table's name as the group. `set` distinguishes an update from `for update of`. */
const WRITES = [
  String.raw`\binsert\s+into\s+${NAME}`,
  String.raw`\bmerge\s+into\s+(?:only\s+)?${NAME}`,
  String.raw`\bdelete\s+from\s+(?:only\s+)?${NAME}`,
  String.raw`\bupdate\s+(?:only\s+)?${NAME}(?:\s+(?:as\s+)?[a-z_]\w*)?\s+set\b`,
  String.raw`\btruncate\s+(?:table\s+)?(?:only\s+)?${NAME}`,
  String.raw`\bcopy\s+${NAME}\s*(?:\([^)]*\)\s*)?from\b`,
  // What an import sets where it differs: its one statement takes the table from the caller's description of the rows.
  String.raw`\btable: '${NAME}'`,
].map((pattern) => new RegExp(pattern, 'gi'))

const TEMPORARY = /\bcreate\s+temp(?:orary)?\s+table\s+([a-z_]\w*)/gi
const DECLARED = /\b(\w+) = pgTable\(\s*'(\w+)'/g
const DRIZZLE = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g

const plain = (name) =>
  name
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .toLowerCase()
const all = (text, pattern) => [...text.matchAll(pattern)]

/** Tables that the schema declares, by the name in drizzle's calls. */
function schemaOf(files) {
  const sources = files.filter(({ path }) => SOURCE.test(path) && path.includes('/schema/'))
  return new Map(sources.flatMap(({ text }) => all(text, DECLARED).map(([, word, table]) => [word, table])))
}

/** Tables that a source writes by SQL or by drizzle; '' or '${…}' if it does not name one. */
export function tablesWritten(source, schema = new Map()) {
  const text = withoutComments(source)
  const bySql = WRITES.flatMap((pattern) => all(text, pattern).map(([, name]) => plain(name)))
  const byDrizzle = all(text, DRIZZLE)
    .filter(([, word]) => schema.has(word) && new RegExp(`import[^;]*\\b${word}\\b[^;]*/schema/`).test(text))
    .map(([, word]) => schema.get(word))
  return [...new Set([...bySql, ...byDrizzle])]
}

/** Module of a source of the server; `platform`, or undefined for the programs beside the modules. */
export const moduleOf = (path) =>
  folderOf(path)?.module ?? (path.startsWith('apps/server/src/platform/') ? 'platform' : undefined)

/**
 * Breaches of the rule that a table has one writer: a source that writes a table of another module or one that it does
 * not name, a table without an owner, an owner that is no module, an unused exception.
 */
export function findWriterBreaches(files, owners, exceptions) {
  const schema = schemaOf(files)
  const sources = files.filter(({ path }) => SOURCE.test(path) && !path.endsWith('.test.ts'))
  const owned = Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner]))
  const ownerOf = new Map(owned)
  const isExcepted = (path, table) => exceptions.some((one) => one.file === path && one.table === table)
  const written = sources.map(({ path, text }) => ({ path, text, tables: tablesWritten(text, schema) }))

  return [
    ...written.flatMap(({ path, tables }) => {
      const temporary = temporaryOf(sources, moduleOf(path))
      return tables
        .filter((table) => !temporary.has(table) && !isExcepted(path, table))
        .flatMap((table) => breachOf(path, table, ownerOf))
    }),
    ...[...schema.values()]
      .filter((table) => !ownerOf.has(table))
      .map((table) => `table ${table} has no owner: name one in scripts/setup/table-owners.mjs`),
    ...owned
      .filter(([table], index) => owned.findIndex(([other]) => other === table) !== index)
      .map(([table]) => `table ${table} has two owners`),
    ...[...ownerOf.keys()]
      .filter((table) => ![...schema.values()].includes(table))
      .map((table) => `table ${table} is not in the schema`),
    ...Object.keys(owners)
      .filter((owner) => owner !== 'database' && !files.some(({ path }) => moduleOf(path) === owner))
      .map((owner) => `${owner} owns tables and is no module`),
    ...exceptions
      .filter(({ file, table }) => {
        const source = written.find(({ path }) => path === file)
        return !source?.tables.includes(table) || ownerOf.get(table) === moduleOf(file)
      })
      .map(({ file, table }) => `${file} is excepted for ${table} without need`),
  ]
}

/** Temporary tables that a module creates. */
const temporaryOf = (sources, module) =>
  new Set(
    sources
      .filter(({ path }) => moduleOf(path) === module)
      .flatMap(({ text }) => all(text, TEMPORARY).map(([, name]) => plain(name))),
  )

function breachOf(path, table, ownerOf) {
  if (table === '' || table.startsWith('$')) return [`${path} writes a table that it does not name`]
  const owner = table.startsWith('pgboss.') ? 'platform' : ownerOf.get(table)
  if (owner === undefined) return [`${path} writes ${table}, which has no owner`]
  return owner === moduleOf(path) ? [] : [`${path} writes ${table}: only ${owner} does, call its act`]
}
