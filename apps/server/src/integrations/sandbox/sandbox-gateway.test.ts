import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  cardFields,
  injectingBrowser,
  leaveSandbox,
  payAtSandbox,
  type PageBrowser,
  type SandboxEffect,
} from '../../testing/payments/sandbox-payment.ts'
import {
  ForgedNotification,
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentToStart,
} from '../../modules/payments/payments.ts'
import { buildPaymentToStart } from '../../testing/factories/payment-to-start.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

const RETURN = '/payment?order_id=7'
const NOTICES = '/payment/notification/sandbox'
const DAY_MS = 86_400_000

interface Heard {
  body: Buffer
  headers: Record<string, string | string[] | undefined>
}

let test: TestApp
let gateway: PaymentGateway
let browser: PageBrowser
let heard: Heard[] = []
/** Statuses that the shop responds to the next notifications with; 200 after the last. */
let answers: number[] = []

beforeAll(async () => {
  test = await buildTestApp({
    before: (app) => {
      // Runs before the shop's own route, to record what arrives.
      app.addHook('onRequest', async (request, reply) => {
        if (request.url !== NOTICES) return
        const chunks: Buffer[] = []
        for await (const chunk of request.raw) chunks.push(chunk as Buffer)
        heard.push({ body: Buffer.concat(chunks), headers: request.headers })
        await reply.code(answers.shift() ?? 200).send()
      })
    },
  })
  gateway = createSandboxGateway(test.services)
  browser = injectingBrowser(test.app)
})
beforeEach(() => {
  heard = []
  answers = []
})

const payment = (more: Partial<PaymentToStart> = {}) =>
  buildPaymentToStart({
    returnUrl: `${test.services.config.shopUrl}${RETURN}`,
    now: test.time.now(),
    ...more,
  })

const start = (more: Partial<PaymentToStart> = {}) => gateway.start(payment(more))

/** Pays with a card; returns the payment's reference. */
async function paid(effect: SandboxEffect, more: Partial<PaymentToStart> = {}): Promise<string> {
  const { reference, redirectUrl } = await start(more)
  expect(await payAtSandbox(browser, redirectUrl!, { effect })).toBe(RETURN)
  return reference
}

const eventsOf = (reference: string) =>
  heard
    .map(({ body, headers }) => gateway.readNotification(body, headers))
    .filter((event) => event.reference === reference)
const told = (reference: string, count: number) =>
  vi.waitFor(() => expect(eventsOf(reference)).toHaveLength(count), { timeout: 10_000, interval: 20 })

describe('a payment at the demo gateway', () => {
  it('waits on its page, is authorised for seven days, and redirects back to the shop', async () => {
    const begun = await start()
    expect(begun).toMatchObject({ state: 'pending', amountCents: 4_250, capturedCents: 0, card: null })
    expect(begun.redirectUrl).toMatch(/^\/dev\/gateway\/pay\/sbx_\S{24}$/)
    expect(await payAtSandbox(browser, begun.redirectUrl!)).toBe(RETURN)
    expect(await gateway.state(begun.reference)).toEqual({
      ...begun,
      state: 'authorised',
      redirectUrl: null,
      authorisedUntil: new Date(test.time.now().getTime() + 7 * DAY_MS),
    })
    await told(begun.reference, 1)
  })

  it.each([
    ['refused', 'refused'],
    ['insufficientFunds', 'insufficientFunds'],
    ['cardExpired', 'cardExpired'],
    ['authenticationFailed', 'authenticationFailed'],
  ] as const)('with the card %s fails for that reason', async (effect, failure) => {
    const reference = await paid(effect)
    expect(await gateway.state(reference)).toMatchObject({ state: 'failed', failure, card: null })
    await told(reference, 1)
  })

  it('without a challenge needs no code', async () => {
    const { reference, redirectUrl } = await start()
    const { status, location } = await browser.send(`${redirectUrl}/card`, cardFields('plain'))
    expect([status, location]).toEqual([303, RETURN])
    expect(await gateway.state(reference)).toMatchObject({ state: 'authorised' })
  })

  it('fails if the customer cancels or leaves', async () => {
    const refused = await start()
    await payAtSandbox(browser, refused.redirectUrl!, { atCode: 'refuse' })
    expect(await gateway.state(refused.reference)).toMatchObject({
      state: 'failed',
      failure: 'authenticationFailed',
    })
    const left = await start()
    expect(await leaveSandbox(browser, left.redirectUrl!)).toBe(RETURN)
    expect(await gateway.state(left.reference)).toMatchObject({ state: 'failed', failure: 'abandoned' })
  })

  it('with one key is one payment, however often it is started and paid', async () => {
    const asked = payment()
    const begun = await Promise.all(Array.from({ length: 10 }, () => gateway.start(asked)))
    expect(new Set(begun.map(({ reference }) => reference)).size).toBe(1)
    const { redirectUrl, reference } = begun[0]!
    await Promise.all(
      Array.from({ length: 10 }, () => browser.send(`${redirectUrl}/card`, cardFields('plain'))),
    )
    await told(reference, 1)
    expect(await gateway.stateOfKey(asked.key)).toMatchObject({ reference, state: 'authorised' })
    expect(await gateway.stateOfKey('never')).toBeUndefined()
    expect(await gateway.state('sbx_never')).toBeUndefined()
  })

  it('is captured once per key and never above the authorised amount', async () => {
    const reference = await paid('challenge')
    expect(await gateway.capture(reference, 4_251, 'too much')).toMatchObject({ state: 'authorised' })
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, index) => gateway.capture(reference, 4_000, `take ${index % 2}`)),
    )
    expect(taken.at(-1)).toMatchObject({ state: 'captured', capturedCents: 4_000, amountCents: 4_250 })
    await Promise.all(Array.from({ length: 5 }, () => gateway.refund(reference, 1_500, 'back')))
    expect(await gateway.state(reference)).toMatchObject({ state: 'captured', refundedCents: 1_500 })
    expect(await gateway.refund(reference, 2_600, 'more')).toMatchObject({ refundedCents: 1_500 })
    expect(await gateway.refund(reference, 2_500, 'rest')).toMatchObject({ state: 'refunded' })
    expect(await gateway.cancel(reference, 'late')).toMatchObject({ state: 'refunded' })
  })

  it('is released by a cancel, and by itself after seven days', async () => {
    const cancelled = await paid('plain')
    expect(await gateway.cancel(cancelled, 'let go')).toMatchObject({ state: 'cancelled' })
    expect(await gateway.capture(cancelled, 100, 'late')).toMatchObject({
      state: 'cancelled',
      capturedCents: 0,
    })
    const lapsed = await paid('plain')
    test.time.advance(7 * DAY_MS)
    expect(await gateway.state(lapsed)).toMatchObject({ state: 'cancelled', failure: 'timeOut' })
    expect(await gateway.capture(lapsed, 100, 'take')).toMatchObject({ capturedCents: 0 })
  })
})

