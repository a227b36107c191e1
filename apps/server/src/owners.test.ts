import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allEndpoints } from '@cambusa/contract/endpoints'
import { updateItems } from '@cambusa/contract/cart/cart'
import { viewAddress } from '@cambusa/contract/delivery/delivery'
import { updateOrderNote } from '@cambusa/contract/orders/order-notes'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { removeStoredCard } from '@cambusa/contract/payments/payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeExportJob } from './modules/exports/export.job.ts'
import { forgetCardJob } from './modules/gateways/forget-card.job.ts'
import { builtStorefront } from './platform/process/project-root.ts'
import { oneOf } from './testing/extent.ts'
import { fillHostileShop, type HostileShop } from './testing/hostile/hostile-shop.ts'
import { collectRoutes, type ServedRoute } from './testing/hostile/routes.ts'
import { accountLines } from './testing/owners/account-lines.ts'
import { buildCast, type Caller, type Cast } from './testing/owners/cast.ts'
import { COUNTED, countedAbout, namesCountableIds } from './testing/owners/counted-ids.ts'
import { marksIn, strangeMarks } from './testing/owners/owner-marks.ts'
import {
  changedTables,
  digestRows,
  listOwnedTables,
  ownedTables,
  type RowsOf,
} from './testing/owners/owned-tables.ts'
import type { About, RouteLine } from './testing/owners/route-line.ts'
import { openOutbox } from './testing/kept-mails.ts'
import { scriptedGateway } from './testing/payments/scripted-gateway.ts'
import { returnMoneyJob } from './modules/payments/attempts/return-money.job.ts'
import { exportLines } from './testing/owners/export-lines.ts'
import { listLines } from './testing/owners/list-lines.ts'
import { pushLines } from './testing/owners/push-lines.ts'
import { shareLines } from './testing/owners/share-lines.ts'
import { shopLines } from './testing/owners/shop-lines.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

const lines: readonly RouteLine[] = [
  ...shopLines,
  ...shareLines,
  ...pushLines,
  ...exportLines,
  ...listLines,
  ...accountLines,
]
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-owners-'))
const served: ServedRoute[] = []
let test: TestApp
let shop: HostileShop
let sold: Pick<About, 'slug' | 'code'>

