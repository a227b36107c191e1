import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, readFileSync, statSync } from 'node:fs'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { StartupError } from '../process/startup-error.ts'

/** The user that runs PostgreSQL. `uid` is set only when we are root and must switch to another user. */
export interface PostgresUser {
  name: string
  uid?: number
  gid?: number
}

interface PasswdEntry {
  name: string
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, and needs a name for its uid. An ordinary user runs it himself; root uses the
 * owner of the data or of the project, else postgres, nobody, or any other user.
 */
export function choosePostgresUser(dataDirectory: string, projectDirectory: string): PostgresUser {
  const users = readPasswd()
  const own = process.getuid?.()
  if (own === undefined) return { name: process.env.USERNAME ?? '' }
  if (own !== 0) return { name: users?.find(({ uid }) => uid === own)?.name ?? String(own) }
  const named = (name: string) => users?.find((user) => user.name === name)
  const owning = (path: string) => users?.find(({ uid }) => uid !== 0 && uid === ownerOf(path))
  const chosen =
    owning(dataDirectory) ??
    owning(projectDirectory) ??
    named('postgres') ??
    named('nobody') ??
    users?.find(isOther)
  if (!chosen) throw new StartupError(startupTexts.noUnprivilegedUser)
  return chosen
}

/** True when the operating system has no name for this uid: PostgreSQL would fail with an error of its own. */
export function hasNoName(uid: number | undefined): uid is number {
  if (uid === undefined || process.platform !== 'linux') return false
  const known = readPasswd()?.some((user) => user.uid === uid)
  return !known && spawnSync('getent', ['passwd', String(uid)]).status === 2
}

/** Tests access as that user: modes, ACLs and parent folders all count. */
export function canUse(user: PostgresUser, test: 'read' | 'enter' | 'write', path: string): boolean {
  if (user.uid === undefined) return canUseMyself(ACCESS[test], path)
  const flag = { read: '-r', enter: '-x', write: '-w' }[test]
  return spawnSync('/bin/sh', ['-c', `test ${flag} "$0"`, path], asUser(user)).status === 0
}

const ACCESS = { read: constants.R_OK, enter: constants.X_OK, write: constants.W_OK }

function canUseMyself(mode: number, path: string): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/**
 * Options for child_process: the user, a folder that he can enter, and an environment without variables that mislead
 * PostgreSQL.
 */
export function asUser({ uid, gid }: PostgresUser) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|HOME$)/.test(name))
  return { uid, gid, cwd: '/', env: Object.fromEntries(inherited) }
}

const isOther = ({ uid }: PasswdEntry) => uid !== 0

function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid
}

function readPasswd(): PasswdEntry[] | undefined {
  let text: string
  try {
    text = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return undefined
  }
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/** Gives `path` to the user, and denies access to everybody else. */
export function give({ uid, gid }: PostgresUser, path: string): void {
  if (uid === undefined || gid === undefined) return
  chownSync(path, uid, gid)
  chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)
}
