import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { servePublicShop } from '../testing/public-screens.ts'
import { serveCart } from '../testing/served-cart.ts'

beforeEach(() => serveCart())

const plainField = () => document.querySelector<HTMLInputElement>('[role=search] input:not([role=combobox])')
const fullField = () => document.querySelector<HTMLInputElement>('[role=search] input[role=combobox]')

test('the search feature loaded on first use does not take back the focus from a shopper who has only tabbed past', async () => {
  const { shopper } = await openShop('/reset-password-request')
  const email = await screen.findByLabelText(passwordTexts.email)
  plainField()?.focus()
  email.focus()
  expect(fullField()).toBeNull()
  await waitFor(() => expect(fullField()).not.toBeNull(), { timeout: 10_000 })
  expect(document.activeElement).toBe(email)
  await shopper.keyboard('ada@example.com')
  expect(email).toHaveProperty('value', 'ada@example.com')
})

test('a shopper who is typing continues at the end of the text', async () => {
  answer(suggestProducts, () => ({ words: [], categories: [], brands: [], products: [] }))
  const { shopper } = await openShop('/reset-password-request')
  plainField()?.focus()
  await shopper.keyboard('mo')
  await waitFor(() => expect(fullField()).not.toBeNull(), { timeout: 10_000 })
  expect(document.activeElement).toBe(fullField())
  expect(fullField()).toHaveProperty('value', 'mo')
})

test('a tap on the search icon searches before the suggestions are loaded', async () => {
  servePublicShop()
  const { address } = await openShop('/reset-password-request')
  const field = plainField()!
  field.value = 'pasta'
  field.form!.querySelector('button')!.click()
  expect(fullField()).toBeNull()
  await waitFor(() => expect(address()).toBe('/search?query=pasta'))
})
