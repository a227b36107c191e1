import { expect, it } from 'vitest'
import { categoryPath, productHistoryPath, productPath } from './page-address.ts'

it('leaves plain slugs unchanged, and escapes characters that an address cannot contain', () => {
  expect(productPath('olio-1-5-l-18')).toBe('/product/olio-1-5-l-18')
  expect(categoryPath('dispensa/pasta')).toBe('/category/dispensa/pasta')
  expect(productPath('a/b?c#d%')).toBe('/product/a%2Fb%3Fc%23d%25')
  expect(productHistoryPath('a/b')).toBe('/product-history/a%2Fb')
  expect(categoryPath('caffè/a?b')).toBe('/category/caff%C3%A8/a%3Fb')
})
