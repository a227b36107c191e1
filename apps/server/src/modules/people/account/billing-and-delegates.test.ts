import { changeCompany } from '@cambusa/contract/people/companies'
import {
  removeDelegate,
  saveDelegate,
  updateBillingAddress,
  userDetail,
} from '@cambusa/contract/people/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildCompany, buildUser, signIn } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
let codes = 0
const browser = () => app.shopper(`10.4.0.${(browsers += 1)}`)

async function signedIn(given: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app.db, given)
  const here = browser()
  await signIn(here, user.login)
  return { ...user, here }
}

/** A customer of a company, and a colleague. */
async function ofCompany() {
  const codInt = `P${(codes += 1)}`
  const companyId = await buildCompany(app.db, codInt, { name: 'Trattoria del Porto' })
  const customer = await signedIn({ userTypeId: 3, codInt })
  return { ...customer, codInt, companyId }
}

const detail = async (from: Shopper) => (await from.call(userDetail)).data!.user
const wrongFields = (reply: { response: { errors: { field?: string; error: string }[] } }) =>
  Object.fromEntries(reply.response.errors.map(({ field, error }) => [field, error]))

const billing = {
  address1: 'Via del Porto',
  addressNumber: '7',
  postalCode: '40121',
  city: 'Bologna',
  province: 'bo',
}
const delegate = {
  firstName: 'Pietro',
  lastName: 'Galli',
  taxCode: 'gllptr79s04a944b',
  phone: '333 0190211',
  isPermanent: true,
}

describe('the billing address', () => {
  it('is the company’s with PEC and SDI code, for all who act for it', async () => {
    const { here, codInt, companyId } = await ofCompany()
    const body = { billingAddress: billing, pec: ' Porto@PEC.example.com', sdi_code: 'abc1234' }
    const reply = await here.call(updateBillingAddress, { body })
    const expected = {
      company: { companyId, name: 'Trattoria del Porto', pec: 'porto@pec.example.com', sdiCode: 'ABC1234' },
      billingAddress: { ...billing, province: 'BO' },
    }
    expect(reply.data?.user).toMatchObject(expected)
    const colleague = await signedIn({ userTypeId: 3, codInt })
    expect(await detail(colleague.here)).toMatchObject(expected)
    await colleague.here.call(updateBillingAddress, {
      body: { billingAddress: { ...billing, addressNumber: '8' } },
    })
    expect(await detail(here)).toMatchObject({
      company: expected.company,
      billingAddress: { addressNumber: '8' },
    })
    const stranger = await ofCompany()
    expect(await detail(stranger.here)).toMatchObject({ billingAddress: null, company: { pec: '' } })
  })

  it('of a company can be changed by members who may buy, and the other members get a mail', async () => {
    const { login, here, codInt, companyId } = await ofCompany()
    const stored = async () =>
      (await app.database.pool.query('select pec, sdi_code from companies where id = $1', [companyId])).rows
    const colleague = await signedIn({ userTypeId: 3, codInt })
    const closed = await buildUser(app.db, { codInt, isDisabled: true })
    const body = { billingAddress: billing, pec: 'porto@pec.example.com', sdi_code: 'ABC1234' }
    // Membership begins with the confirmed e-mail: before that there is no company to act for.
    const unconfirmed = await signedIn({ userTypeId: 3, codInt, profileLevel: 0 })
    expect((await detail(unconfirmed.here)).company).toBeNull()
    const switched = await unconfirmed.here.call(changeCompany, { query: { company_id: companyId } })
    expect(switched.codes).toEqual(['company.unknown'])
    await unconfirmed.here.call(updateBillingAddress, { body })
    const pending = await signedIn({ userTypeId: 3, codInt, profileLevel: 1 })
    const refused = await pending.here.call(updateBillingAddress, { body })
    expect([refused.httpStatus, refused.codes]).toEqual([403, ['user.notEnabled']])
    // The session was opened for the company before its customer lost the level; now it may not change it.
    const lowered = await signedIn({ userTypeId: 3, codInt })
    await app.database.pool.query('update users set profile_level = 0 where id = $1', [lowered.id])
    expect((await lowered.here.call(updateBillingAddress, { body })).codes).toEqual(['company.unknown'])
    expect(await stored()).toEqual([{ pec: null, sdi_code: null }])

    await here.call(updateBillingAddress, { body })
    await here.call(updateBillingAddress, { body })
    expect(await stored()).toEqual([{ pec: 'porto@pec.example.com', sdi_code: 'ABC1234' }])
    const changes = [
      { field: 'billingAddress', before: '', after: 'Via del Porto 7, 40121 Bologna (BO)' },
      { field: 'pec', before: '', after: 'porto@pec.example.com' },
      { field: 'sdiCode', before: '', after: 'ABC1234' },
    ]
    const params = { by: login, companyName: 'Trattoria del Porto', changes }
    expect(await mailsTo(app, colleague.login)).toMatchObject([{ kind: 'companyChanged', params }])
    for (const other of [login, unconfirmed.login, closed.login, lowered.login])
      expect(await mailsTo(app, other)).toEqual([])
  })

  it('is the customer’s own when buying privately', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()]
    await mine.here.call(updateBillingAddress, { body: { billingAddress: billing } })
    expect((await detail(mine.here)).billingAddress).toEqual({ ...billing, province: 'BO' })
    expect((await detail(theirs.here)).billingAddress).toBeNull()
  })

  it('with errors names every wrong field at once', async () => {
    const { here } = await ofCompany()
    const wrong = { address1: '', addressNumber: ' ', postalCode: '40', city: '', province: 'B1' }
    const reply = await here.call(updateBillingAddress, {
      body: { billingAddress: wrong, pec: 'x', sdi_code: '1' },
    })
    expect(wrongFields(reply)).toEqual({
      'billingAddress.address1': 'Campo obbligatorio',
      'billingAddress.addressNumber': 'Campo obbligatorio',
      'billingAddress.postalCode': 'Il CAP ha 5 cifre',
      'billingAddress.city': 'Campo obbligatorio',
      'billingAddress.province': 'La provincia è la sigla di due lettere, ad esempio BO',
      pec: 'Digitare una e-mail valida',
      sdi_code: 'Il codice SDI ha 7 caratteri, 6 per gli enti pubblici',
    })
  })

  it('cannot be changed by somebody who no longer acts for the company', async () => {
    const { here, codInt, companyId } = await ofCompany()
    await app.database.pool.query('delete from company_members where cod_int = $1', [codInt])
    expect((await here.call(updateBillingAddress, { body: { billingAddress: billing } })).codes).toEqual([
      'company.unknown',
    ])
    const { rows } = await app.database.pool.query('select 1 from billing_addresses where company_id = $1', [
      companyId,
    ])
    expect(rows).toEqual([])
  })
})

