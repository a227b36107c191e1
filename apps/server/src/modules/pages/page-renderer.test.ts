import { describe, expect, test, vi } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { makeRenderingStorefront } from '../../testing/rendering-storefront.ts'
import { openRenderer, type Renderer } from './page-renderer.ts'

/** Much shorter than a shop's: what they are is not what these tests are about. */
const LIMITS = { pageMs: 400, restMs: 100, hungRestMs: 3_000 }
const BACK_MS = 20_000
const dist = makeRenderingStorefront()

/** A shop's call that is never answered, and one that is. */
const answer = (url: string) =>
  url === '/never'
    ? new Promise<never>(() => undefined)
    : Promise.resolve({ status: 200, body: JSON.stringify({ url }) })

function open() {
  const onEnd = vi.fn<(reason: unknown) => void>()
  const renderer = openRenderer({ dist, rendersWhenIdle: false }, answer, onEnd, LIMITS)
  atTheEnd(() => renderer.close())
  return { renderer, onEnd }
}
const pageAt = (renderer: Renderer, address: string) =>
  renderer.render({ address, warehouseId: 1, origin: 'https://shop.example', now: '2026-11-21T09:00:00Z' })
const given = { notRendered: expect.stringContaining('within 400 ms'), isHung: true }
const RENDERED = { status: 200 }

describe('a page that hangs', () => {
  test.each(['act=hang', `call=${encodeURIComponent('/never')}`])(
    'by a part that never comes (%s) is given up, however many there are, and others are rendered',
    async (what) => {
      const { renderer, onEnd } = open()
      const addresses = Array.from({ length: 12 }, (_, n) => `/hung?${what}&n=${n}`)
      const hung = addresses.map((address) => pageAt(renderer, address))
      const good = pageAt(renderer, `/good?call=/answered`)
      expect(await Promise.all(hung)).toEqual(addresses.map(() => given))
      expect(await good).toMatchObject(RENDERED)
      // It is not tried again at once: it would only take the place of another.
      expect(await pageAt(renderer, addresses[0]!)).toEqual({ notRendered: expect.stringContaining('hung') })
      expect(onEnd).not.toHaveBeenCalled()
    },
  )

  test.each(['loop', 'sleep'])(
    'with its whole thread (%s) ends with it, and another thread renders the next pages',
    async (act) => {
      const { renderer, onEnd } = open()
      expect(await pageAt(renderer, '/before')).toMatchObject(RENDERED)
      const [hung, beside] = await Promise.all(
        [`/hung?act=${act}`, '/beside'].map((address) => pageAt(renderer, address)),
      )
      expect(hung).toMatchObject({ isHung: true })
      // Whatever shared the thread is rendered by the next one, or was before it hung.
      expect(beside).toBeDefined()
      await expect.poll(() => pageAt(renderer, '/after'), { timeout: BACK_MS }).toMatchObject(RENDERED)
      expect(onEnd).toHaveBeenCalledOnce()
    },
  )
})
