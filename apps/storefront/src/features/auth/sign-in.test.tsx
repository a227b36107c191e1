import { listDemoSignIns, login, techLogin } from '@cambusa/contract/people/auth'
import { listDeliveryAddresses } from '@cambusa/contract/delivery/delivery'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { errorTexts } from '@cambusa/messages/it/errors'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { CUSTOMER } from '../../testing/signed-in.ts'

let cart: ReturnType<typeof serveCart>
let credentials: unknown[] = []
beforeEach(() => {
  credentials = []
  cart = serveCart()
  cart.become({ cartItems: [buildLine(buildProduct(1), 2)] })
  answer(listDemoSignIns, () => ({ password: '', signIns: [], newcomer: null }))
  answer(listDeliveryAddresses, () => ({ addresses: [], deliveryServices: [] }))
  answer(listLastBought, () => ({ products: [] }))
  answer(login, ({ body }) => {
    credentials.push(body)
    if (body.password !== 'Cambusa.2026') return refuse('auth.wrongCredentials')
    enterAs(CUSTOMER)
    return cart.become({ user: CUSTOMER })
  })
})

/** From a visitor's cart to the login form. */
async function openForm() {
  const { shopper } = await openShop('/cart')
  const [next] = await screen.findAllByRole('button', { name: cartTexts.next.login })
  await shopper.click(next!)
  const form = within(await screen.findByRole('dialog', { name: authTexts.title }))
  const submit = () => shopper.click(form.getByRole('button', { name: authTexts.submit }))
  return { shopper, form, submit }
}

test('a wrong password is reported and can be typed again; the right one leads on', async () => {
  const { shopper, form, submit } = await openForm()
  await shopper.type(form.getByLabelText(authTexts.login), 'ada@example.com')
  const password = form.getByLabelText(authTexts.password)
  await shopper.type(password, 'sbagliata')
  await submit()
  await form.findByText(errorTexts['auth.wrongCredentials'] as string)
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(form.getByLabelText(authTexts.login)).toHaveProperty('value', 'ada@example.com')

  // The wrong one is selected: typing replaces it.
  await shopper.keyboard('Cambusa.2026')
  await submit()
  await screen.findByRole('dialog', { name: deliveryTexts.title })
  await waitFor(() => expect(screen.queryByLabelText(authTexts.password)).toBeNull())
  expect(await screen.findAllByText(cartTexts.next.address)).not.toHaveLength(0)
  const sent = { login: 'ada@example.com', remember_me: true, keep_visitor: true, show_sectors: true }
  expect(credentials).toEqual([
    { ...sent, password: 'sbagliata' },
    { ...sent, password: 'Cambusa.2026' },
  ])
})

test('an empty field is reported in its place and nothing is sent', async () => {
  const { form, submit } = await openForm()
  await submit()
  await form.findByText(validationTexts.passwordRequired)
  expect(form.getByLabelText(authTexts.login).getAttribute('aria-invalid')).toBe('true')
  expect(credentials).toEqual([])
})

test('a till signs in by key and secret, in a variant of the dialog', async () => {
  const sent: unknown[] = []
  answer(techLogin, ({ body }) => {
    sent.push(body)
    if (body.secret !== 'AAAA-BBBB') return refuse('auth.wrongKey')
    enterAs(CUSTOMER)
    return cart.become({ user: CUSTOMER })
  })
  const { shopper, form } = await openForm()
  await shopper.click(form.getByRole('button', { name: authTexts.techLink }))
  await shopper.type(form.getByLabelText(authTexts.key), 'CCCC-DDDD')
  const submit = () => shopper.click(form.getByRole('button', { name: authTexts.submit }))
  await submit()
  await form.findByText(authTexts.secretRequired)
  await shopper.type(form.getByLabelText(authTexts.secret), 'AAAA')
  await submit()
  await form.findByText(errorTexts['auth.wrongKey'] as string)
  await shopper.type(form.getByLabelText(authTexts.secret), '-BBBB')
  await submit()
  await screen.findByRole('dialog', { name: deliveryTexts.title })
  const shown = { key: 'CCCC-DDDD', show_sectors: true }
  expect(sent).toEqual([
    { ...shown, secret: 'AAAA' },
    { ...shown, secret: 'AAAA-BBBB' },
  ])
})
