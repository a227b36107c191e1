import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { importTexts } from '@cambusa/messages/it/operator/import'
import pg from 'pg'
import { openMailServer } from '../apps/server/src/testing/mail-server.ts'
import { writeRetailersFileInto } from '../apps/server/src/testing/files/retailers-text.ts'
import { buyAgainAndAgain, noEncounters, type Purchase } from './buyer.ts'
import { call } from './api.ts'
import { freePort } from './free-port.ts'
import { openOnlineDatabase } from './online-database.ts'
import { registerCustomer, ORDERS_TO } from './online-customer.ts'
import { hasNginx, openOnlineProxy } from './online-proxy.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import type { Verdict } from './verdict.ts'

/**
 * npm run proofs -- --online: a shop from an empty database in production, by commands and the files of docs/import-examples,
 * behind nginx with TLS and two processes, to orders whose mails arrive, while one process is restarted and then stopped.
 */
const KINDS: readonly (readonly [kind: string, file: string])[] = [
  ['categories', 'categorie'],
  ['stores', 'negozi'],
  ['services', 'servizi'],
  ['areas', 'zone'],
  ['timeslots', 'fasce'],
  ['packagings', 'imballi'],
  ['products', 'prodotti'],
  ['price-lists', 'listini'],
  ['prices', 'prezzi'],
  ['promotions', 'promozioni'],
  ['stock', 'giacenze'],
  ['customers', 'clienti'],
  ['cards', 'carte'],
]
const READS = 1_000
const WRITES = 200
const SIDE_BY_SIDE = 10
/**
 * Duration of purchases and calls: a process that is told to end still answers for CAMBUSA_DRAIN_SECONDS, 5, and both
 * must last longer.
 */
const BEFORE_RESTARTED = 7
const PURCHASES = 9
const PURCHASE_MS = 1_000
const CALLS_LAST_MS = 9_000
const MAIL_LOOKS = 900
const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const importProgram = join(root, 'apps/server/dist/import.js')
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Imports the example of each kind unchanged. A refused row ends the proof. */
async function importExamples(env: NodeJS.ProcessEnv): Promise<void> {
  const refused = importTexts.refusedFile({ path: '' })
  for (const [kind, name] of KINDS) {
    const file = join(root, `docs/import-examples/${name}.csv`)
    const { stdout } = await run(process.execPath, [importProgram, kind, file], { env })
    if (stdout.includes(refused)) throw new Error(`${name}.csv: ${stdout.trim()}`)
  }
}

/**
 * Makes a call the given number of times, some in parallel, spread over CALLS_LAST_MS; returns the number of answers by
 * status.
 */
async function count(times: number, act: (number: number) => Promise<number>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const startedMs = performance.now()
  let next = 0
  const one = async () => {
    for (let number = next++; number < times; number = next++) {
      await pause(Math.max(0, startedMs + (number * CALLS_LAST_MS) / times - performance.now()))
      const status = await act(number).catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one))
  return statuses
}

const line = (statuses: Map<number, number>) =>
  [...statuses].map(([status, times]) => `${times} × ${status || 'broken'}`).join(', ')

