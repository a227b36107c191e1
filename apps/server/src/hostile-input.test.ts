import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { hashPassword, isPasswordOf } from './modules/auth/password-hash.ts'
import { makeExportJob } from './modules/exports/export.job.ts'
import { forgetCardJob } from './modules/gateways/forget-card.job.ts'
import { chosen, isFull, oneOf } from './testing/extent.ts'
import { buildReadyShopper } from './testing/factories/orders.ts'
import { badTexts } from './testing/hostile/bad-values.ts'
import { naiveRoutes } from './testing/hostile/naive-routes.ts'
import { oddUrls } from './testing/hostile/odd-requests.ts'
import { collectRoutes, isAsset, type ServedRoute } from './testing/hostile/routes.ts'
import { fillHostileShop, type HostileShop } from './testing/hostile/hostile-shop.ts'
import { openOutbox } from './testing/kept-mails.ts'
import { scriptedGateway } from './testing/payments/scripted-gateway.ts'
import { returnMoneyJob } from './modules/payments/attempts/return-money.job.ts'
import { tryRoutes } from './testing/hostile/try-routes.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

/** The full form sends about 215,000 requests: a minute and a half on an idle machine. */
const EVERYTHING_MS = 1_500_000

/** The short form tries one route in this many, and of its requests one in `SHARE`. */
const ROUTES = 3
const SHARE = 12
const FEW_ASSETS = 4
const FEWEST = 30_000

/** Its valid body is multipart with a nonce: refused-forms.test.ts sends 200 hostile ones. */
const MULTIPART = [`POST ${SEND_FORM_URL}`]

const routes: ServedRoute[] = []
const lost: unknown[] = []
const note = (error: unknown) => void lost.push(error)
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-hostile-'))
let test: TestApp
let shop: HostileShop

const nameOf = ({ method, url }: ServedRoute) => `${method} ${url}`
const isNaive = ({ url }: ServedRoute) => url.startsWith('/naive/')

const { stackTraceLimit } = Error

beforeAll(async () => {
  // Nearly every request is refused by an error whose stack nobody reads.
  Error.stackTraceLimit = 0
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  test = await buildTestApp({
    // The tools of the demo mode accept input too.
    config: { mode: 'demo', dataDir },
    hasStorefront: true,
    gateways: [scriptedGateway()],
    before: (app) => {
      collectRoutes(app, routes)
      naiveRoutes(app, () => test.database.pool)
    },
    fill: async (db) => (shop = await fillHostileShop(db)),
  })
  await openOutbox(test.database, returnMoneyJob.name, forgetCardJob.name, makeExportJob.name)
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
  rmSync(dataDir, { recursive: true, force: true })
})

describe('hostile input', () => {
  it(
    'makes no route of the server fail, in any field and for any caller',
    async () => {
      const isChosen = oneOf(ROUTES, 'hostile input')
      const assets = chosen('hostile assets', routes.filter(isAsset), FEW_ASSETS)
      const others = routes.filter((route) => !isNaive(route) && !isAsset(route))
      const tried = [...others.filter((route) => isChosen(nameOf(route))), ...assets]
      const { found, sent, unreached } = await tryRoutes(test, shop, tried, { of: SHARE })
      expect(found, JSON.stringify(found)).toEqual([])
      expect(unreached).toEqual(MULTIPART.filter(isChosen))
      expect(sent).toBeGreaterThan(isFull ? FEWEST : FEWEST / SHARE / ROUTES)
      expect(lost).toEqual([])
    },
    EVERYTHING_MS,
  )

  it('is detected in routes with faults: the same requests make each of them fail', async () => {
    const { found } = await tryRoutes(test, shop, routes.filter(isNaive))
    const failing = new Set(found.map(({ route }) => route))
    expect([...failing].filter((route) => route.startsWith('HEAD'))).not.toEqual([])
    const asked = routes.filter((route) => isNaive(route) && route.method !== 'HEAD')
    expect(asked.filter(({ method, url }) => !failing.has(`${method} ${url}`))).toEqual([])
    const about = (url: string) => found.filter(({ route }) => route.endsWith(url)).map((one) => one.about)
    expect(about('/naive/names')).toContain('query orderby=__proto__')
    expect(about('/naive/page')).toContain('query page=Infinity')
    expect(about('/naive/note')).toContain('body note: "\\ud800"')
  })

  it('as a password is a wrong password and nothing else', async () => {
    const kept = await hashPassword('Cambusa.2026')
    for (const text of [...badTexts, '\uD800']) expect(await isPasswordOf(kept, text)).toBe(false)
  })

  it('in paths, known or not, is answered and never causes a failure', async () => {
    for (const url of oddUrls) {
      for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'] as const) {
        const { statusCode } = await test.app.inject({ method, url })
        expect([method, url.slice(0, 80), statusCode < 500]).toEqual([method, url.slice(0, 80), true])
      }
    }
  })

  it('does not make valid values shorter: a slug may have the full length of the contract', async () => {
    const reply = await test.app.inject({ url: `/ebsn/api/products/${'à'.repeat(150)}` })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      404,
      { response: { errors: [{ code: 'product.unknown' }] } },
    ])
  })

  it('in the payment of an order is refused or stored, and never causes a failure', async () => {
    for (const payment_data of badTexts.filter((text) => text.startsWith('{'))) {
      const { shopper, cartId } = await buildReadyShopper(test, shop.goods.pasta)
      await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: shop.slot } })
      await shopper.call(prepareCheckout)
      const query = { payment_type_id: 1, cart_id: cartId, payment_data }
      const { httpStatus } = await shopper.call(buyCart, { query })
      expect([payment_data, [200, 400].includes(httpStatus)]).toEqual([payment_data, true])
    }
  })
})
