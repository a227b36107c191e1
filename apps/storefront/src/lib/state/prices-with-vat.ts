import { useAppState } from './app-state.ts'
import { mayHideVat } from '../session/may-hide-vat.ts'
import { useUser } from '../session/user-store.ts'

/** Whether prices are shown with VAT: always for visitors and private customers. */
export function usePricesWithVat(): boolean {
  const withVat = useAppState((state) => state.withVat)
  const user = useUser()
  return withVat || !mayHideVat(user)
}
