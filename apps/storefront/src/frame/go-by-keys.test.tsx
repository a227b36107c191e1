import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { shortcutTexts } from '@cambusa/messages/it/frame/shortcuts'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'
import { serveCategory } from '../testing/served-category.ts'

beforeEach(() => {
  serveCart()
  serveCategory({ slug: 'pasta', productsOf: () => [buildProduct(1), buildProduct(2)] })
})

async function openList() {
  const shop = await openShop('/category/pasta')
  await shop.main.findAllByRole('article')
  return shop
}
const dialog = () => screen.findByRole('dialog', { name: shortcutTexts.title })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('keys alone lead through a list, including the first key pressed', async () => {
  const { shopper, main } = await openList()
  await shopper.keyboard('e')
  await main.findByRole('table')
  await shopper.keyboard('p')
  const first = main.getAllByRole('textbox', { name: /^Quantità/ })[0]
  expect(document.activeElement).toBe(first)
  // In a field a key types its letter.
  await shopper.keyboard('f')
  expect(document.activeElement).toBe(first)
  await shopper.keyboard('{Escape}')
  main.getByRole('link', { name: 'Prodotto 1' }).focus()
  await shopper.keyboard('f')
  expect(document.activeElement).toBe(main.getByRole('checkbox', { name: new RegExp(listTexts.onlyPromo) }))
  await shopper.keyboard('p')
  expect(document.activeElement).toBe(first)
})

test('a key pressed while the code of the shortcuts is on its way counts, also after another event has asked for it', async () => {
  const { shopper, main } = await openList()
  await shopper.hover(main.getAllByRole('article')[0]!)
  await shopper.keyboard('e')
  expect(await main.findByRole('table')).toBeTruthy()
})

test('a question mark lists the shortcuts, and those of a single key can be turned off for good', async () => {
  const { shopper } = await openList()
  await shopper.keyboard('?')
  const toggle = within(await dialog()).getByRole<HTMLInputElement>('switch', { name: shortcutTexts.single })
  expect(toggle.checked).toBe(true)
  await shopper.click(toggle)
  await shopper.keyboard('{Escape}')
  await noDialog()

  const again = await openList()
  await again.shopper.keyboard('?/e')
  // The code that handles shortcuts is loaded with the first key, like the footer, and replays it.
  const ask = await screen.findByRole('button', { name: lateFrameTexts.keyboardShortcuts })
  await again.shopper.keyboard('?/e')
  expect(again.main.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(document.body)

  // A link in the footer opens the list without a key.
  await again.shopper.click(ask)
  await again.shopper.click(within(await dialog()).getByRole('switch'))
  await again.shopper.keyboard('{Escape}')
  await noDialog()
  await again.shopper.keyboard('e')
  await again.main.findByRole('table')
})
