import { describe, expect, it } from 'vitest'
import { askedByWord, kindSorter } from './kind-of-good.ts'

/** The kinds of goods, each a name and the names of its categories, the first level first. */
function kindsOf(goods: readonly (readonly [name: string, ...path: string[]])[]) {
  const paths = [...new Map(goods.map(([, ...path]) => [path.join(), path])).values()]
  const categoryOf = (path: readonly string[]) => paths.findIndex((other) => other.join() === path.join())
  const kinds = kindSorter(goods.length, paths)
  for (const [name, ...path] of goods) kinds.add(name, categoryOf(path))
  return goods.map(([, ...path], good) => kinds.kindOf(good, categoryOf(path)))
}

describe('the kind of a good', () => {
  it('is known from the names of the categories of any tree', () => {
    expect(
      kindsOf([
        ['Bocconcini con manzo', 'Amici a quattro zampe', 'Mici'],
        ['Manzo e verdure', 'Alimenti', 'Cibo per cani'],
        ['Latte di mandorla', 'Specchio', 'Pelle'],
        ['Vaniglia e fiori', 'Cura della casa'],
        ['Omogeneizzato di manzo', 'Prima infanzia', 'Alimentazione'],
        ['Petto d’anatra', 'Macelleria', 'Anatra e altri animali'],
        ['Vitello tonnato', 'Gastronomia'],
      ]),
    ).toEqual(['animals', 'animals', 'aside', 'aside', 'table', 'table', 'table'])
  })

  it('is known from its own name where the tree does not say it', () => {
    expect(
      kindsOf([
        ['Shampoo alla camomilla', 'Novità'],
        ['Patè con vitello per gatti', 'Novità'],
        ['Lingue di gatto', 'Novità'],
        ['Camomilla in filtri', 'Novità'],
      ]),
    ).toEqual(['aside', 'animals', 'table', 'table'])
  })

  it('is that of most goods of its category where neither says it, and of its goods where its category seems another', () => {
    const scents = ['Candela rosa', 'Candela verde', 'Deodorante blu', 'Ricordi di vaniglia'] as const
    expect(kindsOf(scents.map((name) => [name, 'Atmosfere'])).at(-1)).toBe('aside')
    const oven = ['Farina', 'Zucchero a velo', 'Lievito secco', 'Vaniglia in bacche'] as const
    expect(kindsOf(oven.map((name) => [name, 'Forno di casa'])).at(-1)).toBe('table')
  })

  it('is asked for by words of a query', () => {
    expect(['cani', 'shampoo', 'sacchi', 'manzo', 'camomilla'].map(askedByWord)).toEqual([
      'animals',
      'aside',
      'aside',
      undefined,
      undefined,
    ])
  })
})
