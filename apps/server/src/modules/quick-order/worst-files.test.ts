import { readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { expect, it } from 'vitest'
import { chosen } from '../../testing/extent.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { worstTexts } from '../../testing/worst-texts.ts'
import { worstWorkbooks } from '../../testing/files/worst-workbooks.ts'
import { readOrderLines } from './order-file.task.ts'

const shop = await buildTestApp()
/** Chosen from some fifty, each of which keeps a thread busy for its whole time limit. */
const FEW_FILES = 4
const MEGABYTE = 1_048_576
/** Upper bound of memory growth: the heap of the worker, memory outside of it, and garbage not collected yet. */
const MOST_GROWTH = 700 * MEGABYTE

interface Refused {
  response: { errors: { error: string; code: string }[] }
}

async function send(file: Buffer) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/ebsn/api${readQuickOrder.url}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: file,
  })
  return { answer, errors: answer.json<Refused>().response.errors }
}

const files = chosen('the worst files', Object.entries({ ...worstWorkbooks, ...worstTexts }), FEW_FILES)

it.each(files)('a file of the worst kind is read or refused with a sentence: %s', async (_name, make) => {
  const file = make()
  expect(file.length).toBeLessThanOrEqual(MEGABYTE)
  const before = process.memoryUsage.rss()
  const { answer, errors } = await send(file)
  expect(answer.statusCode).toBe(200)
  for (const { error, code } of errors) {
    expect(code).toMatch(/^quickOrder\./)
    expect(error).toMatch(/^[A-ZÈ].*\.$/)
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_GROWTH)
})

/** The longest time for which the main thread was blocked during some work. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now()
  let longest = 0
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const looking = setInterval(look, 2)
  await work()
  clearInterval(looking)
  look()
  return longest
}

it('serves other requests while the worst files are read', async () => {
  const file = worstWorkbooks['styles']?.() ?? Buffer.alloc(0)
  const sendAndAsk = async () => {
    let isReading = true
    const reading = send(file).finally(() => (isReading = false))
    while (isReading) {
      const { statusCode } = await shop.app.inject({ method: 'GET', url: '/ebsn/api/auth/test' })
      expect(statusCode).toBe(200)
    }
    await reading
  }
  const apart = [await longestHold(sendAndAsk), await longestHold(sendAndAsk), await longestHold(sendAndAsk)]
  const here = await longestHold(() => readOrderLines(file))
  // A busy machine may block for longer: the least of three measurements counts.
  expect(Math.min(...apart)).toBeLessThan(here / 3)
})

it('refuses more than two files at once with 429 and Retry-After, and reads files again afterwards', async () => {
  const file = worstWorkbooks['empty shared strings']?.() ?? Buffer.alloc(0)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(file)))
  const busy = answers.filter(({ answer }) => answer.statusCode === 429)
  expect(busy.length).toBeGreaterThan(0)
  expect(answers.filter(({ answer }) => answer.statusCode === 200).length).toBeGreaterThan(1)
  for (const { answer, errors } of busy) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(errors).toMatchObject([{ code: 'request.tooMany' }])
    expect(errors[0]?.error).toContain('Riprova')
  }
  expect((await send(Buffer.from('1234567;12\n'))).answer.statusCode).toBe(200)
})

const brackets = [
  '['.repeat(1_000_000),
  `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"lines":${'['.repeat(40)}${']'.repeat(40)}}`,
]

it.each(['/quick-order/match', '/quick-order/read', '/cart/add', '/auth/login', '/nowhere'])(
  'refuses deeply nested brackets in the body of a call: %s',
  async (url) => {
    for (const payload of brackets) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: `/ebsn/api${url}`,
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(statusCode).toBe(400)
    }
  },
)
