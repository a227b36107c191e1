import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitPriceCents } from '../money/unit-price.ts'
import { madePrice, pricedContent, sureContent } from './priced-content.ts'
import { isSameUnitPrice } from './same-unit-price.ts'
import { readFormat, readFormatOfName } from './product-format.ts'

const of = (cents: number, format: string, euros: number, unit?: 'kg' | 'l' | 'm' | 'pz' | 'other') =>
  pricedContent(cents, [readFormat(format)], { euros, unit })
const known = (content: number, unit: string) => ({ is: 'known', content: { content, unit } })

describe('the content for the unit price', () => {
  it('is in the unit that the file names', () => {
    expect(of(550, '24 pezzi 792 g', 6.95, 'kg')).toMatchObject(known(0.792, 'kg'))
    expect(of(550, '24 pezzi 792 g', 0.23, 'pz')).toMatchObject(known(24, 'pz'))
    expect(of(550, '24 pezzi', 6.95, 'kg')).toMatchObject(known(0.791367, 'kg'))
    expect(of(499, '500 ml', 10.5, 'kg')).toMatchObject(known(0.475238, 'kg'))
  })

  it('is the meaning that the unit price confirms', () => {
    expect(of(300, '4 pz 125 g', 6, 'kg')).toMatchObject(known(0.5, 'kg'))
    expect(of(300, '4 pz 125 g', 24, 'kg')).toMatchObject(known(0.125, 'kg'))
    expect(of(300, '4 pz 125 g', 0.75)).toMatchObject(known(4, 'pz'))
  })

  it('is refused when the unit price contradicts the format, or has a unit that the shop does not use', () => {
    expect(of(299, '500 g', 9.5, 'kg')).toEqual({ is: 'contradicted', shown: { cents: 598, unit: 'kg' } })
    expect(of(369, '6 rotoli', 3.69, 'other').is).toBe('contradicted')
    expect(of(399, '15 pz', 3.99, 'pz').is).toBe('contradicted')
    expect(of(120, 'netto 400 g sgocciolato 240 g', 3, 'kg').is).toBe('contradicted')
    expect(of(120, '', 3).is).toBe('contradicted')
    expect(of(50, '500 ml', 1_000, 'kg').is).toBe('contradicted')
  })

  it('makes a price that differs tenfold a slip, in both directions', () => {
    expect(of(25, '500 g', 5.1, 'kg')).toMatchObject({ is: 'far', expectedCents: 255 })
    expect(of(2_600, '500 g', 5.1, 'kg')).toMatchObject({ is: 'far', expectedCents: 255 })
    expect(of(26, '500 g', 5.1, 'kg').is).toBe('contradicted')
    expect(of(2_550, '500 g', 5.1, 'kg').is).toBe('contradicted')
  })

  it('is that of all packs when the format is of one and the name proves it', () => {
    const tea = [readFormat('1,7 g'), readFormatOfName('Tè 20 filtri da 1,7 g')]
    expect(pricedContent(199, tea, { euros: 58.53, unit: 'kg' })).toMatchObject(known(0.034, 'kg'))
    const flour = [readFormat('500 g'), readFormatOfName('Farina 750 g')]
    expect(pricedContent(199, flour, { euros: 2.65, unit: 'kg' }).is).toBe('contradicted')
  })

  it('is the drained weight, whichever text has it', () => {
    const tuna = [readFormat('400 g'), readFormatOfName('Tonno sgocciolato 240 g')]
    expect(pricedContent(120, tuna, undefined)).toMatchObject(known(0.24, 'kg'))
    expect(pricedContent(120, tuna, { euros: 3, unit: 'kg' }).is).toBe('contradicted')
    expect(sureContent(tuna, 'kg')).toEqual({ content: 0.24, unit: 'kg' })
  })

  it('is that of the name when the format has none', () => {
    const readings = [readFormat(''), readFormatOfName('4 Gelati 240 g')]
    expect(pricedContent(299, readings, undefined)).toMatchObject(known(0.24, 'kg'))
  })
})

it("never yields another unit price than the file's, except for rounding", () => {
  const cents = fc.integer({ min: 2, max: 100_000 })
  const euros = fc.integer({ min: 1, max: 5_000_000 }).map((n) => n / 100)
  const text = fc
    .tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.constantFrom('g', 'ml', 'kg', 'pz', 'pezzi 80 g'),
    )
    .map(([count, size, unit]) => `${count} x ${size} ${unit}`)
  const unit = fc.constantFrom('kg', 'l', 'pz', 'm', 'other', undefined)
  fc.assert(
    fc.property(cents, text, euros, unit, (price, format, told, named) => {
      const found = of(price, format, told, named)
      if (found.is !== 'known') return
      const { content, unit: counted } = found.content
      const shown = unitPriceCents(price, content) ?? 0
      expect(named ?? counted).toBe(counted)
      expect(Math.abs(shown - told * 100)).toBeLessThanOrEqual(1.001 + 0.5 / content)
    }),
    { numRuns: 2_000 },
  )
})

describe('a price calculated from unit price × content', () => {
  it('is rounded half up, as exact decimals', () => {
    expect(madePrice({ euros: 6.95, unit: 'kg' }, { content: 0.3, unit: 'kg' }, true, false)?.cents).toBe(209)
    expect(madePrice({ euros: 1.005, unit: 'pz' }, { content: 1, unit: 'pz' }, true, false)?.cents).toBe(101)
    expect(madePrice({ euros: 16.63, unit: 'kg' }, { content: 0.3, unit: 'kg' }, false, false)?.cents).toBe(
      499,
    )
  })

  it('is refused when the units differ, or a piece may be the pack', () => {
    expect(madePrice({ euros: 5, unit: 'kg' }, { content: 1, unit: 'l' }, true, false)).toBeUndefined()
    expect(madePrice({ euros: 5, unit: 'kg' }, undefined, true, false)).toBeUndefined()
    expect(madePrice({ euros: 5, unit: 'other' }, undefined, false, false)).toBeUndefined()
    expect(madePrice({ euros: 5, unit: 'pz' }, { content: 6, unit: 'pz' }, false, false)).toBeUndefined()
    expect(madePrice({ euros: 5, unit: 'pz' }, undefined, false, false)?.cents).toBe(500)
  })

  it('needs a format that names one content', () => {
    expect(sureContent([readFormat('500 g')], 'kg')).toEqual({ content: 0.5, unit: 'kg' })
    expect(sureContent([readFormat('4 pz 125 g')], 'kg')).toBeUndefined()
  })

  it('has the unit price from which it was calculated', () => {
    const euros = fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 100)
    const content = fc.integer({ min: 1, max: 20_000 }).map((n) => n / 1_000)
    fc.assert(
      fc.property(euros, content, (told, size) => {
        const made = madePrice({ euros: told, unit: 'kg' }, { content: size, unit: 'kg' }, true, false)
        const exact = Math.round(told * 100) * Math.round(size * 1_000)
        expect(made?.cents).toBe(Math.floor((exact + 500) / 1_000))
        if (made && made.cents > 0) expect(isSameUnitPrice(made.cents, size, told)).toBe(true)
      }),
    )
  })
})
