import type { BodyOf } from '@cambusa/contract/endpoint'
import type { findCompany as findCompanyCall, FoundCompany } from '@cambusa/contract/people/registration'
import { taxCodeRule } from '@cambusa/domain/people/field-rules'
import { isVatNumber } from '@cambusa/domain/people/tax-codes'
import { addressOfLine } from '@cambusa/domain/delivery/address-line'
import { distanceMetres } from '@cambusa/domain/delivery/distance'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import type { Platform } from '../../../platform/http/context.ts'
import { listPickupPoints } from '../../stores/stores.ts'
import { shippedTowns } from '../../towns/towns.ts'
import { countCall } from '../../../platform/security/call-limits.ts'
import { checkFields } from '../../../platform/http/refusal.ts'
import { companyFindLimits } from './limits.ts'
import { checkOpen, type RegistrationNeeds } from './registration-needs.ts'
import { findInRegister } from './vat-register.ts'

/** The store nearest to the town of an address in one line; null: the town is not known. */
async function nearestStore(db: Platform['db'], address: string): Promise<number | null> {
  const town = shippedTowns().find(addressOfLine(address)?.city ?? '')
  if (!town) return null
  const shops = (await listPickupPoints(db)).filter(({ kind }) => kind === 'store')
  const near = shops.toSorted((one, other) => distanceMetres(town, one) - distanceMetres(town, other))
  return near[0]?.id ?? null
}

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
  const found = await findInRegister(config, vatNumber)
  return { company: found ? { ...found, storeId: await nearestStore(db, found.address) } : null }
}
