import { describe, expect, it } from 'vitest'
import { fold, indexWords, nameWords, queryWords, readQuery, stemOf } from './words.ts'

describe('the words of a text', () => {
  it('have no capitals or accents', () => {
    expect(fold('CAFFÈ Città')).toBe('caffe citta')
    expect(indexWords('Caffè all’Arancia')).toEqual(['caffe', 'arancia'])
  })

  it('share a stem with their other forms', () => {
    for (const [one, other] of [
      ['melanzana', 'melanzane'],
      ['pomodoro', 'pomodori'],
      ['caffe', 'caffe'],
    ])
      expect(stemOf(one ?? '')).toBe(stemOf(other ?? ''))
    expect(stemOf('#500g')).toBe('#500g')
  })

  it('contain formats as one word, however they are written', () => {
    for (const text of ['1,5 l', '1.5 LT', '1500ml', '150 cl', '1,5 litri'])
      expect(queryWords(text)).toEqual(['#1500ml'])
    for (const text of ['2 kg', '2000 g', '2.000 g', '2.000 kg', '20hg'])
      expect(queryWords(text)).toEqual(['#2000g'])
    expect(queryWords('acqua x 6')).toEqual(['acqua', '#x6'])
    expect(queryWords('acqua 6 pz')).toEqual(['acqua', '#x6'])
    expect(indexWords('6 x 1,5 l')).toEqual(expect.arrayContaining(['6', '1', '5', '#x6', '#1500ml']))
  })

  it('of a query exclude small words, unless there are only such, and are limited in number', () => {
    expect(queryWords('olio di oliva')).toEqual(['olio', 'oliva'])
    expect(queryWords('di')).toEqual(['di'])
    expect(queryWords('senza glutine')).toEqual(['senza', 'glutine'])
    expect(queryWords('pane pane')).toEqual(['pane'])
    expect(queryWords('a1 b2 c3 d4 e5 f6 g7 h8 i9 l10 m11 n12 o13')).toHaveLength(12)
  })

  it('of a name include the position after a preposition', () => {
    expect(nameWords('Aceto di vino bianco')).toMatchObject({
      words: ['aceto', 'vino', 'bianco'],
      modifiersFrom: 1,
    })
    expect(nameWords('Latte intero fresco').modifiersFrom).toBe(3)
    expect(nameWords('Di Nonna')).toMatchObject({ words: ['nonna'], modifiersFrom: 1 })
  })

  it('of a query have their positions in the typed text', () => {
    const { text, words } = readQuery('Caffè d’Orzo 500gr')
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['Caffè', 'Orzo', '500gr'])
  })
})
