import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { freePort } from './free-port.ts'

export interface OnlineDatabase {
  /** For the shop's own role. */
  url: string
  /** The kind of PostgreSQL, for the report. */
  told: string
  close(): Promise<void>
}

interface Server {
  url: string
  told: string
  close(): Promise<void>
}

const DEBIAN = '/usr/lib/postgresql'
const PASSWORD = 'open-sesame-of-the-proof'
const LOOKS = 200
const LOOK_MS = 100

/**
 * An empty database with the role of deploy/role.sql: on PostgreSQL of Debian's packages if installed, else the
 * embedded one.
 */
export async function openOnlineDatabase(base: string): Promise<OnlineDatabase> {
  const server = (await openDebians(base)) ?? (await openEmbedded(base))
  const sql = readFileSync(join(import.meta.dirname, '../deploy/role.sql'), 'utf8')
  const [outside = '', inside = ''] = sql.replaceAll(/^--.*$/gm, '').split('\\connect cambusa')
  await act(server.url, outside.replace(`:'password'`, `'${PASSWORD}'`))
  const own = new URL(server.url)
  own.pathname = '/cambusa'
  await act(own.href, inside)
  own.username = 'cambusa'
  own.password = PASSWORD
  return { ...server, url: own.href }
}

async function act(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of text.split(';').filter((each) => each.trim() !== '')) await client.query(statement)
  await client.end()
}

async function openDebians(base: string): Promise<Server | undefined> {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).at(-1) : undefined
  if (version === undefined || process.getuid?.() !== 0) return undefined
  const bin = join(DEBIAN, version, 'bin')
  const folder = join(base, 'postgresql')
  mkdirSync(folder)
  execFileSync('chown', ['postgres', folder])
  const asPostgres = ['-u', 'postgres', '--']
  const made = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  execFileSync('runuser', [...asPostgres, join(bin, 'initdb'), ...made], { cwd: folder })
  const port = await freePort()
  const started = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const child = spawn(
    'setpriv',
    ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, 'postgres'), ...started],
    {
      stdio: 'ignore',
      cwd: folder,
    },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (let look = 0; ; look += 1) {
    const failed = await act(url, 'select 1').then(
      () => false,
      () => true,
    )
    if (!failed) break
    if (look > LOOKS) throw new Error('PostgreSQL of Debian does not start')
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  const close = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGINT')
    await gone
  }
  return { url, told: `PostgreSQL ${version} of Debian`, close }
}

async function openEmbedded(base: string): Promise<Server> {
  const postgres = await openEmbeddedPostgres({ dataDir: join(base, 'embedded'), role: 'owner' })
  return { url: postgres.urlOf('postgres'), told: 'the embedded PostgreSQL', close: () => postgres.close() }
}
