import { expect, test } from 'vitest'
import { largestPicture, pictureSrcSet } from './picture-sources.ts'

test('a picture of the shop has four sizes', () => {
  expect(pictureSrcSet('/pictures/p123/320.webp?v=2')).toBe(
    '/pictures/p123/160.webp?v=2 160w, /pictures/p123/320.webp?v=2 320w, ' +
      '/pictures/p123/640.webp?v=2 640w, /pictures/p123/1280.webp?v=2 1280w',
  )
})

test('a picture in the retailer’s bucket has four sizes too', () => {
  expect(pictureSrcSet('https://cdn.example.com/pictures/a/b/640.webp')).toContain(
    'https://cdn.example.com/pictures/a/b/1280.webp 1280w',
  )
})

test('a picture from elsewhere has one size', () => {
  expect(pictureSrcSet('https://example.com/x.png')).toBeUndefined()
})

test('the largest size of a picture is found from any size; one from elsewhere stays as it is', () => {
  expect(largestPicture('/pictures/p123/320.webp?v=2')).toBe('/pictures/p123/1280.webp?v=2')
  expect(largestPicture('https://example.com/x.png')).toBe('https://example.com/x.png')
})
