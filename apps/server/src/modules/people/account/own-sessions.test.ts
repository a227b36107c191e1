import { testSession } from '@cambusa/contract/people/auth'
import { requestPasswordReset, resetPassword } from '@cambusa/contract/people/password'
import { userDetail } from '@cambusa/contract/people/profile'
import { endOtherSessions, endOwnSession, listOwnSessions } from '@cambusa/contract/people/sessions'
import { describe, expect, it } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

const MINUTE_MS = 60_000
const TELL_MS = 2_000
const EXPIRED = 419

const app = await buildTestApp({ fill: buildShop })
await openOutbox(app.database)
const other = await app.again()

const sessionsOf = async (shopper: Shopper) => (await shopper.call(listOwnSessions)).data!.sessions
const statusOf = async (shopper: Shopper) => (await shopper.call(userDetail)).httpStatus

/** A customer signed in on a phone that remembers the login, and on another process without that. */
async function onTwoDevices({ remember = true } = {}) {
  const { id, login } = await buildUser(app.db)
  const here = app.shopper()
  await signIn(here, login)
  app.time.advance(MINUTE_MS)
  other.time.set(app.time.now())
  const there = other.shopper()
  await signIn(there, login, { remember_me: remember })
  // Both have it in their caches.
  expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200])
  return { id, login, here, there }
}

/** Calls of the other process until one is refused as no longer signed in, at most two seconds. */
async function endsWithin(shopper: Shopper) {
  const until = Date.now() + TELL_MS
  while (Date.now() < until) {
    if ((await statusOf(shopper)) === EXPIRED) return true
    await wait(20)
  }
  return false
}

describe('the sessions of a customer', () => {
  it('are listed with that of the call first, each with its first and last use', async () => {
    const { here } = await onTwoDevices()
    const [mine, theirs, ...more] = await sessionsOf(here)
    expect(more).toEqual([])
    expect(mine).toMatchObject({ isThis: true, kind: 'password', actorName: null })
    expect(theirs).toMatchObject({ isThis: false, lastUsedAt: app.time.now().toISOString() })
    expect(Date.parse(theirs!.firstUsedAt) - Date.parse(mine!.firstUsedAt)).toBe(MINUTE_MS)
  })

  it('is one for a remembered device, however often it opened a new session', async () => {
    const { here, there } = await onTwoDevices()
    const { firstUsedAt } = (await sessionsOf(here))[1]!
    for (let again = 0; again < 2; again += 1) {
      app.time.advance(31 * MINUTE_MS)
      other.time.set(app.time.now())
      there.session = undefined
      expect(await statusOf(there)).toBe(200)
    }
    const seen = await sessionsOf(there)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ isThis: true, firstUsedAt })
  })

  it.each([{ remember: true }, { remember: false }])(
    'end in every process within two seconds, and never open again: %o',
    async ({ remember }) => {
      const { here, there } = await onTwoDevices({ remember })
      const [, theirs] = await sessionsOf(here)
      const ended = await here.call(endOwnSession, { body: { session_id: theirs!.sessionId } })
      expect(ended.data!.sessions).toMatchObject([{ isThis: true }])
      expect(await endsWithin(there)).toBe(true)
      there.session = undefined
      const after = await there.call(testSession)
      expect(after.user.userId).toBe(-1)
      expect(await statusOf(here)).toBe(200)
    },
  )

  it('cannot be ended by another customer', async () => {
    const { here, there } = await onTwoDevices()
    const [, theirs] = await sessionsOf(here)
    const stranger = await onTwoDevices()
    await stranger.here.call(endOwnSession, { body: { session_id: theirs!.sessionId } })
    expect(await sessionsOf(here)).toHaveLength(2)
    expect(await statusOf(there)).toBe(200)
  })

  it('all end but that of the call, also an open link of a mail', async () => {
    const { here, there, login } = await onTwoDevices()
    await app.shopper('10.9.9.9').call(requestPasswordReset, { body: { e_mail: login } })
    const reset_token = await tokenTo(app, login)
    const left = await here.call(endOtherSessions)
    expect(left.data!.sessions).toMatchObject([{ isThis: true }])
    expect(await endsWithin(there)).toBe(true)
    expect(await statusOf(here)).toBe(200)
    const body = { e_mail: login, reset_token, password: `${TEST_PASSWORD}x` }
    expect((await app.shopper('10.9.9.8').call(resetPassword, { body })).codes).toEqual([
      'password.tokenEnded',
    ])
  })

  it('raise no version and leave no line in the audit log where no other one is left to end', async () => {
    const traces = async (userId: number) =>
      (
        await app.database.pool.query<{ version: number; changes: number }>(
          `select credential_version version, (select count(*)::int from audit_log
             where customer_id = u.id and act = 'accounts.changed') changes from users u where id = $1`,
          [userId],
        )
      ).rows[0]!
    const { here, id } = await onTwoDevices()
    const before = await traces(id)
    await here.call(endOtherSessions)
    const ended = await traces(id)
    expect(ended).toEqual({ version: before.version + 1, changes: before.changes + 1 })
    await here.call(endOtherSessions)
    expect(await traces(id)).toEqual(ended)
  })

  it('that a device opens while it is ended does not survive', async () => {
    const { here, there } = await onTwoDevices()
    const [, theirs] = await sessionsOf(here)
    there.session = undefined
    await Promise.all([
      statusOf(there),
      here.call(endOwnSession, { body: { session_id: theirs!.sessionId } }),
    ])
    expect(await endsWithin(there)).toBe(true)
    expect(await sessionsOf(here)).toHaveLength(1)
  })
})

it('shows nothing of a session that has ended by itself', async () => {
  const { login } = await buildUser(app.db)
  const [first, second] = [app.shopper(), app.shopper()]
  await signIn(first, login)
  app.time.advance(31 * MINUTE_MS)
  await signIn(second, login)
  expect(await sessionsOf(second)).toHaveLength(1)
})
