import { listStoredCards, removeStoredCard, type StoredCard } from '@cambusa/contract/payments/payments'
import { viewMailChoices } from '@cambusa/contract/people/mail-choices'
import { viewPushKinds } from '@cambusa/contract/people/push'
import { userDetail } from '@cambusa/contract/people/profile'
import { listStores } from '@cambusa/contract/delivery/stores'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { ALL_MAILS, ALL_PUSHES, buildProfile } from '../../lib/testing/test-profile.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const buildCard = (userPaymentAuthId: number, lastFour: string): StoredCard => ({
  userPaymentAuthId,
  userPaymenthAuthId: userPaymentAuthId,
  paymentTypeId: 2,
  name: `Visa che termina con ${lastFour}, scade 04/2030`,
  brand: 'visa',
  lastFour,
  expiry: '04/2030',
  isExpired: false,
})

let cards: StoredCard[]
let removed: number[]

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  cards = [buildCard(5, '4242'), buildCard(6, '1111')]
  removed = []
  answer(listStores, () => ({ stores: [] }))
  answer(userDetail, () => ({ user: buildProfile() }))
  answer(viewMailChoices, () => ({ choices: ALL_MAILS }))
  answer(viewPushKinds, () => ({ kinds: ALL_PUSHES }))
  answer(listStoredCards, () => ({ auths: cards }))
  answer(removeStoredCard, ({ body: { user_payment_auth_id: id } }) => {
    removed.push(id)
    cards = cards.filter(({ userPaymentAuthId }) => userPaymentAuthId !== id)
    return { auths: cards }
  })
})

test('a stored card is removed in the profile, after a confirmation', async () => {
  const { shopper, main } = await openShop('/profile/profile-update')
  const remove = await main.findByRole('button', {
    name: paymentTexts.remove({ name: 'Visa che termina con 4242' }),
  })
  await shopper.click(remove)
  const keep = within(await screen.findByRole('dialog')).getByRole('button', { name: paymentTexts.removeNo })
  await shopper.click(keep)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(removed).toEqual([])
  await shopper.click(remove)
  const yes = within(await screen.findByRole('dialog')).getByRole('button', { name: paymentTexts.removeYes })
  await shopper.click(yes)
  await screen.findByText(paymentTexts.removed)
  expect(main.queryByText('Visa che termina con 4242')).toBeNull()
  main.getByText('Visa che termina con 1111')
  expect(removed).toEqual([5])
})
