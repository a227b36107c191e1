import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import * as giftCards from '@cambusa/contract/payments/gift-cards'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildGift } from '../../testing/factories/gift-certificates.ts'
import {
  buildGoods,
  buildOpenSlot,
  buildReadyShopper,
  signedIn,
  type Goods,
} from '../../testing/factories/orders.ts'
import { buildCompany, buildUser, signIn } from '../../testing/factories/users.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createShopper, type Shopper } from '../../testing/test-shopper.ts'

const { addGiftCode, checkGiftCode, checkGiftCodeByGet, removeGiftCode } = giftCards
let test: TestApp
let goods: Goods
let slot: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
})

let codes = 0
const newCode = () => `PROVA-${String(++codes).padStart(4, '0')}`
const add = (shopper: Shopper, code: string) => shopper.call(addGiftCode, { body: { code } })
const check = (shopper: Shopper, code: string) => shopper.call(checkGiftCode, { body: { code } })
const ready = () => buildReadyShopper(test, goods.pasta)
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(test.time.now().getTime() + days * DAY_MS)

describe('a gift code', () => {
  it('is added however it is typed, pays part of the cart, counts once, and is removed by its id or its code', async () => {
    const { shopper } = await ready()
    const id = await buildGift(test.db, { code: 'CAMBUSA77', description: 'Buono di benvenuto' })
    const before = await shopper.call(viewCart)
    const added = await add(shopper, ' cambusa – 77')
    expect(added.codes).toEqual(['cart.sendGiftCode'])
    expect(added.data).toMatchObject({
      giftTotal: 10,
      totalPrice: 21.9,
      taxTotal: before.data!.taxTotal,
      giftCertificates: [
        { giftCertificateId: id, description: 'Buono di benvenuto', hint: 'SA77', used: 10, left: 0 },
      ],
    })
    expect(added.data!.version).toBe(before.data!.version + 1)
    const again = await add(shopper, 'CAMBUSA77')
    expect(again.codes).toEqual(['cart.giftCodeThere'])
    expect(again.data).toMatchObject({ giftTotal: 10, version: added.data!.version })

    const removed = await shopper.call(removeGiftCode, { body: { code: 'cambusa 77' } })
    expect(removed.data).toMatchObject({ giftTotal: 0, totalPrice: 31.9, giftCertificates: [] })
    await add(shopper, 'CAMBUSA77')
    const byId = await shopper.call(removeGiftCode, { body: { gift_certificate_id: id } })
    expect(byId.data).toMatchObject({ giftTotal: 0 })
    const gone = await shopper.call(removeGiftCode, { body: { gift_certificate_id: id } })
    expect(gone).toMatchObject({ httpStatus: 200, codes: [] })
    expect((await shopper.call(removeGiftCode, { body: {} })).response.errors[0]).toMatchObject({
      code: 'field.required',
      field: 'code',
    })
  })

  it('shows its value without being added, by either call', async () => {
    const { shopper } = await ready()
    const code = newCode()
    await buildGift(test.db, { code, amountCents: 5_000, balanceCents: 1_250, validUntil: inDays(3) })
    const told = await check(shopper, code)
    const wanted = { amount: 50, left: 12.5, validUntil: inDays(3).toISOString() }
    expect(told.data?.giftCertificate).toMatchObject(wanted)
    const byGet = await shopper.call(checkGiftCodeByGet, { query: { code } })
    expect(byGet.data).toEqual(told.data)
    expect((await shopper.call(viewCart)).data?.giftCertificates).toEqual([])
  })

  it('pays after those that were added before, and only what is left to pay', async () => {
    const { shopper } = await ready()
    const [first, second] = [newCode(), newCode()]
    await buildGift(test.db, { code: first, amountCents: 2_000 })
    await buildGift(test.db, { code: second, amountCents: 2_000 })
    await add(shopper, second)
    test.time.advance(1_000)
    const { data } = await add(shopper, first)
    expect(data).toMatchObject({ giftTotal: 31.9, totalPrice: 0, worstCase: 0 })
    expect(data!.giftCertificates.map(({ used, left }) => [used, left])).toEqual([
      [20, 0],
      [11.9, 8.1],
    ])
  })

  it('is refused at its field with the reason', async () => {
    const { shopper } = await ready()
    const refusals: Record<string, Parameters<typeof buildGift>[1]> = {
      'gift.expired': { code: newCode(), validUntil: new Date('2026-10-31T22:59:59.999Z') },
      'gift.notYet': { code: newCode(), validFrom: inDays(2) },
      'gift.usedUp': { code: newCode(), balanceCents: 0 },
      'gift.blocked': { code: newCode(), blockedAt: inDays(-1) },
    }
    for (const [reason, gift] of Object.entries(refusals)) {
      await buildGift(test.db, gift)
      for (const reply of [await check(shopper, gift.code), await add(shopper, gift.code)]) {
        expect(reply).toMatchObject({ httpStatus: 200, codes: [reason] })
        expect(reply.data ?? null).toBeNull()
        expect(reply.response.errors[0]).toMatchObject({ field: 'code' })
        expect(reply.response.errors[0]!.error).not.toContain(gift.code)
      }
    }
    const expired = await check(shopper, refusals['gift.expired']!.code)
    expect(expired.response.errors[0]!.error).toContain('31/10/2026')
    expect((await shopper.call(viewCart)).data?.giftCertificates).toEqual([])
  })

  it('of another customer or company gets the same answer as one that does not exist', async () => {
    const { shopper, userId } = await ready()
    const user = await buildUser(test.db, { codInt: 'G-1', userTypeId: 3 })
    const companyId = await buildCompany(test.db, 'G-1', { name: 'Trattoria' })
    const acting = await signedIn(test, user.id, companyId)
    const [his, theirs] = [newCode(), newCode()]
    await buildGift(test.db, { code: his, holder: { userId } })
    await buildGift(test.db, { code: theirs, holder: { companyId } })
    const refused = await Promise.all([add(shopper, theirs), add(acting, his), add(acting, 'NIENTE99')])
    expect(refused.map(({ codes: told }) => told)).toEqual([
      ['gift.unknown'],
      ['gift.unknown'],
      ['gift.unknown'],
    ])
    expect(new Set(refused.map(({ response }) => response.errors[0]!.error)).size).toBe(1)
    expect((await add(shopper, his)).codes).toEqual(['cart.sendGiftCode'])
    expect((await add(acting, theirs)).codes).toEqual(['cart.sendGiftCode'])
    // The same person acting privately is not the company.
    expect((await check(await signedIn(test, user.id), theirs)).codes).toEqual(['gift.unknown'])
  })

  it('is one of at most ten in a cart, also when many are added at once', async () => {
    const { shopper } = await ready()
    const all = Array.from({ length: 12 }, newCode)
    for (const code of all) await buildGift(test.db, { code, amountCents: 1 })
    const replies = await Promise.all(all.map((code) => add(shopper, code)))
    expect(replies.filter(({ codes: told }) => told[0] === 'gift.tooMany')).toHaveLength(2)
    expect((await shopper.call(viewCart)).data).toMatchObject({ giftTotal: 0.1 })
  })

  it('is not added to a cart that is being bought, which stays locked', async () => {
    const { shopper } = await ready()
    const code = newCode()
    await buildGift(test.db, { code })
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    expect((await shopper.call(prepareCheckout)).codes).toEqual([])
    expect(await add(shopper, code)).toMatchObject({ httpStatus: 409, codes: ['cart.locked'] })
    test.time.advance(15 * 60_000)
    expect((await add(shopper, code)).data).toMatchObject({ cartStatusId: 1, giftTotal: 10 })
  })

  it('is for customers, and stays in the cart when a visitor’s is merged into it', async () => {
    const { login } = await buildUser(test.db)
    const owner = test.shopper('10.5.1.1')
    await signIn(owner, login)
    const code = newCode()
    await buildGift(test.db, { code })
    await add(owner, code)
    const visitor = test.shopper('10.5.1.2')
    expect((await add(visitor, code)).httpStatus).toBe(419)
    await visitor.call(addItems, { body: { items: [{ productId: goods.pasta, quantity: 8 }] } })
    await signIn(visitor, login)
    expect((await visitor.call(viewCart)).data).toMatchObject({ totalItems: 1, giftTotal: 10, totalPrice: 0 })
  })
})

