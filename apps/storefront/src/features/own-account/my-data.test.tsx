import { requestMyData, viewMyData, type MyData } from '@cambusa/contract/people/my-data'
import { errorTexts } from '@cambusa/messages/it/errors'
import { myDataTexts as texts } from '@cambusa/messages/it/people/my-data'
import { screen } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const NONE: MyData = {
  state: null,
  progress: 0,
  askedAt: null,
  expiresAt: null,
  url: null,
  bytes: 0,
  confirmedBy: 'password',
}
const ASKED = { ...NONE, askedAt: '2026-11-26T09:00:00.000Z' }
const WAITING: MyData = { ...ASKED, state: 'running', progress: 30 }
const READY: MyData = {
  ...ASKED,
  state: 'ready',
  progress: 100,
  bytes: 120_000,
  expiresAt: '2026-12-03T09:00:00.000Z',
  url: '/ebsn/api/registration/my_data_file?export_id=7&expires=1795000000&signature=abc',
}

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
})

test('a wrong password is told at its field; the right one has the copy prepared', async () => {
  let now = NONE
  answer(viewMyData, () => now)
  answer(requestMyData, () => refuse('password.wrong', undefined, 'password'))
  const { shopper } = await openShop('/profile/my-data')
  await shopper.type(await screen.findByLabelText(new RegExp(`^${texts.password}`)), 'sbagliata')
  const ask = () => shopper.click(screen.getByRole('button', { name: texts.ask }))
  await ask()
  await screen.findByText(errorTexts['password.wrong'])
  answer(requestMyData, () => (now = WAITING))
  await ask()
  await screen.findByRole('progressbar', { name: texts.preparing })
  expect(screen.queryByRole('button', { name: texts.ask })).toBeNull()
})

test('a copy asked for earlier is there after a reload: to download, or to ask for again', async () => {
  answer(viewMyData, () => READY)
  const { shopper } = await openShop('/profile/profile-update')
  await shopper.click(await screen.findByRole('link', { name: texts.title }))
  await screen.findByRole('button', { name: texts.download })
  screen.getByRole('button', { name: texts.askAgain })
})

test('a copy whose days are over cannot be downloaded, and where a login confirms no password is asked', async () => {
  answer(viewMyData, () => ({
    ...READY,
    state: 'expired' as const,
    url: null,
    confirmedBy: 'login' as const,
  }))
  await openShop('/profile/my-data')
  await screen.findByText(texts.expired)
  screen.getByText(texts.byLogin)
  expect(screen.queryByRole('button', { name: texts.download })).toBeNull()
  expect(screen.queryByLabelText(new RegExp(`^${texts.password}`))).toBeNull()
})
