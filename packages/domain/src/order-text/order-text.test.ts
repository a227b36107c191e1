import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitOrderText } from './order-text.ts'

describe('a pasted order', () => {
  it('is split at line ends, semicolons and commas that are not decimal', () => {
    expect(splitOrderText('2 casse di pelati, 5 kg farina 00')).toEqual([
      '2 casse di pelati',
      '5 kg farina 00',
    ])
    expect(splitOrderText('1,5 kg pane\r\n2 latte,3 pane')).toEqual(['1,5 kg pane', '2 latte', '3 pane'])
    expect(splitOrderText('2 latte; 3 pane\n\n  \n4 uova')).toEqual(['2 latte', '3 pane', '4 uova'])
  })

  it('keeps a code and its quantity together, whatever separates them', () => {
    expect(splitOrderText('1234567;12\n1234568\t3\n1234569,4')).toEqual([
      '1234567 12',
      '1234568 3',
      '1234569 4',
    ])
  })

  it('adds a format or a quantity behind a comma to the text before it', () => {
    expect(splitOrderText('Pomodori pelati, 400 g, 24 pz')).toEqual(['Pomodori pelati 400 g 24 pz'])
    expect(splitOrderText('olio extravergine, 5 l')).toEqual(['olio extravergine 5 l'])
  })

  it("is split at 'e' only before another quantity", () => {
    expect(splitOrderText('un chilo e mezzo di pane e due etti di prosciutto')).toEqual([
      'un chilo e mezzo di pane',
      'due etti di prosciutto',
    ])
    expect(splitOrderText('sale e pepe e 3 aceto e mezzo chilo di zucchero')).toEqual([
      'sale e pepe',
      '3 aceto',
      'mezzo chilo di zucchero',
    ])
  })

  it('drops bullets and line numbers', () => {
    expect(splitOrderText('• 3 pane\n- 2 latte')).toEqual(['3 pane', '2 latte'])
    expect(splitOrderText('1. latte\n2) 3 pane')).toEqual(['latte', '3 pane'])
    expect(splitOrderText('2. latte\n7. pane')).toEqual(['2. latte', '7. pane'])
  })

  it('loses no word and no digit, and is read quickly', () => {
    const piece = fc.constantFrom(
      'pelati',
      'sale e pepe',
      'di',
      '12',
      '1,5',
      'kg',
      ',',
      ';',
      '\n',
      '2901234567890',
      'x',
      '\t',
      '+',
    )
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const typed = pieces.join(' ')
        expect(letters(splitOrderText(typed).join(''))).toBe(letters(typed).replace(/ /g, ''))
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        for (const line of splitOrderText(typed)) expect(line.trim()).not.toBe('')
      }),
    )
  })
})
