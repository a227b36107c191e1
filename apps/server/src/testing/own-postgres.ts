import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostmaster, stopPostmaster } from '../platform/embedded-postgres/embedded-postgres-postmaster.ts'
import { openEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { atTheEnd } from './at-the-end.ts'

/** A PostgreSQL that a test may kill, freeze and starve: nobody else uses it. */
export interface OwnPostgres {
  /** Where the shop's role finds its database. */
  url: () => string
  /** Runs a statement as the superuser, on a connection of its own. */
  act: (text: string) => Promise<void>
  /** Sends a signal to the postmaster alone. */
  signal: (name: NodeJS.Signals) => void
  /** Stops every process of it, or lets them go on. */
  freeze: () => void
  thaw: () => void
}

const ROLE = 'shop'
const PASSWORD = 'open-sesame'

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'cambusa-outage-')))
  chmodSync(dataDir, 0o755)
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
  atTheEnd(async () => {
    await postgres.close()
    // Where the test has ended the keeper's session too, nobody knows to be the last to leave.
    const left = findPostmaster(postgres.directory)
    if (left) await stopPostmaster(postgres.directory, left)
    rmSync(dataDir, { recursive: true, force: true })
  })
  const act = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres.urlOf('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }
  await act(`create role ${ROLE} login password '${PASSWORD}'`)
  await act(`create database shop owner ${ROLE}`)
  const url = () => {
    const address = new URL(postgres.urlOf('shop'))
    address.username = ROLE
    address.password = PASSWORD
    return address.href
  }
  await migrateDatabase(url())
  const pid = () => findPostmaster(postgres.directory)?.pid ?? 0
  let frozen: number[] = []
  return {
    url,
    act,
    signal: (name) => void process.kill(pid(), name),
    freeze() {
      // The postmaster first: it starts no others meanwhile.
      process.kill(pid(), 'SIGSTOP')
      const parts = execFileSync('pgrep', ['-P', String(pid())])
      frozen = [pid(), ...parts.toString().trim().split('\n').map(Number)]
      for (const part of frozen.slice(1)) process.kill(part, 'SIGSTOP')
    },
    thaw() {
      for (const part of frozen.splice(0).toReversed()) process.kill(part, 'SIGCONT')
    },
  }
}

/** A network between shop and PostgreSQL that can go still, or refuse. */
export interface Proxy {
  url: () => string
  /** Takes everything and passes nothing on; what was connected stays dead for ever. */
  freeze: () => void
  /** Closes: nothing is taken any more. */
  refuse: () => Promise<void>
  back: () => Promise<void>
}

export async function openProxy(target: () => string): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let server: Server
  let port = 0
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (data) => void (from.destroyed || isDead.has(from) || to.write(data)))
    from.on('error', () => undefined).on('close', () => to.destroy())
  }
  const isDead = new WeakSet<Socket>()
  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer((inside) => {
        sockets.add(inside)
        if (isFrozen) {
          isDead.add(inside.on('error', () => undefined).resume())
          return
        }
        const outside = connect(Number(new URL(target()).port), '127.0.0.1')
        sockets.add(outside)
        pass(inside, outside)
        pass(outside, inside)
      }).listen(port, '127.0.0.1', resolve)
    })
  await open()
  port = (server!.address() as AddressInfo).port
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  atTheEnd(() => {
    server.close()
    cut()
  })
  return {
    url() {
      const address = new URL(target())
      address.port = String(port)
      address.search = ''
      return address.href
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) isDead.add(socket)
    },
    refuse: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
    async back() {
      isFrozen = false
      if (!server.listening) await open()
    },
  }
}
