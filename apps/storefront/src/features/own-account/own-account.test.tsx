import { keepAccount, requestDeletion, viewDeletion } from '@cambusa/contract/people/account-deletion'
import type { AccountDeletion } from '@cambusa/contract/people/account-deletion'
import { endOtherSessions, endOwnSession, listOwnSessions } from '@cambusa/contract/people/sessions'
import type { OwnSession } from '@cambusa/contract/people/sessions'
import { errorTexts } from '@cambusa/messages/it/errors'
import { deletionTexts, sessionTexts } from '@cambusa/messages/it/people/own-account'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const session = (sessionId: string, given: Partial<OwnSession> = {}): OwnSession => ({
  sessionId,
  kind: 'password',
  device: 'Firefox su Linux',
  actorName: null,
  firstUsedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:00:00.000Z',
  isThis: false,
  ...given,
})
const NOT_ASKED: AccountDeletion = {
  askedAt: null,
  deletesAt: null,
  confirmedBy: 'password',
  hindrances: [],
  lostGifts: 0,
}
const ASKED = { ...NOT_ASKED, askedAt: '2026-11-21T09:00:00.000Z', deletesAt: '2026-12-05T09:00:00.000Z' }

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
})

test('another device is signed out by its button, and all others after a question', async () => {
  const mine = session('mine', { isThis: true })
  let open = [mine, session('phone', { device: 'Chrome su Android' }), session('old', { device: '' })]
  answer(listOwnSessions, () => ({ sessions: open }))
  answer(endOwnSession, ({ body }) => ({
    sessions: (open = open.filter(({ sessionId }) => sessionId !== body.session_id)),
  }))
  answer(endOtherSessions, () => ({ sessions: (open = [mine]) }))
  const { shopper } = await openShop('/profile/sessions')
  await screen.findByText(sessionTexts.this)
  screen.getByText(sessionTexts.unknownDevice)
  await shopper.click(
    screen.getByRole('button', { name: sessionTexts.endNamed({ device: 'Chrome su Android' }) }),
  )
  await waitFor(() => expect(screen.queryByText('Chrome su Android')).toBeNull())
  await shopper.click(screen.getByRole('button', { name: sessionTexts.endOthers }))
  await shopper.click(await screen.findByRole('button', { name: sessionTexts.endOthersYes }))
  await screen.findByText(sessionTexts.onlyThis)
})

test('what is open is told with what to do, and nothing can be confirmed before', async () => {
  const hindrances = [
    { kind: 'openOrders' as const, count: 1, amount: 0, orderId: 12 },
    { kind: 'dueAmounts' as const, count: 2, amount: 12.34, orderId: null },
  ]
  answer(viewDeletion, () => ({ deletion: { ...NOT_ASKED, hindrances } }))
  await openShop('/profile/delete-account')
  await screen.findByText(deletionTexts.hindrances.openOrders({ count: 1, amount: '' }))
  screen.getByText(/12,34/)
  expect(screen.getByRole('link', { name: deletionTexts.toOrder }).getAttribute('href')).toBe(
    '/profile/orders/12',
  )
  expect(screen.queryByLabelText(deletionTexts.password)).toBeNull()
})

test('a wrong password is told at its field; the account is then asked to be deleted, and kept', async () => {
  let deletion = NOT_ASKED
  answer(viewDeletion, () => ({ deletion }))
  answer(requestDeletion, () => refuse('password.wrong', undefined, 'password'))
  answer(keepAccount, () => ({ deletion: (deletion = NOT_ASKED) }))
  const { shopper } = await openShop('/profile/delete-account')
  const field = await screen.findByLabelText(new RegExp(`^${deletionTexts.password}`))
  const ask = () => shopper.click(screen.getByRole('button', { name: deletionTexts.ask }))
  await shopper.type(field, 'sbagliata')
  await ask()
  await screen.findByText(errorTexts['password.wrong'])
  answer(requestDeletion, () => ({ deletion: (deletion = ASKED) }))
  await ask()
  await screen.findByText(deletionTexts.askedText)
  await shopper.click(screen.getByRole('button', { name: deletionTexts.keep }))
  await waitFor(() => expect(screen.queryByText(deletionTexts.askedText)).toBeNull())
})
