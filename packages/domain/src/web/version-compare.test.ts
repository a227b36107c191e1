import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersions } from './version-compare.ts'

describe('versions', () => {
  it('are compared as numbers, part by part', () => {
    expect(compareVersions('1.0.10', '1.0.10')).toBe(0)
    expect(compareVersions('1.0.9', '1.0.10')).toBe(-1)
    expect(compareVersions('1.1', '1.0.10')).toBe(1)
    expect(compareVersions('2', '10')).toBe(-1)
    expect(compareVersions('1.0', '1.0.0')).toBe(0)
    expect(compareVersions('1.0', '1.0.1')).toBe(-1)
    expect(compareVersions('1.01', '1.1')).toBe(0)
    expect(compareVersions('1.99999999999999999999', '1.100000000000000000000')).toBe(-1)
  })

  it('give no result unless both are dot-separated digits', () => {
    for (const text of ['', '1.', '.1', '1..2', '1.0-beta', 'v1', '1,0', ' 1.0', '1.0\n']) {
      expect(compareVersions(text, '1.0'), text).toBeUndefined()
      expect(compareVersions('1.0', text), text).toBeUndefined()
    }
  })

  it('are ordered: swapping them reverses the result', () => {
    const version = fc
      .array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('.'))
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const order = compareVersions(a, b) ?? Number.NaN
        expect(compareVersions(b, a)).toBe(order === 0 ? 0 : -order)
        expect(compareVersions(a, `${a}.1`)).toBe(-1)
        if (order <= 0 && (compareVersions(b, c) ?? 1) <= 0) expect(compareVersions(a, c)).not.toBe(1)
      }),
    )
  })
})
