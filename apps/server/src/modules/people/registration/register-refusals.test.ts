import { registerUser, verifyCard } from '@cambusa/contract/people/registration'
import { beforeAll, describe, expect, it } from 'vitest'
import { askForCard, buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildShop, shop } from '../../../testing/factories/delivery.ts'
import { buildUser } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.8.0.${(browsers += 1)}`)
const register = (body: ReturnType<typeof registration>, from = browser()) =>
  from.call(registerUser, { body })
const row = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows[0] as Record<string, unknown> | undefined

describe('a registration', () => {
  it('with errors names every wrong field at once with its Italian text, and creates nothing', async () => {
    const { httpStatus, response } = await register(
      registration({
        card_code: '123',
        vat_or_tax_code: '1',
        first_name: '',
        pec: 'x',
        sdi_code: '1',
        store_id: 7,
        personInfos: [{ typeId: 3, value: '333 1234567' }],
        delegates: [{ firstName: 'A', lastName: 'B', taxCode: '', phone: '1', isPermanent: true }],
        username: 'rosa@pec.example.com',
        password: 'abc',
        repeat_password: 'abd',
        consents: { privacy: true, terms: false },
      }),
    )
    expect(httpStatus).toBe(400)
    expect(response.errors.map(({ field, error }) => [field, error])).toEqual([
      ['card_code', 'Il codice della tessera ha 13 cifre: copialo dal retro della tessera'],
      ['vat_or_tax_code', 'P.Iva e C.F. devono avere 11 cifre'],
      ['first_name', 'Campo obbligatorio'],
      ['pec', 'Digitare una e-mail valida'],
      ['sdi_code', 'Il codice SDI ha 7 caratteri, 6 per gli enti pubblici'],
      ['store_id', 'Campo obbligatorio'],
      ['personInfos.landline', 'Digitare un numero di telefono valido'],
      ['delegates.0.taxCode', 'Campo obbligatorio'],
      ['delegates.0.phone', 'Digitare un numero di telefono valido'],
      ['username', 'Usa un indirizzo e-mail ordinario: una PEC non può essere il nome utente'],
      ['password', 'La password deve essere lunga 6 caratteri'],
      ['repeat_password', 'Le due password non coincidono'],
      ['consents.terms', 'Per continuare devi accettare'],
    ])
    expect(response.errors.every(({ code }) => code === 'field.wrong')).toBe(true)
  })

  it('of an e-mail that has an account gets the same answer; the account keeps its password and gets a mail', async () => {
    const { id, login } = await buildUser(app.db)
    const before = await row('select * from users where id = $1', [id])
    const code = await buildCard(app.db)
    const known = await register(
      registration({
        card_code: code,
        vat_or_tax_code: CARD_VAT,
        username: login.toUpperCase(),
        password: 'un’altra!',
        repeat_password: 'un’altra!',
      }),
    )
    const fresh = registration({ card_code: code, vat_or_tax_code: CARD_VAT })
    const unknown = await register(fresh)
    expect(known.data).toEqual({ login, cardPending: false })
    expect({ ...known.data, login: fresh.username }).toEqual(unknown.data)
    expect(known.response).toEqual(unknown.response)
    expect(await row('select * from users where id = $1', [id])).toEqual(before)
    expect(await mailsTo(app, login)).toMatchObject([{ kind: 'accountExists', params: { firstName: 'Ada' } }])
  })

  it('uses up a request for a known e-mail too, so that a second attempt does not reveal it', async () => {
    const { login } = await buildUser(app.db)
    for (const username of [login, undefined]) {
      const customer = browser()
      const request_code = await askForCard(customer, shop.bologna.storeId)
      const first = registration({ request_code, ...(username === undefined ? {} : { username }) })
      expect((await register(first, customer)).codes).toEqual([])
      expect((await register(registration({ request_code }), customer)).codes).toEqual([
        'registration.requestTooOld',
      ])
    }
  })

  it('that is repeated because its response was lost gets it, and creates nothing twice', async () => {
    const withCard = registration({ card_code: await buildCard(app.db), vat_or_tax_code: CARD_VAT })
    const customer = browser()
    const withRequest = registration({ request_code: await askForCard(customer, shop.bologna.storeId) })
    for (const body of [withCard, withRequest]) {
      const first = await register(body, customer)
      const again = await register(body, customer)
      expect(again.data).toEqual(first.data)
      expect(again.codes).toEqual([])
      expect((await mailsTo(app, body.username)).map(({ kind }) => kind)).toEqual(['verify', 'accountExists'])
    }
  })

  it('is disabled by the setting in shop.config.json, and so are the check of a card and a visitor’s card request', async () => {
    const shut = await buildTestApp({
      fill: buildShop,
      config: { shop: { ...app.services.config.shop, registrationEnabled: false } },
    })
    const visitor = shut.shopper()
    const calls = [
      await visitor.call(registerUser, { body: registration({ request_code: 'x' }) }),
      await visitor.call(verifyCard, { body: { card_code: '2900000000018', vat_or_tax_code: CARD_VAT } }),
    ]
    for (const { codes } of calls) expect(codes).toEqual(['registration.closed'])
    expect(await askForCard(visitor, shop.bologna.storeId)).toBe('')
  })

  it('is limited by caller, and not by e-mail: others could lock its owner out', async () => {
    const body = registration({ request_code: 'unknown' })
    const here = app.shopper('10.3.9.9')
    const codes: string[] = []
    for (let i = 0; i < 31; i += 1) codes.push(...(await here.call(registerUser, { body })).codes)
    expect(codes).toEqual([
      ...Array.from({ length: 30 }, () => 'registration.requestTooOld'),
      'request.tooMany',
    ])
    expect((await register(body)).codes).toEqual(['registration.requestTooOld'])
  })
})
