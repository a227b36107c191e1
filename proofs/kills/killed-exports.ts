import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { zipFiles } from '../../apps/server/src/testing/files/zip-files.ts'
import { call } from '../api.ts'
import type { ShopProcess } from '../shop-process.ts'
import { makeExporter, type Shopper } from '../shoppers.ts'
import type { Verdict } from '../verdict.ts'

/** A run that was killed is taken over after half a minute, by a job of every minute. */
const DONE_MS = 240_000
const LOOK_MS = 100

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Status {
  exportId: number
  state: string
  url: string | null
}

const ALL = {
  shots: ['front', 'back', 'label'],
  formats: ['square-2000-white', 'wide-1600-clear'],
  file_formats: ['png'],
  data_formats: ['csv', 'json'],
}

async function ask(shop: ShopProcess, { session, cartId }: Shopper): Promise<number> {
  const body = { cart_id: cartId, ...ALL }
  const { data, codes } = await call(shop.url, 'POST', '/theone-order/download-request', session, body)
  if (data === undefined) throw new Error(`no export: ${codes.join()}`)
  return (data as unknown as Status).exportId
}

async function statusOf(shop: ShopProcess, { session }: Shopper, id: number): Promise<Status> {
  const path = `/theone-order/download-status?order_id=${id}`
  return (await call(shop.url, 'GET', path, session)).data as unknown as Status
}

async function until(shop: ShopProcess, buyer: Shopper, id: number, states: readonly string[]) {
  for (const end = Date.now() + DONE_MS; Date.now() < end; await pause(LOOK_MS)) {
    const status = await statusOf(shop, buyer, id)
    if (states.includes(status.state)) return status
  }
  throw new Error(`export ${id} is not ${states.join(' or ')}`)
}

/** Files of a ZIP that are not as its list says, and those that only one of them has. */
async function wrongIn(zip: Buffer): Promise<{ files: number; wrong: string[] }> {
  const files = await zipFiles(zip)
  const list = files.get('contenuto.csv') ?? Buffer.alloc(0)
  const rows = parse(list, { bom: true, delimiter: ';', from_line: 2 }) as unknown as string[][]
  const isAsListed = ([name = '', bytes, hash]: string[]) => {
    const content = files.get(name)
    if (content === undefined || String(content.length) !== bytes) return false
    return createHash('sha256').update(content).digest('hex') === hash
  }
  const wrong = rows.filter((row) => !isAsListed(row)).map(([name = '']) => name)
  if (rows.length !== files.size - 1) wrong.push(`${rows.length} listed of ${files.size - 1}`)
  return { files: files.size, wrong }
}

/**
 * Kills the server (kill -9) while it makes an export and restarts it: the export is made to its end, its ZIP is as its
 * list says, with one mail, and nothing is left of the killed run.
 */
export async function killExports(shop: ShopProcess, kills: number): Promise<Verdict> {
  const wrong: string[] = []
  let all = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const buyer = await makeExporter(shop.database.pool, 40)
    const id = await ask(shop, buyer)
    const { state } = await until(shop, buyer, id, ['running', 'ready'])
    if (state === 'ready') wrong.push(`export ${id} was ready before its kill`)
    await pause(200 + ((kill * 370) % 2_000))
    await shop.kill()
    await shop.start()
    const { url } = await until(shop, buyer, id, ['ready', 'failed'])
    const answer = await fetch(`${shop.url}${url}`, { headers: { 'x-ebsn-session': buyer.session } })
    const found = await wrongIn(Buffer.from(await answer.arrayBuffer()))
    all += found.files
    wrong.push(...found.wrong)
    const { rows } = await shop.database.pool.query<{ count: string }>(
      `select count(*) from mails where kind = 'exportReady' and user_id = $1`,
      [buyer.userId],
    )
    if (Number(rows[0]?.count) !== 1) wrong.push(`${rows[0]?.count} mails of export ${id}`)
    wrong.push(...leftOf(shop, id).map((name) => `left ${name}`))
  }
  return {
    isGood: wrong.length === 0,
    told: `${kills} ZIPs with ${all} files; wrong: ${wrong.join() || 'none'}`,
  }
}

const leftOf = ({ postgresDirectory }: ShopProcess, id: number): string[] =>
  readdirSync(join(dirname(postgresDirectory), 'exports')).filter((name) => name.startsWith(`${id}.zip.`))