describe('attempts to guess codes', () => {
  it('are limited to 20 for a customer and 60 for an address, until some time has passed', async () => {
    const { shopper } = await ready()
    for (let guess = 1; guess <= 20; guess += 1)
      expect((await check(shopper, `NON-${guess}-C-E`)).codes).toEqual(['gift.unknown'])
    const refused = await check(shopper, 'CAMBUSA77')
    expect(refused).toMatchObject({ httpStatus: 429, codes: ['request.tooMany'] })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await add(shopper, 'CAMBUSA77')).httpStatus).toBe(429)
    test.time.advance(16 * 60_000)
    expect((await check(shopper, 'NON-C-E')).codes).toEqual(['gift.unknown'])

    const another = async () => {
      const { login } = await buildUser(test.db)
      const guesser = createShopper(test.app, '10.5.2.1')
      await signIn(guesser, login)
      return guesser
    }
    for (let person = 0; person < 3; person += 1) {
      const guesser = await another()
      for (let guess = 1; guess <= 20; guess += 1) await check(guesser, `NON-${guess}-C-E`)
    }
    expect((await check(await another(), 'CAMBUSA77')).httpStatus).toBe(429)
  })

  it('appear neither in the log nor in the database, even in a URL or when the call fails', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const app = await buildApp({ ...test.services, log }, keepCompiled)
    await app.ready()
    const shopper = createShopper(app, '10.5.3.1')
    await signIn(shopper, (await buildUser(test.db)).login)
    const query = { code: 'SEGRETO-9QX7' }
    await test.database.pool.query('alter table gift_certificates rename to gifts_away')
    const failed = await shopper.call(checkGiftCodeByGet, { query })
    await test.database.pool.query('alter table gifts_away rename to gift_certificates')
    expect(failed.httpStatus).toBe(500)
    await buildGift(test.db, query)
    expect((await shopper.call(checkGiftCodeByGet, { query })).response.status).toBe(0)
    await shopper.call(addGiftCode, { body: query })
    await app.close()
    expect(lines.join('')).toContain('request failed')
    expect(await tablesWith('SEGRETO')).toEqual([])
    for (const secret of ['SEGRETO-9QX7', 'SEGRETO9QX7']) {
      expect(lines.join('')).not.toContain(secret)
      expect(await tablesWith(secret)).toEqual([])
    }
    expect(await tablesWith('9QX7')).toEqual(['gift_certificates'])
  })
})

/** Tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = test.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ])
    if (rowCount !== 0) found.push(name)
  }
  return found
}
