import fc from 'fast-check'
import { expect, it } from 'vitest'
import { generationCache } from './generation-cache.ts'

it('a bounded cache returns the last value, drops only old entries, and never exceeds its capacity', () => {
  const act = fc.record({ key: fc.nat(30), value: fc.nat(), isRead: fc.boolean() })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 300 }), (acts) => {
      const cache = generationCache<number, number>(20)
      const last = new Map<number, number>()
      for (const { key, value, isRead } of acts) {
        if (isRead) {
          const found = cache.get(key)
          if (found !== undefined) expect(found).toBe(last.get(key))
        } else {
          cache.set(key, value)
          last.set(key, value)
          expect(cache.get(key)).toBe(value)
        }
      }
      const held = Array.from({ length: 31 }, (_, key) => key).filter((key) => cache.get(key) !== undefined)
      expect(held.length).toBeLessThanOrEqual(20)
    }),
  )
})

it('a bounded cache keeps entries that are read often', () => {
  const cache = generationCache<string, number>(10)
  cache.set('often', 1)
  for (let i = 0; i < 100; i++) {
    cache.set(`once ${i}`, i)
    expect(cache.get('often')).toBe(1)
  }
  expect(cache.get('once 0')).toBeUndefined()
})
