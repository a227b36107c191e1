import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'
import { useAppState } from './app-state.ts'
import { useUser } from '../session/user-store.ts'

/** Users who may see prices without VAT: business customers and the shop's staff (docs/decisions/096). */
export const mayHideVat = (user: EnvelopeUser | null): boolean =>
  roleMayDo(roleOf(user?.userType?.userTypeId), 'hideVat')

/** Whether prices are shown with VAT: always for visitors and private customers. */
export function usePricesWithVat(): boolean {
  const withVat = useAppState((state) => state.withVat)
  const user = useUser()
  return withVat || !mayHideVat(user)
}
