import { login } from '@cambusa/contract/people/auth'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  viewSecondFactor,
} from '@cambusa/contract/people/second-factor'
import { beforeAll, describe, expect, it } from 'vitest'
import { appCode } from '../../testing/app-code.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'
import { removeFactor } from './auth.ts'
import { stepOf } from './second-factor/app-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
})

let browsers = 0
const browser = () => app.shopper(`10.31.0.${(browsers += 1)}`)
const count = async (text: string) =>
  (await app.database.pool.query<{ n: number }>(`select count(*)::int n from ${text}`)).rows[0]!.n
const NEXT_CODE_MS = 30_000

/** A member of staff without an app. */
async function newStaff() {
  const { id, login: name } = await buildUser(app.db, { userTypeId: 1 })
  await removeFactor(app.db, { userId: id })
  return { id, credentials: { login: name, password: TEST_PASSWORD } }
}

/** A member of staff who has connected an app, in `shopper`. */
async function connected() {
  const { id, credentials } = await newStaff()
  const shopper = browser()
  const { secret } = (await shopper.call(beginSecondFactor, { body: credentials })).data!
  const code = () => appCode(secret, app.time.now())
  const reply = await shopper.call(confirmSecondFactor, { body: { ...credentials, code: code() } })
  app.time.advance(NEXT_CODE_MS)
  const enter = (by: Shopper, text?: string) =>
    by.call(login, { body: { ...credentials, remember_me: true, ...(text && { code: text }) } })
  return { id, credentials, shopper, code, reply, enter, recoveryCodes: reply.data!.recoveryCodes }
}

it('codes are those of RFC 6238, of the moment and of 30 seconds before and after', () => {
  // Appendix B, with the key '12345678901234567890': 94287082 at 59 seconds, its last six digits.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const at = (seconds: number) => stepOf(key, '287082', new Date(seconds * 1000))
  expect([at(59), at(30), at(0), at(89)]).toEqual([1, 1, 1, 1])
  expect([at(90), at(120)]).toEqual([undefined, undefined])
})

describe('staff without an app', () => {
  it('get no session by the password, only the way to connect one', async () => {
    const { id, credentials } = await newStaff()
    const shopper = browser()
    const reply = await shopper.call(login, { body: credentials })
    expect([reply.codes, reply.user.userId]).toEqual([['auth.secondFactorMissing'], -1])
    expect((await shopper.call(beginSecondFactor, { body: credentials })).user.userId).toBe(-1)
    expect((await shopper.call(viewSecondFactor)).httpStatus).toBe(419)
    expect(await count(`sessions where user_id = ${id}`)).toBe(0)
  })

  it('connect one by its first code, are signed in and get ten recovery codes once', async () => {
    const { id, shopper, recoveryCodes, reply } = await connected()
    expect([reply.user.userId, new Set(recoveryCodes).size]).toEqual([id, 10])
    expect(recoveryCodes[0]).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
    expect((await shopper.call(viewSecondFactor)).data).toEqual({ isNeeded: true, recoveryCodesLeft: 10 })
    const { rows } = await app.database.pool.query<{ all: string }>(
      `select (select json_agg(f)::text from staff_factors f) || (select json_agg(c)::text from staff_recovery_codes c)
         || (select coalesce(json_agg(k)::text, '') from request_keys k) as all`,
    )
    for (const code of recoveryCodes) expect(rows[0]!.all).not.toContain(code.replaceAll('-', ''))
  })

  it('never share a key that somebody else has seen: another beginning makes another', async () => {
    const { credentials } = await newStaff()
    const [other, own] = [browser(), browser()]
    const seen = (await other.call(beginSecondFactor, { body: credentials })).data!.secret
    const mine = (await own.call(beginSecondFactor, { body: credentials })).data!.secret
    const confirm = (secret: string) => ({ body: { ...credentials, code: appCode(secret, app.time.now()) } })
    expect((await other.call(confirmSecondFactor, confirm(seen))).codes).toEqual(['auth.codeWrong'])
    expect((await own.call(confirmSecondFactor, confirm(mine))).codes).toEqual([])
    expect((await other.call(beginSecondFactor, { body: credentials })).codes).toEqual([
      'auth.secondFactorThere',
    ])
    expect((await other.call(confirmSecondFactor, confirm(mine))).codes).toEqual(['auth.secondFactorThere'])
  })

  it('are no customers: those need no second factor, and cannot connect one', async () => {
    const { login: name } = await buildUser(app.db)
    const body = { login: name, password: TEST_PASSWORD }
    const shopper = browser()
    expect((await shopper.call(beginSecondFactor, { body })).codes).toEqual(['user.notEnabled'])
    expect((await shopper.call(confirmSecondFactor, { body: { ...body, code: '123456' } })).codes).toEqual([
      'auth.secondFactorMissing',
    ])
    expect((await signIn(shopper, name)).codes).toEqual([])
    expect((await shopper.call(viewSecondFactor)).data).toEqual({ isNeeded: false, recoveryCodesLeft: null })
  })
})

