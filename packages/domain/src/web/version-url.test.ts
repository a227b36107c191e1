import fc from 'fast-check'
import { expect, test } from 'vitest'
import { versionUrl } from './version-url.ts'

test('the address of a version names the platform, whatever it is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (platform) => {
      const { origin, searchParams } = new URL(
        versionUrl('https://shop.example/?platform={platform}', platform),
      )
      expect([origin, searchParams.get('platform')]).toEqual(['https://shop.example', platform])
    }),
  )
})
