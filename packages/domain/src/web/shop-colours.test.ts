import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandTokens, contrastRatio, LEAST_CONTRAST, paleColour } from './shop-colours.ts'

const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part!.toString(16).padStart(2, '0')).join('')}`)

test('the contrast of two colours is that of WCAG', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#002c6c', '#002c6c')).toBe(1)
})

test('a colour that is illegible for texts is reported with the background', () => {
  expect(paleColour({ primary: '#002c6c', secondary: '#cd3c0d' })).toBeUndefined()
  expect(paleColour({ primary: '#ffd400', secondary: '#cd3c0d' })).toMatchObject({
    which: 'primary',
    colour: '#ffd400',
    ground: '#ffffff',
  })
  // Legible on white, but not on warmer backgrounds.
  expect(paleColour({ primary: '#002c6c', secondary: '#d6410f' })).toMatchObject({
    which: 'secondary',
    ground: '#faf8f5',
  })
})

test('whatever two legible colours a shop has, every text in and on them is legible', () => {
  fc.assert(
    fc.property(colour, colour, (primary, secondary) => {
      fc.pre(paleColour({ primary, secondary }) === undefined)
      const tokens = brandTokens({ primary, secondary })
      const pairs = [
        ['primary', 'primary-soft'],
        ['secondary', 'in-cart'],
        ['on-primary', 'primary'],
        ['on-primary', 'primary-strong'],
        ['on-primary-soft', 'primary'],
        ['on-primary-soft', 'primary-strong'],
        ['on-secondary', 'secondary'],
        ['on-secondary', 'secondary-strong'],
      ] as const
      for (const [text, ground] of pairs) {
        const ratio = contrastRatio(tokens[text]!, tokens[ground]!)
        expect([text, ground, ratio >= LEAST_CONTRAST]).toEqual([text, ground, true])
      }
    }),
    { numRuns: 2_000 },
  )
})
