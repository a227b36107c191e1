import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeShelf } from '../../../testing/made-shelf.ts'

const SHELF = madeShelf([
  'LATTE P.S. UHT VALBIANCA LT1',
  'LATTE INTERO VALBIANCA ML500',
  'PROSC.COTTO ALTA QUALITA’ NORCINI GR120',
  'PROSC. CRUDO NORCINI KG.1',
  'BISCOTTI S/GLUT FROLLINA GR200',
  'PANE S/GLUTINE FROLLINA GR 250',
  'PANE C/OLIVE GR 250',
  'FUSILLI SPIGADORO500G',
  'ACQUA NAT. FONTALBA 500MLX6',
  'SUCCO ARANC. FONTALBA LT1',
  'TONNO SOTT’OLIO GR80X3',
  'RISO CARNAROLI G850',
  'CARCIOFI SOTTOLIO GR285',
  'FUNGHI SOTT OLIO GR285',
])
const namesOf = (query: string) => SHELF.search(query).names

describe('abbreviated names', () => {
  it('are found by whole words, and unabbreviated names come first', () => {
    expect(namesOf('prosciutto cotto')).toEqual(['PROSC.COTTO ALTA QUALITA’ NORCINI GR120'])
    expect(namesOf('acqua naturale')).toEqual(['ACQUA NAT. FONTALBA 500MLX6'])
    expect(namesOf('succo di arance')).toEqual(['SUCCO ARANC. FONTALBA LT1'])
    const both = madeShelf(['MOZZ.FRESCA', 'MOZZARELLA LIGHT'])
    expect(both.search('mozzarella').names).toEqual(['MOZZARELLA LIGHT', 'MOZZ.FRESCA'])
    expect(both.search('mozarela').names[0]).toBe('MOZZARELLA LIGHT')
  })

  it('may have a letter and a slash for with and without', () => {
    expect(namesOf('biscotti senza glutine')).toEqual(['BISCOTTI S/GLUT FROLLINA GR200'])
    expect(namesOf('pane s/glutine')).toEqual(['PANE S/GLUTINE FROLLINA GR 250'])
    expect(namesOf('pane con olive')).toEqual(['PANE C/OLIVE GR 250'])
  })

  it('that declare something missing rank behind those that contain it', () => {
    const shelf = madeShelf(['Cracker non salati in superficie', 'Cracker salati'])
    expect(shelf.search('cracker salati').names[0]).toBe('Cracker salati')
    expect(shelf.search('cracker non salati').names[0]).toBe('Cracker non salati in superficie')
  })

  it('have readable formats even when glued to a word', () => {
    expect(namesOf('latte 1 litro')).toEqual(['LATTE P.S. UHT VALBIANCA LT1'])
    expect(namesOf('latte 500 ml')).toEqual(['LATTE INTERO VALBIANCA ML500'])
    expect(namesOf('latte mezzo litro')).toEqual(['LATTE INTERO VALBIANCA ML500'])
    expect(namesOf('prosciutto 1000 g')).toEqual(['PROSC. CRUDO NORCINI KG.1'])
    expect(namesOf('fusilli spigadoro 500 g')).toEqual(['FUSILLI SPIGADORO500G'])
    expect(namesOf('acqua 0,5 l x 6')).toEqual(['ACQUA NAT. FONTALBA 500MLX6'])
    expect(namesOf('riso 850 g')).toEqual(['RISO CARNAROLI G850'])
    expect(namesOf('acqua500ml')).toEqual(['ACQUA NAT. FONTALBA 500MLX6'])
    expect(namesOf('tonno 80 g x 3')).toEqual(['TONNO SOTT’OLIO GR80X3'])
  })
})

describe('joined and split words', () => {
  it('are the same with an apostrophe, without it, in one and in two', () => {
    const names = ['CARCIOFI SOTTOLIO GR285', 'FUNGHI SOTT OLIO GR285', 'TONNO SOTT’OLIO GR80X3']
    for (const query of ["sott'olio", 'sott’olio', 'sott olio', 'sottolio', 'SOTT`OLIO'])
      expect(namesOf(query).toSorted()).toEqual(names)
    for (const query of ["carciofi sott'olio", 'carciofi sottolio', 'carciofi sott olio'])
      expect(SHELF.search(query)).toMatchObject({ names: [names[0]], leftOut: [] })
  })

  it('find a brand in any joined form, before anything is corrected', () => {
    const ways = (one: string, other: string) => [`${one} ${other}`, `${one}-${other}`, `${one}${other}`]
    const part = fc.stringMatching(/^[bdfglmprstv][aeiou][bdfglmprstv][aeiou]$/)
    fc.assert(
      fc.property(part, part, fc.nat(2), (one, other, way) => {
        fc.pre(one !== other)
        const near = `${one}${other.slice(1)}`
        const drinks = ways(one, other).map((brand, i) => `Bibita ${brand.toUpperCase()} ${'abc'[i]}`)
        const shelf = madeShelf([...drinks, `Snack ${near}`, `Snack ${near} piccante`])
        const { names } = shelf.search(ways(one, other)[way]!)
        expect(names.slice(0, drinks.length).toSorted()).toEqual(drinks.toSorted())
      }),
      { numRuns: 100 },
    )
  })

  it('an article joined to its word is no typing error', () => {
    const shelf = madeShelf(['Olio di oliva', 'Olio di colza', 'Polline'])
    expect(shelf.search('olio doliva')).toMatchObject({ names: ['Olio di oliva'], leftOut: [] })
  })

  it('two words that never occur together are corrected as one', () => {
    const shelf = madeShelf(['Moza al limone', 'Rella fresca', 'Mozzarella'])
    expect(shelf.search('mozarella')).toMatchObject({ names: ['Mozzarella'], correctedQuery: 'mozzarella' })
  })
})

describe('a search as typed', () => {
  const shelf = madeShelf(['Mozzarella fresca', 'Mozzarella light', 'Crema fresca'])

  it('corrects nothing and leaves nothing out', () => {
    expect(shelf.search('mozarella')).toMatchObject({ correctedQuery: 'mozzarella' })
    expect(shelf.search('mozarella', true)).toEqual({ names: [], correctedQuery: undefined, leftOut: [] })
    expect(shelf.search('crema light', true).names).toEqual([])
    expect(shelf.search('mozzarella light', true).names).toEqual(['Mozzarella light'])
  })
})
