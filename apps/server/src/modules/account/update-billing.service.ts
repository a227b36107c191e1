import type { BodyOf } from '@cambusa/contract/endpoint'
import type { BillingAddressInput } from '@cambusa/contract/people'
import type { updateBillingAddress } from '@cambusa/contract/profile'
import { addressRule, tidyAddress } from '@cambusa/domain/delivery/address-fields'
import { emailRule } from '@cambusa/domain/people/email'
import { sdiCodeRule } from '@cambusa/domain/people/field-rules'
import { typedCode, typedEmail } from '@cambusa/domain/people/typed-fields'
import { inTransaction } from '../../platform/database.ts'
import { checkFields, refuse } from '../../platform/refusal.ts'
import type { AccountNeeds } from './account-needs.ts'
import {
  findProfile,
  updateCompanyInvoicing,
  upsertCompanyBillingAddress,
  upsertOwnBillingAddress,
} from './profile.queries.ts'

const BILLING_FIELDS = ['address1', 'addressNumber', 'postalCode', 'city', 'province'] as const

/** The address as it is kept. Throws field.wrong naming every wrong field, those of the e-invoice too. */
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
 * Changes where invoices go: those of the company acted for with its PEC and SDI code, else the customer's own. Throws
 * field.wrong, company.unknown where the customer's code no longer acts for the company.
 */
export async function updateBilling(
  { db, session, now }: AccountNeeds,
  body: BodyOf<typeof updateBillingAddress>,
): Promise<void> {
  const { address, pec, sdiCode } = readBilling(body)
  const { userId, companyId } = session
  if (companyId === null) {
    await upsertOwnBillingAddress(db, { ...address, userId, now })
    return
  }
  await inTransaction(db, async (tx) => {
    const written = await upsertCompanyBillingAddress(tx, { ...address, userId, companyId, now })
    const known = await findProfile(tx, { userId, companyId })
    if (written === 0 || known === undefined) throw refuse('company.unknown')
    const invoicing = { pec: pec ?? known.pec, sdiCode: sdiCode ?? known.sdiCode }
    await updateCompanyInvoicing(tx, { userId, companyId, ...invoicing })
  })
}
