import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { validationTexts } from '@cambusa/messages/it/validation'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { oneTestIn } from '../apps/server/src/testing/extent.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { addDearProducts, CUSTOMERS, dialogOn, openCart } from './setup/steps.ts'

const someTest = oneTestIn(2, 'accessible screens')

useBrowser()
let data: ShopData
let food: ListedProduct
let alcohol: ListedProduct
let soldOut: ListedProduct
beforeAll(async () => {
  const url = shopUrl
  data = await openShopData(shopDataDir)
  food = await findProduct(url, ({ available, minAge }) => available && minAge === undefined)
  alcohol = await findProduct(url, ({ available, minAge }) => available && minAge !== undefined)
  soldOut = await findProduct(url, ({ available }) => !available)
})
afterAll(() => data.close())

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function leaveDialog(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe.each(someWidth('accessible screens'))('on a %s', (screen) => {
  someTest('departments, lists and searches are accessible', async () => {
    const page = await openPage(screen)
    await page.goto('/category')
    await title(page, catalogueTexts.departments)
    await expectAccessible(page, 'the departments', { always: true })
    await page.goto('/category/dispensa?view=list')
    await page.getByRole('table').waitFor()
    await expectAccessible(page, 'the wholesale list', { always: true })
    await page.goto('/category/dispensa?view=large-grid&promo=true')
    await page.getByRole('article').first().waitFor()
    await expectAccessible(page, 'a list with a filter', { always: true })
    if (screen === 'phone') {
      await button(page, listTexts.filtersWith({ count: 1 })).click()
      await page.getByRole('dialog', { name: listTexts.filters }).waitFor()
      await expectAccessible(page, 'the filters', { always: true })
    }
    await page.goto('/search?query=olio')
    await page.getByRole('article').first().waitFor()
    await expectAccessible(page, 'results of a search', { always: true })
    await page.goto('/search?query=zzqxwkj')
    await page
      .getByText(searchResultTexts.emptyTitle({ query: 'zzqxwkj' }))
      .first()
      .waitFor()
    await expectAccessible(page, 'a search without results', { always: true })
  })

  someTest(
    'products are accessible, also those for adults only and those that cannot be bought',
    async () => {
      const page = await openPage(screen)
      await page.goto(food.itemUrl)
      await title(page, food.name)
      await expectAccessible(page, 'a food', { always: true })
      await page.goto(alcohol.itemUrl)
      await page
        .getByText(productTexts.alcohol({ age: alcohol.minAge ?? 0 }))
        .first()
        .waitFor()
      await expectAccessible(page, 'an alcoholic drink', { always: true })
      await page.goto(soldOut.itemUrl)
      await page.getByText(catalogueTexts.unavailable.stock).first().waitFor()
      await expectAccessible(page, 'a sold-out product', { always: true })
    },
  )

  someTest('menus, drawers and confirmations are accessible', async () => {
    const page = await openPage(screen)
    await page.goto('/')
    await title(page, homeTexts.title)
    if (screen === 'desk') {
      await page.getByRole('banner').getByRole('button', { name: frameTexts.allProducts }).click()
      await page.getByRole('region', { name: /^Categorie di/ }).waitFor()
      await expectAccessible(page, 'the mega menu', { always: true })
      await page.keyboard.press('Escape')
    } else {
      await page.getByRole('banner').getByRole('button', { name: frameTexts.openMenu }).click()
      await dialogOn(page).getByRole('link', { name: frameTexts.departments }).waitFor()
      await expectAccessible(page, 'the left drawer', { always: true })
      await leaveDialog(page)
    }
    await enterAs(page, await data.newCustomer())
    await addDearProducts(page, 1)
    if (screen === 'desk') {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Carrello/ })
        .click()
      await dialogOn(page).getByText(cartTexts.fullCart).waitFor()
      await expectAccessible(page, 'the cart drawer', { always: true })
      await leaveDialog(page)
    }
    await openCart(page)
    await page.getByRole('button', { name: cartTexts.emptyCart }).click()
    await page.getByRole('dialog', { name: cartTexts.emptyConfirmTitle }).waitFor()
    await expectAccessible(page, 'a question', { always: true })
  })

  someTest('a customer’s addresses and orders are accessible, also a form with errors', async () => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    await page.goto('/profile/addresses')
    await title(page, deliveryTexts.myAddresses)
    await page
      .getByRole('button', { name: /^Modifica/ })
      .first()
      .waitFor()
    await expectAccessible(page, 'the addresses', { always: true })
    await page.goto('/profile/addresses/manage')
    await dialogOn(page).getByRole('button', { name: deliveryTexts.save }).click()
    await dialogOn(page).getByText(validationTexts.required).first().waitFor()
    await expectAccessible(page, 'the form of an address with mistakes', { always: true })
    await page.goto('/profile/orders')
    await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
    await page.getByRole('heading', { name: orderTexts.history }).waitFor()
    await expectAccessible(page, 'an order', { always: true })
  })

  someTest(
    'error screens are accessible, an unknown address is the home page and an unknown category leads to not-found',
    async () => {
      const page = await openPage(screen)
      await page.goto('/qui-non-c-e-nulla')
      await title(page, homeTexts.title)
      await page.goto('/category/non-esiste')
      await page.waitForURL('**/not-found')
      await title(page, errorScreenTexts.notFoundTitle)
      await expectAccessible(page, 'not-found', { always: true })
      await page.goto('/service-down')
      await title(page, errorScreenTexts.serviceDownTitle)
      await expectAccessible(page, 'service-down', { always: true })
    },
  )
})
