import { requestMyData } from '@cambusa/contract/people/my-data'
import { login, logout, techLogin } from '@cambusa/contract/people/auth'
import { addItems } from '@cambusa/contract/cart/cart'
import { saveCookieConsent } from '@cambusa/contract/people/cookie-consent'
import { updateMailChoices } from '@cambusa/contract/people/mail-choices'
import { registerDevice, unregisterDevice, updatePushKinds } from '@cambusa/contract/people/push'
import {
  requestPasswordReset,
  resetPassword,
  resetPasswordByCard,
  updatePassword,
} from '@cambusa/contract/people/password'
import {
  refuseEmailUpdate,
  removeDelegate,
  requestEmailUpdate,
  saveDelegate,
  updateBillingAddress,
  updateUserDetail,
  userDetail,
} from '@cambusa/contract/people/profile'
import { keepAccount, requestDeletion } from '@cambusa/contract/people/account-deletion'
import { endOtherSessions, endOwnSession, listOwnSessions } from '@cambusa/contract/people/sessions'
import {
  confirmRegistration,
  registerUser,
  requestCard,
  resendConfirmation,
  findCompany,
  verifyCard,
} from '@cambusa/contract/people/registration'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
} from '@cambusa/contract/people/second-factor'
import { appCode } from '../app-code.ts'
import { removeFactor } from '../../modules/auth/auth.ts'
import { askForCard, buildCard, CARD_VAT, registration } from '../factories/cards.ts'
import { shop as places } from '../factories/delivery.ts'
import { buildKey } from '../factories/keys.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../factories/users.ts'
import { tokenTo } from '../kept-mails.ts'
import { sending, type Arrange, type Send, type World } from './world.ts'

const NEW_PASSWORD = 'Lambrusco.1926'
let people = 0
const newAddress = () => `nuovo.indirizzo${(people += 1)}@example.com`
const phone = { platform: 'android', uuid: 'telefono-1', external_id: 'token:uno' } as const
const delegate = {
  firstName: 'Pietro',
  lastName: 'Galli',
  taxCode: 'gllptr79s04a944b',
  phone: '333 0190211',
  isPermanent: true,
}

/** A new account that waits for its mail to be confirmed. */
async function registered(world: World) {
  const shopper = await world.visitor()
  const request_code = await askForCard(shopper, places.bologna.storeId)
  const body = registration({ request_code })
  await shopper.call(registerUser, { body })
  return { shopper, email: body.username }
}

const askedForReset = async (world: World) => {
  const { login: email } = await world.customer()
  const shopper = await world.visitor()
  await shopper.call(requestPasswordReset, { body: { e_mail: email } })
  return { shopper, email, token: await tokenTo(world.shop.test, email) }
}

/** A member of staff who has no app yet, and a browser with the key that a begun connection gave. */
async function connecting(world: World) {
  const { test } = world.shop
  const { login: name, id } = await buildUser(test.db, { userTypeId: 2 })
  await removeFactor(test.db, { userId: id })
  const shopper = await world.visitor()
  const credentials = { login: name, password: TEST_PASSWORD }
  const begun = await shopper.call(beginSecondFactor, { body: credentials })
  return { shopper, credentials, code: () => appCode(begun.data!.secret, test.time.now()) }
}

