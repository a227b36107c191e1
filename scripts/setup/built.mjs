import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireWritable, root } from './project.mjs'
import { precompress } from './precompress.mjs'
import { mustRun, runNode, step } from './step.mjs'

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json']
const PARTS = {
  server: {
    sources: [...SHARED, 'apps/server', 'demo'],
    dist: 'apps/server/dist',
    build: () =>
      runNode(join(root, 'node_modules/rolldown/bin/cli.mjs'), ['-c', 'rolldown.config.ts'], inApp('server')),
  },
  storefront: {
    sources: [...SHARED, 'apps/storefront', 'shop.config.json'],
    dist: 'apps/storefront/dist',
    build: () => runNode(join(root, 'node_modules/vite/bin/vite.js'), ['build'], inApp('storefront')),
    after: precompress,
  },
}
const NOT_SOURCES = new Set(['node_modules', 'dist', 'var', 'coverage', 'migrations'])
const STAMP = '.built-from'

const inApp = (name) => ({ cwd: join(root, 'apps', name), env: { ...process.env, NODE_ENV: 'production' } })

/** Builds what has changed since it was last built: the server, the storefront, or both at once. */
export async function ensureBuilt(names = Object.keys(PARTS)) {
  const stale = names
    .map((name) => ({ name, ...PARTS[name], hash: hashOf(PARTS[name].sources) }))
    .filter(isStale)
  if (stale.length === 0) return
  requireWritable()
  await step(`Compilo ${stale.map(({ name }) => LABELS[name]).join(' e ')}`, () =>
    Promise.all(stale.map(buildPart)),
  )
}

const LABELS = { server: 'il server', storefront: 'il negozio' }

async function buildPart({ name, dist, hash, build, after }) {
  rmSync(join(root, dist, STAMP), { force: true })
  await mustRun(`compilazione (${name})`, build())
  await after?.(join(root, dist))
  writeFileSync(join(root, dist, STAMP), hash)
}

function isStale({ dist, hash }) {
  const stamp = join(root, dist, STAMP)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, join(root, path))
  return hash.digest('hex')
}

function addTo(hash, path) {
  const status = statSync(path, { throwIfNoEntry: false })
  if (status?.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (!NOT_SOURCES.has(name)) addTo(hash, join(path, name))
  } else if (status && !/\.test\.tsx?$/.test(path)) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
}
