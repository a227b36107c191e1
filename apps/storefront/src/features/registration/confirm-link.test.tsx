import { confirmRegistration, resendConfirmation } from '@cambusa/contract/people/registration'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { resendTexts } from '@cambusa/messages/it/mails/resend'
import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'

const LOGIN = 'ada@example.com'

let sent: Record<'confirm' | 'resend', unknown[]>
beforeEach(() => {
  sent = { confirm: [], resend: [] }
  serveCart()
  answer(confirmRegistration, ({ body }) => {
    sent.confirm.push(body)
    return { what: 'registration' as const, login: LOGIN, cardPending: false }
  })
  answer(resendConfirmation, ({ body }) => (sent.resend.push(body), { login: body.e_mail }))
})

const press = async (shopper: UserEvent, name: string) =>
  shopper.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

test('the link of the mail leaves the address at once, and a button confirms', async () => {
  const { shopper, address } = await openShop(
    `/registration/confirm?e_mail=${encodeURIComponent(LOGIN)}&reg_control_code=s3cret`,
  )
  await heading(confirmationTexts.title)
  expect(address()).toBe('/registration/confirm')
  expect(JSON.stringify([window.location.href, window.history.state])).not.toContain('s3cret')
  expect(sent.confirm).toEqual([])
  await press(shopper, confirmationTexts.confirm)
  await heading(confirmationTexts.confirmedTitle)
  expect(address()).toBe('/registration-confirmed')
  expect(sent.confirm).toEqual([{ e_mail: LOGIN, reg_control_code: 's3cret' }])
})

test('a customer whose card is still to be collected is told so after the confirmation', async () => {
  answer(confirmRegistration, () => ({ what: 'registration' as const, login: LOGIN, cardPending: true }))
  const { shopper, address } = await openShop(`/registration/confirm?e_mail=${LOGIN}&reg_control_code=s3cret`)
  await press(shopper, confirmationTexts.confirm)
  await screen.findByText(confirmationTexts.cardPending)
  expect(address()).toBe('/registration-completed')
})

test.each([
  ['registration.linkTooOld', confirmationTexts.tooOldTitle],
  ['registration.linkSuperseded', confirmationTexts.supersededTitle],
  ['registration.linkEnded', confirmationTexts.endedTitle],
  ['registration.linkUnknown', confirmationTexts.unknownTitle],
] as const)('a link refused with %s can be sent again', async (code, title) => {
  answer(confirmRegistration, () => refuse(code))
  const { shopper } = await openShop(`/registration/confirm?e_mail=${LOGIN}&reg_control_code=old`)
  await press(shopper, confirmationTexts.confirm)
  await heading(title)
  await press(shopper, resendTexts.resend)
  await screen.findByText(confirmationTexts.resent({ email: LOGIN }), { selector: 'p' })
  expect(sent.resend).toEqual([{ e_mail: LOGIN }])
})

test('a used link leads to the login', async () => {
  answer(confirmRegistration, () => refuse('registration.linkUsed'))
  const { shopper, main } = await openShop(`/registration/confirm?e_mail=${LOGIN}&reg_control_code=old`)
  await press(shopper, confirmationTexts.confirm)
  await heading(confirmationTexts.usedTitle)
  expect(main.getByRole('button', { name: authTexts.title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: resendTexts.resend })).toBeNull()
})