describe('staff with an app', () => {
  it('sign in with password and code; a used code is never good again, and no device is remembered', async () => {
    const { id, enter, code } = await connected()
    const shopper = browser()
    expect((await enter(shopper)).codes).toEqual(['auth.codeNeeded'])
    const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0')
    expect((await enter(shopper, wrong)).codes).toEqual(['auth.codeWrong'])
    const used = code()
    const entered = await enter(shopper, ` ${used.slice(0, 3)} ${used.slice(3)}`)
    expect([entered.codes, entered.user.userId, shopper.account]).toEqual([[], id, undefined])
    expect((await enter(browser(), used)).codes).toEqual(['auth.codeUsed'])
    app.time.advance(NEXT_CODE_MS)
    expect((await enter(browser(), used)).codes).toEqual(['auth.codeUsed'])
    expect((await enter(browser(), code())).user.userId).toBe(id)
  })

  it('sign in with a recovery code, each once, and are told how many are left', async () => {
    const { id, enter, recoveryCodes } = await connected()
    const entered = await enter(browser(), recoveryCodes[3]!.toLowerCase())
    expect([entered.codes, entered.user.userId]).toEqual([['auth.recoveryCodeUsed'], id])
    expect(entered.response.infos[0]!.info).toContain('9')
    expect((await enter(browser(), recoveryCodes[3])).codes).toEqual(['auth.codeWrong'])
  })

  it('get new recovery codes by a code; those of before end', async () => {
    const { shopper, enter, code, recoveryCodes } = await connected()
    const renew = (text: string) => shopper.call(renewRecoveryCodes, { body: { code: text } })
    expect((await renew('000000')).codes).toEqual(['auth.codeWrong'])
    const renewed = await renew(code())
    expect(renewed.data?.recoveryCodes).toHaveLength(10)
    expect((await enter(browser(), recoveryCodes[0])).codes).toEqual(['auth.codeWrong'])
    expect((await enter(browser(), renewed.data!.recoveryCodes[0])).codes).toEqual(['auth.recoveryCodeUsed'])
  })

  it('guess no more codes than passwords, and the password alone or a new beginning forgives none', async () => {
    const { enter, code, credentials } = await connected()
    const shopper = browser()
    const said: string[] = []
    for (let n = 0; n < 6; n += 1) {
      said.push((await enter(shopper, '000000')).codes[0]!)
      if (n >= 4) continue
      await enter(shopper)
      await shopper.call(beginSecondFactor, { body: credentials })
    }
    expect(said).toEqual([...Array<string>(5).fill('auth.codeWrong'), 'request.tooMany'])
    expect((await enter(shopper, code())).httpStatus).toBe(429)
  })
})

describe('the same code sent at once in two connections', () => {
  const atOnce = async (enter: (by: Shopper, text: string) => ReturnType<Shopper['call']>, text: string) => {
    const replies = await Promise.all([browser(), browser(), browser()].map((by) => enter(by, text)))
    return replies.filter(({ user }) => user.userId > 0).length
  }

  it('of the app signs in once', async () => {
    const { enter, code } = await connected()
    for (let n = 0; n < 4; n += 1) {
      expect(await atOnce(enter, code())).toBe(1)
      app.time.advance(NEXT_CODE_MS)
    }
  })

  it('of recovery signs in once', async () => {
    const { enter, recoveryCodes } = await connected()
    for (const code of recoveryCodes.slice(0, 4)) expect(await atOnce(enter, code)).toBe(1)
  })

  it('would sign in twice if it were looked up and then marked: the trial sees such a shop', async () => {
    const { id } = await connected()
    const [one, two] = await Promise.all([app.database.pool.connect(), app.database.pool.connect()])
    const look = `select 1 from staff_recovery_codes where user_id = ${id} and used_at is null limit 1`
    const mark = `update staff_recovery_codes set used_at = now() where code_hash = (select min(code_hash) from
      staff_recovery_codes where user_id = ${id})`
    try {
      await Promise.all([one.query('begin'), two.query('begin')])
      const found = [(await one.query(look)).rowCount, (await two.query(look)).rowCount]
      await one.query(mark)
      const second = two.query(mark)
      await one.query('commit')
      expect([...found, (await second).rowCount]).toEqual([1, 1, 1])
    } finally {
      await Promise.all([one.query('rollback'), two.query('rollback')])
      one.release()
      two.release()
    }
  })
})
