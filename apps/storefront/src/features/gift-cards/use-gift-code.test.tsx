import type { Cart } from '@cambusa/contract/cart/cart'
import { addGiftCode, removeGiftCode } from '@cambusa/contract/payments/gift-cards'
import { errorTexts } from '@cambusa/messages/it/errors'
import { giftCardTexts } from '@cambusa/messages/it/checkout/gift-cards'
import { validationTexts } from '@cambusa/messages/it/validation'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import { answer, refuse, VISITOR } from '../../testing/network.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'
import { GiftCodes } from './gift-codes.tsx'

type Gift = Cart['giftCertificates'][number]
const gift = (changes: Partial<Gift> = {}): Gift => ({
  giftCertificateId: 3,
  description: 'Buono di benvenuto',
  hint: 'SA10',
  used: 10,
  left: 0,
  validUntil: null,
  ...changes,
})

let root: Root | undefined
let sent: unknown[] = []

function Place() {
  const { data: cart } = useQuery(useCartQuery())
  return (
    cart && (
      <>
        <GiftCodes cart={cart} />
        <p>cart {cart.cartId}</p>
      </>
    )
  )
}

/** The component with a cart from the shop, as in the checkout. */
async function open(changes: Partial<Cart> = {}) {
  const cart = serveCart({ user: CUSTOMER, ...changes })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <Place />
    </QueryClientProvider>,
  )
  const shopper = userEvent.setup()
  return { cart, shopper, ask: async () => shopper.click(await screen.findByText(giftCardTexts.ask)) }
}

const field = () => screen.findByRole('textbox', { name: giftCardTexts.code })
const use = () => screen.getByRole('button', { name: giftCardTexts.add })

beforeEach(() => {
  beSignedIn()
  sent = []
})
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

test('a typed code is used; the list shows the paid amount and the rest, and the field is empty again', async () => {
  const { cart, shopper, ask } = await open()
  const added = gift({ used: 8, left: 2, validUntil: '2100-12-31T22:59:59.999Z' })
  answer(
    addGiftCode,
    ({ body }) => (sent.push(body), cart.become({ giftCertificates: [added], giftTotal: 8 })),
  )
  await ask()
  await shopper.type(await field(), ' cambusa-10 ')
  await shopper.click(use())
  const list = within(await screen.findByRole('list', { name: giftCardTexts.list }))
  expect(sent).toEqual([{ code: 'cambusa-10' }])
  const text = list.getByRole('listitem').textContent.replace(/\s/g, ' ')
  for (const part of [
    'Buono di benvenuto',
    'SA10',
    'Paga 8,00 €',
    'Restano 2,00 €',
    'Vale fino al 31/12/2100',
  ])
    expect(text).toContain(part)
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
})

test('a refused code stays in its field, which explains it and has the focus; an empty one is not sent', async () => {
  const { shopper, ask } = await open()
  answer(addGiftCode, ({ body }) => (sent.push(body), refuse('gift.expired', { day: '31/10/2026' }, 'code')))
  await ask()
  await shopper.click(use())
  await screen.findByText(validationTexts.required)
  expect(sent).toEqual([])
  await shopper.type(await field(), 'SCADUTO')
  await shopper.click(use())
  await screen.findByText(errorTexts['gift.expired']({ day: '31/10/2026' }))
  const input = await field()
  expect(input).toHaveProperty('value', 'SCADUTO')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a cart that is being bought is explained above the button, and the typed code stays', async () => {
  const { shopper, ask } = await open()
  answer(addGiftCode, () => refuse('cart.locked'))
  await ask()
  await shopper.type(await field(), 'CAMBUSA10')
  await shopper.click(use())
  await within(screen.getByRole('alert')).findByText(errorTexts['cart.locked'])
  expect(await field()).toHaveProperty('value', 'CAMBUSA10')
})

test('a code is removed, and the focus moves to the field', async () => {
  const { cart, shopper } = await open({
    giftCertificates: [gift(), gift({ giftCertificateId: 4, hint: 'TA50' })],
  })
  answer(removeGiftCode, ({ body }) => (sent.push(body), cart.become({ giftCertificates: [gift()] })))
  await shopper.click(
    await screen.findByRole('button', { name: giftCardTexts.removeNamed({ hint: 'TA50' }) }),
  )
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(sent).toEqual([{ gift_certificate_id: 4 }])
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
})

test('a code that pays nothing says why, and a locked cart shows its codes read only', async () => {
  await open({
    giftCertificates: [
      gift({ used: 0, left: 50 }),
      gift({ giftCertificateId: 4, used: 0, left: 5, validUntil: '2026-01-31T22:59:59.999Z' }),
    ],
    giftCertificatesToGenerate: [{ description: 'Buono regalo', giftTotal: 100 }],
    editable: { items: false, address: false, timeslot: false },
  })
  const [unused, expired] = await screen.findAllByRole('listitem')
  expect(unused!.textContent).toContain(giftCardTexts.unused)
  expect(expired!.textContent).toContain(giftCardTexts.expired({ day: '31/01/2026' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(giftCardTexts.ask)).toBeNull()
  screen.getByText(giftCardTexts.toMakeText)
})

test('a visitor sees nothing', async () => {
  await open({ user: VISITOR })
  await screen.findByText('cart 1')
  expect(screen.queryByText(giftCardTexts.ask)).toBeNull()
})
