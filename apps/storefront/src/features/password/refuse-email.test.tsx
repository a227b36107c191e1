import { refuseEmailUpdate } from '@cambusa/contract/people/profile'
import { errorTexts } from '@cambusa/messages/it/errors'
import { refuseEmailTexts as texts } from '@cambusa/messages/it/people/refuse-email'
import { screen } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'

const LOGIN = 'ada@example.com'
const LINK = `/registration/not-me?e_mail=${encodeURIComponent(LOGIN)}&refusal_token=s3cret`

let sent: unknown[]
beforeEach(() => {
  sent = []
  serveCart()
})

test('the link of the mail leaves the address at once; a button refuses, and leads to a new password', async () => {
  answer(refuseEmailUpdate, ({ body }) => (sent.push(body), { login: LOGIN }))
  const { shopper, address } = await openShop(LINK)
  await screen.findByRole('heading', { name: texts.title })
  expect(address()).toBe('/registration/not-me')
  expect(JSON.stringify([window.location.href, window.history.state])).not.toContain('s3cret')
  expect(sent).toEqual([])
  await shopper.click(screen.getByRole('button', { name: texts.refuse }))
  await screen.findByRole('heading', { name: texts.doneTitle })
  expect(sent).toEqual([{ e_mail: LOGIN, refusal_token: 's3cret' }])
  await shopper.click(screen.getByRole('link', { name: texts.newPassword }))
  expect(address()).toBe('/reset-password-request')
})

test('an invalid link says what to do', async () => {
  answer(refuseEmailUpdate, () => refuse('registration.refusalEnded'))
  const { shopper } = await openShop(LINK)
  await shopper.click(await screen.findByRole('button', { name: texts.refuse }))
  await screen.findByRole('heading', { name: texts.deadTitle })
  await screen.findByText(errorTexts['registration.refusalEnded'] as string)
  expect(screen.queryByRole('button', { name: texts.refuse })).toBeNull()
})
