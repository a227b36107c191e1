import { listDemoSignIns, login, mergeVisitor } from '@cambusa/contract/people/auth'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { changeCompany, listCompanies } from '@cambusa/contract/people/companies'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { companyTexts } from '@cambusa/messages/it/people/companies'
import { errorTexts } from '@cambusa/messages/it/errors'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, enterAs, refuse, sessionOf, VISITOR } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { CUSTOMER } from '../../testing/signed-in.ts'

const OF_TRATTORIA = { ...CUSTOMER, codInt: 'C000101', companyId: 1, companyName: 'Trattoria' }
const OF_BISTROT = { ...OF_TRATTORIA, companyId: 2, companyName: 'Bistrot' }
const BOTH = [
  { company_id: 1, company_name: 'Trattoria' },
  { company_id: 2, company_name: 'Bistrot' },
]

let cart: ReturnType<typeof serveCart>
let changed: unknown[] = []
/** The company that a visitor's cart was merged into, at each merge. */
let merged: unknown[] = []
beforeEach(() => {
  changed = []
  merged = []
  cart = serveCart()
  cart.become({ cartItems: [buildLine(buildProduct(1), 2)] })
  answer(listDemoSignIns, () => ({ password: '', signIns: [], newcomer: null }))
  answer(viewCategories, () => ({ categories: [], breadCrumbs: [] }))
  answer(listCompanies, () => ({ company_info: BOTH }))
  answer(listLastBought, () => ({ products: [] }))
  answer(listProducts, () => {
    const page = { selPage: 1, totPages: 1, itemsPerPage: 18, totItems: 0 }
    return { products: [], facets: [], page }
  })
  answer(login, () => {
    enterAs(OF_TRATTORIA)
    return cart.become({ user: OF_TRATTORIA })
  })
  answer(mergeVisitor, ({ body }) => {
    expect(body.visitor).toBe(sessionOf(VISITOR))
    merged.push(cart.now().user.companyId)
    return cart.become({ cartItems: [buildLine(buildProduct(1), 2)] })
  })
  answer(changeCompany, ({ query }) => {
    changed.push(query)
    enterAs(OF_BISTROT)
    return cart.become({ user: OF_BISTROT, cartItems: [] })
  })
})

/** From the cart page through the login. */
async function signIn() {
  const { shopper, address } = await openShop('/cart')
  await shopper.click(await screen.findByRole('button', { name: frameTexts.login }))
  const form = within(await screen.findByRole('dialog', { name: authTexts.title }))
  await shopper.type(form.getByLabelText(authTexts.login), 'ada@example.com')
  await shopper.type(form.getByLabelText(authTexts.password), 'Cambusa.2026{Enter}')
  await waitFor(() => expect(screen.queryByLabelText(authTexts.password)).toBeNull())
  return { shopper, address }
}

const chooser = async () => within(await screen.findByRole('dialog', { name: companyTexts.title }))

test('a customer with one company is not asked', async () => {
  answer(listCompanies, () => ({ company_info: BOTH.slice(0, 1) }))
  await signIn()
  await screen.findByRole('link', { name: frameTexts.profileOf({ lastName: CUSTOMER.lastName! }) })
  expect(screen.queryByRole('dialog', { name: companyTexts.title })).toBeNull()
  // Merged by the login.
  expect(merged).toEqual([])
})

test('a customer with several chooses after the login, and Escape does not close the dialog; the same company goes on', async () => {
  const { shopper, address } = await signIn()
  const dialog = await chooser()
  await shopper.keyboard('{Escape}')
  await shopper.click(dialog.getByRole('button', { name: companyTexts.go }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/cart')
  expect(changed).toEqual([])
  expect(merged).toEqual([1])
})

test('another company has its own cart and starts at home', async () => {
  const { shopper, address } = await signIn()
  const dialog = await chooser()
  await shopper.selectOptions(dialog.getByLabelText(companyTexts.company), 'Bistrot')
  await shopper.click(dialog.getByRole('button', { name: companyTexts.go }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(changed).toEqual([{ company_id: 2 }])
  expect(merged).toEqual([2])
  await screen.findAllByText(frameTexts.cartWith({ count: 1 }))
})

test('a visitor’s cart that waited is merged into the company of now when the shop is reloaded instead', async () => {
  await signIn()
  await chooser()
  expect(merged).toEqual([])
  await openShop('/cart')
  await waitFor(() => expect(merged).toEqual([1]))
  await openShop('/cart')
  await screen.findAllByText(frameTexts.cartWith({ count: 1 }))
  expect(merged).toHaveLength(1)
})

test('a merge that fails is explained in the dialog and tried again; the cart is never lost', async () => {
  const { shopper } = await signIn()
  const dialog = await chooser()
  answer(mergeVisitor, () => refuse('company.unknown'))
  await shopper.click(dialog.getByRole('button', { name: companyTexts.go }))
  await dialog.findByText(errorTexts['company.unknown'] as string)
  answer(mergeVisitor, () => {
    merged.push(cart.now().user.companyId)
    return cart.become({ cartItems: [buildLine(buildProduct(1), 2)] })
  })
  await shopper.click(dialog.getByRole('button', { name: companyTexts.go }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(merged).toEqual([1])
})

test('a failure to load the companies is explained, with a logout', async () => {
  answer(listCompanies, () => refuse('company.unknown'))
  await signIn()
  const dialog = await chooser()
  await dialog.findByText(errorTexts['company.unknown'] as string)
  dialog.getByRole('button', { name: companyTexts.logout })
  expect(dialog.queryByRole('button', { name: companyTexts.go })).toBeNull()
})

test('the company is changed, or kept, from the menu of the profile', async () => {
  const { shopper, address } = await signIn()
  await shopper.click((await chooser()).getByRole('button', { name: companyTexts.go }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await shopper.click(screen.getByRole('button', { name: frameTexts.profileMenu }))
  await shopper.click(await screen.findByRole('button', { name: lateFrameTexts.changeCompany }))
  await shopper.click((await chooser()).getByRole('button', { name: companyTexts.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/cart')
  expect(changed).toEqual([])
})
