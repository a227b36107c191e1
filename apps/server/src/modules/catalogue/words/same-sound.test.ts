import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeShelf } from '../../../testing/made-shelf.ts'
import { termsOfSound } from './same-sound.ts'
import { termCollector } from './term-collector.ts'

/** The sound of a word, by the simple algorithm. */
const sound = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/[kq]/g, 'c')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'u')
    .replace(/x/g, 's')
    .replace(/(.)\1+/g, '$1')

const letters = [...'bcfhikpqsuwxy']
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 7 })

describe('words written by their sound', () => {
  it('are exactly those of the same sound', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), word, (words, typed) => {
        const collector = termCollector(1)
        const rest = { name: '', brand: '', format: '', category: '', path: '', producer: '' }
        collector.add({ ...rest, ingredients: words.join(' ') })
        const index = collector.finish(Uint32Array.of(0))
        const { bytes, offsets } = index.terms
        const terms = Array.from({ length: offsets.length - 1 }, (_zero, term) =>
          Buffer.from(bytes.subarray(offsets[term], offsets[term + 1])).toString(),
        )
        const found = termsOfSound(index, typed).map((term) => terms[term])
        expect(found).toEqual(terms.filter((term) => sound(term) === sound(typed)))
      }),
    )
  })

  it('find words of the same sound before those with similar letters', () => {
    const shelf = madeShelf(['Rhubakko fresco', 'Rubaldo fresco', 'Tazzine', 'Yukka in foglie', 'Phenyx'])
    expect(shelf.search('rubacco').names).toEqual(['Rhubakko fresco'])
    expect(shelf.search('rubacho').correctedQuery).toBe('rhubakko')
    expect(shelf.search('fenis').names).toEqual(['Phenyx'])
    expect(shelf.search('tazine').names).toEqual(['Tazzine'])
    expect(shelf.search('fenis', true).names).toEqual([])
  })

  it('do not change a word that the shop has', () => {
    const shelf = madeShelf(['Cassa di legno', 'Casa di legno', 'Palla', 'Pala'])
    expect(shelf.search('casa')).toMatchObject({ correctedQuery: undefined })
    expect(shelf.search('pala').names[0]).toBe('Pala')
    expect(shelf.search('casa').names[0]).toBe('Casa di legno')
  })
})
