import type { BodyOf } from '@cambusa/contract/endpoint'
import type { findCompany as findCompanyCall, FoundCompany } from '@cambusa/contract/people/registration'
import { taxCodeRule } from '@cambusa/domain/people/field-rules'
import { isVatNumber } from '@cambusa/domain/people/tax-codes'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import { countCall } from '../../../platform/security/call-limits.ts'
import { checkFields } from '../../../platform/http/refusal.ts'
import { companyFindLimits } from './limits.ts'
import { checkOpen, type RegistrationNeeds } from './registration-needs.ts'
import { findInRegister } from './vat-register.ts'

/**
 * The company of a VAT number by the public register, to fill in a form; null: it must be typed. Throws field.wrong,
 * registration.closed, request.tooMany.
 */
export async function findCompany(
  { db, config, now, ip }: RegistrationNeeds,
  body: BodyOf<typeof findCompanyCall>,
): Promise<{ company: FoundCompany | null }> {
  checkOpen(config)
  const vatNumber = typedCode(body.vat_number)
  const wrong = vatNumber === '' ? 'required' : taxCodeRule(vatNumber)
  checkFields({ vat_number: isVatNumber(vatNumber) ? undefined : (wrong ?? 'taxCode') })
  await countCall(db, companyFindLimits(ip), now)
  return { company: (await findInRegister(config, vatNumber)) ?? null }
}
