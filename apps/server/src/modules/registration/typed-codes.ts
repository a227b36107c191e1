import { personInfoRules, personInfoValues, type PersonInfoValues } from '@cambusa/domain/people/person-infos'
import type { WrongFields } from '../../platform/refusal.ts'

type Infos = readonly { typeId: number; value: string }[] | undefined

/** A card code or tax number as it is kept: without the spaces of who copied it, in capital letters. */
export const typedCode = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s/g, '').toUpperCase()

export const typedEmail = (text: string | undefined): string => (text ?? '').trim().toLowerCase()

/** The phones of a person; what is not named is empty. */
export const typedInfos = (infos: Infos): PersonInfoValues => ({
  phone: '',
  mobile: '',
  landline: '',
  ...personInfoValues(infos ?? []),
})

/** What is wrong with them, by `personInfos.mobile` and so on. */
export const wrongInfos = (values: PersonInfoValues): WrongFields => ({
  'personInfos.phone': personInfoRules.phone(values.phone),
  'personInfos.mobile': personInfoRules.mobile(values.mobile),
  'personInfos.landline': personInfoRules.landline(values.landline),
})
