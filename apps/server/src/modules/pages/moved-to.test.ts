import { expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { movedTo } from './moved-to.ts'

/** The current slug by the requested one. */
const slugs = new Map([
  ['product old', 'new'],
  ['product new', 'new'],
  ['category a/old', 'a/new'],
  ['category a/new', 'a/new'],
])
/** Category 5 is found by its id, whatever the slug. */
const catalogue: Pick<Catalogue, 'slugNow'> = {
  slugNow: ({ kind, slug, categoryId }) =>
    categoryId === 5 ? 'dispensa/caffè' : slugs.get(`${kind} ${slug}`),
}

test.each([
  ['/product/old', '/product/new'],
  ['/product/old/', '/product/new'],
  ['/product/%6Fld?a=1&b=?', '/product/new?a=1&b=?'],
  ['/product-history/old', '/product-history/new'],
  ['/category/a/old?page=2', '/category/a/new?page=2'],
  ['/category/a/old?categoryId=7', '/category/a/new?categoryId=7'],
  ['/category/any?categoryId=5&type=1', '/category/dispensa/caff%C3%A8?categoryId=5&type=1'],
])('%s has moved to %s', (address, to) => expect(movedTo(address, catalogue)).toBe(to))

test.each([
  '/product/new',
  '/product/none',
  '/product/old/more',
  '/product/%',
  '/product-history/new',
  '/product/any?categoryId=5',
  '/category/dispensa/caff%C3%A8?categoryId=5',
  '/category/any?categoryId=5&categoryId=6',
  '/category/any?categoryId=-5',
  '/category/any?categoryId=x',
  '/category?categoryId=5',
  '/search?query=old',
  '/',
])('%s has not moved, or is unknown', (address) => expect(movedTo(address, catalogue)).toBeUndefined())
