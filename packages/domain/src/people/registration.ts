import { isBlank } from '../text/blank.ts'
import { consentRule } from './consent.ts'
import { emailRule, usernameRule } from './email.ts'
import type { FieldCode } from './field-code.ts'
import { cardCodeRule, personTaxCodeRule, sdiCodeRule, taxCodeRule } from './field-rules.ts'
import { passwordRepeatRule, passwordRule } from './password.ts'
import { isVatNumber } from './tax-codes.ts'

/** Problems by field, empty if there are none. Fields have the names of the form. */
export type Problems<Field extends string> = Partial<Record<Field, FieldCode>>

function problemsOf<Field extends string>(codes: Record<Field, FieldCode | undefined>): Problems<Field> {
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined)) as Problems<Field>
}

const required = (value: string): FieldCode | undefined => (isBlank(value) ? 'required' : undefined)

/** The two codes that a card is verified with. */
export function cardCheckProblems({ cardCode, vatOrTaxCode }: { cardCode: string; vatOrTaxCode: string }) {
  return problemsOf({
    cardCode: cardCodeRule(cardCode),
    vatOrTaxCode: required(vatOrTaxCode) ?? taxCodeRule(vatOrTaxCode),
  })
}

/** The applicant for a card: the person, and for a business the company. */
export interface CardRequestFields {
  kind: 'business' | 'private'
  firstName: string
  lastName: string
  taxCode: string
  companyName: string
  vatNumber: string
  companyTaxCode: string
  pec: string
  sdiCode: string
  storeId: number | null
}

/** What is wrong with the request for a card. A private customer needs the personal tax code, a business its VAT number. */
export function cardRequestProblems(fields: CardRequestFields) {
  const isBusiness = fields.kind === 'business'
  const vat = isVatNumber(fields.vatNumber) ? undefined : taxCodeRule(fields.vatNumber)
  return problemsOf({
    firstName: required(fields.firstName),
    lastName: required(fields.lastName),
    taxCode: personTaxCodeRule(fields.taxCode, !isBusiness),
    companyName: isBusiness ? required(fields.companyName) : undefined,
    vatNumber: isBusiness ? (required(fields.vatNumber) ?? vat) : undefined,
    companyTaxCode: isBusiness ? taxCodeRule(fields.companyTaxCode) : undefined,
    pec: isBusiness ? emailRule(fields.pec) : undefined,
    sdiCode: isBusiness ? sdiCodeRule(fields.sdiCode) : undefined,
    storeId: fields.storeId === null ? 'required' : undefined,
  })
}

/** The account itself: user name, password twice, the two required consents. */
export interface AccountFields {
  username: string
  password: string
  repeatPassword: string
  privacy: boolean
  terms: boolean
}

export function accountProblems(fields: AccountFields, passwordMin?: number) {
  return problemsOf({
    username: usernameRule(fields.username.trim()),
    password: passwordRule(fields.password, passwordMin),
    repeatPassword: passwordRepeatRule(fields.password, fields.repeatPassword),
    privacy: consentRule('privacy', fields.privacy),
    terms: consentRule('terms', fields.terms),
  })
}
