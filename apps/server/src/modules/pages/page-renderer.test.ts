import { describe, expect, test, vi } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { makeRenderingStorefront } from '../../testing/rendering-storefront.ts'
import { openRenderer, type Renderer } from './page-renderer.ts'

/** Much shorter than in a shop, to keep the tests short. */
const LIMITS = { pageMs: 400, restMs: 100, hungRestMs: 3_000 }
const BACK_MS = 20_000
const dist = makeRenderingStorefront()

/** Two calls of the shop, one of which is never answered. */
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
    'because a chunk or answer never arrives (%s) is given up, however many there are, and others are rendered',
    async (what) => {
      const { renderer, onEnd } = open()
      const addresses = Array.from({ length: 12 }, (_, n) => `/hung?${what}&n=${n}`)
      const hung = addresses.map((address) => pageAt(renderer, address))
      const good = pageAt(renderer, `/good?call=/answered`)
      expect(await Promise.all(hung)).toEqual(addresses.map(() => given))
      expect(await good).toMatchObject(RENDERED)
      // Not rendered again at once, because it would only delay others.
      expect(await pageAt(renderer, addresses[0]!)).toEqual({ notRendered: expect.stringContaining('hung') })
      expect(onEnd).not.toHaveBeenCalled()
    },
  )

  test.each(['loop', 'sleep'])(
    'together with its thread (%s) ends with it, and another thread renders the next pages',
    async (act) => {
      const { renderer, onEnd } = open()
      expect(await pageAt(renderer, '/before')).toMatchObject(RENDERED)
      const [hung, beside] = await Promise.all(
        [`/hung?act=${act}`, '/beside'].map((address) => pageAt(renderer, address)),
      )
      expect(hung).toMatchObject({ isHung: true })
      // Other pages of that thread are rendered by the next one, unless they were finished before.
      expect(beside).toBeDefined()
      await expect.poll(() => pageAt(renderer, '/after'), { timeout: BACK_MS }).toMatchObject(RENDERED)
      expect(onEnd).toHaveBeenCalledOnce()
    },
  )
})
