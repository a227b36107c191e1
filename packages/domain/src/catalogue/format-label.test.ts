import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatLabel, saysByWeight, shownFormat } from './format-label.ts'

const labelsOf = (...texts: string[]) => [...new Set(texts.map(formatLabel))]

it('writes a size in one way, however the label writes it', () => {
  expect(labelsOf('500 ml', '0,5 l', '0.5L', '50cl', 'ml.500', 'ML 500', '5 dl', '0,500 lt')).toEqual([
    '500 ml',
  ])
  expect(labelsOf('1 kg', '1000 g', '1.000 g', 'kg 1', '1KG', '10 hg', '1,000 kg', '1 chilo')).toEqual([
    '1 kg',
  ])
  expect(labelsOf('250 g', 'gr.250', '250gr', '0,25 kg', 'vaschetta 250 g', '25 dag')).toEqual(['250 g'])
})

it('keeps the packs of a multipack', () => {
  expect(labelsOf('6 x 1,5 l', '6x1,5', '6x1.5lt', '6 × 1500 ml', 'lt 6x1,5')).toEqual(['6 x 1,5 l', '6x1,5'])
  expect(formatLabel('24 x 330 ml')).toBe('24 x 330 ml')
  expect(formatLabel('1 x 2 kg')).toBe('2 kg')
})

it('counts pieces', () => {
  expect(labelsOf('6 pz', 'x 6', 'conf. da 6', '6 pezzi', 'pz 6', 'pz. 6')).toEqual(['6 pz'])
})

it('names the kilogram for goods sold by weight', () => {
  expect(labelsOf('al kg', 'Sfuso', '€/kg', 'al  KG')).toEqual(['al kg'])
})

it('does not change what it does not understand', () => {
  for (const text of ['', 'vaschetta', 'taglia 5', '33x33', 'formato famiglia'])
    expect(formatLabel(text)).toBe(text)
})

it('does not change its own result', () => {
  const amounts = fc.integer({ min: 1, max: 99_999 }).map((n) => String(n / 1000).replace('.', ','))
  const units = fc.constantFrom('kg', 'g', 'l', 'ml', 'cl', 'hg', 'lt', 'gr')
  const counts = fc.option(fc.integer({ min: 2, max: 99 }), { nil: undefined })
  fc.assert(
    fc.property(counts, amounts, units, (count, amount, unit) => {
      const label = formatLabel(`${count === undefined ? '' : `${count} x `}${amount} ${unit}`)
      expect(formatLabel(label)).toBe(label)
    }),
  )
})

it.each([
  ['800.0 g', '800 g'],
  ['1.0 pz', '1 pz'],
  ['75 cl', '75 cl'],
  ['1000G', '1000 g'],
  ['1,0 Kg', '1 kg'],
  ['0,50 L', '0,5 l'],
  ['1.5L', '1,5 l'],
  ['6x1,5 l', '6 x 1,5 l'],
  ['lt 6x1.5', '6 x 1,5 l'],
  ['ML.750', '750 ml'],
  ['250GR.', '250 g'],
  ['5 dl', '500 ml'],
  ['2 etti', '200 g'],
  ['0,0005 kg', '0,0005 kg'],
  ['1.500 g', '1500 g'],
  ['1.500 kg', '1,5 kg'],
  ['conf. da 6', '6 pz'],
  ['6 pz 100.0 gr', '6 pz 100 g'],
  ['400 g (240.0 g)', '400 g (240 g)'],
  ['vaschetta 250.0g', 'vaschetta 250 g'],
  ['netto 400 g, sgocciolato 240.0 g', 'netto 400 g, sgocciolato 240 g'],
  ['4 rotoli 3 veli', '4 rotoli 3 veli'],
  ['€/kg', 'al kg'],
  ['', ''],
])('shows %s as %s', (format, shown) => {
  expect(shownFormat(format)).toBe(shown)
  expect(shownFormat(shown)).toBe(shown)
})

it('recognises formats that say how goods are sold', () => {
  expect(['al kg', 'Al Kg', '€/kg', 'sfuso', 'sfuso al kg', 'a peso', 'al chilo'].every(saysByWeight)).toBe(
    true,
  )
  expect(['1 kg', 'kg 1', 'kg', '', '500 g al kg'].some(saysByWeight)).toBe(false)
})
