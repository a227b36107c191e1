import type { BodyOf } from '@cambusa/contract/endpoint'
import type { DelegateInput } from '@cambusa/contract/people/people'
import type { registerUser } from '@cambusa/contract/people/registration'
import { delegateProblems, type DelegateFields } from '@cambusa/domain/people/delegate'
import { emailRule } from '@cambusa/domain/people/email'
import { requiredRule, sdiCodeRule } from '@cambusa/domain/people/field-rules'
import type { PersonInfoValues } from '@cambusa/domain/people/person-infos'
import { accountProblems, cardCheckProblems } from '@cambusa/domain/people/registration'
import { romeDate } from '@cambusa/domain/time/dates'
import type { Db } from '../../../platform/database/database.ts'
import { checkFields, type WrongFields } from '../../../platform/http/refusal.ts'
import { listStoreIds } from './customers.queries.ts'
import { typedCode, typedEmail } from '@cambusa/domain/people/typed-fields'
import { typedInfos, wrongInfos } from './typed-infos.ts'

type Body = BodyOf<typeof registerUser>

/** A registration as it is stored: trimmed, codes in capital letters. */
export interface Registration {
  /** Empty for a requested card. */
  cardCode: string
  vatOrTaxCode: string
  requestCode: string
  firstName: string
  lastName: string
  pec: string
  sdiCode: string
  storeId: number | null
  infos: PersonInfoValues
  delegates: DelegateFields[]
  login: string
  password: string
  consents: { privacy: boolean; terms: boolean; profiling: boolean; marketing: boolean }
}

function typedDelegate(delegate: DelegateInput): DelegateFields {
  const { isPermanent } = delegate
  return {
    firstName: delegate.firstName.trim(),
    lastName: delegate.lastName.trim(),
    taxCode: typedCode(delegate.taxCode),
    phone: delegate.phone.trim(),
    isPermanent,
    from: isPermanent ? null : delegate.from,
    to: isPermanent ? null : delegate.to,
  }
}

function wrongDelegates(delegates: readonly DelegateFields[], today: string): WrongFields {
  const wrong = delegates.flatMap((delegate, place) =>
    Object.entries(delegateProblems(delegate, today)).map(([field, code]) => [
      `delegates.${place}.${field}`,
      code,
    ]),
  )
  return Object.fromEntries(wrong) as WrongFields
}

/** Errors of the codes that identify the card: those of a card, or that of a request. */
function wrongCard({ cardCode, vatOrTaxCode, requestCode }: Registration): WrongFields {
  if (cardCode === '' && requestCode !== '') return {}
  const wrong = cardCheckProblems({ cardCode, vatOrTaxCode })
  return { card_code: wrong.cardCode, vat_or_tax_code: wrong.vatOrTaxCode }
}

/** Reads a registration. Throws field.wrong naming every wrong field at once, in the order of the form. */
export async function readRegistration(db: Db, body: Body, now: Date): Promise<Registration> {
  const { privacy, terms, profiling = false, marketing = false } = body.consents
  const read: Registration = {
    cardCode: typedCode(body.card_code),
    vatOrTaxCode: typedCode(body.vat_or_tax_code),
    requestCode: (body.request_code ?? '').trim(),
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    pec: typedEmail(body.pec),
    sdiCode: typedCode(body.sdi_code),
    storeId: body.store_id ?? null,
    infos: typedInfos(body.personInfos),
    delegates: (body.delegates ?? []).map(typedDelegate),
    login: typedEmail(body.username),
    password: body.password,
    consents: { privacy, terms, profiling, marketing },
  }
  const account = accountProblems({
    username: read.login,
    password: body.password,
    repeatPassword: body.repeat_password,
    privacy,
    terms,
  })
  const isStoreKnown = read.storeId === null || (await listStoreIds(db, { ids: [read.storeId] })).length > 0
  checkFields({
    ...wrongCard(read),
    first_name: requiredRule(read.firstName),
    last_name: requiredRule(read.lastName),
    pec: emailRule(read.pec),
    sdi_code: sdiCodeRule(read.sdiCode),
    store_id: isStoreKnown ? undefined : 'required',
    ...wrongInfos(read.infos),
    ...wrongDelegates(read.delegates, romeDate(now)),
    username: account.username,
    password: account.password,
    repeat_password: account.repeatPassword,
    'consents.privacy': account.privacy,
    'consents.terms': account.terms,
  })
  return read
}
