import { listFlyers, viewFlyer, type Flyer } from '@cambusa/contract/content/flyers'
import { addItems } from '@cambusa/contract/cart/cart'
import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { fireEvent, screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { servedFlyer } from '../testing/public-screens.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'

const AT = '/volantini/pasta'
const WIDTH = 320
const first = servedFlyer.pages[0]!.items[0]!
let flyer: Flyer
let added: unknown[]

beforeEach(() => {
  flyer = servedFlyer
  added = []
  const cart = serveCart()
  answer(viewFlyer, () => flyer)
  answer(listFlyers, () => ({ flyers: [] }))
  answer(addItems, ({ body }) => {
    added.push(...body.items)
    return cart.become({ cartItems: [buildLine(buildProduct(1), 1)] })
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    fireEvent.scroll(this)
  } as typeof Element.prototype.scrollTo
})

const track = () => screen.findByRole('region', { name: texts.leaves }, { timeout: 10_000 })
const shownPage = (number: number) =>
  screen.findByText(texts.page({ page: number, pages: 2 }), { exact: false, selector: '[aria-live]' })

test('a flyer is leafed through by buttons, by keys and by the list of its pages, and says where one is', async () => {
  const { shopper } = await openShop(AT)
  const leaves = await track()
  await shownPage(1)
  const [next] = screen.getAllByRole('button', { name: texts.next })
  await shopper.click(next!)
  await shownPage(2)
  expect(leaves.scrollLeft).toBe(WIDTH)
  // The last page has no next one.
  await shopper.click(next!)
  expect(leaves.scrollLeft).toBe(WIDTH)
  leaves.focus()
  await shopper.keyboard('{ArrowLeft}')
  await shownPage(1)
  await shopper.keyboard('{End}')
  await shownPage(2)
  await shopper.keyboard('{Home}')
  await shownPage(1)
  const contents = screen.getByRole('navigation', { name: texts.summary })
  await shopper.click(within(contents).getByRole('link', { name: 'Penne' }))
  await shownPage(2)
  expect(within(contents).getByRole('link', { current: true }).textContent).toBe('Penne')
})

test('arrow keys in the field of a quantity do not leaf', async () => {
  await openShop(AT)
  const leaves = await track()
  const field = document.createElement('input')
  leaves.append(field)
  fireEvent.keyDown(field, { key: 'ArrowRight' })
  expect(leaves.scrollLeft).toBe(0)
  fireEvent.keyDown(leaves, { key: 'ArrowRight', ctrlKey: true })
  expect(leaves.scrollLeft).toBe(0)
})

test('the list has the same products without leafing, and a product goes into the cart', async () => {
  const { shopper, address } = await openShop(AT)
  await track()
  const named = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  const leafed = named()
  await shopper.click(screen.getByRole('link', { name: texts.list }))
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: texts.leaves })).toBeNull())
  expect(address()).toBe(`${AT}?view=list`)
  expect(named()).toEqual(leafed)
  const card = screen.getByRole('article')
  await shopper.click(await within(card).findByRole('button', { name: /aggiungi/i }))
  await vi.waitFor(() => expect(added).toMatchObject([{ product: { productId: 1 } }]))
})

test('a coming and a past flyer say so, with the price of their promotion beside that of today', async () => {
  const days = { startDate: '2026-12-08', endDate: '2026-12-20', state: 'coming' } as const
  const offer = { ...first.offer, ...days, price: 0.9, unitPrice: { price: 1.8, unit: 'kg' } }
  flyer = { ...servedFlyer, ...days, pages: [{ title: 'Una', text: '', items: [{ ...first, offer }] }] }
  const { main } = await openShop(AT)
  expect(await main.findByText(/comincia l’8 dicembre 2026/)).toBeTruthy()
  expect(main.getByText(/Dall’8 dicembre 2026 al 20 dicembre 2026: 0,90\s€ \(1,80\s€\/kg\)/)).toBeTruthy()
  // Nothing to leaf through.
  expect(screen.queryByRole('button', { name: texts.next })).toBeNull()
  flyer = { ...flyer, state: 'past', startDate: '2026-11-01', endDate: '2026-11-11' }
  const again = await openShop(AT)
  expect(await again.main.findByText(/è terminato l’11 novembre 2026/)).toBeTruthy()
})
