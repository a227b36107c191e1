import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf } from './setup/import-graph.mjs'
import { root } from './setup/project.mjs'

const CODE = /\.(ts|tsx|mjs)$/
const LEFT_OVER = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'as ' + 'any'].join('|')})\\b`)

/**
 * What oxlint cannot know: which folder may import which. Reads the folders that there are, so a new feature is
 * under the rules from its first file. Returns one sentence per breach.
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
  for (const { path, text } of files) breaches.push(...breachesOfFile(path, text))
  return breaches
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
  const own = featureOf(from)
  const other = featureOf(to)
  if (from.startsWith('apps/storefront/src/ui/') && other) return 'ui/ knows no features'
  if (from.startsWith('apps/storefront/src/lib/') && other) return 'lib/ knows no features'
  if (!own || !other || own === other) return undefined
  if (own.startsWith('storefront/') && other.startsWith('storefront/')) {
    return 'a feature never imports another: routes and app/ join them'
  }
  return to.endsWith('.queries.ts') ? 'a module calls the service of another, never its queries' : undefined
}

/** storefront/cart or server/cart; undefined for what belongs to no feature. */
function featureOf(path) {
  const match =
    /^apps\/(storefront)\/src\/features\/([^/]+)\//.exec(path) ??
    /^apps\/(server)\/src\/modules\/([^/]+)\//.exec(path)
  return match ? `${match[1]}/${match[2]}` : undefined
}

function breachesOfFile(path, text) {
  const found = []
  if (LEFT_OVER.test(text)) found.push(`${path} holds an unfinished mark (${LEFT_OVER.exec(text)[0]})`)
  if (!CODE.test(path)) return found
  if (/(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/.test(path))
    found.push(`${path} is named after nothing`)
  if (/^(apps|packages)\//.test(path) && !/\.test\./.test(path)) found.push(...bracketsOnTables(path, text))
  return found
}

/** A table of texts by any name, and a place that reads it in brackets by a name that is not written there. */
const TABLE = /^(?:export )?const (\w+): (?:(?:Readonly|Partial)<)*Record<string,/gm

function bracketsOnTables(path, text) {
  return [...text.matchAll(TABLE)]
    .filter(([, name]) => new RegExp(`\\b${name}\\[(?!['"\`])`).test(text))
    .map(
      ([, name]) => `${path} reads ${name} in brackets: ownValue() finds its own names only (decision 081)`,
    )
}

const SKIPPED = new Set(['node_modules', 'dist', 'var', 'coverage', '.git'])
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
