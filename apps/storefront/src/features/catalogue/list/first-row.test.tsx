import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'

const PRODUCTS = 20

beforeEach(() => {
  serveCart()
  const mediaURL = '/pictures/1/small.webp'
  const pictures = { mediaURL, mediaURLMedium: mediaURL, mediaURLLarge: mediaURL }
  const products = Array.from({ length: PRODUCTS }, (_, index) => buildProduct(index + 1, pictures))
  serveCategory({ slug: 'pasta', productsOf: () => products })
})

test.each([
  { view: '', first: 4 },
  { view: '?view=list', first: 6 },
])(
  'the first $first pictures of a category$view load at once and with priority, the others when they are near',
  async ({ view, first }) => {
    await openShop(`/category/pasta${view}`)
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main img')]
    await waitFor(() => expect(pictures()).toHaveLength(PRODUCTS))
    const urgent = pictures().map(
      (picture) =>
        picture.getAttribute('loading') === 'eager' && picture.getAttribute('fetchpriority') === 'high',
    )
    expect(urgent).toEqual(Array.from({ length: PRODUCTS }, (_, index) => index < first))
  },
)
