import { addItems } from '@cambusa/contract/cart/cart'
import { listLastBought } from '@cambusa/contract/orders/orders'
import type { ProductListQuery } from '@cambusa/contract/catalogue/product'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { wholesaleTexts } from '@cambusa/messages/it/catalogue/wholesale-list'
import { waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'
import { beSignedIn } from '../../../testing/signed-in.ts'

const packed = buildProduct(2, { productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '6', UNIT_SELLING: 'pz' } })
const products = [
  buildProduct(1),
  packed,
  buildProduct(3, { available: false, unavailableReason: 'stock', warehouseStock: 'none' }),
  buildProduct(4),
]

let asked: ProductListQuery[] = []
beforeEach(() => {
  const cart = serveCart()
  answer(addItems, ({ body }) =>
    cart.become({
      cartItems: body.items.map(({ productId, quantity }) =>
        buildLine(
          products.find((each) => each.productId === productId)!,
          quantity!,
        ),
      ),
    }),
  )
  asked = serveCategory({ slug: 'pasta', productsOf: () => products })
})

async function openList() {
  const shop = await openShop('/category/pasta?view=list')
  const fields = () => shop.main.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantità/ })
  await waitFor(() => expect(fields()).toHaveLength(3))
  return { ...shop, fields }
}

test('arrows and Enter move from one quantity to the next and skip products that cannot be bought', async () => {
  const { shopper, fields } = await openList()
  fields()[0]!.focus()
  await shopper.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(fields()[1])
  await shopper.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(fields()[2])
  await shopper.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(fields()[2])
  await shopper.keyboard('{ArrowUp}{Enter}')
  expect(document.activeElement).toBe(fields()[2])
})

test('an invalid quantity is explained at its field, and text that is no number stays to be corrected', async () => {
  const { shopper, fields, main } = await openList()
  const [piece, pack] = fields()
  await shopper.click(piece!)
  await shopper.keyboard('abc{Enter}')
  expect(await main.findByText('Scrivi un numero, per esempio 2')).toBeTruthy()
  expect(piece!.value).toBe('abc')
  expect(piece!.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(piece)

  await shopper.clear(piece!)
  await shopper.keyboard('0,5{Enter}')
  const note = await main.findByText('Solo pezzi interi: ora 1 pz')
  expect(piece!.getAttribute('aria-describedby')).toBe(note.id)
  expect(piece!.value).toBe('1')
  expect(document.activeElement).toBe(pack)

  await shopper.keyboard('7{Enter}')
  await main.findByText('Multipli di 6 pz: ora 6 pz')
  expect(pack!.value).toBe('6')
})

test('a row in the cart shows its cost', async () => {
  const { shopper, fields, main } = await openList()
  await shopper.click(fields()[1]!)
  await shopper.keyboard('12{Enter}')
  const row = (await main.findByText(/^Totale/)).closest('[role=row]')
  expect(row?.contains(fields()[1]!)).toBe(true)
})

test('a link skips the filters', async () => {
  const { shopper, main } = await openList()
  await shopper.click(main.getByRole('link', { name: listTexts.jumpToProducts }))
  expect(document.activeElement?.contains(main.getByRole('table'))).toBe(true)
})

test('a customer sees the products bought most first, and a dash where they never ordered', async () => {
  beSignedIn()
  answer(listLastBought, () => ({ products: [] }))
  const { shopper, main } = await openList()
  await main.findAllByText(wholesaleTexts.never)
  const cell = main.getAllByText(wholesaleTexts.never)[0]!.closest('[role=cell]')!
  expect(within(cell as HTMLElement).getByText('–')).toBeTruthy()

  await shopper.selectOptions(main.getByRole('combobox', { name: listTexts.sort }), 'most_bought')
  await waitFor(() => expect(asked.at(-1)?.sort).toBe('most_bought'))
})

test('a visitor is not offered the order by own purchases, and a link to it sorts by name', async () => {
  const { main } = await openShop('/category/pasta?sort=most_bought')
  const sort = await main.findByRole<HTMLSelectElement>('combobox', { name: listTexts.sort })
  expect(sort.value).toBe('alf_asc')
  expect([...sort.options].map(({ value }) => value)).not.toContain('most_bought')
  expect(asked.at(-1)?.sort).toBe('alf_asc')
})