beforeAll(async () => {
  test = await buildTestApp({
    config: { dataDir },
    gateways: [scriptedGateway()],
    before: (app) => collectRoutes(app, served),
    fill: async (db) => (shop = await fillHostileShop(db)),
  })
  await openOutbox(test.database, returnMoneyJob.name, forgetCardJob.name, makeExportJob.name)
  const { rows } = await test.database.pool.query<{ slug: string; code: string }>(
    'select slug, code from products where id = $1',
    [shop.goods.pasta],
  )
  sold = rows[0]!
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Files of the built storefront are the same for everybody; HEAD is GET without a body. */
const isOfNobody = ({ method, url }: ServedRoute) =>
  method === 'HEAD' || (url !== '/' && existsSync(join(builtStorefront, url)))
const routesOfServer = () =>
  served.filter((route) => !isOfNobody(route)).map(({ method, url }) => `${method} ${url}`)

const readingRoutes = new Set(
  allEndpoints.flatMap(({ method, url, writes }) =>
    method === 'GET' && writes !== true ? [`GET /ebsn/api${url}`] : [],
  ),
)

/** Every route by every caller: two minutes on a quiet machine; a short run has a quarter of them (decision 257). */
const ALL_ROUTES_MS = 900_000
/** Limits per minute must not refuse the next caller. */
const BETWEEN_MS = 61_000
let addresses = 0
/** Every call comes from a different address, so that a limit by address hides no other fault. */
const nextAddress = () => `10.7.${(addresses >> 8) & 255}.${addresses++ & 255}`

/** Calls a route as a caller; returns all that was answered and all that was sent. */
async function callAs(caller: Caller, { method, request }: RouteLine, about: About, afterMs = BETWEEN_MS) {
  const { path, payload } = request(about)
  const isFile = Buffer.isBuffer(payload)
  const headers = {
    'x-ebsn-session': caller.session,
    ...(isFile && { 'content-type': 'application/octet-stream' }),
  }
  test.time.advance(afterMs)
  latest = undefined
  const remoteAddress = nextAddress()
  const sent = { method, url: path, headers, remoteAddress, ...(payload !== undefined && { payload }) }
  const { payload: body, headers: told, statusCode } = await test.app.inject(sent)
  const asked = decodeURIComponent(path) + (isFile ? '' : JSON.stringify(payload ?? ''))
  return { answer: body + JSON.stringify(told), asked, statusCode }
}

/** The digest after the last call: it is also the one before the next call. */
let latest: { of: RowsOf; rows: Record<string, string> } | undefined

async function rowsNow(of: RowsOf): Promise<Record<string, string>> {
  if (latest?.of !== of) latest = { of, rows: await digestRows(test.database.pool, of) }
  return latest.rows
}

const aboutOf = ({ victim }: Cast): About => ({ victim, goods: shop.goods, slot: shop.slot, ...sold })

const seenIn = (line: RouteLine, answer: string, asked: string, { own }: Caller): string[] =>
  line.open === undefined ? strangeMarks(answer, asked, own) : []

/** What another caller can see or change of the victim by this route. */
async function breachesOf(line: RouteLine, cast: Cast, caller: Caller): Promise<string[]> {
  const before = await rowsNow(caller.untouched)
  const { answer, asked, statusCode } = await callAs(caller, line, aboutOf(cast))
  const after = await rowsNow(caller.untouched)
  const seen = seenIn(line, answer, asked, caller)
  // The caller's own session may be marked as used or ended.
  const mayChange = [...(line.tells ?? []), ...(caller.own.length === 0 ? ['sessions'] : [])]
  const changed = changedTables(before, after).filter((table) => !mayChange.includes(table))
  const told = [...seen.map((mark) => `sees ${mark}`), ...changed.map((table) => `changes ${table}`)]
  const isHidden = statusCode >= 500 || answer.includes('"request.tooMany"')
  const failed = isHidden ? [`is answered ${statusCode} ${answer.slice(0, 200)}`] : []
  return [...told, ...failed].map((what) => `${line.route}: ${caller.name} ${what}`)
}

/** Calls that name a row by its number, among others. */
const COUNTED_AT_LEAST = [viewOrder, viewAddress, updateItems, updateOrderNote, removeStoredCard].map(
  ({ method, url }) => `${method} /ebsn/api${url}`,
)
/** Sessions must not rest too long while others count. */
const COUNTING_MS = 2_000

/** What callers can see or change of others' by ids counted up and down from their own. */
async function breachesByCounting(line: RouteLine, cast: Cast, callers: readonly Caller[]) {
  const breaches: string[] = []
  for (const caller of callers) {
    const before = await rowsNow(caller.untouched)
    for (const by of COUNTED) {
      const about = countedAbout(aboutOf(cast), caller.countsFrom, by)
      const { answer, asked } = await callAs(caller, line, about, COUNTING_MS)
      for (const mark of seenIn(line, answer, asked, caller))
        breaches.push(`${caller.name} ${by} sees ${mark}`)
    }
    const changed = changedTables(before, await rowsNow(caller.untouched))
    const mayChange = caller.own.length === 0 ? ['sessions'] : []
    for (const table of changed.filter((one) => !mayChange.includes(one)))
      breaches.push(`${caller.name} changes ${table} by counting`)
  }
  return breaches.map((what) => `${line.route}: ${what}`)
}

describe('every route of the server', () => {
  it('has its line here, and every declared call too', () => {
    const known = lines.map(({ route }) => route)
    const declared = allEndpoints.map(({ method, url }) => `${method} /ebsn/api${url}`)
    expect([...routesOfServer(), ...declared].filter((route) => !known.includes(route))).toEqual([])
    expect(known.filter((route, index) => known.indexOf(route) !== index)).toEqual([])
  })

  it(
    'reveals and changes nothing of other people, for any caller',
    async () => {
      const routes = routesOfServer()
      const breaches: string[] = []
      const vacuous: string[] = []
      const counted: string[] = []
      let cast: Cast | undefined
      const isChosen = oneOf(4, 'owners')
      const tried = lines.filter(
        ({ route }) => routes.includes(route) && (isChosen(route) || COUNTED_AT_LEAST.includes(route)),
      )
      for (const line of tried) {
        cast ??= await buildCast(test, shop.goods.pasta)
        for (const first of line.after ?? []) await callAs(cast.self, first, aboutOf(cast))
        const others = cast.others.filter(({ own }) => !(line.ofPerson && own.includes('ada')))
        for (const caller of others) breaches.push(...(await breachesOf(line, cast, caller)))
        // Control: the victim herself sees and changes what others must not.
        const before = await rowsNow(cast.self.untouched)
        const { answer, asked } = await callAs(cast.self, line, aboutOf(cast))
        breaches.push(
          ...seenIn(line, answer, asked, cast.self).map((mark) => `${line.route}: she sees ${mark}`),
        )
        if (line.shows && !marksIn(answer).some(({ owner }) => owner === 'adauno'))
          vacuous.push(`${line.route} shows her nothing: ${answer.slice(0, 600)}`)
        const changed = changedTables(before, await rowsNow(cast.self.untouched))
        if (line.writes && changed.length === 0)
          vacuous.push(`${line.route} changes nothing: ${answer.slice(0, 600)}`)
        if (namesCountableIds(line, aboutOf(cast))) {
          counted.push(line.route)
          breaches.push(...(await breachesByCounting(line, cast, others)))
        }
        // HEAD runs the handler of GET, unless the contract says that it writes.
        if (readingRoutes.has(line.route) && changed.some((table) => table !== 'sessions'))
          breaches.push(`${line.route} writes ${changed.join(', ')}, and the contract does not say so`)
        // People of whom something was only read serve the next line too.
        if (!readingRoutes.has(line.route) || line.after !== undefined) cast = undefined
      }
      expect(breaches).toEqual([])
      expect(vacuous).toEqual([])
      expect(counted).toEqual(expect.arrayContaining(COUNTED_AT_LEAST))
    },
    ALL_ROUTES_MS,
  )
})

describe('every owned table', () => {
  it('has its line here, and rows of every owner with her mark', async () => {
    const tables = await listOwnedTables(test.database.pool)
    expect(tables).toEqual(Object.keys(ownedTables).toSorted())
    const { victim } = await buildCast(test, shop.goods.pasta)
    for (const table of tables) {
      const { rows } = await test.database.pool.query<{ text: string }>(
        `select t::text as text from ${table} t`,
      )
      const marked = rows.filter(({ text }) => marksIn(text).some(({ owner }) => owner.startsWith('ada')))
      expect([table, rows.length > 0, marked.length > 0]).toEqual([
        table,
        true,
        ownedTables[table] === 'marked',
      ])
    }
    expect(Object.values(victim).every(Boolean)).toBe(true)
  })
})
