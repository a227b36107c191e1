import { testSession } from '@cambusa/contract/people/auth'
import { saveCookieConsent } from '@cambusa/contract/people/cookie-consent'
import { userDetail } from '@cambusa/contract/people/profile'
import { actAs } from '@cambusa/contract/people/user-board'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
})
let browsers = 0
const browser = () => app.shopper(`10.9.4.${(browsers += 1)}`)

async function signedIn(given: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app.db, given)
  const here = browser()
  await signIn(here, user.login)
  return { ...user, here }
}

const VERSION = '2026-11'
/** Two days before the test's now. */
const CHOSEN_AT = '2026-11-19T09:00:00.000Z'
const choice = { analytics: true, profilation: false, version: VERSION, saveDate: CHOSEN_AT }
const say = (from: Shopper, body: Partial<typeof choice> = {}) =>
  from.call(saveCookieConsent, { body: { ...choice, ...body } })
const history = async (from: Shopper) => (await from.call(userDetail)).data!.user.consentHistory

describe('the proof of a choice about cookies', () => {
  it('is one row a kind, of the moment of the choice, however often and from however many tabs it is sent', async () => {
    const { here } = await signedIn()
    const answers = await Promise.all([say(here), say(here), say(here)])
    expect(answers.filter(({ data }) => data?.isNew)).toHaveLength(1)
    expect((await say(here)).data).toEqual({ isNew: false })
    expect(await history(here)).toEqual([
      { kind: 'cookieProfilation', given: false, version: VERSION, at: CHOSEN_AT },
      { kind: 'cookieAnalytics', given: true, version: VERSION, at: CHOSEN_AT },
    ])
  })

  it('of another choice, or of the same one made again, is added and takes nothing away', async () => {
    const { here } = await signedIn()
    await say(here)
    await say(here, { analytics: false, saveDate: '2026-11-20T09:00:00.000Z' })
    await say(here, { analytics: false, saveDate: '2026-11-20T10:00:00.000Z' })
    const analytics = (await history(here)).filter(({ kind }) => kind === 'cookieAnalytics')
    expect(analytics.map(({ given }) => given)).toEqual([false, false, true])
  })

  it('leaves the consents of the account as they were', async () => {
    const { here } = await signedIn()
    await say(here, { profilation: true })
    expect((await here.call(userDetail)).data!.user.consents).toEqual({ profiling: false, marketing: false })
  })

  it('is refused with the field for a moment that no choice can have', async () => {
    const { here } = await signedIn()
    for (const saveDate of [
      '2025-11-21T09:00:00.000Z',
      '2026-11-21T09:06:00.000Z',
      '2026-99-99T09:00:00.000Z',
    ]) {
      const { httpStatus, response } = await say(here, { saveDate })
      expect([httpStatus, response.errors[0]?.field]).toEqual([400, 'saveDate'])
    }
    expect(await history(here)).toEqual([])
  })

  it('is written by the customer alone: not by a visitor, nor by who acts for the customer', async () => {
    expect((await say(browser())).httpStatus).toBe(419)
    const { id, here } = await signedIn()
    const { here: board } = await signedIn({ userTypeId: USER_TYPE.administrator })
    await board.call(actAs, { body: { user_id: id } })
    expect((await board.call(testSession)).user.userId).toBe(id)
    expect((await say(board)).codes).toEqual(['user.notEnabled'])
    expect(await history(here)).toEqual([])
  })
})
