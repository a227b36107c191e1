import { requestCard, verifyCard } from '@cambusa/contract/people/registration'
import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCard, CARD_VAT } from '../../../testing/factories/cards.ts'
import { buildShop, shop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.2.0.${(browsers += 1)}`)
const check = (card_code: string, vat_or_tax_code: string, from = browser()) =>
  from.call(verifyCard, { body: { card_code, vat_or_tax_code } })

describe('the check of a card', () => {
  it('returns the card’s data for both codes, by VAT number or tax code, however they are typed', async () => {
    const code = await buildCard(app.db, {
      taxCode: 'BRNGLI82C41A944P',
      customerCode: 'C7',
      pec: 'molo@pec.example.com',
      sdiCode: 'ABC1234',
      storeId: shop.bologna.storeId,
    })
    const { data } = await check(` ${code.slice(0, 4)} ${code.slice(4)} `, CARD_VAT)
    expect(data?.card).toEqual({
      cardCode: code,
      kind: 'business',
      name: 'Osteria del Molo',
      customerCode: 'C7',
      vatNumber: CARD_VAT,
      taxCode: 'BRNGLI82C41A944P',
      pec: 'molo@pec.example.com',
      sdiCode: 'ABC1234',
      storeId: shop.bologna.storeId,
    })
    expect((await check(code, 'brngli82c41a944p')).data?.card.cardCode).toBe(code)
  })

  it('gives the same answer for an unknown, a given, a blocked card and for another holder', async () => {
    const given = await buildCard(app.db)
    await buildUser(app.db, { storeCard: given })
    const blocked = await buildCard(app.db, { state: 'blocked' })
    const free = await buildCard(app.db)
    const holderless = await buildCard(app.db, { vatNumber: null })
    const answers = await Promise.all([
      check(`299999999999${checkDigit('299999999999')}`, CARD_VAT),
      check(given, CARD_VAT),
      check(blocked, CARD_VAT),
      check(free, '12345678903'),
      check(holderless, CARD_VAT),
    ])
    for (const { httpStatus, response, data } of answers) {
      expect(httpStatus).toBe(200)
      expect(data).toBeUndefined()
      expect(response.errors).toEqual([
        {
          code: 'registration.cardNotVerified',
          error: 'I codici inseriti non sono corretti. Verifica e riprova.',
        },
      ])
    }
  })

  it('names both wrong fields at once', async () => {
    const { httpStatus, response } = await check('2900000000033', '')
    expect(httpStatus).toBe(400)
    expect(response.errors.map(({ field, code }) => [field, code])).toEqual([
      ['card_code', 'field.wrong'],
      ['vat_or_tax_code', 'field.wrong'],
    ])
    expect(response.errors[1]?.error).toBe('Campo obbligatorio')
  })

  it('is limited by caller, over all cards; the holder is not affected by attempts of others', async () => {
    const code = await buildCard(app.db)
    for (let i = 0; i < 12; i += 1) expect((await check(code, '12345678903')).httpStatus).toBe(200)
    expect((await check(code, CARD_VAT)).data?.card.cardCode).toBe(code)
    const one = browser()
    const cards = await Promise.all(Array.from({ length: 31 }, () => buildCard(app.db)))
    const statuses: number[] = []
    for (const card of cards) statuses.push((await check(card, '12345678903', one)).httpStatus)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    const late = await check(code, CARD_VAT, one)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    app.time.advance(601_000)
    expect((await check(code, CARD_VAT, one)).data?.card.cardCode).toBe(code)
  })
})

describe('a card request', () => {
  const company = { name: 'Bar Sport', vatNumber: CARD_VAT, pec: 'bar@pec.example.com' }
  const body = { first_name: 'Rosa', last_name: 'Neri', store_id: shop.bologna.storeId }

  it('names every wrong field of a business customer at once', async () => {
    const { httpStatus, response } = await browser().call(requestCard, {
      body: {
        ...body,
        kind: 'business',
        first_name: ' ',
        store_id: 7,
        company: { name: '', vatNumber: '12345678901', pec: 'no', sdiCode: 'a' },
        personInfos: [{ typeId: 2, value: '12' }],
      },
    })
    expect(httpStatus).toBe(400)
    expect(response.errors.map(({ field }) => field)).toEqual([
      'first_name',
      'company.name',
      'company.vatNumber',
      'company.pec',
      'company.sdiCode',
      'store_id',
      'personInfos.mobile',
    ])
  })

  it('requires the personal tax code of a private customer, and gives a visitor a code that is stored as a hash', async () => {
    const visitor = browser()
    const refused = await visitor.call(requestCard, { body: { ...body, kind: 'private' } })
    expect(refused.response.errors.map(({ field }) => field)).toEqual(['tax_code'])
    const { data } = await visitor.call(requestCard, { body: { ...body, kind: 'business', company } })
    expect(data?.requestCode).toMatch(/^[\w-]{32}$/)
    const { rows } = await app.database.pool.query('select * from card_requests where user_id is null')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ company_name: 'Bar Sport', vat_number: CARD_VAT, user_type_id: 3 })
    expect(JSON.stringify(rows)).not.toContain(data?.requestCode)
  })

  it('of a signed-in customer belongs to him at once, with one mail; asking again corrects it', async () => {
    const { id, login } = await buildUser(app.db, { profileLevel: 1 })
    const customer = browser()
    await signIn(customer, login)
    for (const name of ['Bar Sport', 'Bar dello Sport']) {
      const { data } = await customer.call(requestCard, {
        body: { ...body, kind: 'business', company: { ...company, name } },
      })
      expect(data).toEqual({ requestCode: null })
    }
    const { rows } = await app.database.pool.query('select * from card_requests where user_id = $1', [id])
    expect(rows).toMatchObject([{ company_name: 'Bar dello Sport', code_hash: null, handed_at: null }])
    expect(await mailsTo(app, login)).toMatchObject([
      { kind: 'cardRequested', params: { firstName: 'Ada', storeName: 'Negozio di Bologna' } },
    ])
  })

  it('is refused for a customer who has a card', async () => {
    const { login } = await buildUser(app.db, { storeCard: await buildCard(app.db) })
    const customer = browser()
    await signIn(customer, login)
    const { codes } = await customer.call(requestCard, { body: { ...body, kind: 'business', company } })
    expect(codes).toEqual(['registration.cardOwned'])
  })
})
