import { requestPasswordReset, resetPasswordByCard } from '@cambusa/contract/people/password'
import { errorTexts } from '@cambusa/messages/it/errors'
import { passwordTexts as texts } from '@cambusa/messages/it/people/password'
import { resendTexts } from '@cambusa/messages/it/mails/resend'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'

const LOGIN = 'ada@example.com'
const PASSWORD = 'Mare-9-vento'
const LINK = `/reset-password?e_mail=${encodeURIComponent(LOGIN)}&reset_token=s3cret`

let asked: unknown[]
let saved: unknown[]
beforeEach(() => {
  asked = []
  saved = []
  serveCart()
  answer(requestPasswordReset, ({ body }) => (asked.push(body), { login: body.e_mail }))
  answer(resetPasswordByCard, ({ body }) => (saved.push(body), { login: body.email }))
})

const press = async (shopper: UserEvent, name: string) =>
  shopper.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

async function writePassword(shopper: UserEvent, repeated = PASSWORD) {
  await shopper.type(await screen.findByLabelText(texts.password), PASSWORD)
  await shopper.type(await screen.findByLabelText(texts.repeatPassword), repeated)
  await press(shopper, texts.save)
}

test('a link is requested, and cannot be requested again within the minute', async () => {
  const { shopper, address } = await openShop('/reset-password-request')
  await press(shopper, texts.send)
  await screen.findByText(validationTexts.loginRequired)
  const email = await screen.findByLabelText(texts.email)
  await waitFor(() => expect(document.activeElement).toBe(email))
  await shopper.type(email, LOGIN)
  await press(shopper, texts.send)
  await screen.findByText(texts.sentText({ login: LOGIN }))
  expect(address()).toBe('/reset-password-sent')
  expect(screen.getByRole('button', { name: resendTexts.resend })).toHaveProperty('disabled', true)
  expect(asked).toEqual([{ e_mail: LOGIN }])
})

test('the token leaves the address at once, and the new password is set', async () => {
  const { shopper, address } = await openShop(LINK)
  await heading(texts.resetTitle)
  expect(address()).toBe('/reset-password')
  expect(JSON.stringify([window.location.href, window.history.state])).not.toContain('s3cret')
  await writePassword(shopper)
  await heading(texts.completedTitle)
  expect(address()).toBe('/reset-password-completed')
  expect(saved).toEqual([{ email: LOGIN, token: 's3cret', password: PASSWORD }])
})

test('two different passwords are not sent', async () => {
  const { shopper } = await openShop(LINK)
  await writePassword(shopper, 'Mare-9-vent')
  await screen.findByText(validationTexts.passwordRepeat)
  expect(saved).toEqual([])
})

test.each([
  ['password.tokenUsed', texts.usedTitle],
  ['password.tokenTooOld', texts.tooOldTitle],
  ['password.tokenSuperseded', texts.supersededTitle],
  ['password.tokenEnded', texts.endedTitle],
  ['password.tokenUnknown', texts.unknownTitle],
] as const)('a link refused with %s leads to another one', async (code, title) => {
  answer(resetPasswordByCard, () => refuse(code))
  const { shopper, address } = await openShop(LINK)
  await writePassword(shopper)
  await heading(title)
  expect(screen.getByText(errorTexts[code] as string)).toBeTruthy()
  await shopper.click(screen.getByRole('link', { name: texts.askAgain }))
  await heading(texts.requestTitle)
  expect(address()).toBe('/reset-password-request')
})

test('without its link the screen asks to open it again', async () => {
  await openShop('/reset-password')
  await heading(texts.noLinkTitle)
  expect(screen.queryByLabelText(texts.password)).toBeNull()
})
