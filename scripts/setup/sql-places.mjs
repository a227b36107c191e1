/** Where SQL may stand (docs/decisions/098-one-way-to-sql.md). */
const SERVER = 'apps/server/src/'
const PLATFORM = `${SERVER}platform/`
const ENGINE = `${SERVER}modules/catalogue/engine/`

/** Programs on a connection of their own, and what keeps connections: folders end in a slash. */
const RAW = [
  `${SERVER}modules/import/`,
  `${ENGINE}catalogue.worker.ts`,
  `${ENGINE}copy-rows.ts`,
  'demo/fill/',
  'demo/fill.ts',
  ...[
    'database',
    'demo-mark',
    'embedded-postgres-enter',
    'errands',
    'health',
    'start-jobs',
    'listen',
    'migrate',
    'own-objects',
    'reset-database',
    'reset-embedded',
    'silence-watch',
    'statement',
  ].map((name) => `${PLATFORM}${name}.ts`),
]
const DRIZZLE = [
  `${PLATFORM}schema/`,
  ...['database', 'migrate', 'own-objects'].map((name) => `${PLATFORM}${name}.ts`),
]

const isAt = (places) => (path) =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
const mayQuery = isAt(RAW)
const mayDrizzle = isAt(DRIZZLE)

/** What a file of the product or the demo does past the statements. `text` comes without its comments. */
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
