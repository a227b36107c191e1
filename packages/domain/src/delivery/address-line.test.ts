import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressOfLine } from './address-line.ts'

const parts = (line: string) => {
  const found = addressOfLine(line)
  return (
    found && [found.address1, found.addressNumber, found.postalCode, found.city, found.province].join('|')
  )
}

it.each([
  ['Via Roma 12, 47921 Rimini', 'Via Roma|12|47921|Rimini|'],
  ['Via Roma 12, 47921 Rimini (RN)', 'Via Roma|12|47921|Rimini|RN'],
  ['VIA DEGLI ARCHI 3 40125 BOLOGNA BO', 'VIA DEGLI ARCHI|3|40125|BOLOGNA|BO'],
  ['via Roma, 12/A - 47921 Rimini RN, Italia', 'via Roma|12/A|47921|Rimini|RN'],
  ['Via Roma n. 12\n47921 Rimini', 'Via Roma|12|47921|Rimini|'],
  ['Via Roma 12, Rimini 47921', 'Via Roma|12|47921|Rimini|'],
  ['Via Roma 12, Rimini RN 47921', 'Via Roma|12|47921|Rimini|RN'],
  ['Via Roma 12, I-47921 Rimini', 'Via Roma|12|47921|Rimini|'],
  [
    'Piazza 4 Novembre 2 bis, 42035 Castelnovo ne’ Monti (RE)',
    'Piazza 4 Novembre|2 bis|42035|Castelnovo ne’ Monti|RE',
  ],
  ['Via Roma snc, 47921 Rimini', 'Via Roma|snc|47921|Rimini|'],
  ['Via Emilia, 40026 Imola', 'Via Emilia||40026|Imola|'],
  ['SS 9, 40026 Imola', 'SS 9||40026|Imola|'],
  ['Strada Provinciale 12, 40026 Imola', 'Strada Provinciale 12||40026|Imola|'],
  ['SS 9 km 12', 'SS 9 km|12|||'],
  ['Via Roma 12, Rimini', 'Via Roma|12||Rimini|'],
  ['Via Roma, 12, Rimini (RN)', 'Via Roma|12||Rimini|RN'],
  ['Via Roma 12', 'Via Roma|12|||'],
  ['Via Roma, 12/A', 'Via Roma|12/A|||'],
  ['viale XX Settembre 3', 'viale XX Settembre|3|||'],
  ['Via Roma 12, 29010 Ponte dell’Olio pc', 'Via Roma|12|29010|Ponte dell’Olio pc|'],
])('%j is taken apart', (line, expected) => {
  expect(parts(line)).toBe(expected)
})

it.each([
  '',
  'Via Roma',
  'Piazza 4 Novembre',
  'SS 9',
  '205',
  '47921 Rimini',
  '47921',
  'Cascina Nuova, lato nord',
])('%j is left as it is', (line) => {
  expect(parts(line)).toBeUndefined()
})

it('finds again what it is made of', () => {
  const word = fc.constantFrom('Roma', 'San Vitale', 'dei Mille', 'Ca’ Bianca', 'XX Settembre')
  fc.assert(
    fc.property(
      word,
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 10_000, max: 98_168 }),
      (name, no, code) => {
        const expected = `via ${name}|${no}|${code}|Forlì|FC`
        expect(parts(`via ${name} ${no}, ${code} Forlì (FC)`)).toBe(expected)
        expect(parts(`via ${name} ${no} ${code} Forlì FC`)).toBe(expected)
      },
    ),
  )
})
