import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPushEndpoint, PUSH_HOSTS, readSubscription } from './push-subscription.ts'

const P256DH = `BA${'a'.repeat(85)}`
const AUTH = 'b'.repeat(22)
const written = (endpoint: unknown, keys: object = { p256dh: P256DH, auth: AUTH }) =>
  JSON.stringify({ endpoint, expirationTime: null, keys })

const FOREIGN = [
  'http://fcm.googleapis.com/send/a',
  'https://fcm.googleapis.com.evil.example/send/a',
  'https://evil.example/fcm.googleapis.com/a',
  'https://fcm.googleapis.com@evil.example/a',
  'https://fcm.googleapis.com:8443/send/a',
  'https://evilpush.apple.com/a',
  'https://push.apple.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com\\@evil.example/a',
  'https://web.push.apple.com/a b',
  'https://web.push.apple.com/a#b',
  `https://web.push.apple.com/${'a'.repeat(1_024)}`,
]

describe('the subscription of a browser', () => {
  it('is read at the known push services', () => {
    const good = [
      'https://fcm.googleapis.com/fcm/send/abc:APA91b',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d%3d',
      'https://web.push.apple.com/QGu',
    ]
    for (const endpoint of good)
      expect(readSubscription(written(endpoint), PUSH_HOSTS)).toEqual({
        endpoint,
        keys: { p256dh: P256DH, auth: AUTH },
      })
  })

  it('is refused at every other address', () => {
    expect(FOREIGN.filter((address) => isPushEndpoint(address, PUSH_HOSTS))).toEqual([])
  })

  it('is nothing without its two keys', () => {
    const endpoint = 'https://web.push.apple.com/QGu'
    for (const keys of [
      {},
      { p256dh: P256DH },
      { auth: AUTH },
      { p256dh: AUTH, auth: AUTH },
      { p256dh: P256DH, auth: P256DH },
    ])
      expect(readSubscription(written(endpoint, keys), PUSH_HOSTS)).toBeUndefined()
    for (const text of ['', 'null', '[]', '{', '"a"', written(7), written(null)])
      expect(readSubscription(text, PUSH_HOSTS)).toBeUndefined()
  })

  it('never leads to another host, whatever it consists of', () => {
    const piece = fc.constantFrom(
      'https://',
      'fcm.googleapis.com',
      'evil.example',
      '@',
      ':',
      '/',
      '\\',
      '#',
      '?',
      '.',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.array(piece, { maxLength: 9 }).map((all) => all.join('')),
        ),
        (address) => {
          if (!isPushEndpoint(address, PUSH_HOSTS)) return
          const { protocol, hostname, port, username } = new URL(address)
          expect([protocol, port, username]).toEqual(['https:', '', ''])
          expect(hostname === 'fcm.googleapis.com' || /\.(apple|mozilla|windows)\.com$/.test(hostname)).toBe(
            true,
          )
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
