import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headFor } from './answer-head.ts'
import { hardenedResponse } from './answer-headers.ts'
import type { RequestSession } from './context.ts'
import { anonymousUser, envelopeJson } from './envelope.ts'
import { readyGzip, readyPlain, setGzipJoining, type ReadyData } from './ready-data.ts'
import { sendFresh, sendReady } from './send-ready.ts'

const sessionOf = (user: object) => ({ user, userJson: JSON.stringify(user) }) as RequestSession
const visitor = sessionOf(anonymousUser)

let now: { session: RequestSession; data: ReadyData }
let fresh = ''
const app = Fastify({ http: { ServerResponse: hardenedResponse({ isProduction: true }) } })
app.get('/', (_request, reply) => {
  reply.raw.setHeader('x-own', 'kept')
  sendReady(reply, now.session, now.data)
})
app.get('/ebsn/api/ready', (_request, reply) => sendReady(reply, now.session, now.data))
app.get('/ebsn/api/fresh', (_request, reply) => sendFresh(reply, now.session, fresh))
app.get('/ebsn/api/made', (_request, reply) => {
  reply.type('application/json; charset=utf-8')
  if (now.data.form === 'gzip') reply.header('content-encoding', 'gzip')
  return reply.send(Buffer.concat([headFor(now.session).plain, now.data.bytes]))
})
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

/** The raw bytes of the answer, still compressed. */
async function ask(path = '/', method = 'GET', headers = {}) {
  const asked = request(address() + path, { method, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { headers: answer.headers, rawHeaders: answer.rawHeaders, body: await buffer(answer) }
}

/** Raw headers, without those that depend on the time and on the length of the body. */
const onWire = ({ rawHeaders }: { rawHeaders: string[] }) =>
  rawHeaders.filter((_one, i) => !/^(?:date|content-length)$/i.test(rawHeaders[i - (i % 2)]!))

const texts = fc.string({ unit: 'grapheme', maxLength: 3_000 })

it('is the answer that would have been built for each user, plain and as one gzip stream, whoever had it before', async () => {
  const users = fc.array(fc.record({ userId: fc.integer(), name: texts }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(texts), users, async (data, someone) => {
      const dataJson = JSON.stringify(data)
      const [plain, packed] = [readyPlain(dataJson), await readyGzip(dataJson)]
      for (const session of [visitor, ...someone.map(sessionOf), visitor]) {
        const expected = envelopeJson(session.userJson, dataJson)
        now = { session, data: plain }
        expect((await ask()).body.toString()).toBe(expected)
        now = { session, data: packed }
        const { headers, body } = await ask()
        expect(headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'content-encoding': 'gzip',
          'x-own': 'kept',
          'content-length': String(body.length),
        })
        // gunzip checks the checksum and the length too.
        expect(gunzipSync(body).toString()).toBe(expected)
        expect(await (await fetch(address())).text()).toBe(expected)
      }
    }),
    { numRuns: 40 },
  )
})

it('works for a user with more bytes than a block of deflate holds', async () => {
  const session = sessionOf({ userId: 7, firstName: 'è'.repeat(70_000) })
  now = { session, data: await readyGzip('{"products":[]}') }
  expect(gunzipSync((await ask()).body).toString()).toBe(envelopeJson(session.userJson, '{"products":[]}'))
})

it('has the headers of an uncached answer, in the same order, for GET and for HEAD', async () => {
  const dataJson = JSON.stringify('Penne '.repeat(1_000))
  const customer = sessionOf({ userId: 7, firstName: 'Anna' })
  for (const data of [readyPlain(dataJson), await readyGzip(dataJson)])
    for (const session of [visitor, customer])
      for (const method of ['GET', 'HEAD']) {
        now = { session, data }
        const [ready, made] = [await ask('/ebsn/api/ready', method), await ask('/ebsn/api/made', method)]
        expect(onWire(ready)).toEqual(onWire(made))
        expect(ready.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-frame-options': 'DENY',
          vary: 'accept-encoding, origin',
        })
        const whole = Number(ready.headers['content-length'])
        expect(ready.body.length).toBe(method === 'HEAD' ? 0 : whole)
      }
})

it('is the same answer for each user when joining is off, compressed as a whole', async () => {
  setGzipJoining(false)
  try {
    const dataJson = JSON.stringify('Penne '.repeat(1_000))
    for (const session of [visitor, sessionOf({ userId: 7, firstName: 'Anna' })]) {
      now = { session, data: readyPlain(dataJson) }
      const { headers, body } = await ask('/', 'GET', { 'accept-encoding': 'gzip' })
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-own': 'kept' })
      expect(gunzipSync(body).toString()).toBe(envelopeJson(session.userJson, dataJson))
      const asked = await ask('/', 'HEAD', { 'accept-encoding': 'gzip' })
      expect([asked.headers['content-length'], asked.body.length]).toEqual([String(body.length), 0])
      expect((await ask()).headers['content-encoding']).toBeUndefined()
    }
  } finally {
    setGzipJoining(true)
  }
})

it('is sent fresh with the same bytes and headers: small and plain, compressed at once, or aside when it is long', async () => {
  const gzip = { 'accept-encoding': 'gzip' }
  for (const session of [visitor, sessionOf({ userId: 7, firstName: 'Èva' })])
    for (const times of [1, 1_000, 20_000]) {
      fresh = JSON.stringify('Caffè '.repeat(times))
      const expected = envelopeJson(session.userJson, fresh)
      now = { session, data: readyPlain(fresh) }
      const plain = await ask('/ebsn/api/fresh')
      expect(plain.body.toString()).toBe(expected)
      expect(onWire(plain)).toEqual(onWire(await ask('/ebsn/api/ready')))
      const packed = await ask('/ebsn/api/fresh', 'GET', gzip)
      const isPacked = packed.headers['content-encoding'] === 'gzip'
      expect(isPacked).toBe(times > 1)
      expect((isPacked ? gunzipSync(packed.body) : packed.body).toString()).toBe(expected)
      const { headers, body } = await ask('/ebsn/api/fresh', 'HEAD', gzip)
      expect([headers['content-length'], body.length]).toEqual([String(packed.body.length), 0])
    }
})
