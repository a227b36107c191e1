import { personInfoRules, personInfoValues, type PersonInfoValues } from '@cambusa/domain/people/person-infos'
import type { WrongFields } from '../../../platform/refusal.ts'

type Infos = readonly { typeId: number; value: string }[] | undefined

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
