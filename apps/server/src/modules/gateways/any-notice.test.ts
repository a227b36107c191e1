import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { scriptedGateway } from '../../testing/payments/scripted-gateway.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { PaymentGateway } from '../payments/payments.ts'
import { readNotice, signatureOf, SIGNATURE_HEADER } from '../../integrations/sandbox/sandbox-notices.ts'
import { loadStripe } from '../../integrations/stripe/stripe-calls.ts'
import { createStripeGateway } from '../../integrations/stripe/stripe-gateway.ts'

const SECRET = 'a secret of the sandbox gateway, long enough'
const WEBHOOK_SECRET = 'whsec_example'
const RANDOM_BODIES = 60

const stripe = createStripeGateway({ secretKey: 'sk_test_example', webhookSecret: WEBHOOK_SECRET })
const sandbox: PaymentGateway = {
  ...scriptedGateway('sandbox'),
  readNotification: (body, headers) => readNotice({ secret: SECRET }, body, headers),
}
const signers = {
  sandbox: (body: Buffer) => ({ [SIGNATURE_HEADER]: signatureOf({ secret: SECRET }, body) }),
  stripe: (body: Buffer) => ({
    'stripe-signature': loadStripe().webhooks.generateTestHeaderString({
      payload: body.toString('utf8'),
      secret: WEBHOOK_SECRET,
    }),
  }),
}
type Name = keyof typeof signers

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ gateways: [sandbox, stripe] })
})

async function send(name: Name, body: Buffer): Promise<number> {
  const url = `/payment/notification/${name}`
  const headers = { 'content-type': 'application/json', ...signers[name](body) }
  return (await test.app.inject({ method: 'POST', url, headers, payload: body })).statusCode
}

const LONG = 'x'.repeat(20_000)
const event = (object: unknown, more: object = {}) => ({
  id: 'evt_1',
  type: 'charge.refunded',
  object: 'event',
  data: { object },
  ...more,
})
/** Known bad bodies, besides those that fast-check generates. */
const WORST: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  'null',
  'true',
  '0',
  '"x"',
  '[]',
  '{}',
  '{"data":null}',
  '{"data":{}}',
  '{"__proto__":null,"id":{},"kind":[],"reference":1}',
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  ...[
    { id: 'a\u0000b', kind: 'k', reference: 'r' },
    { id: 'n1', kind: 'k\u0000', reference: 'r\u0000' },
    { id: 'n2', kind: '\ud800', reference: '\udfff' },
    { id: 'n3', kind: 'k', reference: '' },
    { id: LONG, kind: LONG, reference: LONG },
    event(null),
    event(1),
    event('x'),
    event({ object: 'charge' }),
    event({ object: 'charge', metadata: null, payment_intent: null }),
    event({ object: 'charge', metadata: { payment: { a: 1 } }, payment_intent: 7 }),
    event({ object: 'payment_intent', id: 9, metadata: { kept_as: 'intent', payment: 'a\u0000' } }),
    event({ object: 'payment_intent', id: LONG, metadata: { kept_as: 'intent', payment: LONG } }),
    event({ object: 'checkout.session', id: { a: 1 } }),
    event({ object: 'checkout.session' }, { id: null }),
    event({ object: 'checkout.session', id: 'cs\u0000' }, { type: 4 }),
    event({ object: 'checkout.session', id: 'cs_1' }, { id: LONG, type: LONG }),
  ].map((body) => JSON.stringify(body)),
]

it.each(['sandbox', 'stripe'] as const)(
  'a signed notification of %s is refused or ignored, whatever its body',
  async (name) => {
    for (const body of WORST)
      expect([200, 400], body.toString().slice(0, 120)).toContain(await send(name, Buffer.from(body)))
    const part = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constant(LONG))
    const notice = fc.record(
      { id: part, kind: part, reference: part, type: part, object: part, data: fc.record({ object: part }) },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(notice, async (body) => {
        expect([200, 400]).toContain(await send(name, Buffer.from(JSON.stringify(body))))
      }),
      { numRuns: RANDOM_BODIES },
    )
  },
)
