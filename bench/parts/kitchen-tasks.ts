import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Hand } from './hand.ts'
import { holdsAll, quantityField, type Task } from './shopping-tasks.ts'

const DISH = 'carbonara'
const INGREDIENTS = 6
const LINES = 80
const CHANGED = 10
const MORE = 12

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

/** An order of the demo's restaurant as a cook writes it: the line, a word of the product that is meant, the quantity. */
const MESSAGE: readonly (readonly [line: string, word: string, quantity: number])[] = [
  ['6 bt prosecco doc', 'Prosecco', 6],
  ['gr 500 funghi porcini', 'Funghi', 1],
  ['prezzemolo q.b.', 'Prezzemolo', 1],
  ['1 sacco farina x pizza 25 kg', 'Farina', 1],
  ['pelati x2', 'pelati', 2],
  ['mozz fior di latte kg 3', 'Mozzarella', 12],
  ['2 cartoni latte intero UHT', 'Latte', 2],
  ['basilico un bel mazzo', 'Basilico', 1],
  ['parmigiano 24 mesi 2 kg', 'Parmigiano', 2],
  ['1 kg burro', 'Burro', 4],
  ['tonica 12', 'tonica', 12],
  ['2 kg cipolle rosse', 'Cipolle', 2],
  ['3 kg carote', 'Carote', 3],
  ['Rigatoni kg. 5', 'Rigatoni', 5],
  ['zucchero kg 2', 'Zucchero', 2],
  ['tonno all’olio 3', 'Tonno', 3],
  ['burrata 6', 'Burrata', 6],
  ['aceto balsamico 2', 'Aceto', 2],
  ['arance 5 kg', 'Arance', 5],
  ['mele 4 kg', 'Mele', 4],
]

const pastedMessage: Task = {
  name: `${MESSAGE.length} lines of a message pasted into the quick order, into the cart`,
  from: '/',
  async arrange(restaurant) {
    await restaurant.hold([])
    const act = async (hand: Hand) => {
      const { page } = hand
      const text = MESSAGE.map(([line]) => line).join('\n')
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
      const link = page.getByRole('link', { name: quickOrderTexts.title }).filter({ visible: true }).first()
      // On a telephone it is in the menu. What depends on the customer is shown when the page knows who it is.
      const menu = page.getByRole('button', { name: frameTexts.openMenu })
      await link.or(menu).filter({ visible: true }).first().waitFor()
      if ((await link.count()) === 0) await hand.press(menu)
      await hand.press(link)
      const field = page.getByRole('textbox', { name: quickOrderTexts.entry })
      await field.waitFor()
      if (!(await field.evaluate((element) => element === element.ownerDocument.activeElement)))
        await hand.press(field)
      await hand.key('Control+v')
      const rows = page.getByRole('list', { name: quickOrderTexts.lines }).locator('[data-pad-row]')
      await rows
        .and(page.locator(':not([data-state=searching])'))
        .nth(MESSAGE.length - 1)
        .waitFor()
      const summary = page.getByRole('region', { name: quickOrderTexts.summary })
      await hand.press(summary.getByRole('button', { name: /^Accetta/ }))
      await hand.press(summary.getByRole('button', { name: /^Aggiungi/ }))
      const added = page.getByText(quickOrderTexts.added({ count: MESSAGE.length }))
      await added.first().waitFor()
    }
    const check = async () => {
      const { cartItems } = await restaurant.cart()
      const holds = ([, word, quantity]: (typeof MESSAGE)[number]) =>
        cartItems.some((item) => item.product.name.includes(word) && item.quantity === quantity)
      return cartItems.length === MESSAGE.length && MESSAGE.every(holds)
    }
    return { act, check }
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
      await hand.press(
        page.getByRole('link', { name: homeTexts.allOrders }).filter({ visible: true }).first(),
      )
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

export const kitchenTasks = { dish, pastedMessage, changedLines, foundOrder }
