import { describe, expect, it } from 'vitest'
import { madeShelf } from '../../../testing/made-shelf.ts'

const first = (shelf: ReturnType<typeof madeShelf>, query: string) => shelf.search(query).names[0]

describe('a brand beside the synonyms that name it', () => {
  it('of several words comes before what is only like it, in one word or in two', () => {
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

  it('comes first also where it is written as it is heard', () => {
    const synonyms = [['crema spalmabile', 'filadora', 'phyladora', 'altracrema']]
    const shelf = madeShelf(
      [
        { name: 'Crema spalmabile erbe', brand: 'Terza' },
        { name: 'Light in vaschetta', brand: 'Phyladora' },
      ],
      synonyms,
    )
    expect(shelf.search('filadora').names).toEqual(['Light in vaschetta', 'Crema spalmabile erbe'])
    // Another brand of the same goods is no better than the goods.
    expect(first(shelf, 'altracrema')).toBe('Crema spalmabile erbe')
  })
})

describe('a word that stands nowhere as typed', () => {
  it('may be one that sounds so, though it begins another', () => {
    const shelf = madeShelf(['Crocchette gatto', 'Crocchette cane', 'Gatorade arancia'])
    expect(shelf.search('crocchette gato')).toMatchObject({ names: ['Crocchette gatto'], leftOut: [] })
    expect(shelf.search('gato').names).toContain('Crocchette gatto')
    expect(shelf.search('gator').names).toEqual(['Gatorade arancia'])
  })

  it('is sooner what it is a synonym of than any word cut short like it', () => {
    const shelf = madeShelf(['Pom. ramati', 'Pomodori ciliegini'], [['pomodorini', 'pomodori ciliegini']])
    expect(shelf.search('pomodorini').names).toEqual(['Pomodori ciliegini', 'Pom. ramati'])
    const named = madeShelf(['Ammorb. lavanda', 'Morbido ammorbidente talco'])
    expect(first(named, 'ammorbidente')).toBe('Morbido ammorbidente talco')
  })
})

describe('a number', () => {
  it('is what a name says before how many there are', () => {
    const shelf = madeShelf(['Carta 2 veli x4', 'Tavola carta 4 veli x8'])
    expect(first(shelf, 'carta 4 veli')).toBe('Tavola carta 4 veli x8')
  })
})
