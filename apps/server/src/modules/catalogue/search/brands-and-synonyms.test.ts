import { describe, expect, it } from 'vitest'
import { madeShelf } from '../../../testing/made-shelf.ts'

const first = (shelf: ReturnType<typeof madeShelf>, query: string) => shelf.search(query).names[0]

describe('a brand and synonyms that name it', () => {
  it('with several words comes before similar products, in one word or in two', () => {
    const shelf = madeShelf(
      [
        { name: 'Rana classica', brand: 'Altra' },
        { name: 'Bibita regolare', brand: 'Roca Rana' },
      ],
      [['rana', 'roca rana', 'roca']],
    )
    expect(first(shelf, 'roca rana')).toBe('Bibita regolare')
    expect(first(shelf, 'rocarana')).toBe('Bibita regolare')
    // Half of a brand is not the brand.
    expect(first(shelf, 'rana')).toBe('Rana classica')
  })

  it('comes first also when written by its sound', () => {
    const synonyms = [['crema spalmabile', 'filadora', 'phyladora', 'altracrema']]
    const shelf = madeShelf(
      [
        { name: 'Crema spalmabile erbe', brand: 'Terza' },
        { name: 'Light in vaschetta', brand: 'Phyladora' },
      ],
      synonyms,
    )
    expect(shelf.search('filadora').names).toEqual(['Light in vaschetta', 'Crema spalmabile erbe'])
    // Another brand of the same goods ranks like the goods.
    expect(first(shelf, 'altracrema')).toBe('Crema spalmabile erbe')
  })
})

describe('an unknown word', () => {
  it('may be one of the same sound, although it also begins another word', () => {
    const shelf = madeShelf(['Crocchette gatto', 'Crocchette cane', 'Gatorade arancia'])
    expect(shelf.search('crocchette gato')).toMatchObject({ names: ['Crocchette gatto'], leftOut: [] })
    expect(shelf.search('gato').names).toContain('Crocchette gatto')
    expect(shelf.search('gator').names).toEqual(['Gatorade arancia'])
  })

  it('means its synonym rather than an abbreviation', () => {
    const shelf = madeShelf(['Pom. ramati', 'Pomodori ciliegini'], [['pomodorini', 'pomodori ciliegini']])
    expect(shelf.search('pomodorini').names).toEqual(['Pomodori ciliegini', 'Pom. ramati'])
    const named = madeShelf(['Ammorb. lavanda', 'Morbido ammorbidente talco'])
    expect(first(named, 'ammorbidente')).toBe('Morbido ammorbidente talco')
  })
})

describe('a number', () => {
  it('means a number in a name before a number of pieces', () => {
    const shelf = madeShelf(['Carta 2 veli x4', 'Tavola carta 4 veli x8'])
    expect(first(shelf, 'carta 4 veli')).toBe('Tavola carta 4 veli x8')
  })
})
