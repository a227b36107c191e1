import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { suggestionGroups } from './suggestions.ts'

const searched = [
  { name: 'Pasta', counter: 4, timestamp: 1 },
  { name: 'pane', counter: 2, timestamp: 1 },
  { name: 'latte', counter: 1, timestamp: 1 },
]
const answer = {
  words: ['pasta', 'passata'],
  categories: [{ categoryId: 3, name: 'Pasta secca', slug: 'dispensa/pasta', parentName: 'Dispensa' }],
  brands: [{ name: 'Pastificio Sole', count: 8 }],
  products: [],
}

describe('what the search field suggests', () => {
  it('offers earlier searches before anything is typed, the most frequent first', () => {
    expect(suggestionGroups('', searched, answer)).toEqual([
      { kind: 'recent', items: searched.map(({ name }) => ({ kind: 'recent', word: name })) },
    ])
  })

  it('puts matching earlier searches first, then words, categories and brands', () => {
    const groups = suggestionGroups('PA', searched, answer)
    expect(groups.map(({ kind }) => kind)).toEqual(['recent', 'words', 'categories', 'brands'])
    expect(groups[0]?.items).toEqual([
      { kind: 'recent', word: 'Pasta' },
      { kind: 'recent', word: 'pane' },
    ])
  })

  it('puts few products first on a phone, and brands last', () => {
    const products = [1, 2, 3, 4, 5, 6].map((productId) => buildProduct(productId))
    const groups = suggestionGroups('pa', searched, { ...answer, products }, true)
    expect(groups.map(({ kind }) => kind)).toEqual(['products', 'categories', 'recent', 'words', 'brands'])
    expect(groups[0]?.items).toHaveLength(4)
  })

  it('has no word twice', () => {
    const words = suggestionGroups('pa', searched, answer).find(({ kind }) => kind === 'words')
    expect(words?.items).toEqual([{ kind: 'word', word: 'passata' }])
  })

  it('is empty without earlier searches and without results', () => {
    expect(suggestionGroups('', [], undefined)).toEqual([])
    expect(suggestionGroups('xyz', [], { words: [], categories: [], brands: [], products: [] })).toEqual([])
  })
})
