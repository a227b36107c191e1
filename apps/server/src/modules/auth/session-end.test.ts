import { logout, testSession } from '@cambusa/contract/people/auth'
import { listOrders } from '@cambusa/contract/orders/orders'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { runs, testSeed } from '../../testing/extent.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createShopper } from '../../testing/test-shopper.ts'
import { findSession, updateLastSeen } from './session.queries.ts'
import { keyBytes, tokenKey } from './session-tokens.ts'

const MINUTE = 60_000
const SECOND = 1_000

const shop = await buildTestApp({ fill: buildShop })
const { db, time } = shop

/** A server process as this test sees it: the id of the user that a token belongs to; -1: nobody. */
interface Process {
  userOf(token: string): Promise<number>
  /** Whether a page for customers opens; undefined where the process has no pages. */
  opens?(token: string): Promise<boolean>
  close(): Promise<void>
}

/** The real app; several share the test's database and clock, but each has its own cache. */
async function realProcess(sessionIdleMinutes: number): Promise<Process> {
  const config = { ...shop.services.config, sessionIdleMinutes }
  const app = await buildApp({ ...shop.services, config }, keepCompiled)
  await app.ready()
  const shopperOf = (token: string) => {
    const shopper = createShopper(app)
    shopper.session = token
    return shopper
  }
  return {
    userOf: async (token) => (await shopperOf(token).call(testSession)).user.userId,
    opens: async (token) => (await shopperOf(token).call(listOrders, { query: {} })).httpStatus === 200,
    close: () => app.close(),
  }
}

/** A wrong implementation that renews every cached session on use, even one that has ended. */
function naiveProcess(sessionIdleMinutes: number): Process {
  const remembered = new Map<string, { userId: number; freshUntilMs: number; lastSeenMs: number }>()
  const idleMs = sessionIdleMinutes * MINUTE
  return {
    async userOf(token) {
      const key = tokenKey(token)
      const nowMs = time.now().getTime()
      let entry = remembered.get(key)
      const isFresh = entry && nowMs < entry.freshUntilMs && nowMs - entry.lastSeenMs <= idleMs
      if (!isFresh) {
        const row = await findSession(db, {
          tokenHash: keyBytes(key),
          defaultStoreId: shop.services.config.storeId,
        })
        const lastSeenMs = Math.max(row.lastSeenAt?.getTime() ?? 0, entry?.lastSeenMs ?? 0)
        const isOver = row.revokedAt !== null || row.isDisabled || nowMs - lastSeenMs > idleMs
        entry = { userId: isOver ? -1 : (row.userId ?? -1), freshUntilMs: nowMs + 30 * SECOND, lastSeenMs }
        remembered.set(key, entry)
      }
      entry!.lastSeenMs = nowMs
      if (entry!.userId > 0) await updateLastSeen(db, { tokenHash: keyBytes(key), seenAt: time.now() })
      return entry!.userId
    },
    close: async () => undefined,
  }
}

type Step =
  | { kind: 'call'; process: 0 | 1 }
  | { kind: 'wait'; seconds: number }
  | { kind: 'restart'; process: 0 | 1 }
  | { kind: 'logout' }
  | { kind: 'disable' }

const processes = fc.constantFrom<0 | 1>(0, 1)
/** Calls, pauses and restarts; with `isAll` also logout and closing the account. */
const stepsOf = (idleMinutes: number, isAll = true) =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('call' as const), process: processes }) },
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('wait' as const),
          seconds: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: idleMinutes * 75 })),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), process: processes }) },
      { weight: isAll ? 1 : 0, arbitrary: fc.constant({ kind: 'logout' as const }) },
      { weight: isAll ? 1 : 0, arbitrary: fc.constant({ kind: 'disable' as const }) },
    ),
    { minLength: 4, maxLength: 14 },
  )

