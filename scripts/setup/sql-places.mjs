/** Files in which SQL may be written (docs/decisions/098-one-way-to-sql.md). */
const SERVER = 'apps/server/src/'
const PLATFORM = `${SERVER}platform/`
const ENGINE = `${SERVER}modules/catalogue/engine/`

/**
 * Programs with a database connection of their own, and the code that manages connections. Folders end with a slash.
 */
const RAW = [
  `${SERVER}modules/import/`,
  `${ENGINE}read-catalogue.ts`,
  `${ENGINE}copy-rows.ts`,
  'demo/fill/',
  'demo/fill.ts',
]
const RAW_OF_PLATFORM = [
  'database',
  'demo-mark',
  'embedded-postgres-enter',
  'queued-jobs',
  'health',
  'start-jobs',
  'listen',
  'migrate',
  'own-objects',
  'reset-database',
  'reset-embedded',
  'silence-watch',
  'statement',
]
const DRIZZLE_OF_PLATFORM = ['database', 'migrate', 'own-objects']

/** A file of the platform is identified by its name, in any folder: names are unique. */
const isNamed = (path, names) =>
  path.startsWith(PLATFORM) && names.some((name) => path.endsWith(`/${name}.ts`))
const mayQuery = (path) =>
  isNamed(path, RAW_OF_PLATFORM) ||
  RAW.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
const mayDrizzle = (path) => isNamed(path, DRIZZLE_OF_PLATFORM) || path.startsWith(`${PLATFORM}schema/`)

/** SQL in a file of the product or the demo that bypasses the declared statements. `text` has no comments. */
export function sqlOutOfPlace(path, text) {
  const isOfShop = /^(apps\/server\/src|demo)\//.test(path) && !path.startsWith(`${SERVER}testing/`)
  if (!isOfShop || path.endsWith('.test.ts')) return []
  const found = []
  if (!path.endsWith('.queries.ts') && /\b(list|find|one|write)Statement[<(]/.test(text) && !mayQuery(path))
    found.push(`${path} declares a statement: they stand in *.queries.ts`)
  if (!mayQuery(path) && /\.query[<(]|\$client\b|\.execute[<(]/.test(text))
    found.push(`${path} sends SQL by itself: only statements do (decision 098)`)
  if (!mayDrizzle(path) && /^import (?!type\b)[^'"]*['"]drizzle-orm/m.test(text))
    found.push(`${path} imports drizzle: it serves schema and migrations only (decision 098)`)
  return found
}
