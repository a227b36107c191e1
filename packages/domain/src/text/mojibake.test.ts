import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repairMojibake } from './mojibake.ts'
import { decodeWindows1252 } from './windows-1252.ts'

/** UTF-8 as shown by a program that reads it as Windows-1252. */
const misread = (text: string) =>
  decodeWindows1252(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

const italian = fc
  .array(fc.constantFrom(...'abcXYZ 019.,-/%()àèéìòùÀÈÉÌÒÙçñüöß’‘“”–—…€°®™½²'), { maxLength: 40 })
  .map((chars) => chars.join(''))

describe('a text with misread letters', () => {
  test.each([
    ['CaffÃ¨ macinato', 'Caffè macinato'],
    ['PurÃ¨ di patate', 'Purè di patate'],
    ['QualitÃ\u00a0 superiore', 'Qualità superiore'],
    ['QualitÃ superiore', 'Qualità superiore'],
    ['bontÃ', 'bontà'],
    ['Lâ€™Antico Forno', 'L’Antico Forno'],
    ['Pane â€œbuonoâ€\u009d', 'Pane “buono”'],
    ['Pane â€œbuonoâ€ di casa', 'Pane “buono” di casa'],
    ['CaffÃƒÂ¨', 'Caffè'],
    ['BontÃƒÂ\u00a0', 'Bontà'],
    ['10 â‚¬', '10 €'],
    ['Forno a 180Â°', 'Forno a 180°'],
    ['500 ÎŒg', '500 ÎŒg'],
    ['pronto ðŸ˜€', 'pronto 😀'],
  ])('%s reads %s', (broken, right) => expect(repairMojibake(broken)).toBe(right))

  test.each([
    'Caffè',
    'CAFÉ®',
    'PURÈ”',
    'CAFFÈ»',
    'Crème brûlée',
    'Pâté',
    'São Tomé',
    'Â',
    'LUNEDÌ’',
    'Ångström',
    'ÄÖÜ',
  ])('%s was right and does not change', (text) => expect(repairMojibake(text)).toBe(text))

  test('is restored after one and after two misreadings', () => {
    fc.assert(
      fc.property(italian, (text) => {
        expect(repairMojibake(misread(text))).toBe(text)
        expect(repairMojibake(misread(misread(text)))).toBe(text)
      }),
    )
  })

  test('does not change when it is right, or was repaired before', () => {
    fc.assert(fc.property(italian, (text) => void expect(repairMojibake(text)).toBe(text)))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const once = repairMojibake(text)
        expect(repairMojibake(once)).toBe(once)
      }),
    )
  })
})
