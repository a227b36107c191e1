import { consentVersions } from '@cambusa/messages/it/people/consents'
import { acceptInvitation, viewInvitation } from '@cambusa/contract/people/colleagues'
import { errorTexts } from '@cambusa/messages/it/errors'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { invitationTexts as texts } from '@cambusa/messages/it/people/invitations'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const LINK = '/colleague-invitation?invitation_token=s3cret'
const company = 'Trattoria'
const OFFER = {
  companyName: company,
  email: 'carla@example.com',
  role: 'buyer' as const,
  orderLimit: 300,
  monthLimit: null,
  invitedBy: 'Ada Bernardoni',
  expiresAt: '2026-11-28T09:00:00.000Z',
  hasAccount: true,
}

let sent: unknown[] = []
beforeEach(() => {
  sent = []
  serveCart()
  answer(viewInvitation, ({ query }) => (query.token === 's3cret' ? OFFER : refuse('invitation.unknown')))
  answer(acceptInvitation, ({ body }) => {
    sent.push(body)
    return { companyId: 1, companyName: company, email: OFFER.email, isNewAccount: !OFFER.hasAccount }
  })
})

test('the token leaves the address at once, and a button accepts; then there is the login', async () => {
  const { shopper, address } = await openShop(LINK)
  await screen.findByRole('heading', { level: 1, name: texts.headline({ company }) })
  expect(address()).toBe('/colleague-invitation')
  expect(sent).toEqual([])
  await shopper.click(screen.getByRole('button', { name: texts.accept }))
  await screen.findByRole('heading', { level: 1, name: texts.done({ company }) })
  screen.getAllByRole('button', { name: authTexts.title })
  expect(sent).toEqual([{ token: 's3cret' }])
})

test('without an account it asks for name and password, and nothing typed is lost by a mistake', async () => {
  answer(viewInvitation, () => ({ ...OFFER, hasAccount: false }))
  const { shopper } = await openShop(LINK)
  const first = await screen.findByLabelText(texts.firstName)
  await shopper.type(first, 'Carla')
  await shopper.type(screen.getByLabelText(texts.lastName), 'Neri')
  await shopper.type(screen.getByLabelText(texts.password), 'Melograno.7')
  await shopper.click(screen.getByRole('button', { name: texts.create }))
  await screen.findByText(validationTexts.consent)
  expect(first).toHaveProperty('value', 'Carla')
  await shopper.click(screen.getByLabelText(texts.terms))
  await shopper.click(screen.getByRole('button', { name: texts.create }))
  await screen.findByRole('heading', { level: 1, name: texts.done({ company }) })
  const account = { first_name: 'Carla', last_name: 'Neri', password: 'Melograno.7', accept_terms: true }
  const { terms, privacy } = consentVersions
  expect(sent).toEqual([{ token: 's3cret', ...account, consent_versions: { terms, privacy } }])
})

test.each(['invitation.tooOld', 'invitation.used', 'invitation.withdrawn', 'invitation.unknown'] as const)(
  'a link that does not work any more (%s) says why and what to do',
  async (code) => {
    answer(viewInvitation, () => refuse(code))
    await openShop(LINK)
    await screen.findByRole('heading', { level: 1, name: texts.dead })
    expect(screen.queryAllByText(errorTexts[code] as string)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: texts.accept })).toBeNull()
  },
)

test('somebody who is signed in with another address is told so, and may accept all the same', async () => {
  beSignedIn()
  enterAs(CUSTOMER)
  serveCart({ user: CUSTOMER })
  const { shopper } = await openShop(LINK)
  await screen.findByText(texts.other({ signedIn: CUSTOMER.login!, email: OFFER.email }))
  await shopper.click(screen.getByRole('button', { name: texts.accept }))
  await screen.findByRole('button', { name: texts.signOut })
  expect(sent).toHaveLength(1)
})
