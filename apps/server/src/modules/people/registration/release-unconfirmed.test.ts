import { confirmRegistration, registerUser, resendConfirmation } from '@cambusa/contract/people/registration'
import { beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildGoods } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { releaseUnconfirmedAccounts } from './release-unconfirmed.service.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAYS = 30

let app: TestApp
let pasta: number
beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      pasta = (await buildGoods(db)).pasta
    },
  })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.8.${(browsers += 1) >> 8}.${browsers & 255}`)
const release = () =>
  releaseUnconfirmedAccounts({ db: app.db, config: { unconfirmedDays: DAYS } }, app.time.now())
const register = (body: ReturnType<typeof registration>) => browser().call(registerUser, { body })
const confirm = (e_mail: string, reg_control_code: string) =>
  browser().call(confirmRegistration, { body: { e_mail, reg_control_code } })
const resend = (e_mail: string) => browser().call(resendConfirmation, { body: { e_mail } })
const query = async (text: string, values: unknown[]) => (await app.database.pool.query(text, values)).rows
const levelOf = async (login: string) =>
  (await query('select profile_level level from users where login = $1', [login]))[0]?.level as
    | number
    | undefined

/** Registers a customer who never confirms. */
async function waiting(): Promise<ReturnType<typeof registration>> {
  const body = registration({ card_code: await buildCard(app.db), vat_or_tax_code: CARD_VAT })
  await register(body)
  return body
}

describe('an account that is not confirmed', () => {
  it('releases its e-mail and card after 30 days, and not before', async () => {
    const body = await waiting()
    app.time.advance(DAYS * DAY_MS - MINUTE_MS)
    expect(await release()).toBe(0)
    app.time.advance(2 * MINUTE_MS)
    expect([await release(), await release()]).toEqual([1, 0])
    expect(await levelOf(body.username)).toBeUndefined()

    expect((await register(body)).codes).toEqual([])
    expect((await mailsTo(app, body.username)).map(({ kind }) => kind)).toEqual(['verify', 'verify'])
    expect((await confirm(body.username, await tokenTo(app, body.username))).codes).toEqual([])
    expect(await query('select store_card card from users where login = $1', [body.username])).toEqual([
      { card: body.card_code },
    ])
  })

  it('keeps its consents and no personal data; nobody can sign in with it', async () => {
    const body = await waiting()
    const [{ id }] = await query('select id from users where login = $1', [body.username])
    const customer = browser()
    await signIn(customer, body.username)
    app.time.advance((DAYS + 1) * DAY_MS)
    await release()
    const [left] = await query('select to_jsonb(u) as left from users u where id = $1', [id])
    expect(left.left).toMatchObject({
      login: `released-${id}`,
      is_disabled: true,
      store_card: null,
      cod_int: null,
    })
    expect(JSON.stringify(left)).not.toMatch(/Rosa|Neri|@/)
    expect(await query('select kind from consents where user_id = $1', [id])).toHaveLength(4)
    expect((await signIn(browser(), `released-${id}`)).codes).toEqual(['auth.wrongCredentials'])
    expect((await signIn(browser(), body.username)).codes).toEqual(['auth.wrongCredentials'])
  })

  it('stays if it was confirmed, closed, imported, has an order, or was just sent its link again', async () => {
    const [confirmed, closed, ordered, again] = [
      await waiting(),
      await waiting(),
      await waiting(),
      await waiting(),
    ]
    await confirm(confirmed.username, await tokenTo(app, confirmed.username))
    // Even if an import later says that it is not confirmed.
    await query('update users set profile_level = 0 where login = $1', [confirmed.username])
    await query('update users set is_disabled = true where login = $1', [closed.username])
    const [{ id: userId }] = await query('select id from users where login = $1', [ordered.username])
    await buildPlacedOrder(app.db, { userId, productIds: [pasta] })
    const imported = await buildUser(app.db, { profileLevel: 0, createdAt: app.time.now() })
    await resend(imported.login)
    app.time.advance((DAYS + 1) * DAY_MS)
    await resend(again.username)
    expect(await release()).toBe(0)
    const all = [confirmed, closed, ordered, again].map(({ username }) => username)
    for (const login of [...all, imported.login]) expect([login, await levelOf(login)]).toEqual([login, 0])
    // A day later that link has expired too.
    app.time.advance(DAY_MS)
    expect(await release()).toBe(1)
    expect(await levelOf(again.username)).toBeUndefined()
  })
})

describe('an account that is confirmed while the job runs', () => {
  it('is never released: the job waits for the confirmation, and checks again', async () => {
    const { username, card_code } = await waiting()
    app.time.advance((DAYS + 1) * DAY_MS)
    const confirming = await app.database.pool.connect()
    await confirming.query('begin')
    await confirming.query('update users set profile_level = 2 where login = $1', [username])
    const released = release()
    const isDone = released.then(() => 'done')
    expect(await Promise.race([isDone, wait(300, 'waiting')])).toBe('waiting')
    await confirming.query('commit')
    confirming.release()
    expect(await released).toBe(0)
    expect(
      await query('select profile_level level, store_card card from users where login = $1', [username]),
    ).toEqual([{ level: 2, card: card_code }])
  })

  it('is either confirmed or released when both happen at once, never both', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { username } = await waiting()
        return { username, first: await tokenTo(app, username) }
      }),
    )
    app.time.advance((DAYS + 1) * DAY_MS)
    const answers = outcomes.map(async ({ username }) => {
      await resend(username)
      const token = await tokenTo(app, username)
      return { username, codes: (await confirm(username, token)).codes }
    })
    const [released, confirmed] = await Promise.all([release(), Promise.all(answers)])
    const levels = await Promise.all(confirmed.map(({ username }) => levelOf(username)))
    expect(levels).toEqual(confirmed.map(({ codes }) => (codes.length === 0 ? 2 : undefined)))
    expect(levels.filter((level) => level === undefined)).toHaveLength(released)
  })

  it('can be registered again at that moment, and one account is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = await waiting()
      app.time.advance((DAYS + 1) * DAY_MS)
      const [{ httpStatus }] = await Promise.all([register(body), release()])
      expect(httpStatus).toBe(200)
      expect(
        await query('select count(*)::int count from users where store_card = $1', [body.card_code]),
      ).toEqual([
        {
          count: await query('select from users where login = $1', [body.username]).then(
            (rows) => rows.length,
          ),
        },
      ])
    }
  })
})
