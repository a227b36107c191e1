import type { CustomerKind } from '@cambusa/contract/people/people'
import type { CardHolder } from '@cambusa/contract/people/registration'

/** The steps: the card (or its request), the data of a verified card, the account. */
export type RegistrationStep = 'card' | 'data' | 'account'

/** A delegate as typed. */
export interface DelegateValues {
  firstName: string
  lastName: string
  taxCode: string
  phone: string
  validity: 'permanent' | 'occasional'
  /** yyyy-MM-dd, for an occasional delegate. */
  from: string
  to: string
}

/** The values kept of a half-filled form: all but the passwords. */
export interface KeptValues {
  hasCard: boolean
  cardCode: string
  vatOrTaxCode: string
  kind: CustomerKind
  firstName: string
  lastName: string
  /** The person's fields. */
  taxCode: string
  companyName: string
  vatNumber: string
  companyTaxCode: string
  pec: string
  sdiCode: string
  /** Empty: not chosen. */
  storeId: string
  mobile: string
  landline: string
  delegates: DelegateValues[]
  username: string
  privacy: boolean
  terms: boolean
  profiling: boolean
  marketing: boolean
}

/** The whole form. A password that is shown was read and is not repeated. */
export type RegistrationValues = KeptValues & {
  password: string
  repeatPassword: string
  passwordShown: boolean
}

/** The second of the two passwords that the shop compares. */
export const repeatedPassword = ({ password, repeatPassword, passwordShown }: RegistrationValues): string =>
  passwordShown ? password : repeatPassword

export const NO_DELEGATE: DelegateValues = {
  firstName: '',
  lastName: '',
  taxCode: '',
  phone: '',
  validity: 'permanent',
  from: '',
  to: '',
}

export const NO_VALUES: KeptValues = {
  hasCard: true,
  cardCode: '',
  vatOrTaxCode: '',
  kind: 'business',
  firstName: '',
  lastName: '',
  taxCode: '',
  companyName: '',
  vatNumber: '',
  companyTaxCode: '',
  pec: '',
  sdiCode: '',
  storeId: '',
  mobile: '',
  landline: '',
  delegates: [],
  username: '',
  privacy: false,
  terms: false,
  profiling: false,
  marketing: false,
}

/** The steps of the two paths, in order. */
export const stepsOf = (hasCard: boolean): readonly RegistrationStep[] =>
  hasCard ? ['card', 'data', 'account'] : ['card', 'account']

const ACCOUNT_FIELDS = [
  'username',
  'password',
  'repeatPassword',
  'privacy',
  'terms',
  'profiling',
  'marketing',
]
const CARD_FIELDS = ['cardCode', 'vatOrTaxCode']

/** The step that has a field. */
export function stepOfField(path: string, hasCard: boolean): RegistrationStep {
  if (ACCOUNT_FIELDS.includes(path)) return 'account'
  return hasCard && !CARD_FIELDS.includes(path) ? 'data' : 'card'
}

/** The data of a card, for fields that are still empty. */
export function filledByCard(values: KeptValues, card: CardHolder): Partial<KeptValues> {
  const [first = '', ...rest] = card.kind === 'private' ? card.name.split(' ') : []
  return {
    kind: card.kind,
    firstName: values.firstName || first,
    lastName: values.lastName || rest.join(' '),
    pec: values.pec || card.pec,
    sdiCode: values.sdiCode || card.sdiCode,
    storeId: values.storeId || (card.storeId === null ? '' : String(card.storeId)),
  }
}
