import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atTheEnd } from '../at-the-end.ts'
import {
  exampleCharge,
  exampleError,
  exampleIntent,
  exampleMethod,
  exampleSession,
  exampleSetup,
  type StripeObject,
} from './stripe-examples.ts'

export interface StripeCall {
  /** Method and path. */
  call: string
  /** Fields of the form, by the names that Stripe gives them. */
  sent: Record<string, string>
  idempotencyKey: string | undefined
}

interface Answer {
  status: number
  body: StripeObject
}

/** How a bank answers to a card. */
export type StripeBank = 'yes' | 'challenge' | { code: string; declineCode?: string }

/** What speaks as Stripe does, on this computer: it keeps what it is asked to make, and notes every call. */
export interface StripeStandIn {
  port: number
  calls: StripeCall[]
  /** What the bank says to the payments with kept cards from now on. */
  bank: StripeBank
  /** The next calls are not answered, or answered 500 or 429, after they were done (lost) or instead (failing). */
  faults: ('silent' | 'lost' | 500 | 429)[]
  /** The customer pays on the hosted page. */
  payAt: (session: string) => void
  /** A session or an intent as it is. */
  read: (id: string) => StripeObject
}

const ok = (body: StripeObject): Answer => ({ status: 200, body })
const refused = (code: string, type = 'invalid_request_error', status = 400): Answer => ({
  status,
  body: exampleError(type, code),
})

