import { updateUserDetail, userDetail } from '@cambusa/contract/people/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop, shop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

const TAX_CODE = 'BRNGLI82C41A944P'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.8.0.${(browsers += 1)}`)

async function signedIn(given: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app.db, given)
  const here = browser()
  await signIn(here, user.login)
  return { ...user, here }
}

const detail = async (from: Shopper) => (await from.call(userDetail)).data!.user
const wrongFields = (reply: { response: { errors: { field?: string; error: string }[] } }) =>
  Object.fromEntries(reply.response.errors.map(({ field, error }) => [field, error]))

describe('the customer’s own account', () => {
  it('shows the customer’s data and what is missing before buying, and nothing to a visitor', async () => {
    const { id, login, here } = await signedIn({ profileLevel: 1, mobile: '333 1234567' })
    expect(await detail(here)).toEqual({
      userId: id,
      login,
      pendingEmail: null,
      kind: 'private',
      firstName: 'Ada',
      lastName: expect.stringContaining('Utente'),
      taxCode: '',
      personInfos: [{ typeId: 2, value: '333 1234567' }],
      codInt: null,
      storeCard: null,
      cardPending: false,
      storeId: null,
      profile: { level: 1 },
      missing: ['collectCard'],
      company: null,
      billingAddress: null,
      consents: { profiling: false, marketing: false },
      consentHistory: [],
      delegates: [],
    })
    expect((await browser().call(userDetail)).httpStatus).toBe(419)
  })

  it('changes the fields that are sent and keeps the others; the envelope has the new name at once', async () => {
    const { here } = await signedIn({ phone: '051 123456' })
    const body = {
      last_name: ' Fontana ',
      tax_code: 'brngli82c41a944p',
      store_id: shop.modena.storeId,
      personInfos: [{ typeId: 2, value: '333 1234567' }],
    }
    const reply = await here.call(updateUserDetail, { body })
    expect(reply.user).toMatchObject({
      lastName: 'Fontana',
      firstName: 'Ada',
      defaultStoreAddressId: shop.modena.storeId,
    })
    expect(reply.codes).toEqual(['profile.saved'])
    expect(reply.data?.user).toMatchObject({
      lastName: 'Fontana',
      taxCode: TAX_CODE,
      storeId: shop.modena.storeId,
      personInfos: [
        { typeId: 1, value: '051 123456' },
        { typeId: 2, value: '333 1234567' },
      ],
    })
    const cleared = await here.call(updateUserDetail, {
      body: { store_id: null, personInfos: [{ typeId: 1, value: '' }] },
    })
    expect(cleared.data?.user).toMatchObject({
      storeId: null,
      lastName: 'Fontana',
      personInfos: [{ typeId: 2 }],
    })
  })

  it('is up to date in other processes after a change', async () => {
    const other = await app.again()
    const { here } = await signedIn()
    const there = other.shopper()
    there.session = here.session
    await there.call(userDetail)
    await here.call(updateUserDetail, { body: { last_name: 'Altrove' } })
    await expect.poll(async () => (await there.call(userDetail)).user.lastName).toBe('Altrove')
  })

  it('names every wrong field at once with its text, and changes nothing', async () => {
    const { here } = await signedIn({ fiscalCode: TAX_CODE })
    const body = {
      first_name: ' ',
      last_name: 'Nuovo',
      tax_code: '',
      store_id: 999_999,
      personInfos: [
        { typeId: 1, value: 'abc' },
        { typeId: 2, value: '12' },
        { typeId: 3, value: '333' },
      ],
    }
    const reply = await here.call(updateUserDetail, { body })
    expect(reply.httpStatus).toBe(400)
    const phone = 'Digitare un numero di telefono valido'
    expect(wrongFields(reply)).toEqual({
      first_name: 'Campo obbligatorio',
      tax_code: 'Campo obbligatorio',
      store_id: 'Campo obbligatorio',
      'personInfos.phone': phone,
      'personInfos.mobile': phone,
      'personInfos.landline': phone,
    })
    expect((await detail(here)).lastName).not.toBe('Nuovo')
    expect(wrongFields(await here.call(updateUserDetail, { body: { tax_code: '123' } }))).toHaveProperty(
      'tax_code',
    )
  })

  it('keeps every change of a consent with version, time and the caller’s address', async () => {
    const { id, here } = await signedIn()
    const say = (body: { marketing?: boolean; profiling?: boolean }) => here.call(updateUserDetail, { body })
    await say({ marketing: true, profiling: false })
    await say({ marketing: true })
    app.time.advance(1_000)
    const { data } = await say({ marketing: false })
    expect(data?.user.consents).toEqual({ marketing: false, profiling: false })
    expect(data?.user.consentHistory).toEqual([
      { kind: 'marketing', given: false, version: '2026-11', at: app.time.now().toISOString() },
      { kind: 'marketing', given: true, version: '2026-11', at: expect.any(String) },
    ])
    const { rows } = await app.database.pool.query('select address from consents where user_id = $1', [id])
    expect(rows.map(({ address }) => address)).toEqual([`10.8.0.${browsers}`, `10.8.0.${browsers}`])
  })
})
