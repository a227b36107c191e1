import { testSession } from '@cambusa/contract/people/auth'
import {
  acceptInvitation,
  inviteColleague,
  listColleagues,
  removeColleague,
  updateColleague,
  viewAllowance,
  viewInvitation,
  withdrawInvitation,
} from '@cambusa/contract/people/colleagues'
import { changeCompany, listCompanies } from '@cambusa/contract/people/companies'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCompanyShop, type CompanyShop, type Person } from '../../testing/company/company-shop.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { mailsTo } from '../../testing/kept-mails.ts'
import { invitationToken } from '../links/links.ts'

const HOUR_MS = 3_600_000
const BUSINESS = 3

let shop: CompanyShop
beforeAll(async () => {
  shop = await openCompanyShop()
})

let people = 0
const newAddress = () => `invitata${(people += 1)}@example.com`
const account = { first_name: 'Carla', last_name: 'Neri', password: 'Lambrusco.1926', accept_terms: true }

const invite = ({ shopper }: Person, e_mail: string, given: object = { role: 'buyer', order_limit: 300 }) =>
  shopper.call(inviteColleague, { body: { e_mail, role: 'buyer', ...given } })

/** The token in the link of the newest invitation to an address. */
async function tokenTo(email: string): Promise<string> {
  const [row] = await shop.query<{ nonce: Buffer }>(
    'select nonce from colleague_invitations where email = $1 order by id desc limit 1',
    [email],
  )
  return invitationToken(shop.test.services.config, row!.nonce)
}

describe('an invitation', () => {
  it('comes by mail and makes an account that acts for the company within its limits', async () => {
    const { companyId, holder } = await shop.company()
    const email = newAddress()
    const invited = await invite(holder, email, { order_limit: 300, month_limit: 1000 })
    expect(invited.data!.invitations).toMatchObject([
      { email, role: 'buyer', orderLimit: 300, isExpired: false },
    ])
    expect((await mailsTo(shop.test, email)).map(({ kind }) => kind)).toEqual(['colleagueInvited'])
    const token = await tokenTo(email)
    expect(JSON.stringify(await shop.query('select * from mails'))).not.toContain(token)
    const visitor = shop.test.shopper('10.44.0.1')
    const offered = await visitor.call(viewInvitation, { query: { token } })
    expect(offered.data).toMatchObject({ email, hasAccount: false, monthLimit: 1000 })
    const lacking = await visitor.call(acceptInvitation, { body: { token } })
    expect(lacking.response.errors.map(({ field }) => field)).toEqual([
      'first_name',
      'last_name',
      'password',
      'accept_terms',
    ])
    const never = { ...account, consent_versions: { terms: '1999-01' } }
    expect((await visitor.call(acceptInvitation, { body: { token, ...never } })).codes).toEqual([
      'consent.textChanged',
    ])
    expect((await visitor.call(acceptInvitation, { body: { token, ...account } })).data).toMatchObject({
      companyId,
      isNewAccount: true,
    })
    expect((await visitor.call(acceptInvitation, { body: { token, ...account } })).codes).toEqual([
      'invitation.used',
    ])
    const entered = await signIn(visitor, email, { password: account.password })
    expect(entered.user).toMatchObject({ companyId, companyRole: 'buyer', profile: { level: 2 } })
    expect((await visitor.call(viewAllowance)).data).toMatchObject({
      orderLimit: 300,
      mostWithoutApproval: 300,
    })
    expect((await visitor.call(listColleagues)).httpStatus).toBe(403)
    const { data } = await holder.shopper.call(listColleagues)
    expect(data!.colleagues.map(({ role, isSelf }) => [role, isSelf])).toEqual([
      ['holder', true],
      ['buyer', false],
    ])
  })

  it('adds a company to an account that is there, and ends after 72 hours, by a newer one or by its holder', async () => {
    const { companyId, holder } = await shop.company()
    const known = await buildUser(shop.test.db, {
      userTypeId: BUSINESS,
      profileLevel: 1,
      login: newAddress(),
    })
    const visitor = shop.test.shopper('10.44.0.2')
    const accept = async (token: string) => (await visitor.call(acceptInvitation, { body: { token } })).codes
    await invite(holder, known.login)
    const first = await tokenTo(known.login)
    const second = await invite(holder, known.login)
    expect(second.data!.invitations).toHaveLength(1)
    expect(await accept(first)).toEqual(['invitation.withdrawn'])
    const late = await tokenTo(known.login)
    shop.test.time.advance(72 * HOUR_MS)
    expect(await accept(late)).toEqual(['invitation.tooOld'])
    shop.test.time.advance(-72 * HOUR_MS)
    const body = { invitation_id: second.data!.invitations[0]!.invitationId }
    expect((await holder.shopper.call(withdrawInvitation, { body })).data!.invitations).toEqual([])
    expect(await accept(late)).toEqual(['invitation.withdrawn'])
    expect(await accept('x'.repeat(43))).toEqual(['invitation.unknown'])
    await invite(holder, known.login)
    expect(await accept(await tokenTo(known.login))).toEqual([])
    expect((await signIn(visitor, known.login)).user).toMatchObject({ companyId, profile: { level: 2 } })
    expect((await invite(holder, known.login)).codes).toEqual(['colleague.thereAlready'])
  })

  it('is not for the account of a private customer or of staff', async () => {
    const { holder } = await shop.company()
    for (const userTypeId of [2, 4]) {
      const { login } = await buildUser(shop.test.db, { userTypeId, login: newAddress() })
      await invite(holder, login)
      const reply = await shop.test
        .shopper('10.44.0.3')
        .call(acceptInvitation, { body: { token: await tokenTo(login) } })
      expect(reply.codes).toEqual(['invitation.otherAccount'])
    }
  })
})