export async function proveOnline(): Promise<Verdict> {
  if (!hasNginx()) return { isGood: true, told: 'not tried: nginx is not installed' }
  const base = mkdtempSync(join(tmpdir(), 'cambusa-online-'))
  chmodSync(base, 0o755)
  const mails = await openMailServer()
  const database = await openOnlineDatabase(base)
  const ports = [await freePort(), await freePort()] as const
  const data = join(base, 'data')
  mkdirSync(data)
  const env = {
    ...process.env,
    CAMBUSA_MODE: 'production',
    DATABASE_URL: database.url,
    CAMBUSA_DATA: data,
    CAMBUSA_SECRET: 'c0f1a9e47b2d8356914ed7a0b35f68c2',
    CAMBUSA_SHOP_FILE: writeRetailersFileInto(base),
    CAMBUSA_PUBLIC_URL: 'https://spesa.bottegarossa.it',
    CAMBUSA_SMTP_URL: mails.url,
    CAMBUSA_MAIL_FROM: 'spesa@bottegarossa.it',
    CAMBUSA_ORDERS_TO: ORDERS_TO,
    CAMBUSA_STORE_ID: '901',
    CAMBUSA_TRUSTED_PROXIES: 'loopback',
  }
  // Each has its own data folder: its server.json shows the proof that the process is open.
  const open = (index: 0 | 1) =>
    startServerProcess({
      dataDir: join(base, `process-${index}`),
      port: ports[index],
      env: { ...env, CAMBUSA_DATA: '' },
      listener: () => undefined,
    })
  const servers: ServerProcess[] = []
  const proxy = await openOnlineProxy(base, ports)
  // The proof's own certificate.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  const client = new pg.Client({ connectionString: database.url })
  try {
    const started = performance.now()
    servers[0] = await open(0)
    servers[1] = await open(1)
    await importExamples(env)
    await client.connect()
    const customers = join(root, 'apps/server/dist/customers.js')
    const enable = (address: string) => run(process.execPath, [customers, 'enable', address], { env })
    const { shopper, slot, email } = await registerCustomer(proxy.url, mails.kept, enable)
    const met = noEncounters()
    let restarted: (() => void) | undefined
    const isRestarted = new Promise<void>((resolve) => (restarted = resolve))
    let begun = 0
    let [atEnd, atRestart] = [0, 0]
    const isOver = async () => {
      begun += 1
      await (begun > BEFORE_RESTARTED ? isRestarted : pause(PURCHASE_MS))
      return begun > PURCHASES
    }
    const buying = buyAgainAndAgain({ url: proxy.url }, shopper, slot, met, isOver)
    await servers[0].end('SIGTERM')
    atEnd = begun
    servers[0] = await open(0)
    atRestart = begun
    restarted?.()
    const purchases: Purchase[] = await buying
    const { rows } = await client.query<{ id: string }>('select id::text from orders')
    const kept = new Set(rows.map(({ id }) => id))
    const lost = purchases.filter(({ orderId }) => !kept.has(String(orderId))).length
    const toldTo = (to: string) => mails.kept.filter((mail) => mail.to === to).length
    for (let look = 0; toldTo(ORDERS_TO) < purchases.length && look < MAIL_LOOKS; look += 1) await pause(100)
    const minutes = ((performance.now() - started) / 60_000).toFixed(1)
    const ending = servers[1]
    const stopping = ending.end('SIGTERM')
    let afterEnd = 0
    const noteEnd = () => (afterEnd += ending.isAlive() ? 0 : 1)
    const reads = count(READS, async () => {
      noteEnd()
      return (await fetch(`${proxy.url}/ebsn/api/products?page_size=24`)).status
    })
    const productId = shopper.productIds[0]
    const writes = count(WRITES, async (number) => {
      noteEnd()
      const items = [{ productId, quantity: 1 + (number % 2) }]
      const answer = await call(proxy.url, 'POST', '/theone-cart/add-reset', shopper.session, { items })
      return answer.status === 0 ? answer.httpStatus : answer.status
    })
    const [read, written] = await Promise.all([reads, writes])
    await stopping
    const isWhole = [read, written].every((statuses) =>
      [...statuses.keys()].every((status) => status === 200),
    )
    return {
      isGood:
        lost === 0 &&
        purchases.length === PURCHASES &&
        afterEnd > 0 &&
        kept.size === purchases.length &&
        met.failures === 0 &&
        toldTo(ORDERS_TO) >= purchases.length &&
        toldTo(email) > purchases.length &&
        isWhole,
      told:
        `${database.told}, ${KINDS.length} files, ${purchases.length} orders (${atEnd} begun before one process ended, ${atRestart - atEnd} until it was back, ${begun - 1 - atRestart} later), ${lost} lost, ` +
        `${kept.size} in the database, ${met.calls} calls (${met.failures} of 5xx, ${met.unavailable} of 503, ${met.broken} broken; ${met.surprises.slice(0, 2).join() || 'no refusals'}); ` +
        `mails to the shop ${toldTo(ORDERS_TO)}, to the customer ${toldTo(email)}; ${minutes} minutes; ` +
        `one stopped, ${afterEnd} calls after its end: reads ${line(read)}; writes ${line(written)}`,
    }
  } finally {
    await client.end().catch(() => undefined)
    await proxy.close()
    for (const server of servers) await server.end('SIGTERM')
    await database.close()
    await mails.close()
    rmSync(base, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await proveOnline())
