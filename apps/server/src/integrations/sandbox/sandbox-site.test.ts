import { createHash } from 'node:crypto'
import { createLogger } from '../../platform/log/log.ts'
import { listSandboxCards } from '@cambusa/contract/payments/payments'
import { formatEuro } from '@cambusa/domain/money/money'
import { isPaymentCardNumber } from '@cambusa/domain/payments/card-number'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import {
  cardFields,
  injectingBrowser,
  networkBrowser,
  payAtSandbox,
  type PageBrowser,
} from '../../testing/payments/sandbox-payment.ts'
import { buildPaymentToStart } from '../../testing/factories/payment-to-start.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { PaymentToStart } from '../../modules/payments/payments.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { SANDBOX_SCRIPT } from './sandbox-style.ts'

const RETURN = '/payment?order_id=7'
let test: TestApp
let browser: PageBrowser

beforeAll(async () => {
  test = await buildTestApp()
  browser = injectingBrowser(test.app)
})

const start = (more: Partial<PaymentToStart> = {}) =>
  createSandboxGateway(test.services).start(
    buildPaymentToStart({
      amountCents: 123_456,
      returnUrl: `${test.services.config.shopUrl}${RETURN}`,
      now: test.time.now(),
      ...more,
    }),
  )

describe('the page of the demo gateway', () => {
  it('may only show itself and send its forms', async () => {
    const { redirectUrl } = await start()
    const { status, html, headers } = await browser.open(redirectUrl!)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    )
    expect(html).not.toMatch(/style="|onclick|https?:/)
    // Its only script loads it again after the browser's 'back'.
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text)
    expect(scripts).toEqual([SANDBOX_SCRIPT])
    const hash = createHash('sha256').update(SANDBOX_SCRIPT).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
    expect(html).toContain('lang="it"')
    expect(html).toContain(formatEuro(123_456))
  })

  it('shows errors at their fields, and keeps the typed values except the security code', async () => {
    const { redirectUrl } = await start()
    const wrong = { ...cardFields('challenge'), expiry: '13/30', cvc: '1' }
    const { status, location } = await browser.send(`${redirectUrl}/card`, wrong)
    expect(status).toBe(303)
    const { html } = await browser.open(location!)
    expect(html).toContain('<title>Errore: ')
    expect(html).toMatch(
      /id="expiry"[^>]*value="13\/30"[^>]*aria-describedby="expiry-hint expiry-wrong"[^>]*aria-invalid="true"[^>]*autofocus/,
    )
    expect(html).toMatch(/id="number"[^>]*value="4000 0025 0000 3155"/)
    expect(html).toMatch(/id="holder"[^>]*value="Ada Rossi"/)
    expect(html).toMatch(/id="cvc"[^>]*value=""/)
    expect(html).toMatch(/href="#cvc"/)
  })

  it('rejects a number that could be real, and does not show it again', async () => {
    const { reference, redirectUrl } = await start()
    const number = '4539 1488 0343 6467'
    expect(isPaymentCardNumber(number)).toBe(true)
    const { location } = await browser.send(`${redirectUrl}/card`, { ...cardFields('plain'), number })
    expect(location).not.toContain('4539')
    expect((await browser.open(location!)).html).toContain('href="#number"')
    const asked = `${redirectUrl}?wrong=number&number=${encodeURIComponent(number)}`
    expect((await browser.open(asked)).html).not.toContain('4539')
    expect(await createSandboxGateway(test.services).state(reference)).toMatchObject({ state: 'pending' })
  })

  it('asks again after a wrong code, and offers nothing more once the payment is decided', async () => {
    const { redirectUrl } = await start({ kind: 'card' })
    expect((await browser.open(redirectUrl!)).html).toContain('Registra la carta')
    await browser.send(`${redirectUrl}/card`, cardFields('challenge'))
    const wrong = await browser.send(`${redirectUrl}/authentication`, { act: 'authorise', code: '1' })
    expect(wrong.status).toBe(303)
    expect((await browser.open(wrong.location!)).html).toContain('Il codice non è giusto')
    // Back at an address of the step before, nothing of it is said to be wrong.
    expect((await browser.open(`${redirectUrl}?wrong=expiry`)).html).not.toContain('Errore: ')
    // Sending the card form again shows the current step.
    expect((await browser.send(`${redirectUrl}/card`, cardFields('plain'))).html).toContain('Codice ricevuto')
    expect(await payAtSandbox(browser, redirectUrl!)).toBe(RETURN)
    const over = await browser.open(redirectUrl!)
    expect(over.html).toContain(`href="${RETURN}"`)
    expect((await browser.send(`${redirectUrl}/leave`, {})).location).toBe(RETURN)
    expect(await browser.open('/dev/gateway/pay/sbx_unknown')).toMatchObject({
      status: 404,
      location: undefined,
    })
  })

  it('escapes text that others typed', async () => {
    const { redirectUrl } = await start({ orderNumber: '<b>7</b>' })
    expect((await browser.open(redirectUrl!)).html).toContain('&lt;b&gt;7&lt;/b&gt;')
    const holder = '"><script>alert(1)</script>'
    const sent = await browser.send(`${redirectUrl}/card`, { ...cardFields('plain'), cvc: '', holder })
    const { html } = await browser.open(sent.location!)
    expect(html).toContain('&gt;&lt;script&gt;')
    expect(html).not.toContain('<script>alert')
  })

  it('redirects to a shop at another origin too', async () => {
    const { redirectUrl } = await start({ returnUrl: 'https://spesa.example.com/payment' })
    const { headers } = await browser.open(redirectUrl!)
    expect(headers['content-security-policy']).toContain("form-action 'self' https://spesa.example.com;")
    expect(await payAtSandbox(browser, redirectUrl!)).toBe('https://spesa.example.com/payment')
  })
})

