import { addQuickOrder, matchQuickOrder, type MatchedLine } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { buildFound } from './pad/test-pad.ts'

const values = ['moka', 'espresso'].map((value) => ({ key: value, value }))
const grind = { name: 'Macinatura', parameterName: 'macinatura', values, selected: null }
const found = [
  buildFound(1, { name: 'Farina 00' }),
  buildFound(2, { name: 'Zucchero' }),
  buildFound(3, { name: 'Caffè in grani', selectOptions: [grind] }),
]

const line = (text: string, changes: Partial<MatchedLine> = {}): MatchedLine => ({
  state: 'matched',
  subject: text,
  byCode: false,
  amount: null,
  productId: 1,
  quantity: 1,
  countedBy: 'asked',
  isRounded: false,
  doubts: [],
  suggestions: [],
  ...changes,
})
const doubtful = { state: 'doubtful' } as const
const answers: Readonly<Record<string, Partial<MatchedLine>>> = {
  '1,4 kg farina': { ...doubtful, doubts: ['quantity'], nearest: [1, 2] },
  '2 caffè': { ...doubtful, doubts: ['choice'], productId: 3, quantity: 2 },
  '5 kg farina 2 kg zucchero': {
    ...doubtful,
    doubts: ['name', 'quantity'],
    parts: ['5 kg farina', '2 kg zucchero'],
  },
  '5 kg farina': { quantity: 5 },
  '2 kg zucchero': { productId: 2, quantity: 2 },
  boh: { state: 'unknown', productId: null, quantity: 0, suggestions: [1, 2] },
}

let added: unknown[] = []
beforeEach(() => {
  added = []
  const cart = serveCart()
  answer(matchQuickOrder, ({ body }) => ({
    lines: body.lines.map(({ text }) => line(text, answers[text])),
    products: found,
  }))
  answer(addQuickOrder, ({ body }) => {
    added.push(...body.items)
    return { cart: cart.become({ cartItems: [] }), refused: [] }
  })
})

const rows = () => within(screen.getByRole('list', { name: quickOrderTexts.lines })).getAllByRole('listitem')
const states = () => rows().map((row) => row.dataset.state)

async function paste(text: string) {
  const { shopper } = await openShop('/quick-order')
  await shopper.click(await screen.findByRole('textbox', { name: quickOrderTexts.entry }))
  await shopper.paste(text)
  return shopper
}

test('an amount and a choice are asked in the row, one press each, and go into the cart', async () => {
  const shopper = await paste('1,4 kg farina\n2 caffè')
  await waitFor(() => expect(states()).toEqual(['doubtful', 'doubtful']))
  // Nothing of it is accepted together with others.
  expect(screen.queryByRole('button', { name: /^Accetta/ })).toBeNull()
  const take = quickOrderTexts.takeNearest({ quantity: '2 pz', name: 'Farina 00' })
  await shopper.click(screen.getByRole('button', { name: take }))
  expect(states()).toEqual(['matched', 'doubtful'])
  const choice = quickOrderTexts.option({ choice: 'Macinatura', name: 'Caffè in grani' })
  await shopper.click(
    within(screen.getByRole('group', { name: choice })).getByRole('button', { name: 'moka' }),
  )
  expect(states()).toEqual(['matched', 'matched'])
  within(rows()[1]!).getByText('Macinatura: moka')
  await shopper.keyboard('{Control>}{Enter}{/Control}')
  await screen.findAllByText(new RegExp(quickOrderTexts.added({ count: 2 })))
  expect(added).toEqual([
    { productId: 1, quantity: 2 },
    { productId: 3, quantity: 2, notes: 'Macinatura: moka' },
  ])
})

test('several goods in a line become a row each', async () => {
  await paste('boh\n5 kg farina 2 kg zucchero')
  await waitFor(() => expect(states()).toEqual(['unknown', 'matched', 'matched']))
  within(rows()[1]!).getByText('«5 kg farina»')
  within(rows()[2]!).getByText('«2 kg zucchero»')
})

test('a line that was not found marks no product as its proposal', async () => {
  await paste('boh\n5 kg farina')
  await waitFor(() => expect(states()).toEqual(['unknown', 'matched']))
  const proposals = within(rows()[0]!).getByRole('group', {
    name: quickOrderTexts.candidates({ text: 'boh' }),
  })
  expect(within(proposals).getAllByRole('button')).toHaveLength(2)
  expect(proposals.querySelector('[data-proposal], svg')).toBeNull()
  expect(rows()[0]!.querySelector('[data-pad-place]')?.textContent).toBe(quickOrderTexts.correct)
})
