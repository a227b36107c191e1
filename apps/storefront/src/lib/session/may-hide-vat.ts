import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'

/** Users who may see prices without VAT: business customers and the shop's staff (docs/decisions/096). */
export const mayHideVat = (user: EnvelopeUser | null): boolean =>
  roleMayDo(roleOf(user?.userType?.userTypeId), 'hideVat')
