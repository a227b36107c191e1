import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Locator, Page } from 'playwright-core'
import type { Hand } from './hand.ts'
import { isFree, type Restaurant, type Wish } from './restaurant.ts'

/** A task of a restaurant in the shop, by the shortest way on the screen. */
export interface Task {
  name: string
  /** The screen where it begins. */
  from: '/' | '/cart' | '/registration-user'
  /** Nobody is signed in. */
  isVisitor?: boolean
  /** Arranges the start; returns the acts, and the check of the result. */
  arrange(restaurant: Restaurant): Promise<{ act(hand: Hand): Promise<void>; check(): Promise<boolean> }>
}

const LINES = 80
const KNOWN = 5
const MORE = 12
/** The title of products to buy again in earlier storefronts. */
const AGAIN_BEFORE = 'Quello che hai comprato'

/** Whether the cart has exactly these products. */
export const holdsAll = async (restaurant: Restaurant, wishes: readonly Wish[]): Promise<boolean> => {
  const { cartItems } = await restaurant.cart()
  const held = new Map(cartItems.map(({ productId, quantity }) => [productId, quantity]))
  return (
    held.size === wishes.length &&
    wishes.every(({ product, quantity }) => held.get(product.productId) === quantity)
  )
}

/** The wanted number, spread over all that was bought. */
const spread = (wishes: readonly Wish[]): Wish[] =>
  Array.from({ length: KNOWN }, (_, place) => wishes[Math.floor((place * wishes.length) / KNOWN)]!)

/** The quantity of a product on the screen. */
export const quantityField = (within: Page | Locator, { name }: Wish['product']): Locator =>
  within.getByRole('textbox', { name: uiTexts.quantityNamed({ name }), exact: true }).first()

const knownProducts: Task = {
  name: `${KNOWN} products bought before into the cart, as many as the last time`,
  from: '/',
  async arrange(restaurant) {
    await restaurant.hold([])
    const wishes = spread(await restaurant.bought())
    const act = async (hand: Hand) => {
      const again = hand.page.getByRole('region', {
        name: new RegExp(`^(${homeTexts.again}|${AGAIN_BEFORE})$`),
      })
      const buttons = again.getByRole('button', { name: /^Aggiungi / })
      await buttons.first().waitFor()
      for (const { product, quantity } of wishes) {
        const add = buttons.and(again.locator(`[aria-label$=${JSON.stringify(` ${product.name}`)}]`)).first()
        if ((await add.count()) === 0)
          await hand.press(again.getByRole('button', { name: /^Mostra (gli altri|l’altro)/ }))
        await hand.press(add)
        const field = quantityField(again, product)
        if ((await field.inputValue()) === String(quantity)) continue
        await hand.press(field)
        await hand.type(String(quantity))
        await hand.key('Enter')
      }
    }
    return { act, check: () => holdsAll(restaurant, wishes) }
  },
}

const pastedLines: Task = {
  name: `${LINES} lines pasted into the quick order, into the cart`,
  from: '/',
  async arrange(restaurant) {
    await restaurant.hold([])
    const wishes = await restaurant.goods(LINES)
    const act = async (hand: Hand) => {
      const { page } = hand
      const text = wishes.map(({ product, quantity }) => `${product.code} ${quantity}`).join('\n')
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
      await hand.press(page.getByRole('link', { name: quickOrderTexts.title }).first())
      const field = page.getByRole('textbox', { name: quickOrderTexts.entry })
      await field.waitFor()
      if (!(await field.evaluate((element) => element === element.ownerDocument.activeElement)))
        await hand.press(field)
      await hand.key('Control+v')
      if ((await field.inputValue()) !== '') await hand.key('Enter')
      const rows = page.getByRole('list', { name: quickOrderTexts.lines }).getByRole('listitem')
      await rows
        .filter({ hasText: quickOrderTexts.states.matched })
        .nth(LINES - 1)
        .waitFor()
      await hand.key('Control+Enter', 'decided')
      await page
        .getByText(quickOrderTexts.added({ count: LINES }))
        .first()
        .waitFor()
    }
    return { act, check: () => holdsAll(restaurant, wishes) }
  },
}

