import { describe, expect, it } from 'vitest'
import { phraseKey } from '../words/phrase-key.ts'
import { knownDishes, productDishes } from './known-dishes.ts'
import { knownGroups, productGroups } from './known-groups.ts'

const own = (...words: string[]) => ({ words, isOff: false })
const off = (...words: string[]) => ({ words, isOff: true })
const dish = (name: string, phrases: string[] = [], isOff = false) => ({
  name,
  phrases,
  shelves: isOff ? [] : ['acqua'],
  isOff,
})

describe('the groups of a shop', () => {
  const begunWith = (groups: readonly (readonly string[])[], name: string) =>
    groups.filter(([first]) => first === name).length

  it('are the built-in ones when it has none, and both when it has others', () => {
    expect(productGroups.length).toBeGreaterThan(370)
    expect(knownGroups([])).toEqual(productGroups)
    expect(knownGroups([own('bottiglione', 'damigiana')])).toHaveLength(productGroups.length + 1)
  })

  it('are its own when the first word is the same, or all words in any order and spelling', () => {
    expect(begunWith(productGroups, 'prezzemolo')).toBe(2)
    const named = knownGroups([own('Prezzemolo', 'erbetta')])
    expect(begunWith(named, 'prezzemolo')).toBe(0)
    expect(named[0]).toEqual(['Prezzemolo', 'erbetta'])
    const turned = knownGroups([own('cocomero', 'anguria')])
    expect(turned).toHaveLength(productGroups.length)
    expect(begunWith(turned, 'anguria')).toBe(0)
  })

  it('are not duplicated by rows of an earlier demo shop', () => {
    const rows = productGroups.map((words) => own(...words))
    expect(knownGroups(rows)).toEqual(productGroups)
  })

  it('exclude disabled ones: all of a name by one word, one group by its words', () => {
    expect(begunWith(knownGroups([off('prezzemolo')]), 'prezzemolo')).toBe(0)
    const one = knownGroups([off('prezzemolo', 'erbe', 'erbe aromatiche')])
    expect(begunWith(one, 'prezzemolo')).toBe(1)
    expect(one).toHaveLength(productGroups.length - 1)
  })
})

describe('the dishes of a shop', () => {
  const named = (dishes: ReturnType<typeof knownDishes>, name: string) =>
    dishes.filter((each) => each.name === name)

  it('are the built-in ones, which name no category, with own ones first', () => {
    expect(productDishes.length).toBeGreaterThanOrEqual(100)
    expect(productDishes.filter(({ shelves }) => shelves.some((shelf) => shelf.includes('/')))).toEqual([])
    expect(knownDishes([])).toEqual(productDishes)
    expect(knownDishes(productDishes.map((each) => ({ ...each, isOff: false })))).toEqual(productDishes)
  })

  it('are its own when the name is the same or an own one has it as a phrase', () => {
    expect(named(knownDishes([dish('carbonara')]), 'carbonara')).toEqual([
      { name: 'carbonara', phrases: [], shelves: ['acqua'] },
    ])
    expect(named(knownDishes([dish('la cena di ieri', ['carbonare'])]), 'carbonara')).toEqual([])
  })

  it('leave the phrases of an own one to it', () => {
    const [bolognese] = named(knownDishes([dish('sugo della casa', ['ragù'])]), 'bolognese')
    expect(bolognese?.phrases).not.toContain('ragù')
    expect(bolognese?.phrases.map(phraseKey)).toContain(phraseKey('tagliatelle al ragù'))
  })

  it('exclude disabled ones', () => {
    const dishes = knownDishes([dish('carbonara', [], true)])
    expect(dishes).toHaveLength(productDishes.length - 1)
    expect(named(dishes, 'carbonara')).toEqual([])
  })
})
