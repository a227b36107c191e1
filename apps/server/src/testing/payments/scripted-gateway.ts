import { createHash, randomUUID } from 'node:crypto'
import {
  ForgedNotification,
  GatewayUnreachable,
  SHOP_CURRENCY,
  type GatewayCard,
  type GatewayPayment,
  type PaymentGateway,
  type PaymentToStart,
} from '../../modules/payments/payments.ts'

/** What can go wrong between the shop and a gateway: its question is lost, or the answer to it. */
export type Fault = 'question' | 'answer'

interface Kept extends GatewayPayment {
  key: string
  captures: number
  refunds: number
  /** Keys of its refunds: the same key again is the same refund. */
  refundKeys: string[]
  /** The card that the gateway would keep. */
  wouldKeep: GatewayCard
}

/** A gateway in memory, outside the shop's transactions as a real one is, with the faults of a network. */
export interface ScriptedGateway extends PaymentGateway {
  /** Decides for each call whether it gets lost; nothing is lost unless set. */
  fault: (call: string) => Fault | undefined
  /** Called before each call is done: to act while the shop waits. */
  meanwhile: ((call: string, reference: string) => unknown) | undefined
  /** What the customer does on the gateway's page. */
  succeed: (reference: string) => void
  fail: (reference: string, failure?: GatewayPayment['failure']) => void
  /** Stored cards are refused when they are authorised. */
  refusesStored: boolean
  /** References of cards that it was told to forget. */
  forgotten: string[]
  /** The time at the gateway, from which authorisations last. */
  now: () => Date
  /** As the gateway has it now. */
  payments: () => readonly Kept[]
  ofOrder: (orderNumber: string) => Kept[]
  /** News of a payment, as they would be sent; each call makes other news of it. */
  newsOf: (reference: string | null, key?: string) => { body: Buffer; headers: Record<string, string> }
}

const HOLDS_DAYS = 7
const DAY_MS = 86_400_000
const SECRET = 'secret of the scripted gateway'
const sign = (body: string) => createHash('sha256').update(SECRET).update(body).digest('hex')

let cards = 0

