import { consentVersions } from '@cambusa/messages/it/people/consents'
import { listDemoSignIns } from '@cambusa/contract/people/auth'
import { updateMailChoices, viewMailChoices } from '@cambusa/contract/people/mail-choices'
import { viewPushKinds } from '@cambusa/contract/people/push'
import { listStoredCards } from '@cambusa/contract/payments/payments'
import { updatePassword } from '@cambusa/contract/people/password'
import {
  removeDelegate,
  requestEmailUpdate,
  saveDelegate,
  updateBillingAddress,
  updateUserDetail,
  userDetail,
  type UserDetail,
} from '@cambusa/contract/people/profile'
import { listStores } from '@cambusa/contract/delivery/stores'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { errorTexts } from '@cambusa/messages/it/errors'
import { mailChoiceTexts } from '@cambusa/messages/it/people/mail-choices'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { ALL_MAILS, ALL_PUSHES, buildProfile } from '../../lib/testing/test-profile.ts'
import { answer, enterAs, refuse, VISITOR } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

let profile: UserDetail
let sent: unknown[] = []
const become = (changes: Partial<UserDetail>) => {
  profile = { ...profile, ...changes }
  return { user: profile }
}
const fieldOf = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\(|$)`))

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  profile = buildProfile()
  sent = []
  answer(userDetail, () => ({ user: profile }))
  answer(listStores, () => ({ stores: [] }))
  answer(listStoredCards, () => ({ auths: [] }))
  answer(viewMailChoices, () => ({ choices: ALL_MAILS }))
  answer(viewPushKinds, () => ({ kinds: ALL_PUSHES }))
})

test('a wrong phone is reported at its field and not sent; the right one is sent with the other fields', async () => {
  answer(updateUserDetail, ({ body }) => (sent.push(body), become({ personInfos: body.personInfos ?? [] })))
  const { shopper } = await openShop('/profile/profile-update')
  const phone = await fieldOf(profileTexts.mobile)
  expect(phone).toHaveProperty('value', '333 0190201')
  await shopper.clear(phone)
  await shopper.type(phone, '12')
  await shopper.click(screen.getByRole('button', { name: profileTexts.savePerson }))
  await screen.findByText(validationTexts.phone)
  await waitFor(() => expect(document.activeElement).toBe(phone))
  expect(sent).toEqual([])

  await shopper.clear(phone)
  await shopper.type(phone, '3401234567')
  await shopper.click(screen.getByRole('button', { name: profileTexts.savePerson }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    first_name: 'Ada',
    personInfos: [
      { typeId: 1, value: '' },
      { typeId: 2, value: '3401234567' },
      { typeId: 3, value: '' },
    ],
    store_id: 5,
  })
})

test('name and VAT number of the company are read only; PEC and SDI code are saved with the invoice address', async () => {
  answer(updateBillingAddress, ({ body }) => (sent.push(body), { user: profile }))
  const { shopper } = await openShop('/profile/profile-update')
  await screen.findByText('03198450375')
  const sdi = await fieldOf(profileTexts.sdiCode)
  await shopper.clear(sdi)
  await shopper.type(sdi, 'xyz98')
  await shopper.tab()
  await screen.findByText(validationTexts.sdiCode)
  await shopper.type(sdi, '76')
  await shopper.click(screen.getByRole('button', { name: profileTexts.saveBilling }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    billingAddress: profile.billingAddress,
    pec: 'zelinda@pec.example.com',
    sdi_code: 'XYZ9876',
  })
})

test('another e-mail requires the password and a confirmation; a refused PEC is reported at its field', async () => {
  answer(requestEmailUpdate, ({ body }) => {
    sent.push(body)
    if (body.password !== 'Cambusa.2026') return refuse('password.wrong', undefined, 'password')
    become({ pendingEmail: body.new_email })
    return { pendingEmail: body.new_email }
  })
  const { shopper } = await openShop('/profile/profile-update')
  await shopper.click(await screen.findByRole('button', { name: profileTexts.changeEmail }))
  const email = await fieldOf(profileTexts.newEmail)
  expect(document.activeElement).toBe(email)
  await shopper.type(email, 'ada@pec.example.com{Enter}')
  await screen.findByText(validationTexts.usernamePec)
  await shopper.clear(email)
  await shopper.type(email, 'ada.nuova@example.com{Enter}')
  await screen.findByText(validationTexts.passwordRequired)
  expect(sent).toEqual([])
  const password = await fieldOf(profileTexts.oldPassword)
  await shopper.type(password, 'Cambusa.2025{Enter}')
  await screen.findByText(errorTexts['password.wrong'] as string)
  expect(email).toHaveProperty('value', 'ada.nuova@example.com')
  await shopper.clear(password)
  await shopper.type(password, 'Cambusa.2026{Enter}')
  await screen.findByText(profileTexts.pendingEmail({ email: 'ada.nuova@example.com' }))
  expect(screen.queryByLabelText(profileTexts.newEmail)).toBeNull()
})

test('a wrong old password is reported at its field and nothing typed is lost; the right one closes the form', async () => {
  answer(updatePassword, ({ body }) => {
    sent.push(body)
    return body.old_password === 'Cambusa.2026' ? { login: profile.login } : refuse('password.wrong')
  })
  const { shopper, address } = await openShop('/profile/update-password')
  const old = await fieldOf(profileTexts.oldPassword)
  await shopper.type(old, 'Cambusa.2025')
  await shopper.type(await fieldOf(profileTexts.newPassword), 'melanzane-12')
  const repeat = await fieldOf(profileTexts.repeatPassword)
  await shopper.type(repeat, 'melanzane-1{Enter}')
  await screen.findByText(validationTexts.passwordRepeat)
  await shopper.type(repeat, '2{Enter}')
  await screen.findByText(errorTexts['password.wrong'] as string)
  expect(repeat).toHaveProperty('value', 'melanzane-12')

  await shopper.clear(old)
  await shopper.type(old, 'Cambusa.2026{Enter}')
  await screen.findByRole('heading', { level: 1, name: profileTexts.ends['profile-updated'].title })
  expect(address()).toBe('/profile/profile-updated')
  expect(sent).toHaveLength(2)
})

test('a consent is given at once, and taken back on the screen when the shop refuses', async () => {
  answer(updateUserDetail, ({ body }) => (sent.push(body), refuse('server.busy')))
  const { shopper } = await openShop('/profile/profile-update')
  const consent = await screen.findByRole('switch', { name: profileTexts.consentNames.profiling })
  await shopper.click(consent)
  await screen.findByText(errorTexts['server.busy'] as string)
  await waitFor(() => expect(consent).toHaveProperty('checked', false))
  const { profiling, marketing } = consentVersions
  expect(sent).toEqual([{ profiling: true, consent_versions: { profiling, marketing } }])
})

test('an occasional delegate needs both days in order; once saved, the delegate is listed and can be removed', async () => {
  answer(saveDelegate, ({ body }) => {
    const { from = null, to = null, ...rest } = body.delegate
    return become({ delegates: [{ ...rest, from, to, delegateId: 3 }] })
  })
  answer(removeDelegate, ({ body }) => (sent.push(body), become({ delegates: [] })))
  const { shopper } = await openShop('/profile/profile-update')
  await shopper.click(await screen.findByRole('button', { name: profileTexts.addDelegate }))
  const dialog = within(await screen.findByRole('dialog', { name: profileTexts.newDelegate }))
  await shopper.type(dialog.getByLabelText(profileTexts.firstName), 'Bruno')
  await shopper.type(dialog.getByLabelText(profileTexts.lastName), 'Neri')
  await shopper.type(dialog.getByLabelText(profileTexts.taxCode), 'brngli82c41a944p')
  await shopper.type(dialog.getByLabelText(profileTexts.phone), '3401234567')
  await shopper.click(dialog.getByLabelText(profileTexts.occasional))
  await shopper.type(dialog.getByLabelText(profileTexts.from), '2099-05-10')
  await shopper.type(dialog.getByLabelText(profileTexts.to), '2099-05-01')
  await shopper.click(dialog.getByRole('button', { name: profileTexts.saveDelegate }))
  await dialog.findByText(validationTexts.dateOrder)
  await shopper.clear(dialog.getByLabelText(profileTexts.to))
  await shopper.type(dialog.getByLabelText(profileTexts.to), '2099-05-20')
  await shopper.click(dialog.getByRole('button', { name: profileTexts.saveDelegate }))
  await screen.findByText(profileTexts.between({ from: '10/05/2099', to: '20/05/2099' }))

  await shopper.click(
    await screen.findByRole('button', { name: profileTexts.removeNamed({ name: 'Bruno Neri' }) }),
  )
  await shopper.click(await screen.findByRole('button', { name: profileTexts.removeYes }))
  await screen.findByText(profileTexts.delegatesNone)
  expect(sent).toEqual([{ delegate_id: 3 }])
})

test('after the session has expired, the form keeps what was typed until the login', async () => {
  answer(listDemoSignIns, () => ({ password: '', signIns: [], newcomer: null }))
  const { shopper } = await openShop('/profile/profile-update')
  const name = await fieldOf(profileTexts.firstName)
  await shopper.type(name, ' Maria')
  enterAs(VISITOR)
  answer(userDetail, () => refuse('response419'))
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByRole('dialog', { name: authTexts.title })
  expect(name.isConnected).toBe(true)
  expect(name).toHaveProperty('value', 'Ada Maria')
})

test('a customer without confirmed e-mail and card sees what is missing', async () => {
  become({ missing: ['verifyEmail', 'collectCard'], cardPending: true, storeCard: null })
  const { address } = await openShop('/profile')
  await screen.findByText(profileTexts.verifyEmailText({ email: 'ada@example.com' }))
  await screen.findByText(profileTexts.collectCardText)
  expect(address()).toBe('/profile/profile-update')
})

test('a kind of mail is refused by its switch at once, and stays chosen when the shop refuses', async () => {
  answer(updateMailChoices, ({ body }) => (sent.push(body), { choices: { ...ALL_MAILS, ...body } }))
  const { shopper } = await openShop('/profile/profile-update')
  const ready = await screen.findByRole('switch', { name: mailChoiceTexts.names.orderReady })
  await shopper.click(ready)
  await waitFor(() => expect(sent).toEqual([{ orderReady: false }]))
  await waitFor(() => expect(ready).toHaveProperty('checked', false))

  answer(updateMailChoices, ({ body }) => (sent.push(body), refuse('request.tooMany', { seconds: 60 })))
  const onTheWay = screen.getByRole('switch', { name: mailChoiceTexts.names.orderOnTheWay })
  await shopper.click(onTheWay)
  await waitFor(() => expect(sent).toHaveLength(2))
  await waitFor(() => expect(onTheWay).toHaveProperty('checked', true))
})
