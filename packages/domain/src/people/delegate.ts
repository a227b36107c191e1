import { isBlank } from '../text/blank.ts'
import type { FieldCode } from './field-code.ts'
import { personTaxCodeRule } from './field-rules.ts'
import { phoneRule } from './phone.ts'

/** Somebody who collects with a customer's card, as typed. Days are yyyy-MM-dd. */
export interface DelegateFields {
  firstName: string
  lastName: string
  taxCode: string
  phone: string
  isPermanent: boolean
  from?: string | null | undefined
  to?: string | null | undefined
}

export type DelegateField = 'firstName' | 'lastName' | 'taxCode' | 'phone' | 'from' | 'to'

/** Problems of a delegate by field; an occasional one needs both days, in order, and the last not in the past. */
export function delegateProblems(
  delegate: DelegateFields,
  today: string,
): Partial<Record<DelegateField, FieldCode>> {
  const { firstName, lastName, taxCode, phone, isPermanent, from, to } = delegate
  const problems: Partial<Record<DelegateField, FieldCode>> = {}
  if (isBlank(firstName)) problems.firstName = 'required'
  if (isBlank(lastName)) problems.lastName = 'required'
  const wrongCode = personTaxCodeRule(taxCode, true)
  if (wrongCode) problems.taxCode = wrongCode
  const wrongPhone = isBlank(phone) ? 'required' : phoneRule(phone)
  if (wrongPhone) problems.phone = wrongPhone
  if (isPermanent) return problems
  if (isBlank(from)) problems.from = 'required'
  if (isBlank(to)) problems.to = 'required'
  else if (from && to && (to < from || to < today)) problems.to = 'dateOrder'
  return problems
}

/** Whether a delegate may collect on a day. */
export function mayCollectOn(
  { isPermanent, from, to }: Pick<DelegateFields, 'isPermanent' | 'from' | 'to'>,
  day: string,
): boolean {
  return isPermanent || (!!from && !!to && from <= day && day <= to)
}
