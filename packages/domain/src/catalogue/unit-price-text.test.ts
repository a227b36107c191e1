import { expect, it } from 'vitest'
import { splitUnitPrice, unitOfPrice } from './unit-price-text.ts'

it('splits a unit price into the amount and its unit', () => {
  const read = (text: string) => {
    const { amount, per } = splitUnitPrice(text)
    return { amount, ...unitOfPrice(per) }
  }
  expect(read('16,63 € / kg')).toEqual({ amount: '16,63', unit: 'kg', size: 1 })
  expect(read('€ 51,90 al\n kg/100.0 g')).toEqual({ amount: '€ 51,90', unit: 'kg', size: 1 })
  expect(read("2,50 € all'etto")).toEqual({ amount: '2,50', unit: 'kg', size: 0.1 })
  expect(read('1,29 €/100 ml')).toEqual({ amount: '1,29', unit: 'l', size: 0.1 })
  expect(read('al kg 16,63 €')).toEqual({ amount: '16,63 €', unit: 'kg', size: 1 })
  expect(read('€/100 g 1,29')).toEqual({ amount: '1,29', unit: 'kg', size: 0.1 })
  expect(read('(10,00 €/l)')).toEqual({ amount: '10,00', unit: 'l', size: 1 })
  expect(read('Kg = € 2,00')).toEqual({ amount: '€ 2,00', unit: 'kg', size: 1 })
  expect(read('1,29 cad.')).toEqual({ amount: '1,29', unit: 'pz', size: 1 })
  expect(read('0,07 € per lavaggio')).toEqual({ amount: '0,07', unit: 'other', size: 1 })
})

it.each([
  '1,29',
  '€ 1.234,50',
  '1,29 EUR',
  "1'234.50 euro",
  '12,50-',
  'tre',
  '1e3',
  '1,29 x',
  '1,99/2,49',
  '(3,50)',
])('does not change %s', (text) => {
  expect(splitUnitPrice(text)).toEqual({ amount: text, per: '' })
})

it.each([
  [' kg', 'kg', 1],
  ['KG.', 'kg', 1],
  ['€/l', 'l', 1],
  ['100 g', 'kg', 0.1],
  ['al litro', 'l', 1],
  ['cadauno', 'pz', 1],
  ['metro', 'm', 1],
  ['KGM', 'kg', 1],
  ['LTR', 'l', 1],
  ['MTR', 'm', 1],
  ['NR', 'pz', 1],
  ['PCE', 'pz', 1],
  ['€/uovo', 'pz', 1],
  ['rotolo', 'pz', 1],
  ['capsula', 'pz', 1],
  ['lavaggio', 'other', 1],
  ['dose', 'other', 1],
  ['conf', 'other', 1],
  ['', undefined, 1],
])('reads the unit %j', (text, unit, size) => {
  expect(unitOfPrice(text)).toEqual({ unit, size })
})
