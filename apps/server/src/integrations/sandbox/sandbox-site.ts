import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import { listenAddress } from '../../platform/process/listen-address.ts'
import {
  effectOf,
  failSandboxPayment,
  passSandboxCode,
  readSandboxPayment,
  settleSandboxPayment,
  takeSandboxCard,
} from './sandbox-book.ts'
import { fieldOf, readCardForm, readReturned, returnedQuery, type Returned } from './sandbox-form.ts'
import { sandboxPagePath } from './sandbox-gateway.ts'
import { deliverNotice, signedNotice, type SendNotice, type SignedNotice } from './sandbox-notices.ts'
import { paceOf } from './sandbox-pace.ts'
import {
  SANDBOX_CODE,
  sandboxCardPage,
  sandboxCodePage,
  sandboxOverPage,
  sandboxUnknownPage,
} from './sandbox-page.ts'
import { sandboxPolicy } from './sandbox-style.ts'
import { updateSandboxSpoken, type SandboxRow } from './sandbox.queries.ts'

type Needs = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>
type Request = FastifyRequest<{ Params: { reference: string } }>

/** Path of the shop's endpoint for notifications. */
const NOTIFICATION_PATH = '/payment/notification/sandbox'
const NOTICE_MS = 5_000
const SEE_OTHER = 303

/** Sends over the network if the server listens; in tests that only inject requests, within the process. */
function sendTo(app: FastifyInstance): SendNotice {
  return async ({ body, headers }: SignedNotice) => {
    const at = app.server.address()
    if (at === null || typeof at === 'string') {
      const reply = await app.inject({ method: 'POST', url: NOTIFICATION_PATH, payload: body, headers })
      return reply.statusCode
    }
    const url = listenAddress(at.address, at.port) + NOTIFICATION_PATH
    const signal = AbortSignal.timeout(NOTICE_MS)
    const { status } = await fetch(url, { method: 'POST', body, headers, signal })
    return status
  }
}

/** Where the browser returns to: by path if within this shop, so that it keeps its session under any host name. */
function returnTarget(returnUrl: string, shopUrl: string): { url: string; origin: string | undefined } {
  const { origin, pathname, search, hash } = new URL(returnUrl, shopUrl)
  return origin === new URL(shopUrl).origin
    ? { url: pathname + search + hash, origin: undefined }
    : { url: returnUrl, origin }
}

