import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeShelf } from '../../../testing/made-shelf.ts'

const times = (count: number, name: (n: number) => string) =>
  Array.from({ length: count }, (_, i) => name(i + 1))

describe('when no product has every word', () => {
  it('a correctly typed word is kept before a corrected one', () => {
    const shelf = madeShelf([
      ...times(9, (n) => `Birra chiara ${n}`),
      'Crema al gusto vaniglia',
      'Busto di pollo',
    ])
    const { names, correctedQuery, leftOut } = shelf.search('fuato birra')
    expect(names).toHaveLength(9)
    expect(correctedQuery).toBeUndefined()
    expect(leftOut).toEqual(['fuato'])
  })

  it('the noun is kept before its attributes, and the specific word before the common one', () => {
    const shelf = madeShelf([
      'Scatola rossa',
      'Vaso alto',
      'Nastro rosso',
      ...times(20, (n) => `Panno grande ${n}`),
      ...times(3, (n) => `Secchio grande blu ${n}`),
    ])
    expect(shelf.search('vaso rosso')).toMatchObject({ names: ['Vaso alto'], leftOut: ['rosso'] })
    expect(shelf.search('panno blu grande').leftOut).toEqual(['blu'])
    expect(shelf.search('grande blu nastro').leftOut).toEqual(['grande', 'blu'])
  })

  it('a container is not the noun', () => {
    const shelf = madeShelf(['Barattolo di vetro', 'Barattoli', ...times(9, (n) => `Tonno al naturale ${n}`)])
    expect(shelf.search('barattolo di tonno')).toMatchObject({ leftOut: ['barattolo'] })
    expect(shelf.search('barattolo di vetro').names).toEqual(['Barattolo di vetro'])
  })

  it('small connecting words are optional', () => {
    const shelf = madeShelf([
      'Alici in olio di semi',
      'Alici sotto sale',
      'Olive al sale',
      'Zucca sott’aceto',
    ])
    expect(shelf.search("alici sott'olio")).toMatchObject({
      names: ['Alici in olio di semi'],
      leftOut: [],
    })
    expect(shelf.search('olive sotto sale')).toMatchObject({ names: ['Olive al sale'], leftOut: [] })
  })

  it('a small word may be the noun itself, if it occurs with the others', () => {
    const shelf = madeShelf(['Sacchi rifiuti 50 l', 'Sacchetti gelo', 'Sacchetti gelo grandi'])
    expect(shelf.search('sacchetti rifiuti')).toMatchObject({ names: ['Sacchi rifiuti 50 l'], leftOut: [] })
    expect(shelf.search('sacchetti gelo').names).toEqual(['Sacchetti gelo', 'Sacchetti gelo grandi'])
  })

  it('a corrected word still ranks first the products that have it', () => {
    const shelf = madeShelf(['Fesa affettata', 'Prosciutto a dadini', 'Mortadella affettata', 'Speck a cubi'])
    const { names, leftOut } = shelf.search('prosciuto affettata cubi')
    expect(leftOut).toContain('prosciuto')
    expect(names.length).toBeGreaterThan(0)
  })

  it('a known word is never left out in favour of a corrected one', () => {
    const words = ['latte', 'birra', 'crema', 'limone', 'vaniglia', 'grande', 'rosso']
    const mistyped = ['latet', 'brira', 'crmea', 'limnoe', 'vanigila', 'gusto', 'fusto']
    const name = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
    const product = fc.record({
      name: name.map((some) => some.join(' ')),
      ingredients: fc.oneof(
        fc.constant(''),
        name.map((some) => some.join(', ')),
      ),
    })
    const query = fc.uniqueArray(fc.constantFrom(...words, ...mistyped), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 12 }), query, (products, typed) => {
        const shelf = madeShelf(products)
        const { correctedQuery, leftOut, names } = shelf.search(typed.join(' '))
        const known = typed.filter((word) => shelf.search(word, true).names.length > 0)
        const isKnownLost = known.some((word) => leftOut.includes(word))
        expect(isKnownLost && correctedQuery !== undefined).toBe(false)
        if (known.length > 0) {
          expect(names.length).toBeGreaterThan(0)
          expect(known.every((word) => leftOut.includes(word))).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('the name takes precedence over the ingredients', () => {
  it('fewer words in a name come before all of them among ingredients', () => {
    const shelf = madeShelf([
      { name: 'Capperi al sale' },
      { name: 'Peperoni ripieni', ingredients: 'peperoni, capperi sotto sale, tonno' },
    ])
    expect(shelf.search('capperi sotto sale').names).toEqual(['Capperi al sale', 'Peperoni ripieni'])
    const bread = madeShelf([
      { name: 'Pane di segale' },
      { name: 'Tiramisù senza glutine', ingredients: 'pane di Spagna, uova' },
    ])
    expect(bread.search('pane senza glutine')).toMatchObject({
      names: ['Pane di segale', 'Tiramisù senza glutine'],
    })
  })

  it('a match that begins in a name and is completed by ingredients is used alone', () => {
    const shelf = madeShelf([
      { name: 'Crema di nocciole', ingredients: 'zucchero, olio di palma' },
      { name: 'Nocciole tostate' },
    ])
    expect(shelf.search('nocciole palma')).toMatchObject({ names: ['Crema di nocciole'], leftOut: [] })
  })

  it('a product with every word in its name is never behind one with them only among ingredients', () => {
    const word = fc.constantFrom('capperi', 'sale', 'tonno', 'miele', 'farina', 'limone')
    const some = fc.uniqueArray(word, { minLength: 1, maxLength: 4 })
    const others = fc.array(
      fc.record({
        name: some.map((words) => `Altro ${words.join(' ')}`),
        ingredients: some.map((words) => words.join(', ')),
      }),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(some, others, fc.boolean(), (query, products, isLong) => {
        const whole = isLong ? `Grande vaso di ${query.toReversed().join(' con ')}` : query.join(' ')
        const only = { name: 'Zuppa pronta', ingredients: `acqua, ${query.join(', ')}` }
        const { names } = madeShelf([...products, only, { name: whole }]).search(query.join(' '))
        expect(names).toContain(whole)
        expect(names.indexOf(whole)).toBeLessThan(
          names.includes('Zuppa pronta') ? names.indexOf('Zuppa pronta') : Infinity,
        )
      }),
      { numRuns: 200 },
    )
  })

  it('derived words rank behind the word itself, in any field', () => {
    const shelf = madeShelf(['Caffè capsule Gran Riserva', 'Caffè tostato in grani', 'Grana da grattugia'])
    expect(shelf.search('caffe in grani').names[0]).toBe('Caffè tostato in grani')
    expect(shelf.search('grani').names[0]).toBe('Caffè tostato in grani')
  })

  it('a corrected word prefers products named by it, like a typed one', () => {
    const shelf = madeShelf(['Shampoo camomilla e miele', 'Camomilla filtri', 'Bagno alla camomilla'])
    expect(shelf.search('camomila')).toMatchObject({ correctedQuery: 'camomilla' })
    expect(shelf.search('camomila').names).toEqual(shelf.search('camomilla').names)
    expect(shelf.search('camomila').names[0]).toBe('Camomilla filtri')
  })
})
