import {
  everyInfo,
  PERSON_INFO_NAMES,
  personInfoRules,
  personInfoValues,
  type PersonInfoValues,
} from '@cambusa/domain/people/person-infos'
import type { WrongFields } from '../../../platform/http/refusal.ts'

type Infos = readonly { typeId: number; value: string }[] | undefined

/** The phones of a person; missing ones are empty. */
export function typedInfos(infos: Infos): PersonInfoValues {
  const typed = personInfoValues(infos ?? [])
  return everyInfo((name) => typed[name] ?? '')
}

/** Errors of the phones, by `personInfos.mobile` and so on. */
export const wrongInfos = (values: PersonInfoValues): WrongFields =>
  Object.fromEntries(
    PERSON_INFO_NAMES.map((name) => [`personInfos.${name}`, personInfoRules[name](values[name])]),
  )
