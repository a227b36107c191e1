import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { fillCart } from './setup/customer.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, nextStep, openCart, payOnDelivery } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const addsFirst = /^Aggiungi/

/** The stepper of a product on the screen. */
function stepperOf(page: Page, { name }: ListedProduct) {
  const group = page
    .getByRole('main')
    .getByRole('group', { name: uiTexts.quantityNamed({ name }) })
    .first()
  const press = (label: string) => group.getByRole('button', { name: label }).click()
  return {
    number: () => group.getByRole('textbox').inputValue(),
    // Its name includes the quantity that it buys.
    add: () => group.getByRole('button', { name: addsFirst }).click(),
    increase: () => press(uiTexts.increaseNamed({ name })),
    decrease: () => press(uiTexts.decreaseNamed({ name })),
    remove: () => press(uiTexts.removeNamed({ name })),
    addButton: group.getByRole('button', { name: addsFirst }),
    decreaseButton: group.getByRole('button', { name: uiTexts.decreaseNamed({ name }) }),
    async type(text: string) {
      await group.getByRole('textbox').fill(text)
      await group.getByRole('textbox').press('Enter')
    },
  }
}

test('goods by weight start with the minimum weight, follow its steps, accept typed numbers and are ordered by weight', async () => {
  const page = await openPage('phone')
  const product = await findProduct(
    shopUrl,
    ({ productInfos, available, price }) =>
      available &&
      productInfos.TIPOLOGIA === 'Sfuso' &&
      productInfos.WEIGHT_UNIT_SELLING === 'g' &&
      productInfos.WEIGHT_SELLING !== productInfos.STEP_SELLING &&
      Number(price) > 10,
  )
  const first = Number(product.productInfos.WEIGHT_SELLING)
  const step = Number(product.productInfos.STEP_SELLING)
  await fillCart(page, await data.newCustomer())
  await page.goto(product.itemUrl)
  const stepper = stepperOf(page, product)

  await answerOf(page, '/cart/add', () => stepper.add())
  expect(await stepper.number()).toBe(String(first))
  await answerOf(page, '/cart/update', () => stepper.increase())
  expect(await stepper.number()).toBe(String(first + step))
  await answerOf(page, '/cart/update', () => stepper.decrease())
  expect(await stepper.number()).toBe(String(first))
  await answerOf(page, '/cart/delete', () => stepper.remove())
  await stepper.addButton.waitFor()

  await answerOf(page, '/cart/add', () => stepper.add())
  // Between two steps the nearer one is used.
  await answerOf(page, '/cart/update', () => stepper.type(String(first + 2 * step + Math.floor(step / 3))))
  expect(await stepper.number()).toBe(String(first + 2 * step))

  await openCart(page)
  const line = page.getByRole('listitem').filter({ hasText: product.name })
  await line.getByText(cartTexts.variableWeight).waitFor()
  await page.getByText(cartTexts.estimated).first().waitFor()
  await nextStep(page, cartTexts.next.checkout).click()
  await page.waitForURL('**/checkout')
  await payOnDelivery(page)

  const ordered = page.getByRole('listitem').filter({ hasText: product.name })
  const kilos = ((first + 2 * step) / 1000).toLocaleString('it-IT')
  await expect.poll(() => ordered.innerText()).toContain(`${kilos} kg ×`)
  await ordered.getByText(orderTexts.variableWeight).waitFor()
})

test('a product with a minimum quantity is decreased down to it and no further: the bin removes', async () => {
  const page = await openPage('desk')
  const product = await findProduct(
    shopUrl,
    ({ productInfos, available, minAcq }) =>
      available && productInfos.TIPOLOGIA === 'Confezione' && minAcq > 0,
  )
  const step = Number(product.productInfos.QTY_MULT)
  await page.goto(product.itemUrl)
  const onPage = stepperOf(page, product)
  await answerOf(page, '/cart/add', () => onPage.add())
  expect(await onPage.number()).toBe(String(product.minAcq))
  await answerOf(page, '/cart/update', () => onPage.increase())

  await openCart(page)
  const inCart = stepperOf(page, product)
  expect(await inCart.number()).toBe(String(product.minAcq + step))
  await answerOf(page, '/cart/update', () => inCart.decrease())
  expect(await inCart.number()).toBe(String(product.minAcq))
  expect(await inCart.decreaseButton.isDisabled()).toBe(true)
  await answerOf(page, '/cart/delete', () =>
    page
      .getByRole('listitem')
      .getByRole('button', { name: cartTexts.remove({ name: product.name }) })
      .click(),
  )
  await page.getByText(cartTexts.emptyTitle).waitFor()
})
