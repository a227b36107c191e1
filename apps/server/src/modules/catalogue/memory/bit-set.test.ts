import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allBits,
  bitsOf,
  countBits,
  eachBlock,
  hasBit,
  intersect,
  ordinalsOf,
  someOrdinals,
  without,
} from './bit-set.ts'
import { topValues } from './top-values.ts'

const COUNT = 5_000
const numbers = fc.uniqueArray(fc.nat(COUNT - 1), { maxLength: 300 })
const bits = (list: readonly number[]) => bitsOf(Uint32Array.from(list), COUNT)
const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b)

describe('a set of bits', () => {
  it('contains what was added, in rising order, and counts it', () => {
    fc.assert(
      fc.property(numbers, fc.nat(COUNT - 1), fc.nat(320), (list, one, place) => {
        const set = bits(list)
        const sorted = inOrder(list)
        const blocks: number[] = []
        eachBlock(set, (ordinals) => blocks.push(...ordinals))
        expect(Array.from(ordinalsOf(set))).toEqual(sorted)
        expect(blocks).toEqual(sorted)
        expect(countBits(set)).toBe(list.length)
        expect(hasBit(set, one)).toBe(list.includes(one))
        expect(Array.from(someOrdinals(set, place, 24))).toEqual(sorted.slice(place, place + 24))
      }),
    )
  })

  it('intersects and subtracts like lists', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const left = inOrder(a.filter((one) => !b.includes(one)))
        expect(Array.from(ordinalsOf(without(bits(a), bits(b))))).toEqual(left)
        const both = inOrder(a.filter((one) => b.includes(one)))
        expect(Array.from(ordinalsOf(intersect(bits(a), bits(b))))).toEqual(both)
      }),
    )
  })

  it.each([0, 1, 31, 32, 33, 64, 4_999])('of all of %i products contains no other', (count) => {
    expect(Array.from(ordinalsOf(allBits(count)))).toEqual(Array.from({ length: count }, (_none, i) => i))
  })
})

it('the most frequent values equal those from sorting all of them', () => {
  const counts = fc.array(fc.nat(6), { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(
      counts,
      fc.nat(),
      fc.integer({ min: 1, max: 90 }),
      fc.boolean(),
      (each, turn, most, isSome) => {
        // Ranks are a reversed count, so all are different.
        const rank = Uint32Array.from(each, (_count, value) => (value + turn) % each.length)
        const among = isSome ? [...each.keys()].filter((value) => value % 2 === 0) : undefined
        const sorted = (among ?? [...each.keys()])
          .filter((value) => each[value]! > 0)
          .sort((a, b) => each[b]! - each[a]! || rank[a]! - rank[b]!)
        expect(topValues(Int32Array.from(each), rank, most, among)).toEqual(sorted.slice(0, most))
      },
    ),
  )
})
