import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'
import { isStoreCard } from '@cambusa/domain/people/tax-codes'
import { customersTexts } from '@cambusa/messages/it/operator/customers'
import type { Platform } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { sendMail } from '../../mail/mail.ts'
import { findPendingRequest, updateRequestHanded, type CardRequestRow } from './card-requests.queries.ts'
import { customerCodeOf, linkCompany } from './company-of-card.ts'
import {
  findCustomerForUpdate,
  updateCustomerCard,
  updateCustomerEnabled,
  type CustomerRow,
} from './customers.queries.ts'
import { blockCard, findCardForUpdate, updateCardHolder, type CardRow } from './store-cards.queries.ts'
import { typedCode, typedEmail } from '@cambusa/domain/people/typed-fields'

const isVerified = ({ profileLevel }: CustomerRow) => profileLevel >= PROFILE_LEVEL.emailVerified

type Needs = Pick<Platform, 'config' | 'db'>

/** The result of an operator's change, as text. */
export interface Done {
  said: string
  /** Whether anything was changed. */
  changes: boolean
}

/** The customer of an e-mail; throws StartupError if there is none, or the account is closed. */
async function customerOf(tx: Db, email: string): Promise<CustomerRow> {
  const customer = await findCustomerForUpdate(tx, { login: typedEmail(email) })
  if (customer === undefined || roleMayDo(roleOf(customer.userTypeId), 'serveCustomers'))
    throw new StartupError(customersTexts.customerUnknown({ email }))
  if (customer.isDisabled) throw new StartupError(customersTexts.customerClosed({ email }))
  return customer
}

/** The free card to hand over, completed with the request's data of its holder. Throws StartupError. */
async function cardToHand(
  tx: Db,
  { code, request }: { code: string; request: CardRequestRow | undefined },
): Promise<CardRow> {
  const card = await findCardForUpdate(tx, { code })
  if (card === undefined) throw new StartupError(customersTexts.cardUnknown({ code }))
  if (card.state === 'blocked') throw new StartupError(customersTexts.cardBlocked({ code }))
  if (card.state !== 'free')
    throw new StartupError(customersTexts.cardGiven({ code, holder: card.holder ?? '' }))
  if (request === undefined) return card
  const { vatNumber } = request
  if (card.vatNumber !== null && vatNumber !== '' && card.vatNumber !== vatNumber)
    throw new StartupError(customersTexts.holderDiffers({ code, card: card.vatNumber, request: vatNumber }))
  const name = request.companyName || `${request.firstName} ${request.lastName}`
  const taxCode = request.companyTaxCode || request.taxCode
  await updateCardHolder(tx, { ...request, code, name, taxCode })
  return (await findCardForUpdate(tx, { code })) ?? card
}

/**
 * Hands a card over to its customer: he may buy from now on (or once his e-mail is verified), acts for the company of
 * the card, and gets a mail. A card that it replaces is blocked. Returns the text to print. Throws StartupError.
 */
export function handOverCard(
  { db, config }: Needs,
  email: string,
  cardText: string,
  now: Date,
): Promise<Done> {
  const code = typedCode(cardText)
  if (!isStoreCard(code)) throw new StartupError(customersTexts.cardWrong({ code: cardText }))
  return inTransaction(db, async (tx) => {
    const customer = await customerOf(tx, email)
    const { id: userId, login, storeCard } = customer
    if (storeCard === code) return { said: customersTexts.cardOwned({ email: login, code }), changes: false }
    const request = await findPendingRequest(tx, { userId })
    const card = await cardToHand(tx, { code, request })
    await updateCustomerCard(tx, { userId, cardCode: code })
    if (storeCard !== null) await blockCard(tx, { code: storeCard })
    const codInt = customer.codInt ?? customerCodeOf(card)
    await linkCompany(tx, { card, codInt, typed: { pec: '', sdiCode: '' } })
    await updateRequestHanded(tx, { userId, now })
    return enable(tx, config, { ...customer, codInt, storeCard: code }, now)
  })
}

/** Lets a customer buy, with or without a card. Returns the text to print. Throws StartupError. */
export function enableCustomer({ db, config }: Needs, email: string, now: Date): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const customer = await customerOf(tx, email)
    if (customer.profileLevel >= PROFILE_LEVEL.enabled)
      return { said: customersTexts.enabledAlready({ email: customer.login }), changes: false }
    if (!isVerified(customer))
      throw new StartupError(customersTexts.emailNotVerified({ email: customer.login }))
    return enable(tx, config, customer, now)
  })
}

/** The trigger of users notifies the customer's sessions. */
async function enable(tx: Db, config: Platform['config'], customer: CustomerRow, now: Date): Promise<Done> {
  const { id: userId, login, firstName, codInt, storeCard } = customer
  const profileLevel = isVerified(customer) ? PROFILE_LEVEL.enabled : customer.profileLevel
  await updateCustomerEnabled(tx, { userId, profileLevel, codInt })
  if (!isVerified(customer)) return { said: customersTexts.notVerified({ email: login }), changes: true }
  const params = { firstName, cardCode: storeCard ?? '' }
  await sendMail(tx, config, { kind: 'cardReady', to: login, userId, params }, now)
  return { said: customersTexts.enabled({ email: login }), changes: true }
}
