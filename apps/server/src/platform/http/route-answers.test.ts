import { gunzipSync } from 'node:zlib'
import { listProducts } from '@cambusa/contract/catalogue/product'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'
import type { Answer, RequestSession } from './context.ts'
import { anonymousUser, info } from './envelope.ts'
import { answerFailures } from './failures.ts'
import { readyGzip, readyPlain } from './ready-data.ts'
import { refuse } from './refusal.ts'
import { route } from './route.ts'

const dataJson = JSON.stringify({ products: [], facets: [], page: {}, text: 'pasta '.repeat(1_000) })
const session = {
  userTypeId: null,
  hasExpired: false,
  user: anonymousUser,
  userJson: JSON.stringify(anonymousUser),
} as RequestSession
const encodings: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }]
const plain = readyPlain(dataJson)
const packed = await readyGzip(dataJson)

const told = { dataJson: '{}', infos: [info('address.saved', undefined)] }
const answers: Record<string, (takesGzip: boolean) => unknown> = {
  text: () => ({ dataJson }),
  told: () => told,
  ready: (takesGzip) => ({ ready: takesGzip ? packed : plain }),
  refused: () => {
    throw refuse('product.unknown')
  },
}

/** The answer of a call whose handler returns this result, at once or later. */
function ask(
  name: string,
  later: boolean,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const app = Fastify()
  app.decorateRequest('session', null as never)
  app.addHook('onRequest', (request, reply, done) => {
    request.session = session
    reply.raw.setHeader('x-own', 'kept')
    done()
  })
  answerFailures(app)
  compressAnswers(app)
  const clock = () => new Date()
  route(app, { clock }, listProducts, ({ takesGzip }) => {
    const answer = () => answers[name]!(takesGzip) as Answer<never>
    return later ? Promise.resolve().then(answer) : answer()
  })
  return app.inject({ method, url: '/ebsn/api/products', headers })
}

it.each([false, true])('sends the same answer whether it is ready or not, later: %s', async (later) => {
  for (const headers of encodings) {
    const [text, ready] = [await ask('text', later, headers), await ask('ready', later, headers)]
    const read = (reply: typeof text) =>
      (reply.headers['content-encoding'] === 'gzip'
        ? gunzipSync(reply.rawPayload)
        : reply.rawPayload
      ).toString()
    expect(read(ready)).toBe(read(text))
    const { date: _one, 'content-length': length, ...own } = ready.headers
    const { date: _other, 'content-length': _length, ...others } = text.headers
    expect(own).toEqual(others)
    expect(Number(length)).toBe(ready.rawPayload.length)
    expect(own).toMatchObject({ 'x-own': 'kept' })
  }
})

it.each([false, true])('sends messages and refusals as usual, later: %s', async (later) => {
  const reply = await ask('told', later)
  expect([reply.statusCode, reply.json().response.infos.length]).toEqual([200, 1])
  const refused = await ask('refused', later)
  expect([refused.statusCode, refused.json().response.errors[0].code]).toEqual([404, 'product.unknown'])
})

it('HEAD has no body, cached or not', async () => {
  for (const name of ['text', 'ready'])
    for (const headers of encodings) {
      const [got, head] = [await ask(name, false, headers), await ask(name, false, headers, 'HEAD')]
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(head.headers['content-type']).toBe(got.headers['content-type'])
    }
})
