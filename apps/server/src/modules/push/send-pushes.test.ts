import { createECDH } from 'node:crypto'
import { registerDevice } from '@cambusa/contract/people/push'
import { PUSH_HOSTS, readSubscription } from '@cambusa/domain/web/push-subscription'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openWebPush } from '../../integrations/web-push/web-push.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { openPushService, type PushService } from '../../testing/push/push-service.ts'
import { subscribeBrowser } from '../../testing/push/receive-push.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepPush } from './keep-push.ts'
import { takePushes } from './pushes.queries.ts'
import { sendPushes } from './send-pushes.ts'

const MINUTE_MS = 60_000
const pair = createECDH('prime256v1')
pair.generateKeys()
const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }

let test: TestApp
let people = 0
let service: PushService
beforeAll(async () => {
  test = await buildTestApp()
  await openOutbox(test.database)
})
beforeEach(async () => {
  service = await openPushService()
})

/** A process that sends pushes; a busy machine may take seconds for thirty connections. */
function sender(timeoutMs = MINUTE_MS) {
  const read = (text: string) => readSubscription(text, PUSH_HOSTS)
  const web = openWebPush({
    keys,
    subject: 'mailto:negozio@example.com',
    read,
    agent: service.agent,
    timeoutMs,
  })
  return () => sendPushes({ db: test.db, channels: { web } }, test.time.now())
}

/** A customer with a browser, and what it has read. */
async function reader() {
  const user = await buildUser(test.db)
  const shopper = test.shopper(`10.8.0.${(people += 1)}`)
  await signIn(shopper, user.login)
  const browser = subscribeBrowser(service.host)
  const query = { platform: 'web', uuid: browser.path, external_id: browser.subscription } as const
  await shopper.call(registerDevice, { query })
  const tell = () =>
    inTransaction(test.db, async (tx) => {
      const words = { title: 'Prova', body: 'Una prova', target: '/profile/orders', about: null }
      await keepPush(tx, { ...words, userId: user.id, kind: 'orderStatus' }, test.time.now())
    })
  const readTexts = () =>
    service.got.filter(({ path }) => path === browser.path).map(({ message }) => browser.read(message))
  const row = async () =>
    (
      await test.database.pool.query<{
        tries: number
        sent: boolean
        reason: string | null
        wait: number
        devices: number
      }>(
        `select tries, sent_at is not null sent, reason, round(extract(epoch from try_at - $2))::int wait,
           (select count(*)::int from push_devices d where d.user_id = $1) devices
         from pushes where user_id = $1 order by id desc limit 1`,
        [user.id, test.time.now()],
      )
    ).rows[0]
  return { tell, readTexts, row }
}

it('a push is sent once, however many processes send at the same time', async () => {
  const readers = await Promise.all(Array.from({ length: 30 }, reader))
  await Promise.all(readers.map(({ tell }) => tell()))
  await Promise.all([sender()(), sender()(), sender()()])
  expect(readers.map(({ readTexts }) => readTexts().length)).toEqual(readers.map(() => 1))
})

it('waits as long as the push service says, then longer at each try, and forgets a browser that is gone', async () => {
  const { tell, row } = await reader()
  const send = sender()
  await tell()
  service.next({ status: 429, retryAfter: '300' })
  await send()
  expect(await row()).toMatchObject({ tries: 1, sent: false, reason: 'answered 429', wait: 300 })
  await send()
  expect(service.got).toHaveLength(1)
  test.time.advance(301_000)
  service.next({ status: 500 })
  await send()
  expect(await row()).toMatchObject({ tries: 2, wait: 120 })
  test.time.advance(121_000)
  service.next({ status: 410 })
  await send()
  expect(await row()).toMatchObject({ sent: false, reason: 'device gone', devices: 0 })
})

it('a push whose process died after sending it is sent once more, and then no more', async () => {
  const { tell, readTexts } = await reader()
  await tell()
  // The process that dies: it has taken the push and sent it, and notes nothing.
  const now = test.time.now()
  const until = new Date(now.getTime() + 2 * MINUTE_MS)
  expect(await takePushes(test.db, { now, until, most: 10 })).toHaveLength(1)
  const send = sender()
  await send()
  expect(readTexts()).toHaveLength(0)
  test.time.advance(2 * MINUTE_MS)
  await send()
  await send()
  expect(readTexts()).toHaveLength(1)
})

it('a push service that hangs delays its own pushes only', async () => {
  const { tell, row } = await reader()
  await tell()
  service.next('never')
  await sender(300)()
  expect(await row()).toMatchObject({ tries: 1, sent: false, reason: 'no answer in time', wait: 60 })
})
