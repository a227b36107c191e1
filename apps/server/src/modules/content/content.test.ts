import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slidesUrl } from '@cambusa/contract/content/content-urls'
import type { Slide } from '@cambusa/contract/content/slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { readSlides, shippedSlides, slidesFileOf, slidesOf, slidesProblem, unshownSlides } from './slides.ts'

const folder = mkdtempSync(join(tmpdir(), 'cambusa-slides-'))
afterAll(() => rmSync(folder, { recursive: true }))

const slide = (id: number, given: object = {}) => ({
  id,
  title: { rendered: `Slide ${id}` },
  content: { rendered: '' },
  link_text: 'Vai',
  link_url: '/',
  image: '/pictures/x/640.webp',
  ...given,
})
const noon = (day: string) => Date.parse(`${day}T11:00:00Z`) / 1000

function readFrom(content: unknown) {
  const file = join(folder, 'slides.json')
  writeFileSync(file, JSON.stringify(content))
  return readSlides(file)
}

describe('slides', () => {
  it('depend on the slider, the day and the service', () => {
    const slides = readFrom({
      home: [
        slide(1),
        slide(2, { from: '2026-11-21', to: '2026-11-22' }),
        slide(3, { deliveryServiceIds: [2] }),
      ],
    })
    const ids = (day: string, deliveryServiceId: number) =>
      slidesOf(slides, { sliderId: 'home', unixSeconds: noon(day), deliveryServiceId }).map(({ id }) => id)
    expect(ids('2026-11-21', 0)).toEqual([1, 2])
    expect(ids('2026-11-22', 2)).toEqual([1, 2, 3])
    expect(ids('2026-11-23', 1)).toEqual([1])
    expect(slidesOf(slides, { sliderId: 'x', unixSeconds: 0, deliveryServiceId: 0 })).toEqual([])
  })

  it('report the line of an error in their file; without a file there are none', () => {
    expect(() => readFrom({ home: [{ id: 1 }] })).toThrow(/home/)
    expect(readSlides(join(folder, 'none.json'))).toEqual({})
  })

  it('of this shop are valid, with pictures that can be shown', () => {
    const slides = readSlides(shippedSlides)
    expect(Object.keys(slides)).toContain('home')
    expect(unshownSlides(slides, [])).toEqual([])
  })

  it('with a mistake are reported with their line; those of the retailer are in the data folder', () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    expect(slidesFileOf({ dataDir })).toBe(shippedSlides)
    const file = join(dataDir, 'slides.json')
    const told = (text: string) => {
      writeFileSync(file, text)
      expect(slidesFileOf({ dataDir })).toBe(file)
      return slidesProblem({ dataDir })
    }
    const good = JSON.stringify({ home: [slide(1), slide(2)] }, undefined, 1)
    expect(told(good)).toBeUndefined()
    const lineWith = (text: string) => good.slice(0, good.indexOf(text)).split('\n').length
    const wrong = good.replace('"Slide 2"', '2')
    expect(told(wrong)).toContain(`alla riga ${lineWith('"Slide 2"')} il campo home.1.title.rendered`)
    for (const [from, to] of [
      ['"Slide 2"', '"Slide 2'],
      ['"Slide 2"', 'Slide'],
    ] as const)
      expect(told(good.replace(from, to))).toContain(`alla riga ${lineWith('"Slide 2"')}:`)
    expect(told(good.slice(0, -1))).toContain(`alla riga ${good.split('\n').length - 1}:`)
    expect(told('')).toContain('alla riga 1:')
    expect(slidesProblem({ dataDir, slidesFile: join(dataDir, 'none.json') })).toContain('none.json')
  })

  it('with a picture that no page shows are reported, with the missing host', () => {
    const slides = readFrom({
      home: [
        slide(1, { image: 'https://img.esempio.it/1.jpg' }),
        slide(2, { image: 'https://cdn.altro.it/2.jpg' }),
        slide(3, { image: 'tre.jpg' }),
      ],
    })
    expect(unshownSlides(slides, ['img.esempio.it'])).toEqual([
      { slider: 'home', slide: 2, why: 'host', host: 'cdn.altro.it' },
      { slider: 'home', slide: 3, why: 'address' },
    ])
  })
})

describe('the content and version calls', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  const get = (url: string) => test.app.inject({ method: 'GET', url })

  it('answer slides like the content service, without an envelope, for any parameters', async () => {
    const reply = await get(slidesUrl('home', noon('2026-11-21'), 2))
    expect(reply.statusCode).toBe(200)
    expect(reply.json<Slide[]>()[0]).toHaveProperty('title.rendered')
    expect((await get(slidesUrl('none', 'now', 'any'))).json()).toEqual([])
    expect((await get(slidesUrl('home', 'NaN', 'x'))).statusCode).toBe(200)
  })

  it('answer the version of the built storefront, never from a cache', async () => {
    const reply = await get('/version.json')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({ version: expect.stringMatching(/^\d+(\.\d+)*$/) as string, url: '/' })
  })
})
