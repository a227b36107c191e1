import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, isGtin } from '../catalogue/gtin.ts'
import { codesOf, readOrderLine } from './order-text-line.ts'

/** The first reading of a line that needs no phrase, in short form. */
function read(text: string): string {
  const reading = readOrderLine(text).find(({ onlyAsPhrase }) => !onlyAsPhrase)
  if (reading === undefined) return ''
  const { subject, amount } = reading
  const size = amount?.caseSize === undefined ? '' : ` da ${amount.caseSize}`
  return `${subject} | ${amount === undefined ? '-' : `${amount.value} ${amount.unit}${size}`}`
}

describe('a line of an order', () => {
  it.each([
    ['2 casse di pelati', 'pelati | 2 case'],
    ['5 kg farina 00', 'farina 00 | 5 kg'],
    ['500 g di burro', 'burro | 0.5 kg'],
    ['3 x latte intero', 'latte intero | 3 each'],
    ['x 3 latte', 'latte | 3 each'],
    ['12 bottiglie d’acqua', 'acqua | 12 container'],
    ['2 casse da 12 di acqua', 'acqua | 2 case da 12'],
    ['2 conf da 6 uova', 'uova x 6 | 2 pack'],
    ['2 sacchi da 25 kg di farina', '25 kg di farina | 2 pack'],
    ['1.000 bicchieri', 'bicchieri | 1000 each'],
    ['1.500 kg farina', 'farina | 1.5 kg'],
    ['2 pallet acqua', 'acqua | 2 pallet'],
  ])('begins with its quantity: %s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    ['latte intero 1l 6 pz', 'latte intero 1 l | 6 piece'],
    ['mozzarella 6', 'mozzarella | 6 each'],
    ['latte x6', 'latte | 6 each'],
    ['pelati 2 casse', 'pelati | 2 case'],
    ['farina 00: 25 kg', 'farina 00 | 25 kg'],
    ['cod. 1234567 qta: 12', '1234567 | 12 each'],
    ['1234567 pelati bottega 12', '1234567 pelati bottega | 12 each'],
  ])('or ends with it: %s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    ['mezza dozzina di uova', 'uova | 6 item'],
    ['due dozzine di uova', 'uova | 24 item'],
    ['un paio di meloni', 'meloni | 2 each'],
    ["mezz'etto di prosciutto", 'prosciutto | 0.05 kg'],
    ['un chilo e mezzo di pane', 'pane | 1.5 kg'],
    ['trentadue bottiglie di vino', 'vino | 32 container'],
    ['1½ kg burro', 'burro | 1.5 kg'],
    ['3/4 l di panna', 'panna | 0.75 l'],
  ])('has it in words: %s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    ['gr 500 funghi porcini', 'funghi porcini | 0.5 kg'],
    ['kg. 5 rigatoni', 'rigatoni | 5 kg'],
    ['bt 6 gin', 'gin | 6 container'],
    ['nr 1 panna', 'panna | 1 each'],
    ['pelati x2', 'pelati | 2 each'],
    ['basilico un bel mazzo', 'basilico | 1 pack'],
    ['1 sct zucchero', 'zucchero | 1 pack'],
  ])('has the unit first, abbreviated or as a diminutive: %s', (text, expected) =>
    expect(read(text)).toBe(expected),
  )

  it.each([
    ['un paio di kg di cipolle', 'cipolle | 2 kg'],
    ['una decina di kg', 'una decina di kg | -'],
    ['un chilo e due etti di pane', 'pane | 1.2 kg'],
    ['parmigiano 24 mesi 3 kg', 'parmigiano 24 mesi 3 kg | -'],
    ['3 kg parmigiano 24 mesi', 'parmigiano 24 mesi | 3 kg'],
    ['panna 35 % 6', 'panna 35% | 6 each'],
    ['latte 6 entro le 9', 'latte | 6 each'],
    ['carote 2 kg niente aglio', 'carote 2 kg | -'],
  ])('has an amount among numbers that are none: %s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    '10/12 kg di cipolle',
    '2 o 3 kg pane',
    'due tre kg pane',
    'latte 2 + 1',
    'pelati 6 latte',
    'pelati 3/1 6',
  ])('is asked for an amount that may be another: %s', (text) =>
    expect(readOrderLine(text).find(({ amount }) => amount)?.isUnsure).toBe(true),
  )

  it('is asked if it names several goods, or only about an amount', () => {
    for (const text of [
      '5 kg farina 2 kg zucchero',
      'burro 2 latte 3',
      'besciamella 6 brick + 4 panetti',
      'almeno 4 pane',
    ])
      expect(readOrderLine(text)[0]?.isUnsure, text).toBe(true)
  })

  it('may have its number behind a sign that also occurs in names', () => {
    expect(readOrderLine('birra ipa nr.12')).toEqual([
      { subject: 'birra ipa nr 12' },
      { subject: 'birra ipa', amount: { value: 12, unit: 'each' } },
    ])
  })

  it('may continue behind its amount with words that can be left out', () => {
    expect(readOrderLine('latte 12 lt x cappuccini')).toEqual([
      { subject: 'latte 12 lt per cappuccini' },
      { subject: 'latte per cappuccini', amount: { value: 12, unit: 'l' } },
      { subject: 'latte', amount: { value: 12, unit: 'l' }, isPart: true },
    ])
    // A name need not contain a word that only means uncut.
    expect(readOrderLine('speck 2 interi').at(-1)).toEqual({
      subject: 'speck',
      amount: { value: 2, unit: 'each' },
    })
    expect(read('farina x pizza')).toBe('farina per pizza | -')
  })

  it('leaves courtesy out, unless there is nothing else', () => {
    expect(read('per favore anche 2 kg di burro grazie')).toBe('burro | 2 kg')
    expect(read('grazie')).toBe('grazie | -')
  })

  it('may have a format behind its name, which is a quantity only if no product has it', () => {
    expect(readOrderLine('farina 00 25 kg')).toEqual([
      { subject: 'farina 00 25 kg' },
      { subject: 'farina 00', amount: { value: 25, unit: 'kg' } },
    ])
    expect(read('uova da 6')).toBe('uova x 6 | -')
  })

  it('may contain numbers that belong to its name', () => {
    expect(read('farina 00')).toBe('farina 00 | -')
    expect(read('spaghetti n. 5')).toBe('spaghetti n. 5 | -')
    expect(read('farina tipo 1')).toBe('farina tipo 1 | -')
    expect(read('Chianti 2019')).toBe('Chianti 2019 | -')
    expect(read('7up 12')).toBe('7up | 12 each')
    expect(readOrderLine('4 formaggi pizza')).toEqual([
      { subject: '4 formaggi pizza', onlyAsPhrase: true },
      { subject: 'formaggi pizza', amount: { value: 4, unit: 'each' } },
    ])
    expect(readOrderLine('2 sacchi neri')).toEqual([
      { subject: 'sacchi neri', amount: { value: 2, unit: 'each' }, onlyAsPhrase: true },
      { subject: 'neri', amount: { value: 2, unit: 'pack' }, isGuess: true },
    ])
  })

  it('is a code and a number in either order, with any sign between', () => {
    for (const text of [
      '1234567 12',
      '12 1234567',
      '12 x 1234567',
      '1234567x12',
      '1234567: 12',
      '1234567 12 pz',
    ])
      expect(read(text), text).toMatch(/^1234567 \| 12 (each|piece)$/)
    expect(read('1234 12')).toBe('1234 | 12 each')
    expect(read('1234 10 pz')).toBe('1234 | 10 piece')
  })

  it('never takes a GTIN for a quantity', () => {
    const gtins = fc
      .constantFrom(7, 11, 12, 13)
      .chain((length) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`)))
      .map((body) => body + checkDigit(body))
    const quantity = fc.integer({ min: 1, max: 9999 })
    const frame = fc.constantFrom(
      (gtin: string, n: number) => `${gtin} ${n}`,
      (gtin: string, n: number) => `${n} ${gtin}`,
      (gtin: string, n: number) => `${n} x ${gtin}`,
      (gtin: string, n: number) => `${gtin};${n}`.replace(';', ' '),
      (gtin: string, n: number) => `${gtin} ${n} pz`,
      (gtin: string, n: number) => `${n} pz ${gtin}`,
      (gtin: string, n: number) => `${gtin} pelati ${n}`,
    )
    fc.assert(
      fc.property(gtins, quantity, frame, (gtin, n, write) => {
        expect(isGtin(gtin)).toBe(true)
        const readings = readOrderLine(write(gtin, n))
        const reading = readings.find(({ onlyAsPhrase }) => !onlyAsPhrase)
        expect(codesOf(reading?.subject ?? '')[0]).toBe(gtin)
        expect(reading?.amount?.value).toBe(n)
      }),
    )
  })

  it('reads a barcode as it is printed, in groups', () => {
    expect(read('8 076800 195057 12')).toBe('8076800195057 | 12 each')
    expect(codesOf('8 076800 195057')).toEqual(['8076800195057'])
  })

  it('always has a subject and a quantity above zero, whatever is typed', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'x',
        'kg',
        'di',
        'da',
        'e',
        'mezzo',
        'una',
        'casse',
        '12',
        '0',
        '1/2',
        '1,5',
        'pz',
        ';',
        '½',
        'n.',
      ),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        for (const { subject, amount } of readOrderLine(words.join(' '))) {
          expect(subject.trim()).not.toBe('')
          if (amount) expect(amount.value).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('says whether something similar is allowed', () => {
    expect(readOrderLine('Aperol o simile 3 bt')[0]).toEqual({
      subject: 'Aperol',
      amount: { value: 3, unit: 'container' },
      orSimilar: true,
    })
    expect(readOrderLine('Aperol 3 bt (o equivalente)')[0]?.orSimilar).toBe(true)
    expect(readOrderLine('Aperol 3 bt')[0]).not.toHaveProperty('orSimilar')
    expect(readOrderLine('crema simile 2')[0]).not.toHaveProperty('orSimilar')
  })

  it('looks up only what may be a code', () => {
    expect(codesOf('1234567 pelati 8076800195057')).toEqual(['8076800195057', '1234567'])
    expect(codesOf('burro 25000 g')).toEqual([])
    expect(codesOf('ART-25')).toEqual(['ART-25'])
  })
})
