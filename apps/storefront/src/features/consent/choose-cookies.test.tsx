import { saveCookieConsent } from '@cambusa/contract/people/cookie-consent'
import { viewAnalytics } from '@cambusa/contract/shop/analytics'
import { COOKIE_TEXT_VERSION } from '@cambusa/messages/it/people/cookie-version'
import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import { tourTexts } from '@cambusa/messages/it/frame/tour'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DOCUMENT_MARKS } from '../../lib/browser/page-marks.ts'
import { COOKIES_KEY } from '../../lib/browser/storage.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { serveCategory } from '../../testing/served-category.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const marks = document.documentElement.dataset
const isAsked = () => DOCUMENT_MARKS.cookies in marks
const kept = () => JSON.parse(localStorage.getItem(COOKIES_KEY) ?? 'null') as object | null

let proofs: object[] = []
beforeEach(() => {
  proofs = []
  serveCategory({ slug: 'pasta', productsOf: () => [] })
  answer(saveCookieConsent, ({ body }) => (proofs.push(body), { isNew: true }))
  answer(viewAnalytics, () => ({ analytics: null, pixel: null, pictures: [] }))
  // What index.html does where nothing is stored.
  marks[DOCUMENT_MARKS.cookies] = 'ask'
})
afterEach(() => delete marks[DOCUMENT_MARKS.cookies])

async function openAsVisitor() {
  serveCart()
  return openShop('/category/pasta')
}
const bar = async () => within(await screen.findByRole('region', { name: cookieTexts.bar }))

test.each([
  [cookieTexts.accept, { analytics: true, profilation: true }],
  [cookieTexts.refuse, { analytics: false, profilation: false }],
  [cookieTexts.close, { analytics: false, profilation: false }],
])('%s in the bar keeps what it says, and the bar is gone for good', async (name, toggles) => {
  const { shopper } = await openAsVisitor()
  await shopper.click((await bar()).getByRole('button', { name }))
  expect(kept()).toMatchObject({ technical: true, ...toggles, version: COOKIE_TEXT_VERSION })
  expect(isAsked()).toBe(false)
  // A visitor's choice is nobody's.
  expect(proofs).toEqual([])
})

test('the panel chooses each kind, and opened again from the footer it shows the choice and changes it', async () => {
  const { shopper } = await openAsVisitor()
  await shopper.click((await bar()).getByRole('button', { name: cookieTexts.choose }))
  const panel = async () => within(await screen.findByRole('dialog', { name: cookieTexts.preferences }))
  const toggle = async (name: string) => (await panel()).getByRole<HTMLInputElement>('switch', { name })
  expect((await toggle(cookieTexts.technical)).disabled).toBe(true)
  expect((await toggle(cookieTexts.profilation)).checked).toBe(false)
  await shopper.click(await toggle(cookieTexts.analytics))
  await shopper.click((await panel()).getByRole('button', { name: cookieTexts.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(kept()).toMatchObject({ analytics: true, profilation: false })

  await shopper.click(await screen.findByRole('button', { name: cookieTexts.preferences }))
  expect((await toggle(cookieTexts.analytics)).checked).toBe(true)
  await shopper.click(await toggle(cookieTexts.analytics))
  await shopper.click((await panel()).getByRole('button', { name: cookieTexts.save }))
  expect(kept()).toMatchObject({ analytics: false, profilation: false })
})

test('a customer’s choice is proven once, also one made before as a visitor', async () => {
  const { shopper } = await openAsVisitor()
  await shopper.click((await bar()).getByRole('button', { name: cookieTexts.accept }))
  beSignedIn()
  enterAs({ ...CUSTOMER, sessionKind: 'password' })
  serveCart({ user: CUSTOMER })
  for (const times of [1, 2]) {
    const again = await openShop('/category/pasta')
    await again.shopper.keyboard('{Shift}')
    await screen.findByRole('button', { name: cookieTexts.preferences })
    await waitFor(() => expect(proofs.length, `opened ${times} times`).toBe(1))
  }
  expect(proofs).toEqual([
    expect.objectContaining({ analytics: true, profilation: true, version: COOKIE_TEXT_VERSION }),
  ])
})

test('a proof that the shop refuses is told to nobody', async () => {
  answer(saveCookieConsent, ({ body }) => (proofs.push(body), refuse('response419')))
  beSignedIn()
  enterAs({ ...CUSTOMER, sessionKind: 'password' })
  serveCart({ user: CUSTOMER })
  const { shopper, address } = await openShop('/category/pasta')
  await shopper.click((await bar()).getByRole('button', { name: cookieTexts.refuse }))
  await waitFor(() => expect(proofs).toHaveLength(1))
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/category/pasta', null])
})

test('whoever acts for a customer proves nothing', async () => {
  beSignedIn()
  enterAs({ ...CUSTOMER, sessionKind: 'acting', actor: { name: 'Irene Capo' } })
  serveCart({ user: CUSTOMER })
  const { shopper } = await openShop('/category/pasta')
  await shopper.click((await bar()).getByRole('button', { name: cookieTexts.accept }))
  await screen.findByRole('button', { name: cookieTexts.preferences })
  expect([proofs, screen.queryAllByText(tourTexts.offer)]).toEqual([[], []])
})

test('the tour is offered once, after the choice, and can be taken and skipped at every step', async () => {
  const { shopper } = await openAsVisitor()
  await shopper.click((await bar()).getByRole('button', { name: cookieTexts.refuse }))
  await screen.findAllByText(tourTexts.offer)
  await shopper.click(screen.getByRole('button', { name: tourTexts.show }))
  const tour = async () => within(await screen.findByRole('dialog', { name: tourTexts.title }))
  await shopper.click((await tour()).getByRole('button', { name: tourTexts.next }))
  ;(await tour()).getByText(tourTexts.steps.timeslot.title)
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await openAsVisitor()
  await shopper.keyboard('{Shift}')
  await shopper.click(await screen.findByRole('button', { name: tourTexts.open }))
  expect(screen.queryAllByText(tourTexts.offer)).toEqual([])
  ;(await tour()).getByText(tourTexts.progress({ step: 1, of: 4 }))
  await shopper.click((await tour()).getByRole('button', { name: tourTexts.skip }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
