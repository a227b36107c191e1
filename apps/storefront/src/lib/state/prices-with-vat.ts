import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { useAppState } from './app-state.ts'
import { useUser } from '../session/user-store.ts'

const PRIVATE_CUSTOMER = 4

/** Who may read prices without VAT: business customers and the shop's own people (decisions §4, §5). */
export const mayHideVat = (user: EnvelopeUser | null): boolean =>
  user !== null && user.userType !== undefined && user.userType.userTypeId !== PRIVATE_CUSTOMER

/** Whether prices are shown with VAT: always for visitors and private customers. */
export function usePricesWithVat(): boolean {
  const withVat = useAppState((state) => state.withVat)
  const user = useUser()
  return withVat || !mayHideVat(user)
}