/** The hosted pages of the demo gateway (docs/payments.md). The caller must not register them in production. */
export function serveSandboxSite(app: FastifyInstance, { config, db, clock, log }: Needs): void {
  const pace = paceOf(config)
  const send = sendTo(app)
  const closing = new AbortController()
  const waiting = new Set<NodeJS.Timeout>()
  app.addHook('onClose', async () => {
    closing.abort()
    for (const timer of waiting) clearTimeout(timer)
  })

  const tell = async (notice: SignedNotice) => {
    const isTaken = await deliverNotice(send, notice, pace, closing.signal).catch(() => false)
    if (!isTaken && !closing.signal.aborted) log.warn('a notification of the sandbox gateway was not taken')
  }
  /** Runs an async function after a delay, unless the server is closed before: reconciliation finds what is lost. */
  const later = (ms: number, act: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      act().catch((error: unknown) => log.warn({ err: error }, 'sandbox gateway'))
    }, ms)
    timer.unref()
    waiting.add(timer)
  }

  /** Notifies the shop of the result of a payment, with the timing of its card's effect. */
  async function announce(row: SandboxRow): Promise<void> {
    const { reference } = row
    const notice = signedNotice(config, reference, row.state)
    const effect = row.state === 'failed' ? 'plain' : effectOf(row)
    if (effect === 'early') await tell(notice)
    else if (effect === 'late')
      later(pace.lateMs, async () => {
        const settled = await settleSandboxPayment(db, { row, now: clock() })
        await tell(signedNotice(config, reference, settled?.state ?? row.state))
      })
    else if (effect === 'timeOut')
      later(pace.silenceMs, async () => {
        await updateSandboxSpoken(db, { reference })
        await tell(notice)
      })
    else
      later(pace.noticeMs, () =>
        Promise.all(Array.from({ length: effect === 'twice' ? 3 : 1 }, () => tell(notice))),
      )
  }

  const targetOf = (row: SandboxRow) => returnTarget(row.details.returnUrl ?? '/', config.shopUrl)

  const answer = (reply: FastifyReply, html: string, status = 200, origin?: string) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', sandboxPolicy(origin))
      .type('text/html; charset=utf-8')
      .send(html)

  /** The page of a payment. */
  function show(reply: FastifyReply, row: SandboxRow, returned?: Returned) {
    const { url, origin } = targetOf(row)
    const action = sandboxPagePath(row.reference)
    if (row.state !== 'pending' || row.details.step === 'deciding')
      return answer(reply, sandboxOverPage(url), 200, origin)
    const page = row.details.step === 'card' ? sandboxCardPage : sandboxCodePage
    return answer(reply, page(row, action, returned), 200, origin)
  }

  /** After a wrong form too the browser gets a page of its own: going back to it sends no form again. */
  const returnForm = (reply: FastifyReply, row: SandboxRow, returned: Returned) =>
    reply.redirect(`${sandboxPagePath(row.reference)}?${returnedQuery(returned)}`, SEE_OTHER)

  /** Redirects to the code, or back to the shop after notifying it. undefined: another request was first. */
  async function goOn(reply: FastifyReply, row: SandboxRow, next: SandboxRow | undefined) {
    if (next?.details.step === 'authentication')
      return reply.redirect(sandboxPagePath(row.reference), SEE_OTHER)
    if (next !== undefined) await announce(next)
    return reply.redirect(targetOf(row).url, SEE_OTHER)
  }

  const on = (
    method: 'GET' | 'POST',
    path: string,
    act: (row: SandboxRow, reply: FastifyReply, given: unknown) => Promise<unknown>,
  ) =>
    app.route({
      method,
      url: `${sandboxPagePath(':reference')}${path}`,
      handler: async ({ params, query, body }: Request, reply) => {
        const row = await readSandboxPayment(db, params.reference.replaceAll('\0', ''), clock())
        return row === undefined
          ? answer(reply, sandboxUnknownPage(), 404)
          : act(row, reply, method === 'GET' ? query : body)
      },
    })

  on('GET', '', async (row, reply, query) => show(reply, row, readReturned(query, row.details.step)))
  on('POST', '/card', async (row, reply, body) => {
    const now = clock()
    const { card, wrong, typed } = readCardForm(body, now)
    if (row.details.step !== 'card') return show(reply, row)
    if (card === undefined) return returnForm(reply, row, { wrong, typed })
    return goOn(reply, row, await takeSandboxCard(db, { row, now }, card))
  })
  on('POST', '/authentication', async (row, reply, body) => {
    const now = clock()
    if (row.details.step !== 'authentication') return show(reply, row)
    if (fieldOf(body, 'act') === 'refuse')
      return goOn(reply, row, await failSandboxPayment(db, { row, now }, 'authenticationFailed'))
    if (fieldOf(body, 'code') !== SANDBOX_CODE) return returnForm(reply, row, { wrong: ['code'], typed: {} })
    if (effectOf(row) === 'authenticationFailed')
      return goOn(reply, row, await failSandboxPayment(db, { row, now }, 'authenticationFailed'))
    return goOn(reply, row, await passSandboxCode(db, { row, now }, pace))
  })
  on('POST', '/leave', async (row, reply) => {
    if (row.details.step === 'deciding') return show(reply, row)
    return goOn(reply, row, await failSandboxPayment(db, { row, now: clock() }, 'abandoned'))
  })
}
