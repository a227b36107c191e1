import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { requireWritable, root, stateFolder, stop } from './project.mjs'
import { run, step } from './step.mjs'

/** Installs what package-lock.json lists, unless node_modules already matches it. */
export async function ensureInstalled() {
  if (isInstalled()) return
  requireWritable()
  const { code, output } = await step('Installo le dipendenze', () =>
    runNpm([
      'install',
      '--no-save',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--no-progress',
    ]),
  )
  if (code !== 0) stop(`npm non ha installato le dipendenze:\n${output.trim().slice(-3000)}`)
}

/** npm, with a cache in a writable folder even without a home directory. */
export function runNpm(args, options = {}) {
  const env = { ...process.env, npm_config_cache: writableCache() }
  const program = process.env.npm_execpath
  return program?.endsWith('.js')
    ? run(process.execPath, [program, ...args], { env, ...options })
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env, ...options })
}

function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const found = packagesOf(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || !isForThisMachine(entry)) return true
    return found[path]?.version === entry.version && existsSync(join(root, path))
  })
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** Of the optional packages only those count that npm certainly installs on this machine. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

function writableCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  for (let folder = usual; ; folder = dirname(folder)) {
    if (!existsSync(folder) && folder !== dirname(folder)) continue
    try {
      accessSync(folder, constants.W_OK)
      return usual
    } catch {
      const own = join(stateFolder, 'npm-cache')
      mkdirSync(own, { recursive: true })
      return own
    }
  }
}
