import { describe, expect, it } from 'vitest'
import { freshPlain } from '../../../platform/http/ready-data.ts'
import { responseCache, type PageAnswer } from './response-cache.ts'

const page = (sign: string) => `{"products":"${sign.repeat(5_000)}"}`

/** A page as requested, and how often it was built. */
function pagesOf(capacityBytes: number) {
  const pages = responseCache(capacityBytes)
  let made = 0
  const ask = (sign: string, takesGzip = false) =>
    pages.answer(sign, takesGzip, () => {
      made += 1
      return page(sign)
    })
  return { ask, clear: pages.clear, made: () => made }
}

describe('cached pages', () => {
  it('are cached as bytes from the second request on, and not built again', async () => {
    const { ask, made } = pagesOf(100_000)
    expect(await ask('a')).toEqual({ dataJson: page('a') })
    for (let i = 0; i < 3; i++) {
      const answer = (await ask('a')) as Extract<PageAnswer, { ready: unknown }>
      expect(answer.ready.bytes.toString()).toBe(`${page('a')}}`)
    }
    expect(made()).toBe(2)
  })

  it('are compressed once for all concurrent requests, and equal the uncached answer', async () => {
    const { ask, made } = pagesOf(100_000)
    await ask('a', true)
    const answers = await Promise.all([ask('a', true), ask('a', true), ask('a', true)])
    expect(made()).toBe(2)
    expect(new Set(answers).size).toBe(1)
    expect(await ask('a', true)).toBe(answers[0])
    expect(answers[0]).toMatchObject({ ready: { form: 'gzip', length: page('a').length + 1 } })
  })

  const signs = [...'abcdefghijklmnopqrst']

  it('never exceed their capacity, and are gone after clearing', async () => {
    const { ask, clear, made } = pagesOf(30_000)
    for (const sign of [...signs, ...signs]) await ask(sign)
    const before = made()
    for (const sign of signs) await ask(sign)
    // Of 20 pages of 5 kB five fit.
    expect(made() - before).toBeGreaterThanOrEqual(15)
    clear()
    const left = made()
    for (const sign of signs) await ask(sign)
    expect(made()).toBe(left + 20)
  })

  it('stay while more pages are requested in turn than fit', async () => {
    const { ask, made } = pagesOf(30_000)
    const rounds = 40
    for (let round = 0; round < rounds; round++) for (const sign of signs) await ask(sign)
    const kept = rounds * signs.length - made()
    // If all five were found each time it would be 195; evicting the oldest for every new page would give none.
    expect(kept).toBeGreaterThan(80)
  })

  it('are replaced by pages that are requested now', async () => {
    const { ask, made } = pagesOf(30_000)
    for (const sign of [...signs, ...signs]) await ask(sign)
    for (let i = 0; i < 100; i++) for (const sign of 'XYZ') await ask(sign)
    const before = made()
    for (const sign of 'XYZ') await ask(sign)
    expect(made()).toBe(before)
  })

  it('stay when they were requested since, otherwise they are evicted', async () => {
    const { ask, made } = pagesOf(30_000)
    for (const sign of 'aabbccddee') await ask(sign)
    for (const sign of 'abde') await ask(sign)
    for (const sign of 'xx') await ask(sign)
    const before = made()
    for (const sign of 'abdex') await ask(sign)
    expect(made()).toBe(before)
    await ask('c')
    expect(made()).toBe(before + 1)
  })

  it('are copies of what was assembled for one answer, from the second request on', () => {
    const pages = responseCache(100_000)
    const lay = () => freshPlain((to) => to.text(page('a')))
    const given = lay()
    expect([pages.keepCopy('a', given), pages.found('a')]).toEqual([given, undefined])
    pages.keepCopy('a', lay())
    const kept = pages.found('a')
    expect(kept?.bytes.toString()).toBe(`${page('a')}}`)
    expect(kept?.toVisitors).toEqual(given.toVisitors)
    // A view of a shared block would keep the whole block alive.
    expect(kept?.toVisitors.buffer.byteLength).toBe(kept?.toVisitors.length)
  })

  it('are not compressed when small', async () => {
    const pages = responseCache(100_000)
    for (let i = 0; i < 3; i++)
      expect(await pages.answer('small', true, () => '{}')).toEqual({ dataJson: '{}' })
  })
})
