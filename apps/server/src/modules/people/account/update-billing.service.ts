import type { BodyOf } from '@cambusa/contract/endpoint'
import type { BillingAddressInput } from '@cambusa/contract/people/people'
import type { updateBillingAddress } from '@cambusa/contract/people/profile'
import { addressRule, tidyAddress } from '@cambusa/domain/delivery/address-fields'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { emailRule } from '@cambusa/domain/people/email'
import { sdiCodeRule } from '@cambusa/domain/people/field-rules'
import { typedCode, typedEmail } from '@cambusa/domain/people/typed-fields'
import { countCall } from '../../../platform/security/call-limits.ts'
import { inTransaction } from '../../../platform/database/database.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import type { AccountNeeds } from './account-needs.ts'
import { companyChangeLimits } from './account-limits.ts'
import { tellMembers } from './company-news.ts'
import { checkMayBuy } from './may-buy.ts'
import {
  findBillingAddress,
  findProfile,
  lockProfile,
  updateCompanyInvoicing,
  upsertCompanyBillingAddress,
  upsertOwnBillingAddress,
} from './profile.queries.ts'

const BILLING_FIELDS = ['address1', 'addressNumber', 'postalCode', 'city', 'province'] as const

/** The address as it is stored. Throws field.wrong naming every wrong field, including those for e-invoices. */
function readBilling(body: BodyOf<typeof updateBillingAddress>) {
  const typed: BillingAddressInput = body.billingAddress
  const wrong = BILLING_FIELDS.map((field) => [`billingAddress.${field}`, addressRule(field, typed[field])])
  const pec = body.pec === undefined ? undefined : typedEmail(body.pec)
  const sdiCode = body.sdi_code === undefined ? undefined : typedCode(body.sdi_code)
  checkFields({
    ...(Object.fromEntries(wrong) as Parameters<typeof checkFields>[0]),
    pec: emailRule(pec ?? ''),
    sdi_code: sdiCodeRule(sdiCode ?? ''),
  })
  const { address1, addressNumber, postalCode, city, province } = tidyAddress(typed)
  return { address: { address1, addressNumber, postalCode, city, province }, pec, sdiCode }
}

/**
 * Changes the billing address: that of the company acted for, with its PEC and SDI code, about which its other members
 * get a mail, else the customer's own. Throws field.wrong, user.notEnabled (403) for a customer who may not buy for the
 * company yet, company.unknown if the customer code may no longer act for it, request.tooMany, colleague.holdersOnly (403)
 * for a buyer of the company.
 */
export async function updateBilling(
  { db, config, session, now }: AccountNeeds,
  body: BodyOf<typeof updateBillingAddress>,
): Promise<void> {
  const { address, pec, sdiCode } = readBilling(body)
  const { userId, companyId, tokenHash } = session
  if (companyId === null) {
    await upsertOwnBillingAddress(db, { ...address, userId, now })
    return
  }
  if (session.user.companyRole !== HOLDER) throw refuse('colleague.holdersOnly')
  await inTransaction(db, async (tx) => {
    if ((await lockProfile(tx, { userId, tokenHash })) === undefined) throw refuse('response419')
    const known = await findProfile(tx, { userId, companyId })
    if (known === undefined || known.companyId === null) throw refuse('company.unknown')
    checkMayBuy(known)
    await countCall(tx, companyChangeLimits(userId), now)
    const before = { ...known, billingAddress: await findBillingAddress(tx, { userId, companyId }) }
    await upsertCompanyBillingAddress(tx, { ...address, userId, companyId, now })
    const invoicing = { pec: pec ?? known.pec, sdiCode: sdiCode ?? known.sdiCode }
    await updateCompanyInvoicing(tx, { userId, companyId, ...invoicing })
    await tellMembers(tx, config, known, { before, after: { ...invoicing, billingAddress: address } }, now)
  })
}
