import { beforeAll, describe, expect, it } from 'vitest'
import { startStandIn, type StandIn } from '../../testing/wordpress/stand-in.ts'
import { askWordPress, WordPressAway } from './ask-wordpress.ts'

const MOST = 1_000
let wordpress: StandIn
let other: StandIn
beforeAll(async () => {
  other = await startStandIn({ '/inside': { body: 'secret' } })
  wordpress = await startStandIn()
})

const ask = (path: string) => askWordPress(new URL(path, wordpress.url), MOST)
const put = (path: string, answer: Parameters<StandIn['answers']['set']>[1]) =>
  wordpress.answers.set(path, answer)

describe('a request to WordPress', () => {
  it('has no cookie and no header of ours, and sends back none that WordPress set', async () => {
    put('/sets', { headers: { 'set-cookie': 'wp=1; Path=/' }, body: 'a' })
    await ask('/sets')
    const { bytes } = await ask('/sets')
    expect(bytes.toString()).toBe('a')
    const { headers } = wordpress.asked.at(-1)!
    expect(
      Object.keys(headers).filter((name) => /cookie|authorization|^x-|referer|origin/.test(name)),
    ).toEqual([])
  })

  it('follows redirects within WordPress, never to another host, and not for ever', async () => {
    put('/moved', { status: 301, headers: { location: '/there' } })
    put('/there', { body: 'here' })
    put('/out', { status: 302, headers: { location: `${other.url}/inside` } })
    put('/round', { status: 302, headers: { location: '/round' } })
    expect((await ask('/moved')).bytes.toString()).toBe('here')
    await expect(ask('/out')).rejects.toThrow(WordPressAway)
    await expect(ask('/round')).rejects.toThrow(WordPressAway)
    expect(other.asked).toEqual([])
  })

  it('ends after three seconds, and with an answer that is too long, whatever its headers say', async () => {
    put('/hangs', { hangs: true })
    put('/long', { body: 'x'.repeat(MOST + 1), headers: { 'transfer-encoding': 'chunked' } })
    put('/broken', { status: 500 })
    const begun = performance.now()
    await expect(ask('/hangs')).rejects.toThrow('too slow')
    expect(performance.now() - begun).toBeLessThan(4_500)
    await expect(ask('/long')).rejects.toThrow('longer than')
    await expect(ask('/broken')).rejects.toThrow('answered 500')
    await expect(askWordPress(new URL('http://127.0.0.1:9/'), MOST)).rejects.toThrow(WordPressAway)
    expect((await ask('/none')).status).toBe(404)
  })
})
