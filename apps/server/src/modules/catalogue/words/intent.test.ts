import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIntent } from './intent.ts'
import { allergensOf, isMissing, readMissing } from './without.ts'

describe('the intent of a text', () => {
  it.each([
    ['qualcosa per la carbonara', '', 'carbonara'],
    ['cosa serve per il ragù?', '', 'ragù'],
    ['Che cosa mi serve per fare la pizza', '', 'pizza'],
    ['ingredienti della carbonara', '', 'carbonara'],
    ["l'occorrente per l'impasto", '', 'impasto'],
    ['per friggere', '', 'friggere'],
    ['da grigliare', '', 'grigliare'],
    ['vorrei qualcosa da bere, grazie', '', 'bere'],
    ['farina per pizza', 'farina', 'pizza'],
  ])('%s: goods %j for %j', (text, goods, purpose) => {
    expect(readIntent(text)).toMatchObject({ goods, purpose, without: [] })
  })

  it.each([
    ['pane senza glutine', 'pane', [['glutine']]],
    ['senza glutine pane barilla', 'pane barilla', [['glutine']]],
    ['pane senza glutine e lattosio', 'pane', [['glutine'], ['lattosio']]],
    ['pane senza glutine e senza sale', 'pane', [['glutine'], ['sale']]],
    ['pane senza glutine e rosmarino', 'pane e rosmarino', [['glutine']]],
    ['biscotti senza zuccheri aggiunti', 'biscotti', [['zuccheri']]],
    ['crema senza olio di palma 400 g', 'crema 400 g', [['olio', 'palma']]],
    ['latte 1,5 l senza lattosio', 'latte 1,5 l', [['lattosio']]],
    ['yogurt s/zucchero', 'yogurt', [['zucchero']]],
    ['birra non alcolica', 'birra', [['alcolica']]],
    ['cola zero zuccheri', 'cola', [['zuccheri']]],
    ['lactose free', '', [['lattosio']]],
  ])('%s: %j without %j', (text, kept, without) => {
    expect(readIntent(text)).toMatchObject({ text: kept, without })
  })

  it('is undefined for plain words', () => {
    for (const text of [
      'latte',
      'il latte',
      'olio di oliva',
      'cola zero',
      'farina 00',
      'senza',
      'vorrei',
      '',
    ])
      expect(readIntent(text), text).toBeUndefined()
  })

  it('is read from any text, and consists of typed words', () => {
    const word = fc.constantFrom(
      'senza',
      'per',
      'da',
      'non',
      'e',
      'di',
      'qualcosa',
      's/',
      'zero',
      'free',
      'x',
      '1,5',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 5 })), { maxLength: 8 }), (words) => {
        const typed = words.join(' ')
        const intent = readIntent(typed)
        for (const part of (intent?.text ?? '').split(' ')) expect(typed).toContain(part)
        for (const part of intent?.withoutTyped ?? []) expect(typed).toContain(part)
      }),
    )
  })
})

describe('a name', () => {
  it.each([
    ['Biscotti senza zuccheri aggiunti', ['zucchero'], true],
    ['TONNO S/OLIO', ['olio'], true],
    ['Crema senza olio di palma', ['palma'], true],
    ['Crema senza olio di palma', ['olio'], false],
    ['Deodorante senza sali di alluminio', ['alluminio'], true],
    ['MOZZ. S/LATT. 125G', ['lattosio'], true],
    ['PASTA SENZA GLUT.', ['glutine'], true],
    ['Crema senza latte', ['lattosio'], false],
    ['Birra analcolica', ['alcol'], true],
    ['Cola zero', ['zucchero'], true],
    ['Cola zero caffeina', ['zucchero'], false],
    ['Latte delattosato', ['lattosio'], true],
    ['Gluten free bread', ['glutine'], true],
    ['Zucchero di canna', ['zucchero'], false],
    ['Pane senza glutine con zucchero', ['zucchero'], false],
    ['Olive denocciolate', ['nocciolo'], true],
  ])('%s declares without %j: %s', (name, thing, says) => {
    expect(isMissing(readMissing(name), thing)).toBe(says)
  })

  it('is no allergen of another thing', () => {
    const codes = ['latte', 'uova', 'frutta-a-guscio', 'pesce']
    expect(allergensOf(['lattosio'], codes)).toEqual(['latte'])
    expect(allergensOf(['uovo'], codes)).toEqual(['uova'])
    expect(allergensOf(['noci'], codes)).toEqual(['frutta-a-guscio'])
    expect(allergensOf(['frutta', 'guscio'], codes)).toEqual(['frutta-a-guscio'])
    expect(allergensOf(['frutta'], codes)).toEqual([])
    expect(allergensOf(['zucchero'], codes)).toEqual([])
  })
})
