import { mkdtempSync, existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { paymentsTexts } from '@cambusa/messages/it/payments/payments'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Terminal } from '../../../platform/process/operator-consent.ts'
import { atTheEnd } from '../../../testing/at-the-end.ts'
import { openPaymentShop, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import { gatewaysOf, runPaymentsCommand } from '../payments.ts'

let shop: PaymentShop
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-payments-'))
atTheEnd(() => rmSync(dataDir, { recursive: true }))

beforeAll(async () => {
  shop = await openPaymentShop()
})
afterEach(() => {
  process.exitCode = undefined
})

/** A terminal at which somebody gives this answer; undefined: not interactive. */
function terminalOf(answer?: string): Terminal {
  const isTTY = answer !== undefined
  const stdin = Object.assign(new PassThrough(), { isTTY })
  const stderr = Object.assign(new PassThrough(), { isTTY })
  stdin.end(`${answer ?? ''}\n`)
  return { stdin, stderr } as unknown as Terminal
}

/** The output of the command, and its exit code. */
async function command(args: string[], answer?: string): Promise<{ said: string; code: unknown }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { services, database, time } = shop.test
  // The command reads the system clock; the test's shop is on a fixed day.
  vi.useFakeTimers({ toFake: ['Date'], now: time.now() })
  const context = { config: { ...services.config, dataDir }, database, args }
  try {
    const failed = await runPaymentsCommand(context, gatewaysOf([shop.gateway]), terminalOf(answer)).then(
      () => undefined,
      (error: Error) => error.message,
    )
    return {
      said: failed ?? log.mock.calls.flat().join('\n'),
      code: failed === undefined ? process.exitCode : 1,
    }
  } finally {
    vi.useRealTimers()
    log.mockRestore()
    process.exitCode = undefined
  }
}

const audit = async (subject: string) =>
  (
    await shop.test.database.pool.query<{ actor: string; act: string; details: object }>(
      'select actor, act, details from audit_log where subject = $1 order by id',
      [subject],
    )
  ).rows

it('records a transfer only when somebody confirms it, and records who did', async () => {
  const order = await shop.ordered(PAYMENT_TYPES.bankTransfer)
  const received = ['received', order.number, '31,90']
  expect(await command([...received, '--dry-run'])).toMatchObject({
    said: expect.stringMatching(/risulta pagato[^]*Prova: non è cambiato nulla/) as string,
  })
  expect(await command(received)).toMatchObject({ said: expect.stringContaining('--yes') as string, code: 1 })
  expect(await command(received, 'n')).toMatchObject({
    said: expect.stringContaining('Non confermato') as string,
  })
  expect(await command([...received, '--yes', '--by', ' '])).toMatchObject({ code: 1 })
  expect([await shop.statusOf(order), await audit(order.number)]).toEqual([9, []])
  expect(await shop.kindsTo(order)).toEqual(['orderReceived'])

  expect(await command([...received, '--by', 'Ada Rossi'], 'sì')).toMatchObject({
    said: expect.stringContaining('è pagato e va preparato') as string,
    code: undefined,
  })
  expect(await shop.statusOf(order)).toBe(1)
  expect(await audit(order.number)).toMatchObject([
    { actor: 'Ada Rossi', act: 'payments.received', details: { cents: 3_190, outcome: 'paid' } },
  ])
})

it('exits with 1 and changes nothing when a transfer is short, confirmed or not', async () => {
  const order = await shop.ordered(PAYMENT_TYPES.bankTransfer)
  for (const more of [['--yes'], ['--dry-run']]) {
    const { said, code } = await command(['received', order.number, '31,89', ...more])
    expect(said).toMatch(/mancano ancora 0,01\s€: non è cambiato nulla/)
    expect(code).toBe(1)
  }
  expect([await shop.statusOf(order), await audit(order.number)]).toEqual([9, []])
})

it('captures nothing of an order that was paid by transfer', async () => {
  const order = await shop.ordered(PAYMENT_TYPES.bankTransfer)
  await command(['received', order.number, '31,90', '--yes'])
  const { said, code } = await command(['capture', order.number, '31,90', '--yes'])
  expect(said).not.toContain('Fatto')
  expect(code).toBe(1)
})

it('captures from a card once, and says when it was captured before and how much', async () => {
  const order = await shop.ordered()
  const reference = await shop.began(order)
  shop.gateway.succeed(reference)
  await shop.notify(shop.gateway.newsOf(reference))
  const capture = (amount: string, ...more: string[]) => command(['capture', order.number, amount, ...more])
  expect(await capture('30', '--dry-run')).toMatchObject({ said: expect.stringContaining('Prova') as string })
  expect(await shop.statesOf(order)).toEqual(['authorised'])
  expect(await capture('30', '--yes', '--by=Cassa')).toMatchObject({ code: undefined })
  expect(await capture('30', '--yes')).toMatchObject({
    said: expect.stringContaining('erano già') as string,
    code: undefined,
  })
  expect(await capture('31', '--yes')).toMatchObject({
    said: expect.stringMatching(/già incassati 30,00/) as string,
    code: 1,
  })
  expect(await audit(order.number)).toMatchObject([
    { actor: 'Cassa', act: 'payments.capture', details: { cents: 3_000, state: 'asked' } },
    { actor: 'Cassa', act: 'payments.capture', details: { state: 'done', capturedCents: 3_000 } },
  ])
})

it('writes no list of debits where there is nothing to collect', async () => {
  const path = join(dataDir, 'incassi.csv')
  expect((await command(['collect', path, '--dry-run'])).said).toBe(paymentsTexts.collection.none)
  expect(existsSync(path)).toBe(false)
})

it('rows of the audit log cannot be changed, deleted or truncated', async () => {
  const { pool } = shop.test.database
  for (const act of ['update audit_log set actor = $$x$$', 'delete from audit_log', 'truncate audit_log'])
    await expect(pool.query(act)).rejects.toMatchObject({ constraint: 'audit_log_append_only' })
})
