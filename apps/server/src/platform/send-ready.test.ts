import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestSession } from './context.ts'
import { anonymousUser, envelopeJson } from './envelope.ts'
import { readyGzip, readyPlain, type ReadyData } from './ready-data.ts'
import { sendReady } from './send-ready.ts'

const sessionOf = (user: object) => ({ user, userJson: JSON.stringify(user) }) as RequestSession
const visitor = sessionOf(anonymousUser)

let now: { session: RequestSession; data: ReadyData }
const app = Fastify()
app.get('/', (_request, reply) => {
  reply.raw.setHeader('x-own', 'kept')
  sendReady(reply, now.session, now.data)
})
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

/** The bytes as they come, not unpacked. */
async function ask(): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address(), (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject)
    }).on('error', reject)
  })
}

const texts = fc.string({ unit: 'grapheme', maxLength: 3_000 })

it('is what would have been written for each user, plain and as one gzip stream, whoever had it before', async () => {
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
          vary: 'accept-encoding',
          'x-own': 'kept',
          'content-length': String(body.length),
        })
        // Checks the sum and the length at the end too.
        expect(gunzipSync(body).toString()).toBe(expected)
        expect(await (await fetch(address())).text()).toBe(expected)
      }
    }),
    { numRuns: 40 },
  )
})

it('goes around a user of more bytes than a block of deflate holds', async () => {
  const session = sessionOf({ userId: 7, firstName: 'è'.repeat(70_000) })
  now = { session, data: await readyGzip('{"products":[]}') }
  expect(gunzipSync((await ask()).body).toString()).toBe(envelopeJson(session.userJson, '{"products":[]}'))
})
