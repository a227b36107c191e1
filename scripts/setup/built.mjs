import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { requireWritable, root, shopFile, stop } from './project.mjs'
import { precompress } from './precompress.mjs'
import { mustRun, runNode, step } from './step.mjs'

const storefront = resolve(process.env.CAMBUSA_STOREFRONT || resolve(root, 'apps/storefront/dist'))
const shell = resolve(process.env.CAMBUSA_APP_PAGES || resolve(root, 'apps/mobile/dist'))
/** For tests that build a shop of their own: the same program, without the last percents of compression (decision 257). */
const IS_QUICK = process.env.QUICK_BUILD === '1'
const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json']
const PARTS = {
  server: {
    sources: [...SHARED, 'apps/server', 'demo'],
    dist: 'apps/server/dist',
    build: () =>
      runNode(
        resolve(root, 'node_modules/rolldown/bin/cli.mjs'),
        ['-c', 'rolldown.config.ts'],
        inApp('server'),
      ),
  },
  storefront: {
    // Inputs of another shop (CAMBUSA_SHOP_FILE), and the folder of its storefront.
    sources: [...SHARED, 'apps/storefront', shopFile, ...picturesOf(shopFile)],
    dist: storefront,
    before: () => process.env.CAMBUSA_STOREFRONT && requireOwnFolder(storefront),
    build: buildStorefront,
    after: (folder) => precompress(folder, { isQuick: IS_QUICK }),
  },
  /** The pages of the mobile app, which Capacitor copies into its projects (scripts/mobile.mjs). */
  shell: {
    sources: [...SHARED, 'apps/storefront', 'apps/mobile/bridge', shopFile, ...picturesOf(shopFile)],
    dist: shell,
    before: () => process.env.CAMBUSA_APP_PAGES && requireOwnFolder(shell),
    build: () =>
      runNode(resolve(root, 'node_modules/vite/bin/vite.js'), ['build'], {
        cwd: resolve(root, 'apps/storefront'),
        env: { ...inApp('storefront').env, CAMBUSA_STOREFRONT: shell, CAMBUSA_SHELL: '1' },
      }),
  },
}
/** The app is built on demand. */
const OF_SHOP = ['server', 'storefront']
const NOT_SOURCES = new Set(['node_modules', 'dist', 'var', 'coverage', 'migrations'])
const STAMP = '.built-from'

/** What a build leaves in its folder: only a folder with nothing else is emptied. */
const BUILT =
  /^(?:\.vite|\.ssr|assets|index\.html|(?:logo|icon|screenshot)[\w-]*\.(?:svg|png|jpg|webp)|(?:site|manifest)\.webmanifest|sw\.js|\.built-from)(?:\.(?:br|gz))?$/

/** Builds the browser's files first, which empties the folder, then the program for server rendering next to them. */
async function buildStorefront() {
  const vite = (...args) =>
    runNode(resolve(root, 'node_modules/vite/bin/vite.js'), ['build', ...args], inApp('storefront'))
  const built = await vite()
  return built.code === 0 ? vite('--ssr', 'src/app/ssr/render-page.tsx') : built
}

const inApp = (name) => ({
  cwd: resolve(root, 'apps', name),
  env: {
    ...process.env,
    NODE_ENV: 'production',
    CAMBUSA_SHOP_FILE: shopFile,
    CAMBUSA_STOREFRONT: storefront,
  },
})

/** The logo and the pictures named in a retailer's file; errors in the file are reported by the build. */
function picturesOf(file) {
  try {
    const { logo, screenshots = {} } = JSON.parse(readFileSync(file, 'utf8'))
    return [logo.file, ...Object.values(screenshots)].map((name) => resolve(dirname(file), name))
  } catch {
    return [file]
  }
}

/** Refuses to empty a folder that the build has not created. */
function requireOwnFolder(folder) {
  const other = existsSync(folder) ? readdirSync(folder).find((name) => !BUILT.test(name)) : undefined
  if (other === undefined) return
  stop(`${folder} contiene anche altro (${other}): indica una cartella vuota o nuova.`)
}

/** Builds what has changed since the last build: by default the server and the storefront, in parallel. */
export async function ensureBuilt(names = OF_SHOP) {
  const stale = names
    .map((name) => ({ name, ...PARTS[name], hash: hashOf(name, PARTS[name].sources) }))
    .filter(isStale)
  if (stale.length === 0) return
  requireWritable()
  await step(`Compilo ${stale.map(({ name }) => LABELS[name]).join(' e ')}`, () =>
    Promise.all(stale.map(buildPart)),
  )
}

const LABELS = { server: 'il server', storefront: 'il negozio', shell: 'le pagine dell’app' }

async function buildPart({ name, dist, hash, build, before, after }) {
  before?.()
  rmSync(resolve(root, dist, STAMP), { force: true })
  await mustRun(`compilazione (${name})`, build())
  await after?.(resolve(root, dist))
  writeFileSync(resolve(root, dist, STAMP), hash)
}

function isStale({ dist, hash }) {
  const stamp = resolve(root, dist, STAMP)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash
}

function hashOf(name, paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, resolve(root, path))
  if (IS_QUICK && name !== 'server') hash.update('quick')
  return hash.digest('hex')
}

function addTo(hash, path) {
  const status = statSync(path, { throwIfNoEntry: false })
  if (status?.isDirectory()) {
    for (const name of readdirSync(path).toSorted())
      if (!NOT_SOURCES.has(name)) addTo(hash, resolve(path, name))
  } else if (status && !/\.test\.tsx?$/.test(path)) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
}
