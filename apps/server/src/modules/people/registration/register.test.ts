import { confirmRegistration, registerUser, verifyCard } from '@cambusa/contract/people/registration'
import { beforeAll, describe, expect, it } from 'vitest'
import { askForCard, buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildShop, shop } from '../../../testing/factories/delivery.ts'
import { signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.3.0.${(browsers += 1)}`)
const register = (body: ReturnType<typeof registration>, from = browser()) =>
  from.call(registerUser, { body })
const row = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows[0] as Record<string, unknown> | undefined

describe('a registration with a card', () => {
  it('creates the account, its consents, delegates, company and one mail, at level 0 until confirmed', async () => {
    const code = await buildCard(app.db, { customerCode: 'C70', storeId: shop.modena.storeId })
    const body = registration({
      card_code: code,
      vat_or_tax_code: CARD_VAT,
      username: ' Rosa.Molo@Example.com ',
      pec: 'Molo@pec.example.com',
      sdi_code: 'abc1234',
      personInfos: [
        { typeId: 2, value: '333 1234567' },
        { typeId: 77, value: 'unknown' },
      ],
      delegates: [
        {
          firstName: 'Pietro',
          lastName: 'Galli',
          taxCode: 'gllptr79s04a944b',
          phone: '333 0190211',
          isPermanent: false,
          from: '2026-11-21',
          to: '2026-12-24',
        },
      ],
    })
    const { data, user } = await register(body)
    expect(data).toEqual({ login: 'rosa.molo@example.com', cardPending: false })
    expect(user.userId).toBe(-1)
    const account = await row(`select * from users where login = 'rosa.molo@example.com'`)
    expect(account).toMatchObject({
      profile_level: 0,
      user_type_id: 3,
      store_card: code,
      cod_int: 'C70',
      mobile: '333 1234567',
      default_store_id: shop.modena.storeId,
      password_hash: expect.stringContaining('$argon2id$'),
    })
    const { rows: consents } = await app.database.pool.query(
      'select kind, given, version, host(address::inet) address, at from consents where user_id = $1 order by id',
      [account?.id],
    )
    expect(consents.map(({ kind, given }) => [kind, given])).toEqual([
      ['privacy', true],
      ['terms', true],
      ['profiling', false],
      ['marketing', true],
    ])
    expect(consents[0]).toMatchObject({ version: '2026-11', at: app.time.now() })
    expect(consents[0].address).toMatch(/^10\.3\.0\./)
    const company = await row('select * from companies where vat_number = $1', [CARD_VAT])
    expect(company).toMatchObject({ name: 'Osteria del Molo', pec: null, sdi_code: null })
    expect(await row('select * from company_members')).toMatchObject({
      cod_int: 'C70',
      company_id: company?.id,
      is_default: true,
    })
    expect(await row('select * from delegates')).toMatchObject({
      company_id: company?.id,
      tax_code: 'GLLPTR79S04A944B',
      valid_from: '2026-11-21',
      valid_to: '2026-12-24',
    })
    expect(await mailsTo(app, 'rosa.molo@example.com')).toMatchObject([
      { kind: 'verify', params: { firstName: 'Rosa', linkId: expect.any(Number) } },
    ])
    const { data: check } = await browser().call(verifyCard, {
      body: { card_code: code, vat_or_tax_code: CARD_VAT },
    })
    expect(check).toBeUndefined()
  })

  it('adds a second person to the existing company, without changing the company’s data', async () => {
    const [first, second] = [
      await buildCard(app.db, { vatNumber: '12345678903', customerCode: null, pec: 'a@pec.example.com' }),
      await buildCard(app.db, { vatNumber: '12345678903', customerCode: null, name: 'Another name' }),
    ]
    await register(registration({ card_code: first, vat_or_tax_code: '12345678903' }))
    const body = registration({ card_code: second, vat_or_tax_code: '12345678903', pec: 'b@pec.example.com' })
    expect((await register(body)).codes).toEqual([])
    const { rows } = await app.database.pool.query(
      `select c.name, c.pec, m.cod_int from companies c join company_members m on m.company_id = c.id
       where c.vat_number = '12345678903' order by m.cod_int`,
    )
    expect(rows).toEqual([
      { name: 'Osteria del Molo', pec: 'a@pec.example.com', cod_int: `T${first}` },
      { name: 'Osteria del Molo', pec: 'a@pec.example.com', cod_int: `T${second}` },
    ])
  })

  it('is level 2 at once when the e-mail is confirmed, and signs in to its company', async () => {
    const code = await buildCard(app.db, { customerCode: 'C71' })
    const body = registration({ card_code: code, vat_or_tax_code: CARD_VAT })
    await register(body)
    const customer = browser()
    const { data } = await customer.call(confirmRegistration, {
      body: { e_mail: body.username, reg_control_code: await tokenTo(app, body.username) },
    })
    expect(data).toEqual({ what: 'registration', login: body.username, cardPending: false })
    const { user } = await signIn(customer, body.username, { password: TEST_PASSWORD })
    expect(user).toMatchObject({ profile: { level: 2 }, companyName: 'Osteria del Molo' })
    expect((await mailsTo(app, body.username)).at(-1)).toMatchObject({
      kind: 'welcome',
      params: { cardPending: false },
    })
  })
})

describe('a registration with a requested card', () => {
  it('takes the data of the request, and is level 1 with the card pending once confirmed', async () => {
    const customer = browser()
    const request_code = await askForCard(customer, shop.bologna.storeId)
    const body = registration({ request_code })
    expect((await register(body, customer)).data).toEqual({ login: body.username, cardPending: true })
    expect(await row('select * from users where login = $1', [body.username])).toMatchObject({
      user_type_id: 4,
      fiscal_code: 'BRNGLI82C41A944P',
      mobile: '333 1234567',
      default_store_id: shop.bologna.storeId,
      store_card: null,
      cod_int: null,
    })
    const { data } = await customer.call(confirmRegistration, {
      body: { e_mail: body.username, reg_control_code: await tokenTo(app, body.username) },
    })
    expect(data).toMatchObject({ cardPending: true })
    expect((await mailsTo(app, body.username)).at(-1)).toMatchObject({
      kind: 'welcome',
      params: { cardPending: true, storeName: 'Negozio di Bologna' },
    })
    expect((await signIn(customer, body.username)).user.profile).toEqual({ level: 1 })
  })

  it('is refused with a code that is unknown, used by another e-mail, or older than 24 hours', async () => {
    const customer = browser()
    const request_code = await askForCard(customer, shop.bologna.storeId)
    await register(registration({ request_code }), customer)
    const old = await askForCard(customer, shop.bologna.storeId)
    app.time.advance(24 * 3_600_000)
    for (const code of ['unknown', request_code, old])
      expect((await register(registration({ request_code: code }))).codes).toEqual([
        'registration.requestTooOld',
      ])
  })
})
