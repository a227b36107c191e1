import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { walkTree, type CategoryRow } from './category-tree.ts'
import { italianOrder } from './italian-order.ts'
import { buildKeyTable, findRow } from '../memory/key-table.ts'
import { eachPrice, priceAt, priceColumn } from './price-column.ts'
import { stringColumn, stringColumnBuilder, stringReader } from '../memory/string-column.ts'

describe('Italian alphabetical order', () => {
  const collator = new Intl.Collator('it', { numeric: true })
  const writtenName = fc.oneof(
    fc.string({ unit: fc.constantFrom(..."aàAbBcéE 019-.’'("), maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )

  it('is that of the language for any names', () => {
    fc.assert(
      fc.property(fc.array(writtenName), (names) => {
        const order = Array.from(italianOrder(names))
        const expected = Array.from(names.keys()).toSorted(
          (a, b) => collator.compare(names[a] ?? '', names[b] ?? '') || a - b,
        )
        expect(order).toEqual(expected)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is that of the language also when characters before the names make the rough order useless', () => {
    const names = Array.from(
      { length: 400 },
      (_, i) => `${i % 2 === 0 ? '~' : 'z'}${String.fromCharCode(97 + (i % 26))}${i}`,
    )
    const expected = names.toSorted((a, b) => collator.compare(a, b))
    expect(Array.from(italianOrder(names), (row) => names[row])).toEqual(expected)
  })
})

describe('strings in one buffer', () => {
  it('are read back as they were, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
        const builder = stringColumnBuilder(texts.length)
        for (const text of texts) builder.push(text)
        const reversed = Uint32Array.from(texts.keys()).reverse()
        const read = stringReader(builder.finish(reversed))
        expect(texts.map((_text, row) => read(row))).toEqual(texts.toReversed())
      }),
    )
  })

  it('are found by their text, the first of equal ones, and no others', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), fc.string({ maxLength: 3 }), (texts, wanted) => {
        const column = stringColumn(texts)
        const found = findRow(buildKeyTable(column), stringReader(column), wanted)
        const place = texts.indexOf(wanted)
        expect(found).toBe(wanted === '' || place < 0 ? undefined : place)
      }),
    )
  })
})

describe('the prices of a list', () => {
  it('are the same in a dense and in a sparse column', () => {
    const prices = fc.uniqueArray(fc.tuple(fc.nat(199), fc.integer({ min: 1, max: 100_000 })), {
      selector: ([ordinal]) => ordinal,
    })
    fc.assert(
      fc.property(prices, (pairs) => {
        const ordinals = Uint32Array.from(pairs, ([ordinal]) => ordinal)
        const column = priceColumn(
          200,
          ordinals,
          Int32Array.from(pairs, ([, cents]) => cents),
        )
        expect(column.kind).toBe(pairs.length >= 25 ? 'dense' : 'sparse')
        const expected = new Map(pairs)
        for (let ordinal = 0; ordinal < 200; ordinal++)
          expect(priceAt(column, ordinal)).toBe(expected.get(ordinal) ?? 0)
        const all: [number, number][] = []
        eachPrice(column, (ordinal, cents) => all.push([ordinal, cents]))
        expect(all).toEqual(pairs.toSorted(([a], [b]) => a - b))
      }),
    )
  })
})

describe('the category tree', () => {
  const row = (id: number, parentId: number | null): CategoryRow => ({
    id,
    parentId,
    slug: `s${id}`,
    name: `n${id}`,
    categoryTypeId: 1,
    info: {},
  })

  it('is walked so that the children of a category follow it', () => {
    const nodes = walkTree([row(1, null), row(2, null), row(3, 1), row(4, 3), row(5, 2)])
    expect(nodes.map(({ id, parent, end }) => [id, parent, end])).toEqual([
      [1, -1, 3],
      [3, 0, 3],
      [4, 1, 3],
      [2, -1, 5],
      [5, 3, 5],
    ])
  })

  it('keeps categories that form a cycle', () => {
    const nodes = walkTree([row(1, null), row(2, 3), row(3, 2)])
    expect(nodes.map(({ id, parent }) => [id, parent])).toEqual([
      [1, -1],
      [2, -1],
      [3, 1],
    ])
  })
})