describe('a holder', () => {
  it('changes the role and the limits of a colleague, never their own', async () => {
    const { companyId, holder } = await shop.company()
    const buyer = await shop.colleague(companyId, {})
    const body = { user_id: buyer.userId, role: 'buyerWithApproval' as const, month_limit: 50 }
    const { data } = await holder.shopper.call(updateColleague, { body })
    expect(data!.colleagues).toMatchObject([{ isSelf: true }, { role: 'buyerWithApproval', monthLimit: 50 }])
    const self = { user_id: holder.userId, role: 'buyer' as const }
    expect((await holder.shopper.call(updateColleague, { body: self })).codes).toEqual(['colleague.oneself'])
    expect((await buyer.shopper.call(updateColleague, { body })).codes).toEqual(['colleague.holdersOnly'])
    const stranger = { ...body, user_id: (await shop.company()).holder.userId }
    expect((await holder.shopper.call(updateColleague, { body: stranger })).codes).toEqual([
      'colleague.unknown',
    ])
  })

  it('removes a colleague, whose sessions for that company end in every process within 2 s', async () => {
    const other = await shop.test.again()
    const { companyId, codInt, holder } = await shop.company()
    const user = await buildUser(shop.test.db, { userTypeId: BUSINESS, codInt })
    const here = shop.test.shopper()
    await signIn(here, user.login, { remember_me: true })
    const there = other.shopper()
    there.session = here.session
    expect((await there.call(testSession)).user).toMatchObject({ companyId, companyRole: 'holder' })
    const began = performance.now()
    await holder.shopper.call(removeColleague, { body: { user_id: user.id } })
    const isOut = async (shopper: typeof here) => (await shopper.call(viewAllowance)).httpStatus === 419
    await expect.poll(() => isOut(there), { interval: 20, timeout: 2_000 }).toBe(true)
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(await isOut(here)).toBe(true)
    // Neither the remembered device nor the password lets them act for it, though the customer code would.
    expect((await signIn(here, user.login)).user.companyId).toBeNull()
    expect((await here.call(listCompanies, { query: {} })).data!.company_info).toEqual([])
    expect((await here.call(changeCompany, { query: { company_id: companyId } })).codes).toEqual([
      'company.unknown',
    ])
    // Again: no mistake.
    expect((await holder.shopper.call(removeColleague, { body: { user_id: user.id } })).codes).toEqual([])
    const rows = await shop.query<{ act: string }>(
      `select act from audit_log where act = 'companies.colleagues' and customer_id = $1`,
      [user.id],
    )
    expect(rows).toHaveLength(1)
  })

  it('stays, of two who remove each other at once', async () => {
    const { companyId, codInt, holder } = await shop.company()
    const user = await buildUser(shop.test.db, { userTypeId: BUSINESS, codInt })
    const second = await signedIn(shop.test, user.id, companyId)
    await Promise.all([
      holder.shopper.call(removeColleague, { body: { user_id: user.id } }),
      second.call(removeColleague, { body: { user_id: holder.userId } }),
    ])
    const removed = 'select user_id from colleagues where company_id = $1 and removed_at is not null'
    expect(await shop.query(removed, [companyId])).toHaveLength(1)
  })
})

describe('whom only an invitation enabled', () => {
  it('buys no longer once no company has them as a colleague', async () => {
    const { holder } = await shop.company()
    const email = newAddress()
    await invite(holder, email)
    const visitor = shop.test.shopper('10.44.0.4')
    await visitor.call(acceptInvitation, { body: { token: await tokenTo(email), ...account } })
    const [row] = await shop.query<{ id: number }>('select id from users where login = $1', [email])
    await holder.shopper.call(removeColleague, { body: { user_id: row!.id } })
    const back = await signIn(visitor, email, { password: account.password })
    expect(back.user).toMatchObject({ companyId: null, profile: { level: 1 } })
  })
})
