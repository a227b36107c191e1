import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saysGoods, withoutCourtesy } from './order-text-courtesy.ts'

describe('courtesy in a message', () => {
  it.each([
    ['Ciao Marco, buonasera!'],
    ['per domattina mi servirebbe:'],
    ['grazie mille e buona serata 🙏'],
    ['Buongiorno Sig. Luca'],
    ['a domani'],
    ['tel 333 1234567'],
    ['333 1234567'],
    ['consegna entro le 9'],
    ['prima delle 10:30 se possibile'],
    ['via Roma 12'],
    ['ordine per 40 persone'],
    ['togli le uova'],
    ['le uova no grazie'],
    ['senza spaghetti n. 5'],
  ])('is no line of an order: %s', (text) => expect(saysGoods(text)).toBe(false))

  it.each([
    ['Per favore anche un rosmarino', 'un rosmarino'],
    ['gin 2 bt (il solito)', 'gin 2 bt'],
    ['se li avete i carciofi violetti ne prendo 20', 'i carciofi violetti 20'],
    ['vongole kg 4 mi raccomando fresche', 'vongole kg 4'],
    ['prezzemolo q.b.', 'prezzemolo'],
    ['Ciao Marco 2 kg burro grazie 👍', '2 kg burro'],
    ['ketchup (6 x 250 g)', 'ketchup (6 x 250 g)'],
  ])('is removed from a line that says more: %s', (text, left) => expect(withoutCourtesy(text)).toBe(left))

  it.each(['senza glutine pasta 2 kg', 'no. 5 spaghetti', 'passata 6', '12 1234567'])(
    'is not seen in goods: %s',
    (text) => expect(saysGoods(text)).toBe(true),
  )

  it('never takes the only goods of a line for a name', () => {
    expect(withoutCourtesy('buongiorno burro 2 kg')).toBe('burro 2 kg')
    expect(withoutCourtesy('lattuga gentile 6')).toBe('lattuga gentile 6')
    expect(withoutCourtesy('ciao burro')).toBe('burro')
    expect(saysGoods('2 tè')).toBe(true)
  })

  it('adds nothing, and removes nothing more when applied again', () => {
    const word = fc.constantFrom(
      'ciao',
      'burro',
      '2',
      'kg',
      'grazie',
      'anche',
      'mi',
      'serve',
      'e',
      '(x)',
      'Luca',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const left = withoutCourtesy(words.join(' ')).split(' ').filter(Boolean)
        for (const one of left) expect(words).toContain(one)
        expect(left.filter((one) => /^\d|burro/.test(one))).toEqual(
          words.filter((one) => /^\d|burro/.test(one)),
        )
      }),
    )
  })
})
