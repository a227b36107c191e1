import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { matchQuickOrder } from '@cambusa/contract/cart/quick-order'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchLinesJson } from './modules/quick-order/match-lines.service.ts'
import type { RequestSession } from './platform/http/context.ts'
import { isFull, oneOf } from './testing/extent.ts'
import { fillHostileShop, newCaller, type HostileShop } from './testing/hostile/hostile-shop.ts'
import { collectRoutes, type ServedRoute } from './testing/hostile/routes.ts'
import { longestPieceMs, processorMs } from './testing/hostile/processor-time.ts'
import type { HostileRequest } from './testing/hostile/requests.ts'
import { send, type Caller } from './testing/hostile/send.ts'
import { textFieldsOf, worstWords, type TextField } from './testing/hostile/worst-words.ts'
import { fillShelves } from './testing/hostile/worst-shelves.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

/** Processor milliseconds allowed for any text: of the whole process, including the answer and the database driver. */
const TEXT_MS = 40
/** The same for an order of 500 lines: 500 ms of reading, plus its answer. */
const ORDER_MS = 1_000
/** Number of words from the lists per field; fields that the quick order or a search parses get more. */
const WORDS = isFull ? { ofField: 2, ofReader: 12 } : { ofField: 1, ofReader: 3 }
/** One route in this many is tried in the short form, and always those that read a person's words. */
const ROUTES = 4
const READS = /quick-order\/match|\/products|fast-search|suggest/
/** Their work runs in the worker thread, which has its own limits (decision 073). */
const APART = /export|quick-order\/read/
/** The most expensive lines of an order, found by trying all words. */
const WORST_LINES = ['1kg ', '2 kg latte ', 'pasta latte 2 kg olio farina birra acqua burro ', 'x ']
/**
 * Lines for which each search finds many products: of nouns, of nouns with amounts, of common words, of abbreviations.
 */
const MANY_GOODS = [
  'pasta latte olio farina birra acqua burro zucchero riso tonno '.repeat(3),
  '2 kg pasta e 3 l latte o 4 olio al limone con 6 x 1,5 l acqua per pizza 2 pz farina',
  'pasta al pomodoro latte intero senza lattosio olio bio farina di semi birra al limone acqua per pizza',
  'pas lat oli far bir acq bur zuc ris ton pom glu sem lim piz '.repeat(2),
  'pastaa lattte oliio farrina birrra acquaa buurro zuchero rriso tono '.repeat(2),
]
/** Processor milliseconds allowed for one step of reading an order. */
const PIECE_MS = 8
/** For a chain of 'senza …' on a quiet machine, and compared with twelve other mistyped words on any. */
const WITHOUT_MS = 10
const TIMES_OF_OTHERS = 3
/** A different sample of the same words for each field, but the same in each run. */
const SEED = 20

const routes: ServedRoute[] = []
let test: TestApp
let shop: HostileShop

beforeAll(async () => {
  test = await buildTestApp({
    before: (app) => collectRoutes(app, routes),
    fill: async (db) => {
      shop = await fillHostileShop(db)
      await fillShelves(db)
    },
  })
})

/** The price scope of a visitor's session. */
async function visitorSession(): Promise<RequestSession> {
  const looked = vi.spyOn(test.catalogue, 'assortment')
  await test.shopper().call(matchQuickOrder, { body: { lines: [{ text: 'pasta' }] } })
  const [scope] = looked.mock.calls[0]!
  looked.mockRestore()
  return { userId: -1, scope } as RequestSession
}

const reads = ({ route: { url }, name }: TextField) => READS.test(url) && /q$|text|name|term|code/.test(name)

/** A sample of the worst words for the n-th field. */
function wordsFor(field: TextField, n: number): string[] {
  const count = reads(field) ? WORDS.ofReader : WORDS.ofField
  const place = (i: number) => ((n + SEED) * 7_919 + i * 104_729) % worstWords.length
  return Array.from({ length: count }, (_, i) => worstWords[place(i)]!)
}

