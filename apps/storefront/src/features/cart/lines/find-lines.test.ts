import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { buildLine } from '../../../testing/served-cart.ts'
import { findLines } from './find-lines.ts'

const lines = [
  { ...buildLine(buildProduct(1, { name: 'Perù caffè', description: '1 kg', code: '77001' }), 1) },
  { ...buildLine(buildProduct(2, { name: 'Pasta', code: '77002' }), 1), infos: { note: 'ben cotta' } },
  { ...buildLine(buildProduct(3, { name: 'Caffè in grani', code: '77003' }), 1), notes: 'Taglio: moka' },
]
const found = (typed: string) => findLines(lines, typed).map(({ productId }) => productId)

describe('filtering the lines of the cart', () => {
  it('matches every word in any order, ignoring accents and case', () => {
    expect(found('CAFFE')).toEqual([1, 3])
    expect(found('grani caffe')).toEqual([3])
    expect(found(' caffè  1 kg ')).toEqual([1])
    expect(found('zucchero')).toEqual([])
  })

  it('matches code, choice and note', () => {
    expect(found('77002')).toEqual([2])
    expect(found('moka')).toEqual([3])
    expect(found('cotta')).toEqual([2])
  })

  it('shows all lines of an empty text, and fewer with every letter, in the same order', () => {
    expect(found('  ')).toEqual([1, 2, 3])
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 }), (one, other) => {
        const fewer = findLines(lines, `${one} ${other}`)
        expect(findLines(lines, one).filter((line) => fewer.includes(line))).toEqual([...fewer])
      }),
    )
  })
})
