import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { updateMailChoices, viewMailChoices } from '@cambusa/contract/people/mail-choices'
import { viewPushKinds } from '@cambusa/contract/people/push'
import { listStoredCards } from '@cambusa/contract/payments/payments'
import { userDetail } from '@cambusa/contract/people/profile'
import { listStores } from '@cambusa/contract/delivery/stores'
import { mailChoiceTexts } from '@cambusa/messages/it/people/mail-choices'
import { notEnabledReasons, notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ALL_MAILS, ALL_PUSHES, buildProfile } from '../lib/testing/test-profile.ts'
import { answer, enterAs, refuse } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

test('a refusal of a person who is not enabled opens the one dialog, with what is missing', async () => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  answer(userDetail, () => ({ user: buildProfile() }))
  answer(listStores, () => ({ stores: [] }))
  answer(listStoredCards, () => ({ auths: [] }))
  answer(viewMailChoices, () => ({ choices: ALL_MAILS }))
  answer(viewPushKinds, () => ({ kinds: ALL_PUSHES }))
  const missing = notEnabledReasons.acting
  answer(updateMailChoices, () => refuse('user.notEnabled', { missing }))
  const { shopper } = await openShop('/profile/profile-update')
  await shopper.click(await screen.findByRole('switch', { name: mailChoiceTexts.names.orderReady }))
  const dialog = await screen.findByRole('dialog', { name: notEnabledTexts.title })
  within(dialog).getByText(`${missing.charAt(0).toUpperCase()}${missing.slice(1)}.`)
  await shopper.click(within(dialog).getByRole('button', { name: notEnabledTexts.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever acts for a customer is told once why the profile is not shown: by the screen', async () => {
  const acting: EnvelopeUser = { ...CUSTOMER, sessionKind: 'acting', actor: { name: 'Irene Capo' } }
  beSignedIn()
  enterAs(acting)
  serveCart({ user: acting })
  const missing = notEnabledReasons.acting
  let refused = 0
  answer(userDetail, () => {
    refused += 1
    return refuse('user.notEnabled', { missing })
  })
  await openShop('/profile/profile-update')
  const reason = `${missing.charAt(0).toUpperCase()}${missing.slice(1)}.`
  // It is asked for before the shop has said in what session this is.
  await waitFor(() => expect(refused).toBeGreaterThan(0))
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
