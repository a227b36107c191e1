import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import type { confirmRegistration, resendConfirmation } from '@cambusa/contract/people/registration'
import { loginRule } from '@cambusa/domain/people/email'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { canBuy, PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { once, type Keep } from '../../../platform/idempotency/once.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import { updateEmailVerified } from '../account/account-credentials.queries.ts'
import { confirmEmailChange } from '../account/change-email.service.ts'
import { findOpenLink, actByLink } from '../../links/links.ts'
import { sendLink, sendMail } from '../../mail/mail.ts'
import { findPendingRequest } from './card-requests.queries.ts'
import { linkCompany } from './company-of-card.ts'
import { findCustomerForUpdate, takeTypedInvoicing } from './customers.queries.ts'
import { resendLimits } from './limits.ts'
import { findCard } from './store-cards.queries.ts'
import type { RegistrationNeeds } from './registration-needs.ts'

/**
 * Confirms by a link: a new account, or with `new_email` a new e-mail address; once per request key. Throws as the two
 * functions, request.keyReused (409).
 */
export function confirmByLink(
  call: RegistrationNeeds & { session: RequestSession },
  { new_email, ...asked }: BodyOf<typeof confirmRegistration>,
): Promise<DataOf<typeof confirmRegistration>> {
  return once(call, (keep) =>
    new_email ? confirmEmailChange(call, { ...asked, new_email }, keep) : confirmAccount(call, asked, keep),
  )
}

/** Copies invoicing data typed at registration to the company, where the shop did not know them. */
async function keepTypedInvoicing(tx: Db, userId: number): Promise<void> {
  const typed = await takeTypedInvoicing(tx, { userId })
  if (typed === undefined) return
  const { typedInvoicing, codInt, storeCard } = typed
  const card = await findCard(tx, { code: storeCard })
  if (card !== undefined) await linkCompany(tx, { card, codInt, typed: typedInvoicing })
}

/**
 * Confirms the e-mail of a new account by the code of its link: level 1, or 2 at once if the customer has a card.
 * Membership of the card's company begins here. Throws registration.linkUnknown and as findOpenLink.
 */
async function confirmAccount(
  { db, config, now, ip }: RegistrationNeeds,
  { e_mail: email, reg_control_code: token }: BodyOf<typeof confirmRegistration>,
  keep: Keep<DataOf<typeof confirmRegistration>>,
): Promise<DataOf<typeof confirmRegistration>> {
  const link = await findOpenLink({ db, ip, now }, { token, email, purpose: 'verify' })
  const { userId, credentialVersion: before } = link
  return actByLink({ db, now }, link, async (tx) => {
    const { emailVerified: verified, enabled } = PROFILE_LEVEL
    const customer = await updateEmailVerified(tx, { userId, before, verified, enabled })
    if (customer === undefined) throw refuse('registration.linkUnknown')
    await keepTypedInvoicing(tx, userId)
    const { login, firstName, profileLevel } = customer
    const request = canBuy(profileLevel) ? undefined : await findPendingRequest(tx, { userId })
    const cardPending = request !== undefined
    const params = { firstName, cardPending, storeName: request?.storeName ?? '' }
    await sendMail(tx, config, { kind: 'welcome', to: login, userId, params }, now)
    return keep(tx, { what: 'registration', login, cardPending })
  })
}

/**
 * Sends the link again to an account that waits for it; any other e-mail gets the same answer. Throws field.wrong,
 * request.tooMany if the same caller asked a moment ago, whatever the e-mail.
 */
export async function resendConfirmationMail(
  call: RegistrationNeeds,
  { e_mail }: BodyOf<typeof resendConfirmation>,
): Promise<DataOf<typeof resendConfirmation>> {
  const login = typedEmail(e_mail)
  checkFields({ e_mail: loginRule(login) })
  await sendLink(call, {
    kind: 'verify',
    email: login,
    limits: resendLimits(call.ip, login),
    find: async (tx) => {
      const customer = await findCustomerForUpdate(tx, { login })
      const isWaiting = customer?.isDisabled === false && customer.profileLevel < PROFILE_LEVEL.emailVerified
      return isWaiting ? customer : undefined
    },
  })
  return { login }
}
