import type { BodyOf } from '@cambusa/contract/endpoint'
import type { updateUserDetail } from '@cambusa/contract/people/profile'
import type { FieldCode } from '@cambusa/domain/people/field-code'
import { personTaxCodeRule, requiredRule } from '@cambusa/domain/people/field-rules'
import { everyInfo, personInfoRules, personInfoValues } from '@cambusa/domain/people/person-infos'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { checkFields, refuse, type WrongFields } from '../../../platform/http/refusal.ts'
import { findShop } from '../../stores/stores.ts'
import { agreedSentence } from '../consents/agreed-versions.ts'
import type { AccountNeeds } from './account-needs.ts'
import { findProfile, insertConsent, listConsents, lockProfile, updateProfile } from './profile.queries.ts'
import { isGiven } from './user-detail.ts'

type Typed = BodyOf<typeof updateUserDetail>

/** Consents that can be withdrawn and given again; the other two are required for an account. */
const CHOSEN_CONSENTS = ['profiling', 'marketing'] as const

/** A field that was not sent stays unchanged. */
const changed = <Value>(typed: Value | undefined, known: Value): Value => typed ?? known

/** Throws field.wrong naming every wrong field that was sent. */
async function checkTyped(db: Db, typed: Typed, isCodeNeeded: boolean): Promise<void> {
  const { first_name, last_name, tax_code, store_id } = typed
  const wrong: Record<string, FieldCode | undefined> = {}
  if (first_name !== undefined) wrong['first_name'] = requiredRule(first_name)
  if (last_name !== undefined) wrong['last_name'] = requiredRule(last_name)
  // Once given, it can be corrected but not removed.
  if (tax_code !== undefined) wrong['tax_code'] = personTaxCodeRule(typedCode(tax_code), isCodeNeeded)
  for (const [name, value] of Object.entries(personInfoValues(typed.personInfos ?? [])))
    wrong[`personInfos.${name}`] = personInfoRules[name as keyof typeof personInfoRules](value)
  if (typeof store_id === 'number' && (await findShop(db, { storeId: store_id })) === undefined)
    wrong['store_id'] = 'required'
  checkFields(wrong satisfies WrongFields)
}

/** A changed consent is a new row; sending the same value again adds none. Throws consent.textChanged. */
async function keepConsents(tx: Db, { session, ip, now }: AccountNeeds, typed: Typed): Promise<void> {
  const { userId } = session
  const history = await listConsents(tx, { userId })
  for (const kind of CHOSEN_CONSENTS) {
    const given = typed[kind]
    const isNews = given !== undefined && given !== isGiven(history as Parameters<typeof isGiven>[0], kind)
    if (!isNews) continue
    const version = agreedSentence(kind, typed.consent_versions)
    await insertConsent(tx, { userId, kind, given, version, address: ip, now })
  }
}

/** Changes the personal data of a customer. Throws field.wrong, consent.textChanged. */
export async function updateUser(needs: AccountNeeds, typed: Typed): Promise<void> {
  const { userId, companyId, tokenHash } = needs.session
  await inTransaction(needs.db, async (tx) => {
    if ((await lockProfile(tx, { userId, tokenHash })) === undefined) throw refuse('response419')
    const known = await findProfile(tx, { userId, companyId })
    if (known === undefined) throw refuse('response419')
    await checkTyped(tx, typed, (known.fiscalCode ?? '') !== '')
    const infos = personInfoValues(typed.personInfos ?? [])
    await updateProfile(tx, {
      userId,
      firstName: changed(typed.first_name?.trim(), known.firstName),
      lastName: changed(typed.last_name?.trim(), known.lastName),
      fiscalCode: typed.tax_code === undefined ? known.fiscalCode : typedCode(typed.tax_code) || null,
      ...everyInfo((name) => changed(infos[name], known[name])),
      defaultStoreId: typed.store_id === undefined ? known.defaultStoreId : typed.store_id,
    })
    await keepConsents(tx, needs, typed)
  })
}