/** Starts the stand-in; closed at the end of the test file. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const objects = new Map<string, StripeObject>()
  const known = new Map<string, { sent: string; answer: Answer }>()
  let count = 0
  const next = (prefix: string) => `${prefix}_${String(++count).padStart(8, '0')}`
  const marksIn = (sent: Record<string, string>, prefix: string) =>
    Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) => {
        const mark = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : undefined
        return mark === undefined ? [] : [[mark, value]]
      }),
    )
  const keep = (object: StripeObject) => {
    objects.set(String(object['id']), object)
    return object
  }
  const authorise = (intent: StripeObject) => {
    const charge = exampleCharge(next('ch'), intent)
    Object.assign(intent, {
      status: 'requires_capture',
      amount_capturable: intent['amount'],
      latest_charge: charge,
    })
  }

  function pay(sent: Record<string, string>): Answer {
    const intent = exampleIntent(next('pi'), {
      amount: Number(sent['amount']),
      customer: sent['customer'],
      payment_method: sent['payment_method'],
      metadata: marksIn(sent, 'metadata'),
    })
    keep(intent)
    const { bank } = standIn
    if (typeof bank === 'object') {
      const { code, declineCode } = bank
      const error = { type: 'card_error', code, decline_code: declineCode, message: 'declined' }
      Object.assign(intent, { last_payment_error: error })
      return {
        status: 402,
        body: exampleError('card_error', code, { decline_code: declineCode, payment_intent: intent }),
      }
    }
    if (bank === 'challenge') {
      const redirect_to_url = { url: 'https://hooks.stripe.com/3d_secure', return_url: sent['return_url'] }
      Object.assign(intent, {
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url },
      })
    } else authorise(intent)
    return ok(intent)
  }

  const openPage = (sent: Record<string, string>) =>
    ok(
      keep(
        exampleSession(next('cs_test'), {
          mode: sent['mode'],
          client_reference_id: sent['client_reference_id'],
          customer_email: sent['customer_email'],
          amount_total:
            sent['mode'] === 'setup' ? null : Number(sent['line_items[0][price_data][unit_amount]']),
          metadata: marksIn(sent, 'metadata'),
          _intent: marksIn(sent, 'payment_intent_data[metadata]'),
          _kept: sent['payment_intent_data[setup_future_usage]'] ?? null,
        }),
      ),
    )

  function change(id: string, act: string, sent: Record<string, string>): Answer {
    const object = objects.get(id)
    if (object === undefined) return refused('resource_missing', 'invalid_request_error', 404)
    const { status } = object
    if (act === 'expire') {
      if (status !== 'open') return refused('session_not_open')
      return ok(Object.assign(object, { status: 'expired', url: null }))
    }
    if (act === 'capture') {
      if (status !== 'requires_capture') return refused('payment_intent_unexpected_state')
      const cents = Number(sent['amount_to_capture'])
      if (cents > Number(object['amount'])) return refused('amount_too_large')
      return ok(Object.assign(object, { status: 'succeeded', amount_received: cents, amount_capturable: 0 }))
    }
    if (act === 'cancel') {
      if (status === 'succeeded' || status === 'canceled') return refused('payment_intent_unexpected_state')
      return ok(Object.assign(object, { status: 'canceled', cancellation_reason: null }))
    }
    return ok(object)
  }

  function refund(sent: Record<string, string>): Answer {
    const intent = objects.get(sent['payment_intent'] ?? '')
    const charge = intent?.['latest_charge'] as StripeObject | undefined
    if (intent === undefined || charge === undefined)
      return refused('resource_missing', 'invalid_request_error', 404)
    const back = Number(charge['amount_refunded']) + Number(sent['amount'])
    if (back > Number(intent['amount_received'])) return refused('charge_already_refunded')
    charge['amount_refunded'] = back
    return ok({ id: next('re'), object: 'refund', amount: Number(sent['amount']), status: 'succeeded' })
  }

  const list = (kind: string): Answer => {
    const data = [...objects.values()].filter((one) => one['object'] === kind).toReversed()
    return ok({ object: 'list', data, has_more: false, url: '/v1' })
  }

  function answerTo({ call, sent }: StripeCall): Answer {
    const [, method, path = ''] = /^(\w+) \/v1\/([^?]*)/.exec(call) ?? []
    const [room = '', ...rest] = path.replace('checkout/sessions', 'sessions').split('/')
    const [id, act] = rest
    if (room === 'payment_methods')
      return id === 'pm_gone' ? refused('payment_method_unexpected_state') : ok({ id })
    if (room === 'refunds') return refund(sent)
    if (id !== undefined && act !== undefined) return change(id, act, sent)
    if (id !== undefined) return change(id, 'read', sent)
    if (method === 'GET') return list(room === 'sessions' ? 'checkout.session' : 'payment_intent')
    return room === 'sessions' ? openPage(sent) : pay(sent)
  }

  /** The same key is the same answer, and with other fields a mistake. */
  function once(call: StripeCall): Answer {
    const { idempotencyKey } = call
    const sent = JSON.stringify(call.sent)
    const before = idempotencyKey === undefined ? undefined : known.get(idempotencyKey)
    if (before !== undefined)
      return before.sent === sent ? before.answer : refused('idempotency_key_reused', 'idempotency_error')
    const answer = answerTo(call)
    if (idempotencyKey !== undefined) known.set(idempotencyKey, { sent, answer })
    return answer
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    standIn.calls.push(call)
    const fault = standIn.faults.shift()
    if (fault === 'silent') return
    const answer =
      typeof fault === 'number' ? { status: fault, body: exampleError('api_error', 'unknown') } : once(call)
    if (fault === 'lost') {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_example' })
    response.end(JSON.stringify(answer.body))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTheEnd(async () => {
    server.closeAllConnections()
    server.close()
  })

  const read = (id: string) => objects.get(id)!
  const standIn: StripeStandIn = {
    port: (server.address() as AddressInfo).port,
    calls: [],
    bank: 'yes',
    faults: [],
    read,
    payAt: (id) => {
      const session = read(id)
      const kept = session['_kept'] ?? (session['mode'] === 'setup' ? 'off_session' : null)
      const customer = kept === null ? null : 'cus_NZbFQAsc0ptasX'
      const method = exampleMethod('pm_1MoqxLLgUG5tbmjcq5SgxPTF', customer)
      Object.assign(session, { status: 'complete', url: null, customer })
      if (session['mode'] === 'setup') {
        Object.assign(session, { setup_intent: exampleSetup(next('seti'), method) })
        return
      }
      const intent = exampleIntent(next('pi'), {
        amount: session['amount_total'],
        customer,
        payment_method: method,
        metadata: session['_intent'],
        setup_future_usage: kept,
      })
      authorise(keep(intent))
      Object.assign(session, { payment_intent: intent })
    },
  }
  return standIn
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
  const key = request.headers['idempotency-key']
  return {
    call: `${request.method} ${request.url}`,
    sent,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}
