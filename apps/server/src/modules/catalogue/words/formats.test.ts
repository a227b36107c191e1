import { readFormat } from '@cambusa/domain/catalogue/product-format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryFormats, sheetFormats } from './formats.ts'

const said = (text: string) => {
  const { formats, rest } = queryFormats(text)
  return [...formats.map(({ word }) => word), ...(rest.match(/\S+/g) ?? [])]
}

it('are searchable words, not the content: no number on a pack is dropped in favour of another', () => {
  const told = ['6 x 1,5 l', '400 g sgocciolato 240 g', '5 11-25 kg 28 pz', 'pellicola 60 m']
  expect(told.map((text) => sheetFormats(text))).toEqual([
    ['#x6', '#1500ml'],
    ['#400g', '#240g'],
    ['#25000g', '#x28'],
    ['#6000cm'],
  ])
  expect(told.map((text) => readFormat(text).main)).toEqual([
    { content: 9, unit: 'l' },
    { content: 0.24, unit: 'kg' },
    { content: 28, unit: 'pz' },
    undefined,
  ])
})

describe('the formats of a query', () => {
  it('are the same for all notations of a litre and a half', () => {
    for (const text of [
      '1,5 l',
      '1.5 litri',
      '1,5l',
      '1500 ml',
      '150 cl',
      'lt 1,5',
      'l. 1,5',
      'litro e mezzo',
    ])
      expect(said(text)).toEqual(['#1500ml'])
  })

  it('are the same for all ways to say half a kilo', () => {
    for (const text of [
      '500 g',
      '500gr',
      'gr. 500',
      'mezzo chilo',
      'mezzo kg',
      '1/2 kg',
      '½ kg',
      '5 hg',
      'cinque etti',
    ])
      expect(said(text)).toEqual(['#500g'])
    expect(said('kg 1')).toEqual(['#1000g'])
    expect(said('un chilo e mezzo')).toEqual(['#1500g'])
  })

  it('are the number of pieces, however they are packed', () => {
    for (const text of [
      'x 6',
      'x6',
      '6 pz',
      'pz 6',
      'conf da 6',
      'confezione da 6',
      'cassa da 6',
      'da 6',
      '6 bottiglie',
    ])
      expect(said(text)).toEqual(['#x6'])
    expect(said('6x1,5')).toEqual(['#x6', '=1.5'])
    expect(said('6 x 1,5 l')).toEqual(['#x6', '#1500ml'])
    expect(said('1,5 l x 6')).toEqual(['#1500ml', '#x6'])
    expect(said('kg 1 x 10')).toEqual(['#1000g', '#x10'])
  })

  it('leave everything else unchanged', () => {
    expect(said('farina 00')).toEqual(['farina', '00'])
    expect(said('max 6')).toEqual(['max', '6'])
    expect(said('l1')).toEqual(['l1'])
    expect(said('confezione da 500 g di pasta')).toEqual(['#500g', 'di', 'pasta'])
  })

  it('have positions, so that a corrected query keeps them as typed', () => {
    const text = 'pasta 500gr barilla'
    expect(queryFormats(text).formats).toEqual([{ word: '#500g', from: 6, to: 11 }])
  })

  it('never remove or move what is not a format', () => {
    const part = fc.constantFrom(
      'pasta',
      '1,5',
      'l',
      'x',
      '6',
      'da',
      'conf',
      'kg',
      '500',
      'gr',
      '.',
      'mezzo',
      '00',
      '3/4',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join(' ')
        const { formats, rest } = queryFormats(text)
        expect(rest).toHaveLength(text.length)
        for (let place = 0; place < text.length; place++)
          expect([' ', text.charAt(place)]).toContain(rest.charAt(place))
        for (const { from, to } of formats) expect(rest.slice(from, to).trim()).toBe('')
      }),
    )
  })
})

describe('the formats of a sheet', () => {
  it('are those of the label, in any order', () => {
    expect(sheetFormats('6 x 1,5 l')).toEqual(['#x6', '#1500ml'])
    expect(sheetFormats('pasta gr 500')).toEqual(['#500g'])
    expect(sheetFormats('acqua lt.1,5 x 6 pz')).toEqual(expect.arrayContaining(['#1500ml', '#x6']))
    expect(sheetFormats('carta forno 20 m')).toEqual(['#2000cm'])
  })

  it('are found by any notation of the same amount', () => {
    const amount = fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom('g', 'ml'))
    fc.assert(
      fc.property(amount, ([value, base]) => {
        const large = base === 'g' ? 'kg' : 'l'
        const thousandth = String(value / 1000).replace('.', ',')
        const labels = [
          `${value} ${base}`,
          `${thousandth} ${large}`,
          `${large} ${thousandth}`,
          `${value}${base}`,
        ]
        for (const label of labels) expect(sheetFormats(label)).toEqual([`#${value}${base}`])
      }),
    )
  })
})
