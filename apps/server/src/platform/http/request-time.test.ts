import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { requestTime } from './request-time.ts'
import { answerBrokenRequest } from './unroutable.ts'

const LIMIT_MS = 600
const DRIP_MS = 50
const HEAD = 'POST /cart HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
/** Requests that stop before their body is complete. */
const DRIPS = {
  'a body': `${HEAD}content-length: 1000\r\n\r\n`,
  'a body in chunks': `${HEAD}transfer-encoding: chunked\r\n\r\nff\r\n`,
  'a head': 'POST /cart HTTP/1.1\r\nx-long: ',
}

const app = Fastify({
  ...requestTime(LIMIT_MS),
  clientErrorHandler: answerBrokenRequest({ isProduction: false }),
})
app.post('/cart', () => 'done')
await app.listen({ host: '127.0.0.1', port: 0 })
atTheEnd(() => app.close())
const { port } = app.server.address() as AddressInfo

test.each(Object.entries(DRIPS))('a slow request is ended: %s', async (_, begun) => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes.toString()))
  socket.on('error', () => undefined)
  socket.write(begun)
  const dripping = setInterval(() => socket.write('1'), DRIP_MS)
  const beganMs = performance.now()
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(dripping)
  expect(performance.now() - beganMs).toBeGreaterThan(LIMIT_MS / 2)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('requests to the shop may take thirty seconds', () => {
  const { requestTimeout, http } = requestTime()
  expect([requestTimeout, http.requestTimeout, http.headersTimeout]).toEqual([30_000, 30_000, 30_000])
})
