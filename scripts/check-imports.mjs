import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCircles } from './setup/circles.mjs'
import { fullFolders } from './setup/full-folders.mjs'
import { importsOf, withoutComments } from './setup/import-graph.mjs'
import { root } from './setup/project.mjs'
import { publicFileOf, misplaced, folderOf, upward } from './setup/server-layers.mjs'
import { sqlOutOfPlace } from './setup/sql-places.mjs'

const CODE = /\.(ts|tsx|mjs)$/
const LEFT_OVER = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'as ' + 'any'].join('|')})\\b`)

/**
 * Rules that oxlint cannot express: which folder may import which. Reads the existing folders, so that the rules hold
 * for a new feature from its first file. Returns one sentence per breach.
 */
export function findBreaches(files) {
  const graph = new Map(
    files.filter(({ path }) => CODE.test(path)).map((file) => [file.path, importsOf(file, files)]),
  )
  const breaches = []
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const reason = forbidden(from, to)
      if (reason) breaches.push(`${from} imports ${to}: ${reason}`)
    }
  }
  for (const circle of [...findCircles(graph), ...findCircles(moduleGraph(graph))])
    breaches.push(`${circle.join(' → ')} is a circle`)
  for (const { path, text } of files) breaches.push(...breachesOfFile(path, text))
  breaches.push(...fullFolders(files))
  return breaches
}

/** Tests and their helpers may import anything. */
const isTest = (path) =>
  /\.test\.tsx?$/.test(path) || /^(apps\/server\/src\/testing|bench|e2e|proofs)\//.test(path)

/** Imports between modules of the server, including types. */
function moduleGraph(graph) {
  const modules = new Map()
  for (const [from, targets] of graph) {
    const own = isTest(from) ? undefined : folderOf(from)?.module
    if (own === undefined) continue
    const others = targets.map((to) => folderOf(to)?.module).filter((other) => other && other !== own)
    modules.set(own, [...(modules.get(own) ?? []), ...others])
  }
  return modules
}

function forbidden(from, to) {
  if (from.startsWith('packages/') && /^(apps|demo|e2e|bench|proofs)\//.test(to))
    return 'packages import nothing of the apps'
  if (/^packages\/(contract|domain)\//.test(from) && to.startsWith('packages/messages/')) {
    return 'only apps know the texts'
  }
  if (from.startsWith('apps/storefront/') && to.startsWith('apps/server/'))
    return 'the storefront calls the server'
  if (from.startsWith('apps/server/') && to.startsWith('apps/storefront/'))
    return 'the server knows no screens'
  if (from.startsWith('apps/storefront/') && to.startsWith('apps/mobile/'))
    return 'only the build of the mobile app takes its bridge'
  if (from.startsWith('apps/mobile/') && !OF_BRIDGE.test(to))
    return 'the bridge knows the domain and what the storefront has below its screens'
  const other = featureOf(to)
  if (from.startsWith('apps/storefront/src/ui/') && other) return 'ui/ knows no features'
  if (
    from.startsWith('apps/storefront/src/ui/') &&
    !isTest(from) &&
    to.startsWith('apps/storefront/src/app/')
  )
    return 'ui/ knows no addresses and no navigation: who renders it gives them'
  if (from.startsWith('apps/storefront/src/lib/') && other) return 'lib/ knows no features'
  if (from.startsWith('apps/storefront/src/lib/') && to.startsWith('apps/storefront/src/ui/'))
    return 'lib/ knows nothing of the screen'
  if (featureOf(from) && other && featureOf(from) !== other)
    return 'a feature never imports another: routes and joins/ put them together'
  return isTest(from) ? undefined : (pastDemo(from, to) ?? pastDoor(from, to))
}

/** What the bridge of the mobile app may import. */
const OF_BRIDGE =
  /^(?:apps\/mobile\/bridge\/|packages\/domain\/|apps\/storefront\/src\/(?:lib\/|app\/early\/first-file\.ts)|shop\.config\.json)/

/** The feature of the storefront that a file belongs to. */
const featureOf = (path) => /^apps\/storefront\/src\/features\/([^/]+)\//.exec(path)?.[1]

const DEMO_ENTRY = 'apps/server/src/demo-shop.ts'

function pastDemo(from, to) {
  const isProduct = from.startsWith('packages/') || /^apps\/[^/]+\/src\//.test(from)
  return isProduct && from !== DEMO_ENTRY && to.startsWith('demo/')
    ? `the product knows no demo: only ${DEMO_ENTRY} opens it`
    : undefined
}

const PLATFORM = 'apps/server/src/platform/'
const CONTENTS = 'apps/server/src/app.ts'

/** Modules are imported by their public file, their folders by layers; every module may import the platform. */
function pastDoor(from, to) {
  const isOfServer = to.startsWith('apps/server/src/') && !to.startsWith(PLATFORM)
  if (from.startsWith(PLATFORM) && isOfServer && to !== 'apps/server/src/config.ts')
    return 'the platform imports no module and no program'
  const own = folderOf(from)
  const other = folderOf(to)
  if (other === undefined) return undefined
  if (own?.module === other.module) return upward(own, other)
  const isContents = from === CONTENTS && other.room === undefined && to.endsWith('.routes.ts')
  return to === publicFileOf(other.module) || isContents
    ? undefined
    : `a module is imported by its public file, ${publicFileOf(other.module)}`
}

const HANDS_ON = /^export\b[^'"`;]*\bfrom\s*['"]\./m

function breachesOfFile(path, text) {
  const found = []
  if (LEFT_OVER.test(text)) found.push(`${path} holds an unfinished mark (${LEFT_OVER.exec(text)[0]})`)
  if (!CODE.test(path)) return found
  if (/(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/.test(path))
    found.push(`${path} is named after nothing`)
  if (misplaced(path)) found.push(misplaced(path))
  const place = folderOf(path)
  if (place && path !== publicFileOf(place.module) && HANDS_ON.test(text))
    found.push(`${path} hands on what is another file's: only doors do`)
  if (/^(apps|packages)\//.test(path) && !/\.test\./.test(path)) found.push(...bracketsOnTables(path, text))
  if (IN_SQL.test(path) && !/\.test\./.test(path)) found.push(...statusDigits(path, text))
  found.push(...sqlOutOfPlace(path, withoutComments(text)))
  if (SCREENS.test(path) && !/\.test\./.test(path)) found.push(...writtenAddresses(path, text))
  return found
}

/** Files of screens: navigation declares their addresses, lib contains those of the server. */
const SCREENS = /^apps\/storefront\/src\/(?!app\/navigation\/|lib\/)/
const WRITTEN_ADDRESS = /(?<![:\w])(['"`])\/[a-z][^'"`\n]*\1|\b(?:to|href)(?:=|: )(['"])\/\2/g

function writtenAddresses(path, text) {
  return [...withoutComments(text).matchAll(WRITTEN_ADDRESS)].map(
    ([address]) => `${path} writes out ${address}: addresses are in app/navigation/paths.ts`,
  )
}

/** Files with SQL. */
const IN_SQL = /^(?:demo|proofs)\/|^apps\/server\/src\/(?:modules\/import\/kinds\/|.*\.queries\.ts$)/

/** A status or type of user compared with, set to or selected as a number: the domain has a name for it or the set. */
const STATUS_DIGIT =
  /\b(?:status|user_type_id)\s*(?:=|<>|!=|<=?|>=?|(?:not\s+)?in\s*\()\s*\(?\s*\d|\bcase\s+(?:\w+\.)?status\s+when\s+\d|\b(?:status|userTypeId): \d/gi

function statusDigits(path, text) {
  return [...withoutComments(text).matchAll(STATUS_DIGIT)].map(
    ([written]) => `${path} writes '${written}…': statuses and types come from the domain (decision 097)`,
  )
}

/** A lookup table of texts by any name, and bracket access to it by a variable name. */
const TABLE = /^(?:export )?const (\w+): (?:(?:Readonly|Partial)<)*Record<string,/gm

function bracketsOnTables(path, text) {
  return [...text.matchAll(TABLE)]
    .filter(([, name]) => new RegExp(`\\b${name}\\[(?!['"\`])`).test(text))
    .map(
      ([, name]) => `${path} reads ${name} in brackets: ownValue() finds its own names only (decision 081)`,
    )
}

/** Made by Capacitor's tools (decision 251). */
const NATIVE = ['android', 'ios']
const SKIPPED = new Set(['node_modules', 'dist', 'var', 'coverage', '.git', ...NATIVE])
const TEXT = /\.(ts|tsx|mjs|js|css|html|json|md|sql|yml|svg)$/

export function readProject(folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (SKIPPED.has(entry.name) || entry.name === 'package-lock.json') return []
    if (entry.isDirectory()) return readProject(path)
    return TEXT.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const breaches = findBreaches(readProject())
  for (const breach of breaches) console.error(breach)
  process.exit(breaches.length > 0 ? 1 : 0)
}