/** The writes of an account and on the way to one, by operationId. */
export const peopleWrites: Readonly<Record<string, Arrange>> = {
  authLogin: async (world) => {
    const { login: name } = await world.customer()
    const visitor = await world.visitor()
    const items = [{ productId: world.shop.goods.wine, quantity: 2 }]
    await visitor.call(addItems, { body: { items } })
    return sending(visitor, login, { body: { login: name, password: TEST_PASSWORD } })
  },
  authTechLogin: async (world) => {
    const visitor = await world.visitor()
    const items = [{ productId: world.shop.goods.wine, quantity: 2 }]
    await visitor.call(addItems, { body: { items } })
    const { test } = world.shop
    const { key, secret } = await buildKey(test.db, { now: test.time.now(), days: 30 })
    return sending(visitor, techLogin, { body: { key, secret } })
  },
  authSecondFactorBegin: async (world) => {
    const { shopper, credentials } = await connecting(world)
    return sending(shopper, beginSecondFactor, { body: credentials })
  },
  authSecondFactorConfirm: async (world) => {
    const { shopper, credentials, code } = await connecting(world)
    // Of the moment in which it is sent first: other writes advance the clock.
    let send: Send | undefined
    return (headers) => {
      send ??= sending(shopper, confirmSecondFactor, { body: { ...credentials, code: code() } })
      return send(headers)
    }
  },
  authSecondFactorRecoveryCodes: async (world) => {
    const { shopper, credentials, code } = await connecting(world)
    const confirmed = await shopper.call(confirmSecondFactor, { body: { ...credentials, code: code() } })
    return sending(shopper, renewRecoveryCodes, { body: { code: confirmed.data!.recoveryCodes[0]! } })
  },
  authLogout: async (world) => sending((await world.customer()).shopper, logout),
  registrationUpdateUserDetail: async (world) =>
    sending((await world.customer()).shopper, updateUserDetail, {
      body: { first_name: 'Bruna', personInfos: [{ typeId: 2, value: '333 7654321' }], marketing: true },
    }),
  consentCookies: async (world) =>
    sending((await world.customer()).shopper, saveCookieConsent, {
      body: {
        analytics: true,
        profilation: false,
        version: '2026-11',
        saveDate: world.shop.test.time.now().toISOString(),
      },
    }),
  registrationUpdateBillingAddress: async (world) => {
    const billingAddress = {
      address1: 'Via del Porto',
      addressNumber: '7',
      postalCode: '40121',
      city: 'Bologna',
      province: 'BO',
    }
    return sending((await world.customer()).shopper, updateBillingAddress, { body: { billingAddress } })
  },
  registrationUpdateMailChoices: async (world) =>
    sending((await world.customer()).shopper, updateMailChoices, { body: { orderOnTheWay: false } }),
  externalregistrationRegister: async (world) =>
    sending((await world.customer()).shopper, registerDevice, { query: phone }),
  externalregistrationUnregister: async (world) => {
    const { shopper } = await world.customer()
    await shopper.call(registerDevice, { query: phone })
    return sending(shopper, unregisterDevice, { query: { platform: phone.platform, uuid: phone.uuid } })
  },
  userUpdatePushKinds: async (world) =>
    sending((await world.customer()).shopper, updatePushKinds, { body: { orderStatus: false } }),
  registrationDelegateUpdate: async (world) =>
    sending((await world.customer()).shopper, saveDelegate, { body: { delegate } }),
  registrationDelegateDelete: async (world) => {
    const { shopper } = await world.customer()
    await shopper.call(saveDelegate, { body: { delegate } })
    const [named] = (await shopper.call(userDetail)).data!.user.delegates
    return sending(shopper, removeDelegate, { body: { delegate_id: named!.delegateId } })
  },
  registrationUpdateEmailRequest: async (world) =>
    sending((await world.customer()).shopper, requestEmailUpdate, {
      body: { new_email: newAddress(), password: TEST_PASSWORD },
    }),
  registrationUpdateEmailRefuse: async (world) => {
    const { shopper, login: e_mail } = await world.customer()
    await shopper.call(requestEmailUpdate, { body: { new_email: newAddress(), password: TEST_PASSWORD } })
    const refusal_token = await tokenTo(world.shop.test, e_mail)
    return sending(await world.visitor(), refuseEmailUpdate, { body: { e_mail, refusal_token } })
  },
  sessionEnd: async (world) => {
    const { shopper, login: name } = await world.customer()
    await signIn(await world.visitor(), name)
    const { sessions } = (await shopper.call(listOwnSessions)).data!
    return sending(shopper, endOwnSession, { body: { session_id: sessions[1]!.sessionId } })
  },
  sessionEndOthers: async (world) => {
    const { shopper, login: name } = await world.customer()
    await signIn(await world.visitor(), name)
    return sending(shopper, endOtherSessions)
  },
  registrationDeletionRequest: async (world) =>
    sending((await world.customer()).shopper, requestDeletion, { body: { password: TEST_PASSWORD } }),
  registrationDeletionKeep: async (world) => {
    const { shopper } = await world.customer()
    await shopper.call(requestDeletion, { body: { password: TEST_PASSWORD } })
    return sending(shopper, keepAccount)
  },
  registrationMyDataRequest: async (world) =>
    sending((await world.customer()).shopper, requestMyData, { body: { password: TEST_PASSWORD } }),
  registrationUpdatePassword: async (world) =>
    sending((await world.customer()).shopper, updatePassword, {
      body: { old_password: TEST_PASSWORD, new_password: NEW_PASSWORD },
    }),
  registrationPasswordResetTokenRequest: async (world) => {
    const { login: e_mail } = await world.customer()
    return sending(await world.visitor(), requestPasswordReset, { body: { e_mail } })
  },
  registrationPasswordReset: async (world) => {
    const { shopper, email, token } = await askedForReset(world)
    const body = { e_mail: email, reset_token: token, password: NEW_PASSWORD }
    return sending(shopper, resetPassword, { body })
  },
  registrationCardPasswordReset: async (world) => {
    const { shopper, email, token } = await askedForReset(world)
    return sending(shopper, resetPasswordByCard, { body: { email, token, password: NEW_PASSWORD } })
  },
  registrationCardVerify: async (world) => {
    const card_code = await buildCard(world.shop.test.db)
    return sending(await world.visitor(), verifyCard, { body: { card_code, vat_or_tax_code: CARD_VAT } })
  },
  registrationCardCompany: async (world) =>
    sending(await world.visitor(), findCompany, { body: { vat_number: CARD_VAT } }),
  registrationCardRequest: async (world) => {
    const body = {
      kind: 'private',
      first_name: 'Rosa',
      last_name: 'Neri',
      tax_code: 'BRNGLI82C41A944P',
      store_id: places.bologna.storeId,
      personInfos: [{ typeId: 2, value: '333 1234567' }],
    } as const
    return sending((await world.customer()).shopper, requestCard, {
      body: { ...body, personInfos: [...body.personInfos] },
    })
  },
  registrationRegisterUser: async (world) => {
    const shopper = await world.visitor()
    const request_code = await askForCard(shopper, places.bologna.storeId)
    return sending(shopper, registerUser, { body: registration({ request_code }) })
  },
  registrationConfirm: async (world) => {
    const { shopper, email } = await registered(world)
    const reg_control_code = await tokenTo(world.shop.test, email)
    return sending(shopper, confirmRegistration, { body: { e_mail: email, reg_control_code } })
  },
  registrationResendEmail: async (world) => {
    const { shopper, email } = await registered(world)
    // Beyond the minute in which no second mail is sent.
    world.shop.test.time.advance(120_000)
    return sending(shopper, resendConfirmation, { body: { e_mail: email } })
  },
}
