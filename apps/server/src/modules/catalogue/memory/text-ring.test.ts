import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textRing } from './text-ring.ts'

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 60 })
const act = fc.record({ key: fc.nat(40), text: ascii, kind: fc.constantFrom('get', 'set', 'set', 'delete') })

it('a ring of texts returns the last value or nothing, never another text or a damaged one', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 400 }), (acts) => {
      const ring = textRing(512)
      const last = new Map<number, string>()
      for (const { key, text, kind } of acts) {
        if (kind === 'set') {
          ring.set(key, text)
          last.set(key, text)
          expect(ring.get(key)).toBe(text)
        } else if (kind === 'delete') {
          ring.delete(key)
          last.delete(key)
        }
        const found = ring.get(key)
        if (found !== undefined) expect(found).toBe(last.get(key))
      }
    }),
  )
})

it('a ring of texts keeps the newest that fit', () => {
  const ring = textRing(1_000)
  for (let key = 0; key < 5_000; key++) ring.set(key, 'x'.repeat(96))
  const kept = Array.from({ length: 5_000 }, (_, key) => key).filter((key) => ring.get(key) !== undefined)
  expect(kept).toEqual(Array.from({ length: 10 }, (_, i) => 4_990 + i))
  ring.set(4_999, 'y'.repeat(2_000))
  expect(ring.get(4_999)).toBeUndefined()
})