const changedLine: Task = {
  name: `a cart of ${LINES} lines looked through, one quantity changed`,
  from: '/cart',
  async arrange(restaurant) {
    const { cartItems } = await restaurant.hold(await restaurant.goods(LINES))
    const wishes = cartItems.map(({ product, quantity }) => ({ product, quantity }))
    const act = async (hand: Hand) => {
      const main = hand.page.getByRole('main')
      const fields = main.getByRole('list').getByRole('textbox', { name: /^Quantità di / })
      await hand.reach(fields.nth(LINES - 1))
      // The middle one of those shown.
      const label = await fields.nth(LINES / 2).getAttribute('aria-label')
      const named = wishes.find(({ product: { name } }) => uiTexts.quantityNamed({ name }) === label)!
      named.quantity += MORE
      const field = quantityField(main, named.product)
      const find = main.getByRole('textbox', { name: cartTexts.find })
      if ((await find.count()) > 0) {
        if (!(await hand.sees(find))) await hand.key('Home')
        await hand.press(find)
        await hand.type(named.product.name, () => hand.sees(field))
      }
      await hand.press(field)
      await hand.type(String(named.quantity))
      await hand.key('Enter')
    }
    return { act, check: () => holdsAll(restaurant, wishes) }
  },
}

const otherSlot: Task = {
  name: 'the slot changed to the first one of the next day that has any',
  from: '/',
  async arrange(restaurant) {
    await restaurant.hold((await restaurant.bought()).slice(0, KNOWN))
    const { timeslot } = await restaurant.holdSlot()
    const days = await restaurant.days()
    const day = days.find(({ dateIso, timeslots }) => dateIso > timeslot!.date && timeslots.some(isFree))!
    const wanted = day.timeslots.find(isFree)!
    const [date, month] = new Date(day.dateIso)
      .toLocaleDateString('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' })
      .split(' ')
    const act = async (hand: Hand) => {
      await hand.press(hand.page.getByRole('button', { name: new RegExp(`^${deliveryTexts.barWhen}:`) }))
      const dialog = hand.page.getByRole('dialog')
      await hand.press(dialog.getByRole('tab', { name: new RegExp(`\\b${date}\\s+${month}`) }))
      const slot = dialog.getByRole('button', { name: new RegExp(`^${wanted.beginTime.slice(0, 5)} - `) })
      await hand.press(slot)
      await dialog.waitFor({ state: 'detached' })
    }
    const check = async () => (await restaurant.cart()).timeslot?.timeslotId === wanted.timeslotId
    return { act, check }
  },
}

const order: Task = {
  name: 'a filled cart ordered on account, address and slot as proposed',
  from: '/',
  async arrange(restaurant) {
    await restaurant.hold((await restaurant.bought()).slice(0, 2 * KNOWN))
    await restaurant.holdSlot()
    const act = async (hand: Hand) => {
      const { page } = hand
      await hand.press(
        page.getByRole('banner').getByRole('button', { name: new RegExp(`^${frameTexts.cart}`) }),
      )
      const next = page.getByRole('dialog').getByRole('button', { name: cartTexts.next.checkout })
      const onAccount = page.getByRole('radio', {
        name: new RegExp(paymentTypeTexts[PAYMENT_TYPES.deferred].name),
      })
      // On a phone the button of the cart leads to the checkout.
      await next.or(onAccount).first().waitFor()
      if (await next.isVisible()) await hand.press(next)
      await onAccount.waitFor()
      if (!(await onAccount.isChecked())) await hand.press(onAccount)
      await hand.press(page.getByRole('button', { name: checkoutTexts.goToPayment }))
      await hand.press(page.getByRole('button', { name: checkoutTexts.buy }))
      await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
    }
    return { act, check: async () => (await restaurant.cart()).totalItems === 0 }
  },
}

export const tasks = { knownProducts, pastedLines, changedLine, otherSlot, order }