describe('the cards of the demo gateway', () => {
  const listed = async (shop: TestApp) => (await shop.shopper().call(listSandboxCards)).data?.cards

  it('are listed with their effects, and have valid card numbers', async () => {
    const cards = await listed(test)
    expect(cards).toHaveLength(11)
    expect(cards?.filter(({ number }) => !isPaymentCardNumber(number))).toEqual([])
    expect(new Set(cards?.map(({ effect }) => effect)).size).toBe(11)
  })

  it('do not exist with a real gateway', async () => {
    const config = { stripeSecretKey: 'sk_test_x', stripeWebhookSecret: 'whsec_x' }
    expect(await listed(await buildTestApp({ config }))).toEqual([])
  })

  it('do not exist in production, nor do their pages', async () => {
    const shop = await buildTestApp({ config: { mode: 'production' } })
    expect(await listed(shop)).toEqual([])
    const { redirectUrl } = await createSandboxGateway(shop.services).start(buildPaymentToStart())
    const there = injectingBrowser(shop.app)
    expect((await there.open(redirectUrl!)).status).toBe(404)
    for (const act of ['card', 'authentication', 'leave'])
      expect((await there.send(`${redirectUrl}/${act}`, cardFields('plain'))).status).toBe(404)
  })
})

describe('number and code of a card', () => {
  // In any notation: with spaces, with dashes, or URL-encoded.
  const NUMBER = /4000(?:%20|\D){0,2}0025(?:%20|\D){0,2}0000(?:%20|\D){0,2}3155/
  const CVC = '9317'

  /** Every row of every table as text. */
  async function everythingKept(): Promise<string> {
    const { rows: tables } = await test.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await test.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
      texts.push(...rows.map(({ row }) => row))
    }
    return texts.join('\n')
  }

  it('are in no table, log line or URL after a payment over the network', async () => {
    const lines: string[] = []
    const urls: string[] = []
    const log = createLogger({ write: (line) => void lines.push(String(line)) })
    log.level = 'trace'
    const app = await buildApp({ ...test.services, log }, (made) => {
      keepCompiled(made)
      made.addHook(
        'onRequest',
        async ({ url, headers }) => void urls.push(`${url} ${JSON.stringify(headers)}`),
      )
    })
    atTheEnd(() => app.close())
    const there = networkBrowser(await app.listen({ host: '127.0.0.1', port: 0 }))
    const gateway = createSandboxGateway(test.services)
    const { reference, redirectUrl } = await start({ kind: 'card' })
    const fields = { ...cardFields('challenge'), cvc: CVC }
    const form = { 'content-type': 'application/json' }
    // Forms that are refused in every way, then a valid one.
    await there.send(`${redirectUrl}/card`, { ...fields, expiry: '' })
    for (const [payload, headers] of [
      [JSON.stringify(fields).slice(1), form],
      [JSON.stringify({ ...fields, more: 'x'.repeat(2_000_000) }), form],
      [JSON.stringify(fields), { 'content-type': 'text/csv' }],
    ] as const)
      await app.inject({ method: 'POST', url: `${redirectUrl}/card`, payload, headers })
    await there.send(`${redirectUrl}/card`, fields)
    await there.send(`${redirectUrl}/authentication`, { act: 'authorise', code: '123456' })
    await vi.waitFor(() => expect(urls.join()).toContain('/payment/notification/sandbox'), {
      timeout: 10_000,
    })
    expect((await gateway.state(reference))?.card).toMatchObject({ lastFour: '3155' })
    log.info('a line of the log')
    const searched = { tables: await everythingKept(), log: lines.join(''), urls: urls.join('\n') }
    for (const [where, text] of Object.entries(searched)) {
      expect([where, text.length > 20, NUMBER.test(text), text.includes(CVC)]).toEqual([
        where,
        true,
        false,
        false,
      ])
    }
    // Negative control: the searched texts contain what may be stored.
    expect(searched.tables).toContain('3155')
  })
})
