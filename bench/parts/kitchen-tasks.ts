import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Hand } from './hand.ts'
import { holdsAll, quantityField, type Task } from './shopping-tasks.ts'

const DISH = 'carbonara'
const INGREDIENTS = 6
const LINES = 80
const CHANGED = 10
const MORE = 12
const ORDERS = new RegExp(`^(${homeTexts.allOrders}|${frameTexts.orders})$`)

/** The products of a dish, from its name. */
const dish: Task = {
  name: `${INGREDIENTS} products for a dish searched by its name, into the cart`,
  from: '/',
  async arrange(restaurant) {
    await restaurant.hold([])
    const act = async (hand: Hand) => {
      const { page } = hand
      await hand.press(
        page
          .getByRole('banner')
          .getByRole('textbox')
          .or(page.getByRole('combobox', { name: searchTexts.label }))
          .first(),
      )
      await hand.type(`per la ${DISH}`)
      await hand.key('Enter')
      await page.getByRole('navigation', { name: searchResultTexts.neededFor({ dish: DISH }) }).waitFor()
      const cards = page.getByRole('main').getByRole('article')
      await cards.nth(INGREDIENTS - 1).waitFor()
      for (let place = 0; place < INGREDIENTS; place += 1)
        await hand.press(cards.nth(place).getByRole('button', { name: /^Aggiungi/ }))
    }
    return { act, check: async () => (await restaurant.cart()).cartItems.length === INGREDIENTS }
  },
}

/** Every eighth line of a long cart. */
const changedLines: Task = {
  name: `${CHANGED} quantities changed in a cart of ${LINES} lines`,
  from: '/cart',
  async arrange(restaurant) {
    const { cartItems } = await restaurant.hold(await restaurant.goods(LINES))
    const wishes = cartItems.map(({ product, quantity }) => ({ product, quantity }))
    const act = async (hand: Hand) => {
      const main = hand.page.getByRole('main')
      const fields = main.getByRole('list').getByRole('textbox', { name: /^Quantità di / })
      await fields.nth(LINES - 1).waitFor({ state: 'attached' })
      for (let place = 0; place < LINES; place += LINES / CHANGED) {
        const label = await fields.nth(place).getAttribute('aria-label')
        const named = wishes.find(({ product: { name } }) => uiTexts.quantityNamed({ name }) === label)!
        named.quantity += MORE
        const field = quantityField(main, named.product)
        await hand.press(field)
        await hand.type(String(named.quantity))
        await hand.key('Enter')
      }
    }
    return { act, check: () => holdsAll(restaurant, wishes) }
  },
}

/** The newest order in which a product was bought. */
const foundOrder: Task = {
  name: 'the last order of a product found and opened',
  from: '/',
  async arrange(restaurant) {
    const [last] = await restaurant.bought()
    let opened = ''
    const act = async (hand: Hand) => {
      const { page } = hand
      await hand.press(page.getByRole('link', { name: ORDERS }).filter({ visible: true }).first())
      await hand.press(page.getByRole('search', { name: orderTexts.find }).getByRole('textbox'))
      await hand.type(last!.product.name)
      await hand.key('Enter')
      await page.waitForURL(/product=/)
      await hand.press(page.getByRole('main').getByRole('heading').getByRole('link').first())
      await page.waitForURL(/\/profile\/orders\/\d+/)
      opened = page.url()
    }
    return { act, check: async () => opened !== '' }
  },
}

export const kitchenTasks = { dish, changedLines, foundOrder }