/** Runs the steps with a new session; throws where an answer breaks the rule. */
async function play(
  steps: readonly Step[],
  idleMinutes: number,
  open: (idleMinutes: number) => Promise<Process> | Process,
): Promise<void> {
  const user = await buildUser(db)
  const browser = shop.shopper()
  await signIn(browser, user.login)
  const token = browser.session!
  const idleMs = idleMinutes * MINUTE
  const writeMs = Math.min(MINUTE, idleMs / 10)
  const running = [await open(idleMinutes), await open(idleMinutes)]
  let isOver = false
  let lastGoodMs = time.now().getTime()
  /** The process that answered the last call, unless it restarted since. */
  let lastAsked: number | undefined

  async function call(index: number) {
    const process = running[index]!
    const nowMs = time.now().getTime()
    const pausedMs = nowMs - lastGoodMs
    const isGood = (await process.userOf(token)) === user.id
    const opens = await process.opens?.(token)
    if (opens !== undefined && opens !== isGood) throw new Error('one call says so, the next another')
    const mustEnd = isOver || pausedMs > idleMs
    const mustStay = !isOver && (pausedMs <= idleMs - writeMs || (lastAsked === index && pausedMs <= idleMs))
    if (isGood && mustEnd) throw new Error(`good after ${pausedMs} ms, ended before: ${isOver}`)
    if (!isGood && mustStay) throw new Error(`ended after ${pausedMs} ms in use`)
    isOver ||= !isGood
    lastAsked = index
    if (!isGood) return
    lastGoodMs = nowMs
    // The use is written in the background: another process counts it only once it is written.
    await expect
      .poll(async () => {
        const row = await findSession(db, { tokenHash: keyBytes(tokenKey(token)), defaultStoreId: 1 })
        return row.lastSeenAt!.getTime()
      })
      .toBeGreaterThan(nowMs - writeMs)
  }

  /** Every process learns within a moment that the session ended; only then the steps go on. */
  async function endedEverywhere() {
    for (const process of running) await expect.poll(() => process.userOf(token)).toBe(-1)
    isOver = true
  }

  try {
    for (const step of steps) {
      if (step.kind === 'call') await call(step.process)
      if (step.kind === 'wait') time.advance(step.seconds * SECOND)
      if (step.kind === 'restart') {
        await running[step.process]!.close()
        running[step.process] = await open(idleMinutes)
        if (lastAsked === step.process) lastAsked = undefined
      }
      if (step.kind === 'logout') {
        await browser.call(logout)
        browser.session = token
        await endedEverywhere()
      }
      if (step.kind === 'disable') {
        await db.execute(sql`update users set is_disabled = true where id = ${user.id}`)
        await endedEverywhere()
        await db.execute(sql`update users set is_disabled = false where id = ${user.id}`)
      }
    }
    for (let round = 0; round < 2; round += 1) {
      for (const index of running.keys()) await call(index)
      time.advance(31 * SECOND)
    }
  } finally {
    for (const process of running) await process.close()
  }
}

describe('a session that has ended', () => {
  it('stays ended: 419 after 75 s of an idle time of a minute, and 419 again 37 s later', async () => {
    const user = await buildUser(db)
    const browser = shop.shopper()
    await signIn(browser, user.login)
    const process = await realProcess(1)
    time.advance(75 * SECOND)
    expect(await process.opens!(browser.session!)).toBe(false)
    time.advance(37 * SECOND)
    expect(await process.opens!(browser.session!)).toBe(false)
    expect(await process.userOf(browser.session!)).toBe(-1)
    await process.close()
  })

  it('is not renewed by another process that saw a later use, once one process ended it', async () => {
    const user = await buildUser(db)
    const browser = shop.shopper()
    await signIn(browser, user.login)
    const token = browser.session!
    const [here, there] = [await realProcess(1), await realProcess(1)]
    expect(await here.userOf(token)).toBe(user.id)
    // Used too soon after the last write to be written: only this process knows of this use.
    time.advance(5 * SECOND)
    expect(await here.userOf(token)).toBe(user.id)
    time.advance(57 * SECOND)
    expect(await there.userOf(token)).toBe(-1)
    expect(await here.userOf(token)).toBe(-1)
    await here.close()
    await there.close()
  })

  it('of a closed customer account stays ended when the account is opened again', async () => {
    const user = await buildUser(db)
    const browser = shop.shopper()
    await signIn(browser, user.login)
    await db.execute(sql`update users set is_disabled = true where id = ${user.id}`)
    await expect.poll(async () => (await browser.call(testSession)).user.userId).toBe(-1)
    await db.execute(sql`update users set is_disabled = false where id = ${user.id}`)
    time.advance(31 * SECOND)
    expect((await browser.call(testSession)).user.userId).toBe(-1)
  })

  it.each([1, 30])(
    'is never used again, and a session in use never ends, over random calls, pauses and restarts of two processes, %i idle minutes',
    async (idleMinutes) => {
      const holds = fc.asyncProperty(stepsOf(idleMinutes), (steps) => play(steps, idleMinutes, realProcess))
      const played = await fc.check(holds, { numRuns: runs(12), seed: testSeed, endOnFailure: true })
      expect(fc.defaultReportMessage(played)).toBeUndefined()
    },
  )

  it('negative control: the naive cache that renews ended sessions fails the check', async () => {
    const holds = fc.asyncProperty(stepsOf(1, false), (steps) => play(steps, 1, naiveProcess))
    await expect(fc.assert(holds, { numRuns: 300, endOnFailure: true })).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^good after/) },
    })
  })
})