export function scriptedGateway(name = 'scripted'): ScriptedGateway {
  const kept = new Map<string, Kept>()
  const orders = new Map<string, string>()
  const find = (reference: string) => [...kept.values()].find((payment) => payment.reference === reference)
  const must = (reference: string): Kept => {
    const payment = find(reference)
    if (payment === undefined) throw new Error(`no payment ${reference}`)
    return payment
  }
  const answerOf = ({
    key: _key,
    captures: _captures,
    refunds: _refunds,
    refundKeys: _keys,
    wouldKeep: _card,
    ...payment
  }: Kept) => ({
    ...payment,
  })

  async function through<Answer>(call: string, reference: string, act: () => Answer): Promise<Answer> {
    const fault = gateway.fault(call)
    await new Promise((resolve) => setImmediate(resolve))
    await gateway.meanwhile?.(call, reference)
    if (fault === 'question') throw new GatewayUnreachable(call)
    const answer = act()
    if (fault === 'answer') throw new GatewayUnreachable(call)
    return answer
  }

  function begin(
    payment: Pick<PaymentToStart, 'key' | 'orderNumber' | 'amountCents' | 'kind' | 'keepCard' | 'card'>,
  ): Kept {
    const known = kept.get(payment.key)
    if (known !== undefined) return known
    cards += 1
    const reference = `${name}_${randomUUID()}`
    const made: Kept = {
      key: payment.key,
      reference,
      state: 'pending',
      failure: null,
      currency: SHOP_CURRENCY,
      amountCents: payment.kind === 'card' ? 0 : payment.amountCents,
      capturedCents: 0,
      refundedCents: 0,
      authorisedUntil: null,
      redirectUrl: `https://gateway.example/${reference}`,
      card: payment.card === null && (payment.keepCard || payment.kind === 'card') ? cardOf(cards) : null,
      captures: 0,
      refunds: 0,
      refundKeys: [],
      wouldKeep: cardOf(cards),
    }
    kept.set(payment.key, made)
    orders.set(reference, payment.orderNumber)
    return made
  }

  const gateway: ScriptedGateway = {
    name,
    authorisationDays: HOLDS_DAYS,
    fault: () => undefined,
    meanwhile: undefined,
    refusesStored: false,
    forgotten: [],
    start: (payment) => through('start', payment.key, () => answerOf(begin(payment))),
    state: (reference) =>
      through('state', reference, () => {
        const payment = find(reference)
        return payment && answerOf(payment)
      }),
    stateOfKey: (key) =>
      through('stateOfKey', key, () => {
        const payment = kept.get(key)
        return payment && answerOf(payment)
      }),
    authoriseStored: (payment) =>
      through('authoriseStored', payment.key, () => {
        const made = begin({ ...payment, kind: 'payment', keepCard: false })
        if (made.state !== 'pending') return answerOf(made)
        if (gateway.refusesStored) gateway.fail(made.reference, 'insufficientFunds')
        else gateway.succeed(made.reference)
        return answerOf(made)
      }),
    capture: (reference, cents) =>
      through('capture', reference, () => {
        const payment = must(reference)
        if (payment.state !== 'authorised') return answerOf(payment)
        if (cents > payment.amountCents) throw new Error('more than was authorised')
        Object.assign(payment, { state: 'captured', capturedCents: cents, captures: payment.captures + 1 })
        return answerOf(payment)
      }),
    cancel: (reference) =>
      through('cancel', reference, () => {
        const payment = must(reference)
        if (payment.state === 'pending' || payment.state === 'authorised')
          Object.assign(payment, { state: 'cancelled', redirectUrl: null })
        return answerOf(payment)
      }),
    refund: (reference, cents, key) =>
      through('refund', reference, () => {
        const payment = must(reference)
        if (payment.state !== 'captured' || payment.refundKeys.includes(key)) return answerOf(payment)
        payment.refundKeys.push(key)
        const refundedCents = payment.refundedCents + cents
        if (refundedCents > payment.capturedCents) throw new Error('more than was taken')
        const state = refundedCents === payment.capturedCents ? 'refunded' : 'captured'
        Object.assign(payment, { state, refundedCents, refunds: payment.refunds + 1 })
        return answerOf(payment)
      }),
    forgetCard: ({ reference }) =>
      through('forgetCard', reference, () => void gateway.forgotten.push(reference)),
    readNotification: (body, headers) => {
      if (headers['x-signature'] !== sign(body.toString())) throw new ForgedNotification()
      return JSON.parse(body.toString()) as ReturnType<PaymentGateway['readNotification']>
    },
    succeed: (reference) => {
      const payment = must(reference)
      if (payment.state !== 'pending' && payment.state !== 'failed') return
      const isCard = payment.amountCents === 0
      Object.assign(payment, {
        state: isCard ? 'stored' : 'authorised',
        failure: null,
        redirectUrl: null,
        authorisedUntil: isCard ? null : new Date(gateway.now().getTime() + HOLDS_DAYS * DAY_MS),
      })
    },
    fail: (reference, failure = 'refused') => {
      const payment = must(reference)
      if (payment.state === 'pending') Object.assign(payment, { state: 'failed', failure, redirectUrl: null })
    },
    now: () => new Date(),
    payments: () => [...kept.values()],
    ofOrder: (number) => [...kept.values()].filter(({ reference }) => orders.get(reference) === number),
    newsOf: (reference, key) => {
      const body = JSON.stringify({ eventId: randomUUID(), kind: 'payment.changed', reference, key })
      return {
        body: Buffer.from(body),
        headers: { 'content-type': 'application/json', 'x-signature': sign(body) },
      }
    },
  }
  return gateway
}

const cardOf = (number: number): GatewayCard => ({
  reference: `card_${number}_${randomUUID()}`,
  customer: `customer_${number}`,
  brand: 'visa',
  lastFour: String(number % 10_000).padStart(4, '0'),
  expiryMonth: 12,
  expiryYear: 2030,
})
