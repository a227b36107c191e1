import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const large = { text: 'pasta '.repeat(2_000) }
const app = Fastify()
compressAnswers(app)
app.get('/large', () => large)
app.get('/small', () => ({ text: 'pasta' }))

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

it('sends a large answer as gzip to clients that accept it, complete and with the right length', async () => {
  const reply = await get('/large', 'gzip, deflate, br')
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, origin' })
  expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
  expect(reply.rawPayload.length).toBeLessThan(1_000)
  expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toEqual(large)
})

it('does not compress small answers, and those of clients that do not accept it', async () => {
  const refused = await get('/large', 'br, gzip;q=0')
  for (const reply of [
    await get('/small', 'gzip'),
    await get('/large'),
    await get('/large', 'br'),
    refused,
  ]) {
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.json()).toHaveProperty('text')
  }
})
