import { createECDH } from 'node:crypto'
import { PUSH_HOSTS, readSubscription } from '@cambusa/domain/web/push-subscription'
import { beforeEach, describe, expect, it } from 'vitest'
import { subscribeBrowser } from '../../testing/push/receive-push.ts'
import { openPushService, signedClaims, type PushService } from '../../testing/push/push-service.ts'
import type { OutgoingPush } from '../../modules/push/channel/push-channel.ts'
import { isPublicAddress, publicLookup } from './public-lookup.ts'
import { openWebPush } from './web-push.ts'

const pair = createECDH('prime256v1')
pair.generateKeys()
const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
const subject = 'mailto:negozio@example.com'
const read = (text: string) => readSubscription(text, PUSH_HOSTS)
const push: OutgoingPush = {
  id: 7,
  kind: 'orderStatus',
  title: 'La spesa è pronta',
  body: 'Ordine 2026-000007: puoi venire a ritirarla.',
  target: '/profile/orders/7',
  lifeSeconds: 3_600,
}

let service: PushService
beforeEach(async () => {
  service = await openPushService()
})
const open = (timeoutMs = 5_000) => openWebPush({ keys, subject, read, agent: service.agent, timeoutMs })

describe('a push to a browser', () => {
  it('is read by that browser alone, signed by the shop, and says no more than a notification needs', async () => {
    const [browser, other] = [subscribeBrowser(service.host), subscribeBrowser(service.host)]
    const send = open()
    expect(await send(browser.subscription, push)).toEqual({ is: 'sent' })
    expect(await send(browser.subscription, push)).toEqual({ is: 'sent' })
    const [got] = service.got
    expect(got!.path).toBe(browser.path)
    expect(got!.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm', urgency: 'normal' })
    const { title, body, target, kind } = push
    expect(JSON.parse(browser.read(got!.message))).toEqual({ id: '7', kind, title, body, target })
    expect(() => other.read(got!.message)).toThrow(/unable to authenticate/)
    const claims = signedClaims(got!)
    expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: subject, key: keys.publicKey })
    expect(claims.exp * 1_000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
  })

  it('forgets the browser that is gone, waits where it is told to, and gives up what is refused', async () => {
    const { subscription } = subscribeBrowser(service.host)
    const send = open()
    service.next(
      { status: 410 },
      { status: 404 },
      { status: 429, retryAfter: '120' },
      { status: 500 },
      { status: 400 },
    )
    expect(await send(subscription, push)).toEqual({ is: 'gone' })
    expect(await send(subscription, push)).toEqual({ is: 'gone' })
    expect(await send(subscription, push)).toEqual({ is: 'later', reason: 'answered 429', afterSeconds: 120 })
    expect(await send(subscription, push)).toMatchObject({ is: 'later', reason: 'answered 500' })
    expect(await send(subscription, push)).toEqual({ is: 'refused', reason: 'answered 400' })
  })

  it.each(['never', 'half'] as const)(
    'does not wait for a push service that answers %s, and leaves it alone for a while',
    async (answer) => {
      const { subscription } = subscribeBrowser(service.host)
      const send = open(200)
      service.next(answer)
      expect(await send(subscription, push)).toEqual({ is: 'later', reason: 'no answer in time' })
      expect(await send(subscription, push)).toEqual({ is: 'later', reason: 'the push service is silent' })
      expect(service.got).toHaveLength(1)
    },
  )

  it('is sent over https to known push services only, at public addresses', async () => {
    expect(await open()(JSON.stringify({ endpoint: 'https://localhost/x' }), push)).toMatchObject({
      is: 'refused',
    })
    const untrusted = openWebPush({
      keys,
      subject,
      read,
      agent: (await openPushService('evil.example')).agent,
    })
    expect(await untrusted(subscribeBrowser(service.host).subscription, push)).toMatchObject({ is: 'later' })
    const found = await new Promise<string>((resolve) =>
      publicLookup('localhost', { all: true }, (error) => resolve(error?.message ?? 'found')),
    )
    expect(found).toBe('a private address')
    const isPrivate = [
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ]
    const of6 = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'ff02::1']
    expect([...isPrivate, ...of6].filter(isPublicAddress)).toEqual([])
    expect(['142.250.180.10', '2a00:1450:4002:411::200a'].map(isPublicAddress)).toEqual([true, true])
  })
})
