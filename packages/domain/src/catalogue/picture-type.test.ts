import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureKey, productOfPictureKey } from './picture-key.ts'
import { isPictureType, lookOf } from './picture-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it('tells the type of a file by its content', () => {
  expect(lookOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
  expect(lookOf(bytes('\x89PNG\r\n\x1a\n\0'))).toBe('png')
  expect(lookOf(bytes('RIFF\0\0\0\0WEBPVP8 '))).toBe('webp')
  expect(lookOf(bytes('GIF89a'))).toBe('gif')
  expect(lookOf(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(
    lookOf(bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- x --><svg xmlns="x"><script>1</script></svg>')),
  ).toBe('svg')
  expect(lookOf(Buffer.from('\ufeff<svg/>', 'utf16le'))).toBe('svg')
  expect(lookOf(bytes('%PDF-1.7'))).toBe('other')
  expect(lookOf(bytes(''))).toBe('other')
})

it('admits nothing that does not begin like one of the three types', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (file) => {
      const first = String.fromCharCode(file[0] ?? 0)
      expect(!isPictureType(lookOf(file)) || '\xff\x89R'.includes(first)).toBe(true)
    }),
  )
})

it('reads the product of every key of a picture, and of nothing else', () => {
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^[0-9a-f]{64}$/), (id, hash) => {
      expect(productOfPictureKey(pictureKey(id, hash))).toBe(id)
    }),
  )
  for (const key of ['1400001-0badcafe', 'p1-0badcafe', '8001234567890', 'p-0123456789ab', 'p1-0123456789AB'])
    expect(productOfPictureKey(key)).toBeUndefined()
})
