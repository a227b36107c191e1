import { listDemoSignIns } from '@cambusa/contract/people/auth'
import { beginSso, finishSso, listIdentityProviders } from '@cambusa/contract/people/sso'
import { listDeliveryAddresses } from '@cambusa/contract/delivery/delivery'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { consentTexts, consentVersions } from '@cambusa/messages/it/people/consents'
import { ssoTexts } from '@cambusa/messages/it/people/sso'
import { errorTexts } from '@cambusa/messages/it/errors'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { readArrival } from '../../lib/state/sso-arrival.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { CUSTOMER } from '../../testing/signed-in.ts'

const CATENA = { id: 'catena', name: 'Catena Rossi' }
let cart: ReturnType<typeof serveCart>
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  cart = serveCart()
  answer(listIdentityProviders, () => ({ providers: [CATENA] }))
  answer(listDemoSignIns, () => ({ password: '', signIns: [], newcomer: null }))
  answer(listDeliveryAddresses, () => ({ addresses: [], deliveryServices: [] }))
  answer(listLastBought, () => ({ products: [] }))
  answer(beginSso, ({ query }) => {
    sent.push(query)
    return { loginRedirectUrl: 'https://idp.example/login', nonce: 'the-nonce' }
  })
})

const button = () => screen.findByRole('button', { name: ssoTexts.enterWith(CATENA) })

test('the screen has a button that leads to the provider, and keeps the nonce in this tab', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { shopper } = await openShop('/sso-login')
  await shopper.click(await button())
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://idp.example/login'))
  expect(sent).toEqual([{ provider: 'catena', relay_state_url: `${window.location.origin}/` }])
  expect(sessionStorage.getItem('cambusa.sso-nonce')).toBe('the-nonce')
})

test('back with a code the shopper is signed in with the nonce, and goes on where the sign-in began', async () => {
  sessionStorage.setItem('cambusa.sso-nonce', 'the-nonce')
  answer(finishSso, ({ body }) => {
    sent.push(body)
    enterAs(CUSTOMER)
    return cart.become({ user: CUSTOMER })
  })
  const { address } = await openShop('/sso-login#code=the-code&to=%2Fcart')
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(sent).toEqual([{ code: 'the-code', nonce: 'the-nonce', show_sectors: true }])
  expect(sessionStorage.getItem('cambusa.sso-nonce')).toBeNull()
})

test('the first time the two needed consents are asked before anything else', async () => {
  answer(finishSso, ({ body }) => {
    sent.push(body.consents)
    if (!body.consents) return refuse('sso.consentsNeeded')
    enterAs(CUSTOMER)
    return cart.become({ user: CUSTOMER })
  })
  const { shopper, address } = await openShop('/sso-login#code=the-code')
  const proceed = await screen.findByRole('button', { name: ssoTexts.proceed })
  await shopper.click(proceed)
  expect(await screen.findAllByText(validationTexts.consent)).toHaveLength(2)
  await shopper.click(screen.getByLabelText(consentTexts.privacy))
  await shopper.click(screen.getByLabelText(consentTexts.terms))
  await shopper.click(proceed)
  await waitFor(() => expect(address()).toBe('/'))
  expect(sent).toEqual([undefined, { privacy: true, terms: true, profiling: false, marketing: false }])
})

test('a text that changed while it was read is read and agreed to again, and the rest stays', async () => {
  const versions: unknown[] = []
  answer(finishSso, ({ body }) => {
    if (!body.consents) return refuse('sso.consentsNeeded')
    versions.push(body.consent_versions?.privacy)
    if (versions.length === 1) return refuse('consent.textChanged', undefined, 'consents.privacy')
    enterAs(CUSTOMER)
    return cart.become({ user: CUSTOMER })
  })
  const { shopper, address } = await openShop('/sso-login#code=the-code')
  const proceed = await screen.findByRole('button', { name: ssoTexts.proceed })
  const privacy = screen.getByLabelText(consentTexts.privacy)
  await shopper.click(privacy)
  await shopper.click(screen.getByLabelText(consentTexts.terms))
  await shopper.click(proceed)
  await screen.findByText(errorTexts['consent.textChanged'] as string)
  expect([privacy, screen.getByLabelText(consentTexts.terms)]).toMatchObject([
    { checked: false },
    { checked: true },
  ])
  await shopper.click(privacy)
  await shopper.click(proceed)
  await waitFor(() => expect(address()).toBe('/'))
  expect(versions).toEqual([consentVersions.privacy, consentVersions.privacy])
})

test('a code that is good no more is told, with the button to begin again', async () => {
  answer(finishSso, () => refuse('sso.codeEnded'))
  await openShop('/sso-login#code=old')
  expect(await screen.findByText(errorTexts['sso.codeEnded'] as string)).toBeTruthy()
  expect(await button()).toBeTruthy()
})

test('the way on is a path of the shop', () => {
  expect(readArrival('code=a&to=%2Fcart%3Fx%3D1')).toEqual({ code: 'a', to: '/cart?x=1' })
  for (const to of ['https://altro.example', '//altro.example', '/\\altro.example', ''])
    expect(readArrival(`code=a&to=${encodeURIComponent(to)}`)).toEqual({ code: 'a', to: '/' })
  expect(readArrival('to=%2Fcart')).toBeUndefined()
})