describe('delegates', () => {
  it('are added, changed and removed', async () => {
    const { here } = await ofCompany()
    const added = await here.call(saveDelegate, { body: { delegate } })
    expect(added.codes).toEqual(['delegate.saved'])
    const [first] = added.data!.user.delegates
    expect(first).toEqual({
      ...delegate,
      delegateId: expect.any(Number),
      taxCode: 'GLLPTR79S04A944B',
      from: null,
      to: null,
    })
    const occasional = {
      ...delegate,
      delegateId: first!.delegateId,
      isPermanent: false,
      from: '2026-11-21',
      to: '2026-11-30',
    }
    const changed = await here.call(saveDelegate, { body: { delegate: occasional } })
    expect(changed.data?.user.delegates).toMatchObject([
      { isPermanent: false, from: '2026-11-21', to: '2026-11-30' },
    ])
    const gone = await here.call(removeDelegate, { body: { delegate_id: first!.delegateId } })
    expect(gone.data?.user.delegates).toEqual([])
    expect((await here.call(removeDelegate, { body: { delegate_id: first!.delegateId } })).codes).toEqual([
      'delegate.unknown',
    ])
  })

  it('name every wrong field at once', async () => {
    const { here } = await signedIn()
    const wrong = {
      firstName: '',
      lastName: '',
      taxCode: 'X',
      phone: '',
      isPermanent: false,
      from: '2026-11-20',
      to: '2026-11-19',
    }
    const reply = await here.call(saveDelegate, { body: { delegate: wrong } })
    expect(Object.keys(wrongFields(reply)).toSorted()).toEqual(
      ['firstName', 'lastName', 'phone', 'taxCode', 'to'].map((field) => `delegate.${field}`),
    )
  })

  it('of a colleague and of another company are neither shown nor changed', async () => {
    const mine = await ofCompany()
    const { data } = await mine.here.call(saveDelegate, { body: { delegate } })
    const { delegateId } = data!.user.delegates[0]!
    const colleague = await signedIn({ userTypeId: 3, codInt: mine.codInt })
    expect((await detail(colleague.here)).delegates).toEqual([])
    const body = { delegate: { ...delegate, delegateId } }
    expect((await colleague.here.call(saveDelegate, { body })).codes).toEqual(['delegate.unknown'])
    expect((await colleague.here.call(removeDelegate, { body: { delegate_id: delegateId } })).codes).toEqual([
      'delegate.unknown',
    ])
    expect((await detail(mine.here)).delegates).toHaveLength(1)
  })

  it('are at most twenty', async () => {
    const { here } = await signedIn()
    for (let count = 0; count < 20; count += 1) await here.call(saveDelegate, { body: { delegate } })
    expect((await here.call(saveDelegate, { body: { delegate } })).codes).toEqual(['delegate.tooMany'])
  })
})
