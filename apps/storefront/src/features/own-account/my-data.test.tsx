import { downloadMyData, requestMyData, viewMyData, type MyData } from '@cambusa/contract/people/my-data'
import { errorTexts } from '@cambusa/messages/it/errors'
import { myDataTexts as texts } from '@cambusa/messages/it/people/my-data'
import { screen, waitFor } from '@testing-library/dom'
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
const WAITING: MyData = { ...NONE, state: 'waiting', askedAt: '2026-11-26T09:00:00.000Z' }
const READY: MyData = {
  ...WAITING,
  state: 'ready',
  progress: 100,
  bytes: 48_000,
  expiresAt: '2026-12-03T09:00:00.000Z',
  url: '/ebsn/api/registration/my_data_file?export_id=7&expires=1796288400&signature=abc',
}

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
})

test('a ready copy is there after a reload, and is downloaded by its own link', async () => {
  const asked: unknown[] = []
  answer(viewMyData, () => READY)
  answer(downloadMyData, ({ query }) => {
    asked.push(query)
    return refuse('export.expired')
  })
  const { shopper } = await openShop('/profile/my-data')
  await shopper.click(await screen.findByRole('button', { name: texts.download }))
  await waitFor(() => expect(asked).toEqual([{ export_id: '7', expires: '1796288400', signature: 'abc' }]))
})

test('a copy is asked for with the password, then prepared, and the screen says when it is ready', async () => {
  let copy = NONE
  answer(viewMyData, () => copy)
  answer(requestMyData, () => refuse('password.wrong', undefined, 'password'))
  const { shopper } = await openShop('/profile/my-data')
  const field = await screen.findByLabelText(new RegExp(`^${texts.password}`))
  await shopper.type(field, 'sbagliata')
  await shopper.click(screen.getByRole('button', { name: texts.ask }))
  await screen.findByText(errorTexts['password.wrong'])
  answer(requestMyData, () => (copy = WAITING))
  await shopper.click(screen.getByRole('button', { name: texts.ask }))
  await screen.findByText(texts.preparingText)
  expect(screen.queryByRole('button', { name: texts.ask })).toBeNull()
  copy = READY
  await screen.findByRole('button', { name: texts.download }, { timeout: 10_000 })
})

test('a copy that has expired is told, and another one can be asked for', async () => {
  answer(viewMyData, () => ({
    ...READY,
    state: 'expired' as const,
    url: null,
    confirmedBy: 'login' as const,
  }))
  const asked: unknown[] = []
  answer(requestMyData, ({ body }) => {
    asked.push(body)
    return WAITING
  })
  const { shopper } = await openShop('/profile/my-data')
  await screen.findByText(texts.ended.expired)
  screen.getByText(texts.byLogin)
  await shopper.click(screen.getByRole('button', { name: texts.ask }))
  await waitFor(() => expect(asked).toEqual([{}]))
})
