import { describe, expect, it } from 'vitest'
import { decodeCodePage850, leanTo850 } from './code-page-850.ts'

describe('code page 850', () => {
  it('has the accents, the degree and the euro of Italian tills', () => {
    expect(decodeCodePage850('\u0085\u008a\u0082\u008d\u0095\u0097 \u00d4 8\u00f8 \u00d5 \u0087 abc')).toBe(
      'àèéìòù È 8° € ç abc',
    )
  })

  it('has a character for every byte', () => {
    const bytes = Array.from({ length: 256 }, (_zero, byte) => String.fromCharCode(byte)).join('')
    expect(decodeCodePage850(bytes)).toHaveLength(256)
    expect(new Set(decodeCodePage850(bytes)).size).toBe(256)
  })

  it.each([
    ['caff\u008a', 1],
    ['CAFF\u008a tost\u0085to', 2],
    ['caff\u00e8', -1],
    ['ecc\u0085', 0],
    ['l\u0092olio \u0093buono\u0094', 0],
    ['\u008akoda', 0],
  ])('%j has the score %i', (text, lean) => {
    expect(leanTo850(text)).toBe(lean)
  })
})
