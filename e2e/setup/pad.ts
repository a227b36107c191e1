import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { listProducts } from './shop-api.ts'

/** The quick order pad: the field, its lines, and products to type. */
export const padField = (page: Page) => page.getByRole('textbox', { name: quickOrderTexts.entry })
export const padRows = (page: Page) =>
  page.getByRole('list', { name: quickOrderTexts.lines }).getByRole('listitem')
export const stateText = (name: keyof typeof quickOrderTexts.states) => quickOrderTexts.states[name]

export async function openPad(page: Page) {
  await page.goto('/quick-order')
  await padField(page).waitFor()
}

/** Products sold by the piece with plenty in stock, so that a refusal has only the reason that the test expects. */
export async function piecesOf(shopUrl: string): Promise<ListedProduct[]> {
  const { products } = await listProducts(shopUrl, { page_size: '500', sort: 'price_asc' })
  return products.filter(
    ({ available, warehouseStock, productInfos, minAcq, minAge }) =>
      available &&
      warehouseStock === 'many' &&
      productInfos.TIPOLOGIA !== 'Sfuso' &&
      productInfos.QTY_MULT === '1' &&
      minAcq <= 1 &&
      minAge === undefined,
  )
}
