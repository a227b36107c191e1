import { describe, expect, it } from 'vitest'
import { keptPages, type PageAnswer } from './kept-pages.ts'

const page = (sign: string) => `{"products":"${sign.repeat(5_000)}"}`

/** A page as it was asked for, and how often it was made. */
function pagesOf(capacityBytes: number) {
  const pages = keptPages(capacityBytes)
  let made = 0
  const ask = (sign: string, takesGzip = false) =>
    pages.answer(sign, takesGzip, () => {
      made += 1
      return page(sign)
    })
  return { ask, clear: pages.clear, made: () => made }
}

describe('kept pages', () => {
  it('are bytes from the second time on, and are not made again', async () => {
    const { ask, made } = pagesOf(100_000)
    expect(await ask('a')).toEqual({ dataJson: page('a') })
    for (let i = 0; i < 3; i++) {
      const answer = (await ask('a')) as Extract<PageAnswer, { ready: unknown }>
      expect(answer.ready.bytes.toString()).toBe(`${page('a')}}`)
    }
    expect(made()).toBe(2)
  })

  it('are compressed once for all who ask meanwhile, and say what would be sent', async () => {
    const { ask, made } = pagesOf(100_000)
    await ask('a', true)
    const answers = await Promise.all([ask('a', true), ask('a', true), ask('a', true)])
    expect(made()).toBe(2)
    expect(new Set(answers).size).toBe(1)
    expect(await ask('a', true)).toBe(answers[0])
    expect(answers[0]).toMatchObject({ ready: { form: 'gzip', length: page('a').length + 1 } })
  })

  it('never take more than they may, and are gone when they are cleared', async () => {
    const { ask, clear, made } = pagesOf(30_000)
    const signs = [...'abcdefghijklmnopqrst']
    for (const sign of [...signs, ...signs]) await ask(sign)
    const before = made()
    for (const sign of signs) await ask(sign)
    // Of 20 pages of 5 kB at most 5 have room; in turn, each is gone before it is asked for again.
    expect(made() - before).toBe(20)
    // The last ones are there, and stay while they are asked for.
    for (const sign of 'pqrst') await ask(sign)
    for (let i = 0; i < 10; i++) await ask('p')
    await ask('a')
    const kept = made()
    for (const sign of 'pa') await ask(sign)
    expect(made()).toBe(kept)
    await ask('t')
    clear()
    const left = made()
    await ask('t')
    expect(made()).toBe(left + 1)
  })

  it('leave small answers alone', async () => {
    const pages = keptPages(100_000)
    for (let i = 0; i < 3; i++)
      expect(await pages.answer('small', true, () => '{}')).toEqual({ dataJson: '{}' })
  })
})