describe('the faults of the demo gateway', () => {
  it('timeOut: the payment succeeds without a notification for a while; a capture succeeds and its response is lost', async () => {
    const reference = await paid('timeOut')
    await expect(gateway.state(reference)).rejects.toThrow(GatewayUnreachable)
    expect(eventsOf(reference)).toEqual([])
    await told(reference, 1)
    expect(await gateway.state(reference)).toMatchObject({ state: 'authorised' })
    await expect(gateway.capture(reference, 4_000, 'take')).rejects.toThrow(GatewayUnreachable)
    expect(await gateway.capture(reference, 4_000, 'take')).toMatchObject({
      state: 'captured',
      capturedCents: 4_000,
    })
  })

  it('late: it is decided after the browser returned', async () => {
    const reference = await paid('late')
    expect(await gateway.state(reference)).toMatchObject({ state: 'pending', redirectUrl: null })
    await told(reference, 1)
    expect(await gateway.state(reference)).toMatchObject({ state: 'authorised' })
  })

  it('late: a server that was down meanwhile finds it decided', async () => {
    const reference = await paid('late')
    test.time.advance(1_000)
    expect(await gateway.state(reference)).toMatchObject({ state: 'authorised' })
  })

  it('twice: the same notification, with the same id', async () => {
    const reference = await paid('twice')
    await told(reference, 3)
    expect(new Set(eventsOf(reference).map(({ eventId }) => eventId)).size).toBe(1)
  })

  it('early: the notification arrives before the browser returns', async () => {
    const reference = await paid('early')
    expect(eventsOf(reference)).toMatchObject([{ kind: 'payment.authorised', reference }])
  })

  it('sends a notification again until it is accepted', async () => {
    answers = [503, 500, 404]
    const reference = await paid('plain')
    await told(reference, 4)
    expect(new Set(eventsOf(reference).map(({ eventId }) => eventId)).size).toBe(1)
  })

  it('accepts only its own signature', async () => {
    const reference = await paid('early')
    const { body, headers } = heard.find((notice) => notice.body.includes(reference))!
    const other = Buffer.from(body.toString().replace('authorised', 'captured'))
    for (const [forged, with_] of [
      [other, headers],
      [body, {}],
      [body, { 'x-sandbox-signature': 'x' }],
    ] as const)
      expect(() => gateway.readNotification(forged, with_)).toThrow(ForgedNotification)
    const stranger = createSandboxGateway({
      ...test.services,
      config: { ...test.services.config, secret: 'another secret of thirty-two signs and more' },
    })
    expect(() => stranger.readNotification(body, headers)).toThrow(ForgedNotification)
  })
})
