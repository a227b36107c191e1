import { delegateProblems } from '@cambusa/domain/people/delegate'
import { emailRule } from '@cambusa/domain/people/email'
import { requiredRule, sdiCodeRule } from '@cambusa/domain/people/field-rules'
import { personInfoRules } from '@cambusa/domain/people/person-infos'
import { accountProblems, cardCheckProblems, cardRequestProblems } from '@cambusa/domain/people/registration'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import { romeDate } from '@cambusa/domain/time/dates'
import type { FieldProblems } from '../../lib/forms/resolve-problems.ts'
import { delegateInput } from './registration-input.ts'
import {
  repeatedPassword,
  type DelegateValues,
  type RegistrationStep,
  type RegistrationValues,
} from './registration-values.ts'

function problemsOfDelegates(delegates: readonly DelegateValues[], today: string): FieldProblems {
  const found = delegates.flatMap((delegate, place) =>
    Object.entries(delegateProblems(delegateInput(delegate), today)).map(
      ([field, code]) => [`delegates.${place}.${field}`, code] as const,
    ),
  )
  return Object.fromEntries(found)
}

const problemsOfPhones = ({ mobile, landline }: RegistrationValues): FieldProblems => ({
  mobile: personInfoRules.mobile(mobile),
  landline: personInfoRules.landline(landline),
})

/** The data that belong to a card: the person, and for a company the invoice data. */
const problemsOfData = (values: RegistrationValues): FieldProblems => ({
  firstName: requiredRule(values.firstName),
  lastName: requiredRule(values.lastName),
  pec: values.kind === 'business' ? emailRule(values.pec.trim()) : undefined,
  sdiCode: values.kind === 'business' ? sdiCodeRule(typedCode(values.sdiCode)) : undefined,
})

const problemsOfRequest = (values: RegistrationValues): FieldProblems =>
  cardRequestProblems({
    kind: values.kind,
    firstName: values.firstName,
    lastName: values.lastName,
    taxCode: typedCode(values.taxCode),
    companyName: values.companyName,
    vatNumber: typedCode(values.vatNumber),
    companyTaxCode: typedCode(values.companyTaxCode),
    pec: values.pec.trim(),
    sdiCode: typedCode(values.sdiCode),
    storeId: values.storeId === '' ? null : Number(values.storeId),
  })

/** The errors of the fields of a step, by the rules of the domain. */
export function registrationProblems(
  values: RegistrationValues,
  step: RegistrationStep,
  now: Date,
): FieldProblems {
  if (step === 'account') return accountProblems({ ...values, repeatPassword: repeatedPassword(values) })
  if (step === 'card' && values.hasCard)
    return cardCheckProblems({
      cardCode: typedCode(values.cardCode),
      vatOrTaxCode: typedCode(values.vatOrTaxCode),
    })
  return {
    ...(step === 'data' ? problemsOfData(values) : problemsOfRequest(values)),
    ...problemsOfPhones(values),
    ...problemsOfDelegates(values.delegates, romeDate(now)),
  }
}
