import {
  addQuickOrder,
  matchQuickOrder,
  type MatchedLine,
  type QuickOrderLine,
} from '@cambusa/contract/quick-order'
import { errorTexts } from '@cambusa/messages/it/errors'
import { quickOrderTexts } from '@cambusa/messages/it/quick-order'
import { uiTexts } from '@cambusa/messages/it/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { buildFound } from './test-pad.ts'

const found = [
  buildFound(1, { name: 'Pelati', code: '1001' }),
  buildFound(2, { name: 'Pelati bio', code: '1002' }),
  buildFound(3, { name: 'Farina 00', code: '1003' }),
]
const productOf = (productId: number) => found.find(({ product }) => product.productId === productId)!.product

/** The shop knows its codes; 'pelati' may be one of two, anything else it has never heard of. */
function matched({ text, code, amount }: QuickOrderLine): MatchedLine {
  const subject = code ?? text
  const known = found.find(({ product }) => subject.includes(product.code))
  const isDoubtful = known === undefined && subject.includes('pelati')
  const productId = known?.product.productId ?? (isDoubtful ? 1 : null)
  return {
    state: known ? 'matched' : isDoubtful ? 'doubtful' : 'unknown',
    subject,
    byCode: known !== undefined,
    amount: amount ?? null,
    productId,
    quantity: productId === null ? 0 : (amount?.value ?? 1),
    countedBy: amount ? 'asked' : 'least',
    isRounded: false,
    doubts: isDoubtful ? ['name'] : [],
    suggestions: isDoubtful ? [2] : [],
  }
}

let added: unknown[] = []
beforeEach(() => {
  added = []
  const cart = serveCart()
  answer(matchQuickOrder, ({ body }) => ({ lines: body.lines.map(matched), products: found }))
  answer(addQuickOrder, ({ body }) => {
    added.push(...body.items)
    const tooMuch = body.items.filter(({ quantity }) => quantity > 90)
    const taken = body.items.filter((item) => !tooMuch.includes(item))
    const cartItems = taken.map(({ productId, quantity }) => buildLine(productOf(productId), quantity))
    return {
      cart: cart.become({ cartItems }),
      refused: tooMuch.map(({ productId }) => ({ productId, added: 0, code: 'cart.stock', text: noStock })),
    }
  })
})
const noStock = errorTexts['cart.stock']({ name: 'Farina 00', quantity: '0 pz' })

const rows = () => within(screen.getByRole('list', { name: quickOrderTexts.lines })).getAllByRole('listitem')
const rowOf = (text: string) => rows().find((row) => row.textContent?.includes(text))!
const states = () => rows().map((row) => row.dataset.state)
const entry = () => screen.findByRole('textbox', { name: quickOrderTexts.entry })
const isFocused = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name))

test('an order is written, settled and sent without a mouse', async () => {
  const { shopper } = await openShop('/quick-order')
  const field = await entry()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await shopper.keyboard('1003{Enter}pelati{Enter}')
  await waitFor(() => expect(states()).toEqual(['doubtful', 'matched']))

  // Enter in the empty field leads to what is to be settled; there Enter opens, arrows choose, Enter takes.
  await shopper.keyboard('{Enter}')
  await isFocused(quickOrderTexts.chooseNamed({ text: 'pelati', count: 2 }))
  await shopper.keyboard('{Enter}')
  const proposals = await screen.findByRole('listbox', {
    name: quickOrderTexts.suggestions({ text: 'pelati' }),
  })
  await waitFor(() => expect(document.activeElement).toBe(proposals))
  await shopper.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(states()).toEqual(['matched', 'matched']))
  within(rowOf('pelati')).getByRole('link', { name: 'Pelati bio' })

  // The focus is on the quantity of that line, which is typed over.
  await isFocused(uiTexts.quantityNamed({ name: 'Pelati bio' }))
  await shopper.keyboard('{Control>}a{/Control}4')
  await shopper.keyboard('{Control>}{Enter}{/Control}')
  await screen.findAllByText(new RegExp(quickOrderTexts.added({ count: 2 })))
  expect(added).toEqual([
    { productId: 2, quantity: 4 },
    { productId: 3, quantity: 1 },
  ])
  expect(screen.queryByRole('list', { name: quickOrderTexts.lines })).toBeNull()
})

test('a pasted list becomes lines at once; what is unknown or refused stays with its reason', async () => {
  const { shopper } = await openShop('/quick-order')
  await shopper.click(await entry())
  await shopper.paste('Codice\tQuantità\n1001\t2\n9999\t1\n1003\t95')
  await waitFor(() => expect(states()).toEqual(['matched', 'unknown', 'matched']))
  expect(await entry()).toHaveProperty('value', '')
  within(rowOf('9999')).getByText(quickOrderTexts.unknownCode({ code: '9999' }))

  const summary = within(screen.getByRole('region', { name: quickOrderTexts.summary }))
  await shopper.click(summary.getByRole('button', { name: /^Aggiungi/ }))
  await summary.findByText(new RegExp(quickOrderTexts.added({ count: 1 })))
  expect(states()).toEqual(['unknown', 'refused'])
  within(rowOf('Farina 00')).getByText(noStock)
  expect(added).toEqual([
    { productId: 1, quantity: 2 },
    { productId: 3, quantity: 95 },
  ])
})