async function dearTexts(fields: readonly TextField[], caller: Caller, offset: number): Promise<string[]> {
  const dear: string[] = []
  for (const [n, field] of fields.entries()) {
    const most = field.route.url.includes('/quick-order/match') ? ORDER_MS : TEXT_MS
    const words = most === ORDER_MS ? WORST_LINES : wordsFor(field, offset + n)
    for (const word of words) {
      const request: HostileRequest = field.request(word)
      const ms = await processorMs(() => send(test.app, caller, request), most)
      if (ms > most)
        dear.push(`${field.route.method} ${field.route.url} ${field.name} ${JSON.stringify(word)}: ${ms} ms`)
    }
  }
  return dear
}

describe('expensive words', () => {
  it('cost little in any field of any call', async () => {
    const dear: string[] = []
    let fields = 0
    const isChosen = oneOf(ROUTES, 'worst words')
    const own = routes.filter(({ method, url }) => method !== 'HEAD' && !APART.test(url))
    for (const route of own.filter(({ url }) => READS.test(url) || isChosen(url))) {
      const { caller, known } = await newCaller(test, shop, 'customer', route)
      const texts = textFieldsOf(route, known)
      dear.push(...(await dearTexts(texts, caller, fields)))
      fields += texts.length
    }
    expect(dear).toEqual([])
    expect(fields).toBeGreaterThan(isFull ? 100 : 25)
  }, 300_000)

  it('are detected when a parser processes them repeatedly', async () => {
    const text = 'kg '.repeat(100)
    const words = text.split(' ')
    const again = async () => {
      for (const one of words)
        for (const two of words) for (const three of words) `${one}${two}${three}`.normalize('NFD')
    }
    expect(await processorMs(again, TEXT_MS)).toBeGreaterThan(TEXT_MS)
  })

  describe('of an order with slow lines', () => {
    let nowMs = 0
    beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 20)))
    afterEach(() => void vi.restoreAllMocks())
    const lines = Array.from({ length: 30 }, () => ({ text: '2 kg pasta' }))

    it('are returned unread when the time is over, and the remaining ones are read in the end', async () => {
      const shopper = test.shopper()
      const counts: number[] = []
      for (let left = lines; left.length > 0;) {
        const { data } = await shopper.call(matchQuickOrder, { body: { lines: left } })
        const unread = data!.lines.filter(({ state }) => state === 'unread')
        expect(data!.lines.slice(left.length - unread.length)).toEqual(unread)
        counts.push(left.length - unread.length)
        left = left.slice(0, unread.length)
      }
      expect(counts.length).toBeGreaterThan(1)
      expect(Math.min(...counts)).toBeGreaterThan(0)
    })

    it('are not read any more when the caller has disconnected', async () => {
      const gone = new AbortController()
      const session = await visitorSession()
      const looked = vi.spyOn(test.catalogue, 'assortment').mockImplementationOnce((...asked) => {
        setImmediate(() => gone.abort())
        looked.mockRestore()
        return test.catalogue.assortment(...asked)
      })
      const call = { ...test.services, session, caller: 'gone', signal: gone.signal }
      await expect(matchLinesJson(call, lines)).rejects.toMatchObject({ code: 'server.busy' })
    })
  })

  it('of a line that names many goods are read in small steps, between which others are answered', async () => {
    const dear: string[] = []
    for (const text of MANY_GOODS) {
      const ms = await longestPieceMs(
        () => test.shopper().call(matchQuickOrder, { body: { lines: [{ text }] } }),
        PIECE_MS,
      )
      if (ms > PIECE_MS) dear.push(`${text}: ${ms} ms in one piece`)
    }
    expect(dear).toEqual([])
  })

  it('of a whole order are not read any more once the connection is closed', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as AddressInfo
    const lines = Array.from({ length: 500 }, () => ({ text: MANY_GOODS[0]!.slice(0, 200) }))
    const payload = JSON.stringify({ lines })
    const looked = vi.spyOn(test.catalogue, 'assortment')
    /** Processor milliseconds from the beginning of reading an order to its end. */
    const readMs = async (hangsUp: boolean) => {
      looked.mockClear()
      const socket = connect(port, '127.0.0.1')
      const closed = once(socket, 'close')
      socket.write(
        `POST /ebsn/api/quick-order/match HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
          `Connection: close\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`,
      )
      await vi.waitFor(() => expect(looked).toHaveBeenCalled(), { timeout: 10_000, interval: 2 })
      const before = process.cpuUsage()
      if (hangsUp) socket.destroy()
      else socket.resume()
      await closed
      // The next order of this caller starts when the previous one has stopped.
      await fetch(`http://127.0.0.1:${port}/ebsn/api/quick-order/match`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [{ text: 'pasta' }] }),
      })
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    }
    const whole = await readMs(false)
    expect(await readMs(true)).toBeLessThan(whole / 3)
    looked.mockRestore()
  }, 30_000)

  it('of a line with too many words for one product are reported, and of no other line', async () => {
    const { data } = await test.shopper().call(matchQuickOrder, {
      body: { lines: [{ text: 'kg '.repeat(66) }, { text: '2 kg pasta' }, { text: '1kg '.repeat(10) }] },
    })
    expect(data!.lines.map(({ state }) => state === 'tooLong')).toEqual([true, false, false])
  })

  it('of one caller are read one order at a time with a limited queue; another caller gets a turn', async () => {
    const lines = Array.from({ length: 200 }, () => ({ text: 'pasta latte pomodoro olio farina birra' }))
    const post = (remoteAddress: string, payload: string | object = { lines }) =>
      test.app.inject({
        method: 'POST',
        url: '/ebsn/api/quick-order/match',
        headers: { 'content-type': 'application/json' },
        payload,
        remoteAddress,
      })
    const sent = Array.from({ length: 4 }, () => post('10.9.9.9'))
    // Refused before the body is parsed: the answer does not mention that it is invalid.
    await vi.waitFor(async () => expect((await post('10.9.9.9', '{broken')).statusCode).toBe(429))
    const own = await Promise.all(sent)
    expect(own.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429])
    expect(own.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('1')
    const both = await Promise.all([post('10.9.9.9'), post('10.9.9.9'), post('10.9.9.8')])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  it('for twelve missing things cost no more than others', async () => {
    let times = 0
    const words = 'pasta vino latte pane riso olio acqua sale pepe burro uova farina'.split(' ')
    const things =
      'glutine lattosio latte zucchero alcol caffeina teina nocciolo osso guscio pelle buccia'.split(' ')
    // Words that were never searched before, because results are cached.
    const asking = (text: (thing: string) => string, of: readonly string[]) => () => {
      times += 1
      const q = of.map((one) => text(`${one}${String.fromCharCode(97 + (times % 26))}`)).join(' ')
      return test.app.inject({ url: '/ebsn/api/products', query: { q } })
    }
    const without = asking((thing) => `senza ${thing}`, things)
    const ordinary = asking((word) => word, words)
    for (let warming = 0; warming < 5; warming += 1)
      for (const ask of [without, ordinary]) expect((await ask()).statusCode).toBe(200)
    // Compared with the cost of as many other mistyped words: on a busy machine both take longer.
    let [usualMs, withoutMs] = [Infinity, Infinity]
    for (let round = 0; round < 5; round += 1) {
      usualMs = Math.min(usualMs, await processorMs(ordinary, 0))
      withoutMs = Math.min(withoutMs, await processorMs(without, 0))
    }
    expect(withoutMs).toBeLessThanOrEqual(Math.max(WITHOUT_MS, TIMES_OF_OTHERS * usualMs))
  })
})
