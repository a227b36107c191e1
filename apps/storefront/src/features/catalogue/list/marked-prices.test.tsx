import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { PRICE } from '../../../lib/browser/page-marks.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'

const PROMOTION = {
  promoType: '',
  warehousePromoTypeId: 1,
  discount: 20,
  discountPerc: 20,
  startDate: '2026-11-01T00:00:00Z',
  endDate: '2026-12-01T00:00:00Z',
  view: { body: '', cssClass: '' },
}
const FIGURE = /\d,\d\d\s*€|[−-]\d+\s*%/
const MARKED = `[${Object.keys(PRICE)[0]}]`

/** A visitor's figures in the rows that nothing would hide from a customer. */
function unmarked(): string[] {
  const rows = document.querySelector('main [data-product-row]')!
  const texts = document.createTreeWalker(rows, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (FIGURE.test(text.textContent!) && !text.parentElement!.closest(MARKED)) found.push(text.textContent!)
  return found
}

test('every price, unit price and percentage of a dense row is hidden until it is the customer’s own', async () => {
  serveCart()
  const product = buildProduct(1, { warehousePromo: PROMOTION })
  serveCategory({ slug: 'pasta', productsOf: () => [product] })
  await openShop('/category/pasta?view=list')
  await waitFor(() => expect(document.querySelector('main [data-product-row]')).not.toBeNull())
  const row = document.querySelector('main [data-product-row]')!
  expect(row.textContent).toMatch(FIGURE)
  expect(unmarked()).toEqual([])
})
