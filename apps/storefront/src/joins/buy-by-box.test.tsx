import { addItems } from '@cambusa/contract/cart/cart'
import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'

const beans = buildProduct(1, {
  name: 'Fagioli',
  price: 1.45,
  minAcq: 2,
  productInfos: { TIPOLOGIA: 'Pezzo', UNIT_SELLING: 'pz', QTY_MULT: '2' },
})

test('a step of the packaging says its price and adds all its pieces, unless that quantity is not sold', async () => {
  const cart = serveCart()
  const added: unknown[] = []
  answer(viewBoughtTogether, () => ({ products: [] }))
  answer(viewProduct, () => ({
    ...beans,
    metaData: { product_description: {}, product_description_main: {} },
    ingredients: null,
    allergens: [],
    allergensDeclared: true,
    nutrition: [],
    foodInformationComplete: true,
    withdrawalClass: '',
    drainedWeight: null,
    packaging: { piecesPerBox: 10, boxesPerPallet: 40 },
    alternatives: [],
  }))
  answer(addItems, ({ body }) => {
    added.push(...body.items)
    return cart.become({ cartItems: [buildLine(beans, 10)] })
  })
  const { shopper, main } = await openShop(beans.itemUrl)
  const ladder = within(await main.findByRole('list', { name: productTexts.ladder }))
  expect(ladder.getAllByRole('listitem')[0]?.textContent).toMatch(/^Pezzo 1 pz.*1,45/)
  expect(ladder.getAllByRole('button')).toHaveLength(2)
  await shopper.click(ladder.getByRole('button', { name: /^Collo 10 pz 14,50\s€, aggiungi Fagioli$/ }))
  await waitFor(() => expect(added).toEqual([{ productId: 1, quantity: 10 }]))
})
