import {
  addQuickOrder,
  matchQuickOrder,
  type MatchedLine,
  type QuickOrderLine,
} from '@cambusa/contract/cart/quick-order'
import { formatEuro } from '@cambusa/domain/money/money'
import { errorTexts } from '@cambusa/messages/it/errors'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { shownPrice } from '../../lib/format/shown-price.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { packedText } from './rows/packed-text.ts'
import { buildFound } from './pad/test-pad.ts'

const found = [
  buildFound(1, { name: 'Pelati', code: '1001' }),
  buildFound(2, { name: 'Pelati bio', code: '1002' }),
  buildFound(3, { name: 'Farina 00', code: '1003' }),
]
const productOf = (productId: number) => found.find(({ product }) => product.productId === productId)!.product

/** The shop knows its codes; 'pelati' matches two products, and no other text matches. */
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

const candidate = (productId: number) => {
  const { product } = found.find(({ product: { productId: id } }) => id === productId)!
  const price = shownPrice(product, true)
  const cost = formatEuro(price!.cents)
  const facts = packedText(found.find((one) => one.product === product)!)
  return quickOrderTexts.candidate({ name: product.name, facts, cost })
}

test('an order is written, settled and sent by keyboard', async () => {
  const { shopper } = await openShop('/quick-order')
  const field = await entry()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await shopper.keyboard('1003{Enter}pelati{Enter}')
  await waitFor(() => expect(states()).toEqual(['doubtful', 'matched']))

  // Enter in the empty field moves to the proposals; arrows move between them, Enter chooses one.
  await shopper.keyboard('{Enter}')
  await isFocused(candidate(1))
  await shopper.keyboard('{ArrowRight}')
  await isFocused(candidate(2))
  await shopper.keyboard('{Enter}')
  await waitFor(() => expect(states()).toEqual(['matched', 'matched']))
  within(rowOf('pelati')).getByRole('link', { name: 'Pelati bio' })

  // The focus is on the quantity of that line, which is overwritten.
  await isFocused(uiTexts.quantityNamed({ name: 'Pelati bio' }))
  await shopper.keyboard('{Control>}a{/Control}4')
  await shopper.keyboard('{Control>}{Enter}{/Control}')
  await screen.findAllByText(new RegExp(quickOrderTexts.added({ count: 2 })))
  expect(added).toEqual([
    { productId: 2, quantity: 4 },
    { productId: 3, quantity: 1 },
  ])
  expect(screen.queryByRole('list', { name: quickOrderTexts.lines })).toBeNull()
  // The bar then leads to the cart, and offers nothing to add.
  const summary = within(screen.getByRole('region', { name: quickOrderTexts.summary }))
  summary.getByRole('link', { name: /^Vai al carrello · \d+,\d\d\s€$/ })
  expect(summary.queryByRole('button', { name: /^Aggiungi/ })).toBeNull()
})

test('a pasted list becomes lines at once; unknown or refused ones stay with their reason', async () => {
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

test('Enter accepts the proposal and moves to the next line, and one button accepts all, with an undo', async () => {
  const { shopper } = await openShop('/quick-order')
  await shopper.click(await entry())
  await shopper.paste('pelati\n2 pelati\n3 pelati\nzzz')
  await waitFor(() => expect(states()).toEqual(['doubtful', 'doubtful', 'doubtful', 'unknown']))

  await shopper.keyboard('{Enter}')
  await isFocused(candidate(1))
  await shopper.keyboard('{Enter}')
  await waitFor(() => expect(states()).toEqual(['matched', 'doubtful', 'doubtful', 'unknown']))
  // The next line's proposal has the focus: the same key accepts it.
  await waitFor(() => expect(document.activeElement?.closest('li')).toBe(rows()[1]))

  const summary = within(screen.getByRole('region', { name: quickOrderTexts.summary }))
  await shopper.click(summary.getByRole('button', { name: quickOrderTexts.acceptAll({ count: 2 }) }))
  expect(states()).toEqual(['matched', 'matched', 'matched', 'unknown'])
  await waitFor(() => expect(document.activeElement?.closest('li')).toBe(rows()[3]))
  await shopper.click(await screen.findByRole('button', { name: quickOrderTexts.takeBack }))
  expect(states()).toEqual(['matched', 'doubtful', 'doubtful', 'unknown'])
})

test('a partly added line says so and offers the rest', async () => {
  let stock = 1
  const { shopper } = await openShop('/quick-order')
  const cart = serveCart()
  answer(addQuickOrder, ({ body }) => {
    const [asked] = body.items
    const took = Math.min(stock, asked!.quantity)
    stock -= took
    added.push({ productId: asked!.productId, quantity: took })
    const refusal = { productId: asked!.productId, added: took, code: 'cart.stock', text: noStock }
    return {
      cart: cart.become({ cartItems: [buildLine(productOf(1), 1)] }),
      refused: took < asked!.quantity ? [refusal] : [],
    }
  })
  await shopper.click(await entry())
  await shopper.paste('Codice\tQuantità\n1001\t2')
  await waitFor(() => expect(states()).toEqual(['matched']))
  await shopper.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(states()).toEqual(['partial']))
  const row = within(rows()[0]!)
  row.getByText(quickOrderTexts.states.partial)
  row.getByText(new RegExp(quickOrderTexts.taken({ taken: '1 pz', rest: '1 pz' }).replaceAll('.', '.')))
  expect(screen.queryByText(quickOrderTexts.states.refused)).toBeNull()
  screen.getByText(quickOrderTexts.partly({ count: 1 }))

  stock = 5
  await shopper.click(row.getByRole('button', { name: quickOrderTexts.addRest({ quantity: '1 pz' }) }))
  await waitFor(() => expect(screen.queryByRole('list', { name: quickOrderTexts.lines })).toBeNull())
  expect(added).toEqual([
    { productId: 1, quantity: 1 },
    { productId: 1, quantity: 1 },
  ])
})

test('greetings and thanks are left out, with a message that offers to add them', async () => {
  const { shopper } = await openShop('/quick-order')
  await shopper.click(await entry())
  await shopper.paste('Ciao Marco\n1001\ngrazie')
  await waitFor(() => expect(states()).toEqual(['matched']))
  await screen.findByText(quickOrderTexts.courtesies({ texts: ['Ciao Marco', 'grazie'] }))
  await shopper.click(screen.getByRole('button', { name: quickOrderTexts.takeCourtesies }))
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('lines that a call had no time for go into the next call; one that is too long says so', async () => {
  const asked: number[] = []
  answer(matchQuickOrder, ({ body: { lines } }) => {
    asked.push(lines.length)
    // Time for two lines per call; the second call comes too early.
    if (asked.length === 2) return refuse('request.tooMany', { seconds: 1 })
    return {
      lines: lines.map((line, place) => {
        const isLong = line.text.startsWith('kg kg')
        const state = place > 1 ? 'unread' : isLong ? 'tooLong' : matched(line).state
        return place > 1 || isLong
          ? { ...matched({ text: line.text }), productId: null, state }
          : matched(line)
      }),
      products: found,
    }
  })
  const { shopper } = await openShop('/quick-order')
  await shopper.click(await entry())
  await shopper.paste(`1001\n1002\n1003\nqualcosa\n${'kg kg '.repeat(20)}`)
  await waitFor(() => expect(states()).toEqual(['matched', 'matched', 'matched', 'unknown', 'unknown']))
  within(rowOf('kg kg')).getByText(quickOrderTexts.tooLong)
  expect(asked).toEqual([5, 3, 3, 1])
})
