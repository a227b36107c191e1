import { techLogin, testSession } from '@cambusa/contract/people/auth'
import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { changeCompany, listCompanies } from '@cambusa/contract/people/companies'
import { userDetail } from '@cambusa/contract/people/profile'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openCartShop } from '../../testing/cart-shop.ts'
import { buildKey, type TestKey } from '../../testing/factories/keys.ts'
import { buildCompany } from '../../testing/factories/users.ts'
import type { Shopper } from '../../testing/test-shopper.ts'
import { withdrawKey } from './auth.ts'

const { shop, goods } = await openCartShop()
const { db, time } = shop
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let tills = 0
const newTill = () => shop.shopper(`10.42.0.${(tills += 1)}`)
const enter = (till: Shopper, { key, secret }: TestKey) => till.call(techLogin, { body: { key, secret } })
const key = (days?: number) => buildKey(db, { now: time.now(), days })
const whoIs = async (till: Shopper) => (await till.call(testSession)).user.userId
const live = async ({ companyId }: { companyId: number }) =>
  (
    await shop.database.pool.query<{ n: number }>(
      'select count(*)::int n from sessions where company_id = $1 and revoked_at is null',
      [companyId],
    )
  ).rows[0]!.n

describe('a till', () => {
  it('signs in by key and secret as the customer and company of its key, with the cart that it has filled', async () => {
    const made = await key()
    const till = newTill()
    await till.call(addItems, { body: { items: [{ productId: goods.many[0]!, quantity: 2 }] } })
    const reply = await enter(till, { ...made, secret: made.secret.toLowerCase().match(/.{4}/g)!.join(' ') })
    expect([reply.codes, reply.user.userId, reply.user.companyId]).toEqual([
      ['cart.merged'],
      made.userId,
      made.companyId,
    ])
    expect(reply.data?.cartItems.map(({ quantity }) => quantity)).toEqual([2])
    const { rows } = await shop.database.pool.query(
      `select kind, device, signed_in_at "signedInAt", expires_at > now() "ends" from sessions where user_id = $1`,
      [made.userId],
    )
    expect(rows).toEqual([
      expect.objectContaining({ kind: 'technical', device: 'Cassa 1', signedInAt: null }),
    ])
    const audit = await shop.database.pool.query(
      `select actor, details from audit_log where act = 'sessions.opened' and customer_id = $1`,
      [made.userId],
    )
    const details = { kind: 'technical', companyId: made.companyId }
    expect(audit.rows).toEqual([{ actor: `user ${made.userId}`, details }])
    expect(till.account).toBeUndefined()
    // What is the person's own is none of the till's.
    expect((await till.call(userDetail)).httpStatus).toBe(403)
    expect((await till.call(viewCart)).codes).toEqual([])
  })

  it('acts for the company of its key alone, whatever else its customer has', async () => {
    const made = await key()
    const { rows } = await shop.database.pool.query<{ code: string }>(
      'select cod_int as code from users where id = $1',
      [made.userId],
    )
    const other = await buildCompany(db, rows[0]!.code, { isDefault: false })
    const till = newTill()
    await enter(till, made)
    const { data } = await till.call(listCompanies, { query: {} })
    expect(data?.company_info.map((company) => company.company_id)).toEqual([made.companyId])
    expect((await till.call(changeCompany, { query: { company_id: other } })).httpStatus).toBe(403)
  })

  it('gets one answer for a wrong secret, an unknown, a withdrawn and an expired key', async () => {
    const [good, old, gone] = [await key(), await key(1), await key()]
    await withdrawKey(db, gone.key, time.now())
    time.advance(DAY)
    const tries = [
      { ...good, secret: good.secret.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')) },
      { key: 'AAAABBBBCCCC', secret: good.secret },
      gone,
      old,
    ]
    for (const given of tries) expect((await enter(newTill(), given)).codes).toEqual(['auth.wrongKey'])
    expect((await enter(newTill(), { key: ' ', secret: 'x' })).codes).toEqual(['auth.keyRequired'])
    expect((await enter(newTill(), { key: good.key, secret: '' })).codes).toEqual(['auth.secretRequired'])
  })

  it('guesses no more secrets than passwords', async () => {
    const made = await key()
    const till = newTill()
    const said: number[] = []
    for (let n = 0; n < 6; n += 1) said.push((await enter(till, { ...made, secret: 'sbagliato' })).httpStatus)
    expect(said).toEqual([200, 200, 200, 200, 200, 429])
    expect((await enter(till, made)).httpStatus).toBe(429)
    expect((await enter(newTill(), made)).user.userId).toBe(made.userId)
  })

  it('does not come in for a closed customer, nor for one who left the company', async () => {
    const [closed, left] = [await key(), await key()]
    await db.execute(sql`update users set is_disabled = true where id = ${closed.userId}`)
    await db.execute(sql`delete from company_members where company_id = ${left.companyId}`)
    for (const given of [closed, left])
      expect((await enter(newTill(), given)).codes).toEqual(['user.notEnabled'])
  })
})

describe('the sessions of a key', () => {
  it('end at once in every process when it is withdrawn, and those of another key stay', async () => {
    const [made, other] = [await key(), await key()]
    const second = await shop.again()
    second.time.set(time.now())
    const [here, there, kept] = [newTill(), second.shopper('10.42.1.1'), newTill()]
    await enter(here, made)
    await enter(there, made)
    await enter(kept, other)
    expect([await whoIs(here), await whoIs(there)]).toEqual([made.userId, made.userId])
    await withdrawKey(db, made.key, time.now())
    for (const till of [here, there])
      await expect.poll(() => whoIs(till), { timeout: 2_000, interval: 50 }).toBe(-1)
    expect(await whoIs(kept)).toBe(other.userId)
  })

  it('end when it expires, however much they are used', async () => {
    const made = await key(1)
    time.advance(DAY - 20 * MINUTE)
    const till = newTill()
    await enter(till, made)
    time.advance(19 * MINUTE)
    expect(await whoIs(till)).toBe(made.userId)
    time.advance(MINUTE)
    expect(await whoIs(till)).toBe(-1)
  })

  it('never outlive it: tills that come in while it is withdrawn are refused, or put out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await key()
      const entering = Array.from({ length: 4 }, () => enter(newTill(), made))
      await withdrawKey(db, made.key, time.now())
      await Promise.all(entering)
      expect(await live(made)).toBe(0)
    }
  })

  it('would outlive it if the key were only looked up: the trial sees such a shop', async () => {
    const made = await key()
    const { pool } = shop.database
    const naive = await pool.connect()
    try {
      await naive.query('begin')
      const { rowCount } = await naive.query(
        'select from technical_keys where key = $1 and withdrawn_at is null',
        [made.key],
      )
      await withdrawKey(db, made.key, time.now())
      await naive.query(
        `insert into sessions (token_hash, user_id, company_id, kind) values ('\\x01', $1, $2, 'technical')`,
        [made.userId, made.companyId],
      )
      await naive.query('commit')
      expect([rowCount, await live(made)]).toEqual([1, 1])
    } finally {
      naive.release()
    }
  })
})
