import { viewAllowance } from '@cambusa/contract/people/colleagues'
import type { Cart } from '@cambusa/contract/cart/cart'
import type { DataOf } from '@cambusa/contract/endpoint'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import type { ApprovalReason } from '@cambusa/domain/orders/approval'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { ownKey } from '../api/query-keys.ts'
import { useUser, useUserStore } from '../session/user-store.ts'
import { currentOwner, useOwner } from './shopping-scope.ts'

export type Allowance = DataOf<typeof viewAllowance>

const FRESH_MS = 60_000

export const allowanceKey = (owner: string) => ownKey(owner, 'allowance')

/** What the customer may order for the company without approval, and how many carts wait for their decision. */
export const allowanceQuery = (owner: string) =>
  queryOptions({
    queryKey: allowanceKey(owner),
    queryFn: ({ signal }) => call(viewAllowance, { signal, background: true }),
    staleTime: FRESH_MS,
    retry: false,
  })

/** Whether the customer's orders for the company have limits: everybody but its holders. */
export const useHasLimits = (): boolean => {
  const role = useUser()?.companyRole
  return role !== undefined && role !== HOLDER
}

/** The same of somebody with limits; undefined for others, who never ask for it. */
export function useLimits(): Allowance | undefined {
  const enabled = useHasLimits()
  const { data } = useQuery({ ...allowanceQuery(useOwner()), enabled })
  return enabled ? data : undefined
}

type Amount = Pick<Cart, 'totalPrice' | 'editing' | 'cartItems'>

/**
 * Loads the limits of a buyer before the cart or the till is rendered, with `parts` that show them: later they would
 * shift what is below.
 */
export async function loadLimits(client: QueryClient, parts?: () => Promise<unknown>): Promise<void> {
  const role = useUserStore.getState().user?.companyRole
  if (role === undefined || role === HOLDER) return
  await Promise.all([client.prefetchQuery(allowanceQuery(currentOwner())), parts?.()])
}

/**
 * Why a cart needs approval; undefined: it may be ordered, or the limits are not known yet. Of an order that is being
 * edited nobody approves the changes. The server decides by the same amounts.
 */
export function needsApproval(
  { role, orderLimit, mostWithoutApproval }: Pick<Allowance, 'mostWithoutApproval' | 'orderLimit' | 'role'>,
  { totalPrice, editing, cartItems }: Amount,
): ApprovalReason | undefined {
  if (editing || cartItems.length === 0) return undefined
  if (role === 'buyerWithApproval') return 'always'
  if (mostWithoutApproval === null || totalPrice <= mostWithoutApproval) return undefined
  return orderLimit !== null && totalPrice > orderLimit ? 'order' : 'month'
}

/** Why the customer's cart needs approval, with the limits; undefined: it needs none. */
export function useNeededApproval(cart: Amount): { why: ApprovalReason; limits: Allowance } | undefined {
  const limits = useLimits()
  const why = limits && needsApproval(limits, cart)
  return limits && why && { why, limits }
}
