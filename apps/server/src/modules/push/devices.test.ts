import {
  registerDevice,
  unregisterDevice,
  updatePushKinds,
  viewPushKey,
  viewPushKinds,
} from '@cambusa/contract/people/push'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { subscribeBrowser } from '../../testing/push/receive-push.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-push-'))
let test: TestApp
let people = 0
beforeAll(async () => {
  test = await buildTestApp({ config: { dataDir } })
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }))
})

async function customer(shop = test) {
  const user = await buildUser(shop.db)
  const shopper = shop.shopper(`10.8.0.${(people += 1)}`)
  await signIn(shopper, user.login)
  return { ...user, shopper }
}
const devices = async (uuid: string) =>
  (
    await test.database.pool.query<{ user_id: number; external_id: string; model: string }>(
      'select user_id::int, external_id, model from push_devices where uuid = $1',
      [uuid],
    )
  ).rows
const browser = (uuid: string, at = 'fcm.googleapis.com') => ({
  platform: 'web' as const,
  uuid,
  external_id: subscribeBrowser(at).subscription,
  model: 'Chrome su Android',
})
const phone = (uuid: string, external_id = `token:${uuid}`) => ({
  platform: 'android' as const,
  uuid,
  external_id,
})

it('a device gets the pushes of its customer from the registration on, and of nobody once it is unregistered', async () => {
  const { shopper, id } = await customer()
  const query = browser('primo')
  expect((await shopper.call(registerDevice, { query })).data).toEqual({ isRegistered: true })
  const renewed = { ...browser('primo'), model: 'Firefox' }
  await shopper.call(registerDevice, { query: renewed })
  expect(await devices('primo')).toMatchObject([{ user_id: id, model: 'Firefox' }])
  const other = await customer()
  await other.shopper.call(unregisterDevice, { query: { platform: 'web', uuid: 'primo' } })
  expect(await devices('primo')).toHaveLength(1)
  for (let times = 0; times < 2; times += 1)
    expect(
      (await shopper.call(unregisterDevice, { query: { platform: 'web', uuid: 'primo' } })).codes,
    ).toEqual([])
  expect(await devices('primo')).toEqual([])
})

it('a device belongs to one customer: whoever signed in last, also where only its address is the same', async () => {
  const [first, second] = [await customer(), await customer()]
  const query = browser('comune')
  await first.shopper.call(registerDevice, { query })
  await second.shopper.call(registerDevice, { query })
  expect(await devices('comune')).toMatchObject([{ user_id: second.id }])
  await first.shopper.call(registerDevice, { query: { ...query, uuid: 'altro nome' } })
  expect(await devices('comune')).toEqual([])
  expect(await devices('altro nome')).toMatchObject([{ user_id: first.id }])
})

it('two customers who register one device at once leave it to one of them, and both calls succeed', async () => {
  const people = await Promise.all([customer(), customer(), customer(), customer()])
  for (let round = 0; round < 5; round += 1) {
    const query = phone(`gara-${round}`)
    const answers = await Promise.all(people.map(({ shopper }) => shopper.call(registerDevice, { query })))
    expect(answers.map(({ data }) => data)).toEqual(people.map(() => ({ isRegistered: true })))
    expect(await devices(query.uuid)).toHaveLength(1)
  }
})

it('keeps the twenty devices that a customer used last', async () => {
  const { shopper } = await customer()
  for (let at = 0; at < 21; at += 1) {
    await shopper.call(registerDevice, { query: phone(`molti-${at}`) })
    test.time.advance(1_000)
  }
  expect(await devices('molti-0')).toEqual([])
  expect(await devices('molti-1')).toHaveLength(1)
})

it('an address that no push can reach is refused with what to do, and names no other computer', async () => {
  const { shopper } = await customer()
  const good = JSON.parse(browser('x').external_id) as { endpoint: string; keys: object }
  const bad = [
    'niente',
    '{}',
    JSON.stringify({ ...good, endpoint: 'https://localhost/send' }),
    JSON.stringify({ ...good, endpoint: 'https://169.254.169.254/latest' }),
    JSON.stringify({ ...good, endpoint: good.endpoint.replace('https', 'http') }),
    JSON.stringify({ ...good, keys: { p256dh: `BA${'a'.repeat(85)}`, auth: 'a'.repeat(22) } }),
  ]
  for (const external_id of bad) {
    const answer = await shopper.call(registerDevice, {
      query: { platform: 'web', uuid: 'cattivo', external_id },
    })
    expect(answer.httpStatus).toBe(400)
    expect(answer.response.errors).toMatchObject([{ code: 'field.wrong', field: 'external_id' }])
    expect(answer.response.errors[0]!.error).toMatch(/aggiorna il browser/)
  }
  const spaced = await shopper.call(registerDevice, { query: phone('cattivo', 'un token') })
  expect(spaced.httpStatus).toBe(400)
  expect(await devices('cattivo')).toEqual([])
})

it('a visitor and somebody who acts for the customer register nothing', async () => {
  const visitor = await test.shopper().call(registerDevice, { query: phone('visita') })
  expect(visitor.httpStatus).toBe(419)
  const { shopper, id } = await customer()
  await test.database.pool.query(`update sessions set kind = 'technical' where user_id = $1`, [id])
  const again = await test.again()
  const till = again.shopper()
  till.session = shopper.session
  expect((await till.call(registerDevice, { query: phone('cassa') })).httpStatus).toBe(403)
  expect(await devices('cassa')).toEqual([])
})

it('every kind of push is on until the customer switches it off', async () => {
  const { shopper } = await customer()
  const all = {
    orderStatus: true,
    slotNear: true,
    paymentFailed: true,
    approvalAsked: true,
    draftReady: true,
  }
  expect((await shopper.call(viewPushKinds)).data).toEqual({ kinds: all })
  const set = await shopper.call(updatePushKinds, { body: { slotNear: false } })
  expect(set.data).toEqual({ kinds: { ...all, slotNear: false } })
  expect((await shopper.call(viewPushKinds)).data).toEqual({ kinds: { ...all, slotNear: false } })
})

it('makes the key for browsers once, for the shop’s eyes only', async () => {
  const { shopper } = await customer()
  const [one, two] = [await shopper.call(viewPushKey), await shopper.call(viewPushKey)]
  expect(one.data!.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(two.data).toEqual(one.data)
  expect(statSync(join(dataDir, 'web-push-keys.json')).mode & 0o077).toBe(0)
})

it('in production without configuration stores nothing and shows nothing', async () => {
  const shop = await buildTestApp({ config: { mode: 'production', dataDir } })
  const { shopper } = await customer(shop)
  expect((await shopper.call(viewPushKey)).data).toEqual({ publicKey: null })
  expect((await shopper.call(registerDevice, { query: browser('muto') })).data).toEqual({
    isRegistered: false,
  })
  const { rows } = await shop.database.pool.query('select from push_devices')
  expect(rows).toEqual([])
  expect((await shop.app.inject('/dev/push')).statusCode).toBe(404)
})
