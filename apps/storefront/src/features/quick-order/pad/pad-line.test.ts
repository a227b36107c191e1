import { describe, expect, it } from 'vitest'
import {
  askedLine,
  hasProposal,
  openDoubts,
  quantityOf,
  stateOf,
  withOption,
  withProduct,
  withQuantity,
} from './pad-line.ts'
import { padTotals } from '../summary/pad-totals.ts'
import { buildFound, buildLine } from './test-pad.ts'

describe('a line of the pad', () => {
  it('is pending until the server has answered, and unknown where nothing matches', () => {
    expect(stateOf(buildLine('a'))).toBe('searching')
    expect(stateOf(buildLine('a', { productId: null, state: 'unknown' }))).toBe('unknown')
    expect(stateOf(buildLine('a', {}))).toBe('matched')
    expect(stateOf(buildLine('a', {}, { refusal: 'ne restano 2' }))).toBe('refused')
  })

  it('is settled by the shopper: a picked product resolves doubts about the name, a set quantity those about the quantity', () => {
    const doubtful = buildLine('a', { doubts: ['name', 'typing', 'quantity'] })
    expect(stateOf(doubtful)).toBe('doubtful')
    expect(openDoubts({ ...doubtful, quantity: 3 })).toEqual(['name', 'typing'])
    expect(openDoubts({ ...doubtful, chosen: 'C1' })).toEqual(['quantity'])
    expect(stateOf({ ...doubtful, chosen: 'C1', quantity: 3 })).toBe('matched')
    const gone = buildLine('a', { doubts: ['unavailable'] }, { chosen: 'C1', quantity: 1 })
    expect(stateOf(gone)).toBe('doubtful')
  })

  it('converts its quantity for the picked product, and offers the previous one among the others', () => {
    const line = buildLine('a', {
      doubts: ['name'],
      amount: { value: 2, unit: 'case' },
      productId: 1,
      quantity: 40,
      suggestions: [2, 3],
    })
    const picked = withProduct(line, buildFound(2, {}, 12))
    expect(picked).toMatchObject({ chosen: 'C2', quantity: 24, match: { productId: 2, suggestions: [1, 3] } })
    expect(stateOf(picked)).toBe('matched')
    expect(askedLine(picked)).toEqual({ text: 'riga a', code: 'C2' })
  })

  it('after a partial addition, buys only the rest in another product', () => {
    const line = buildLine(
      'a',
      { productId: 1, suggestions: [2] },
      { quantity: 3, taken: 5, refusal: 'finito' },
    )
    expect(stateOf(line)).toBe('partial')
    const picked = withProduct(line, buildFound(2))
    expect(picked).toMatchObject({ quantity: 3, match: { productId: 2 } })
    expect(stateOf(picked)).toBe('matched')
  })

  it('still asks for a quantity that is not certain when its product is picked', () => {
    const kilos = { amount: { value: 1.4, unit: 'kg' as const }, quantity: 1, nearest: [1, 2] }
    const line = buildLine('a', { ...kilos, doubts: ['name', 'quantity'], suggestions: [2, 3] })
    const same = withProduct(line, buildFound(1))
    expect([openDoubts(same), same.match?.nearest]).toEqual([['quantity'], [1, 2]])
    expect(askedLine(same)).toEqual({ text: 'riga a' })
    expect(stateOf(withQuantity(same, 2))).toBe('matched')
    // In packs of 700 g it is two; in packs of 3 kg it is asked again.
    const fits = withProduct(line, buildFound(2, { description: '700 g' }))
    expect([openDoubts(fits), quantityOf(fits)]).toEqual([[], 2])
    const large = withProduct(line, buildFound(3, { description: '3 kg' }))
    expect([openDoubts(large), large.match?.nearest]).toEqual([['quantity'], [1]])
    // 'Almeno 2' is not certain in any product.
    const vague = buildLine('b', { amount: { value: 2, unit: 'each' }, doubts: ['name', 'quantity'] })
    expect(openDoubts(withProduct(vague, buildFound(2)))).toEqual(['quantity'])
  })

  it('is settled once each choice of its product is made, and is not accepted with others before', () => {
    const values = ['intero', 'a fette'].map((value) => ({ key: value, value }))
    const choice = (name: string) => ({ name, parameterName: name.toLowerCase(), values, selected: null })
    const found = buildFound(1, { selectOptions: [choice('Taglio'), choice('Pelle')] })
    const line = buildLine('a', { doubts: ['choice'], quantity: 2 })
    expect([stateOf(line), hasProposal(line, new Map([[1, found]]))]).toEqual(['doubtful', false])
    const half = withOption(line, found, 'taglio', 'a fette')
    expect(stateOf(half)).toBe('doubtful')
    const whole = withOption(half, found, 'pelle', 'intero')
    expect([stateOf(whole), whole.notes, quantityOf(whole)]).toEqual([
      'matched',
      'Taglio: a fette, Pelle: intero',
      2,
    ])
    expect(openDoubts(withProduct(buildLine('b', { productId: 2, doubts: ['name'] }), found))).toEqual([
      'choice',
    ])
  })

  it('keeps the shopper’s quantity when the proposal is confirmed', () => {
    const line = buildLine('a', { doubts: ['name'], quantity: 4 }, { quantity: 7 })
    expect(quantityOf(withProduct(line, buildFound(1)))).toBe(7)
    expect(quantityOf(withProduct(buildLine('a', { doubts: ['name'], quantity: 4 }), buildFound(1)))).toBe(4)
  })
})

it('sums only lines that go into the cart, with VAT or without', () => {
  const products = new Map([[1, buildFound(1)]])
  const lines = [
    buildLine('a', { quantity: 3 }),
    buildLine('b', { quantity: 2 }, { refusal: 'ne restano 2' }),
    buildLine('c', { quantity: 9, doubts: ['name'] }),
    buildLine('d', { productId: null, state: 'unknown' }),
    buildLine('e'),
  ]
  const counts = {
    partial: 0,
    proposals: 1,
    matched: 1,
    refused: 1,
    doubtful: 1,
    unknown: 1,
    searching: 1,
    ready: 2,
  }
  expect(padTotals(lines, products, true)).toEqual({ ...counts, cents: 550 })
  expect(padTotals(lines, products, false)).toEqual({ ...counts, cents: 500 })
})
