import { expect, it, vi } from 'vitest'

const widths = ['phone', 'tablet', 'desk']

/** As a run of this seed and extent has it. */
async function extentOf(seed: number, extent = '') {
  vi.resetModules()
  vi.stubEnv('TEST_SEED', String(seed))
  vi.stubEnv('TEST_EXTENT', extent)
  return import('./extent.ts')
}

it('chooses the same of the same seed, each of them by some seed, and all where the extent is full', async () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 30; seed += 1) {
    const [width, ...others] = (await extentOf(seed)).chosen('a journey', widths, 1)
    expect(others).toEqual([])
    expect((await extentOf(seed)).chosen('a journey', widths, 1)).toEqual([width])
    seen.add(width!)
  }
  expect(seen).toEqual(new Set(widths))
  expect((await extentOf(1)).chosen('more than there are', widths, 9)).toEqual(widths)
  expect((await extentOf(1, 'full')).chosen('a journey', widths, 1)).toEqual(widths)
})

it('takes about one in so many, over several seeds each of them, and all where the extent is full', async () => {
  const texts = Array.from({ length: 800 }, (_, index) => `query page=${index}`)
  const seen = new Set<string>()
  for (let seed = 1; seed <= 60; seed += 1) {
    const taken = texts.filter((await extentOf(seed)).oneOf(8, 'GET /products'))
    expect(taken.length).toBeGreaterThan(50)
    expect(taken.length).toBeLessThan(150)
    for (const text of taken) seen.add(text)
  }
  expect(seen.size).toBeGreaterThan(780)
  expect(texts.filter((await extentOf(1, 'full')).oneOf(8, 'GET /products'))).toEqual(texts)
})
