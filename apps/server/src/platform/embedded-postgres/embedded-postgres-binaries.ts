import { ownValue } from '@cambusa/domain/own-value'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { canUse, type PostgresUser } from './embedded-postgres-user.ts'
import { projectRoot } from '../process/project-root.ts'
import { StartupError } from '../process/startup-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** Major version, as in PG_VERSION of a data directory. */
  major: string
}

const PACKAGE_OF: Record<string, string> = { win32: 'windows' }

/** A folder for files that an unprivileged user cannot reach in the clone; one per path. */
export function reachableFolder(path: string): string {
  return join('/var/lib/cambusa', createHash('sha256').update(path).digest('hex').slice(0, 16))
}

/**
 * The programs of the npm package for this platform, complete and usable by `user`: at their place, or copied to a
 * folder that the user can reach. npm may have refused the package's install script, which only makes symbolic links:
 * missing ones are created here.
 */
export function findBinaries(
  user: PostgresUser,
  dataDirectory: string,
  say: (text: string) => void,
): Binaries {
  const { native, version } = findPackage()
  if (makeLinks(native)) {
    if (user.uid === undefined || isReachable(user, native)) return binariesIn(native, version)
  }
  const shared = user.uid !== undefined
  const copy = join(shared ? reachableFolder(projectRoot) : dirname(dataDirectory), `postgresql-${version}`)
  if (!isComplete(copy)) {
    copyWhole(native, copy)
    say(startupTexts.binariesCopied({ directory: copy }))
  }
  return binariesIn(copy, version)
}

function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${ownValue(PACKAGE_OF, process.platform) ?? process.platform}-${process.arch}`
  const require = createRequire(join(projectRoot, 'apps/server/package.json'))
  for (const folder of require.resolve.paths(name) ?? []) {
    const manifest = join(folder, name, 'package.json')
    if (!existsSync(manifest)) continue
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
    return { native: join(folder, name, 'native'), version }
  }
  throw new StartupError(
    startupTexts.platformWithoutBinaries({ platform: `${process.platform}-${process.arch}` }),
  )
}

function binariesIn(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres'), major: version.split('.')[0] ?? '' }
}

interface Link {
  file: string
  link: string
}

/** pg-symlinks.json has paths relative to the package's folder: native/lib/libpq.so.5.18 → native/lib/libpq.so.5. */
function linksOf(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const entries = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return entries.map(({ source, target }) => ({
    file: basename(source),
    link: join(native, target.replace(/^native\//, '')),
  }))
}

function isComplete(native: string): boolean {
  return existsSync(join(native, 'bin')) && linksOf(native).every(({ link }) => existsSync(link))
}

/** Creates missing links. False: some are still missing, in a node_modules that is not writable. */
export function makeLinks(native: string): boolean {
  try {
    for (const { file, link } of linksOf(native)) if (!existsSync(link)) symlinkSync(file, link)
  } catch {
    // Another user's folder, or another process was faster: the check that follows decides.
  }
  return isComplete(native)
}

function isReachable(user: PostgresUser, native: string): boolean {
  return (
    canUse(user, 'enter', join(native, 'bin/postgres')) &&
    canUse(user, 'read', join(native, 'share/postgresql/postgres.bki')) &&
    canUse(user, 'enter', join(native, 'lib/postgresql'))
  )
}

/** Copies to a neighbouring folder and renames it: other processes see all of it or nothing. */
function copyWhole(native: string, target: string): void {
  const halfway = `${target}.${process.pid}`
  mkdirSync(dirname(target), { recursive: true })
  cpSync(native, halfway, { recursive: true, verbatimSymlinks: true })
  makeLinks(halfway)
  openToAll(halfway)
  try {
    renameSync(halfway, target)
  } catch (error) {
    rmSync(halfway, { recursive: true, force: true })
    // Another process was faster, or an old partial copy is in the way.
    if (!isComplete(target)) throw error
  }
}

/** Whatever root's umask: everyone may read, and enter or run what the owner may. */
function openToAll(path: string): void {
  const status = lstatSync(path)
  if (status.isSymbolicLink()) return
  chmodSync(path, status.mode | 0o444 | (status.mode & 0o100 ? 0o111 : 0))
  if (status.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}
