import {
  approveCart,
  listApprovals,
  refuseApproval,
  updateApproval,
  viewApproval,
  withdrawApproval,
} from '@cambusa/contract/orders/approvals'
import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import { isGivenBack } from '@cambusa/domain/orders/approval'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApprovalSearch } from '../../app/navigation/search-values.ts'
import { call } from '../../lib/api/call.ts'
import { cartKey, ordersKey, ownKey } from '../../lib/api/query-keys.ts'
import { repeatLost } from '../../lib/api/repeat-lost.ts'
import { useUserStore } from '../../lib/session/user-store.ts'
import { allowanceKey } from '../../lib/state/allowance.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

export type ShownApproval = DataOf<typeof viewApproval>

const APPROVALS = 'approvals'

/** A page of carts that were sent for approval: what waits first. Others decide too, so it is read again on return. */
export function approvalsQuery(
  owner: string,
  { of, page }: Required<Pick<ApprovalSearch, 'of'>> & ApprovalSearch,
) {
  const queryKey = ownKey(owner, APPROVALS, 'list', of, page ?? 1)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(listApprovals, { query: { of, page: page ?? 1 }, signal, quiet: true }),
    placeholderData: keepOfSameOwner(queryKey),
    refetchOnWindowFocus: 'always',
  })
}

/**
 * One of them, with its lines and the prices of now. An own one that ended without an order gave its lines back to a
 * cart that may have been read before that.
 */
export const approvalQuery = (owner: string, approvalId: number) =>
  queryOptions({
    queryKey: ownKey(owner, APPROVALS, 'one', approvalId),
    queryFn: async ({ signal, client }) => {
      const approval = await call(viewApproval, { query: { approval_id: approvalId }, signal, quiet: true })
      const isOwn = approval.sentBy.userId === useUserStore.getState().user?.userId
      if (isOwn && isGivenBack(approval.state)) void client.invalidateQueries({ queryKey: cartKey() })
      return approval
    },
    refetchOnWindowFocus: 'always',
  })

/** Keeps the answer of an act; lists, limits, orders and the cart are read again. */
function useKeep() {
  const client = useQueryClient()
  return (approval: ShownApproval) => {
    const owner = currentOwner()
    client.setQueryData(approvalQuery(owner, approval.approvalId).queryKey, approval)
    const changed = [ownKey(owner, APPROVALS, 'list'), allowanceKey(owner), ordersKey(owner), cartKey()]
    return Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

/** One act on a cart; `onDone` is called even when its control is gone by then. */
function useAct<Asked>(
  send: (asked: Asked) => Promise<ShownApproval>,
  onDone: (approval: ShownApproval) => void,
) {
  const keep = useKeep()
  return useMutation({
    mutationFn: send,
    onSuccess: (approval) => {
      onDone(approval)
      return keep(approval)
    },
  })
}

type OnDone = (approval: ShownApproval) => void

/* The acts throw CallError, which the screen shows; each may be repeated after a lost answer. */

/** Sets quantities. */
export const useSaveQuantities = (onDone: OnDone) =>
  useAct((body: BodyOf<typeof updateApproval>) => call(updateApproval, { body, quiet: true }), onDone)

/** Places the order. */
export const useApprove = (onDone: OnDone) =>
  useAct(
    (body: BodyOf<typeof approveCart>) => repeatLost(() => call(approveCart, { body, quiet: true })),
    onDone,
  )

/** Refuses it, with a reason. */
export const useRefuse = (onDone: OnDone) =>
  useAct(
    (body: BodyOf<typeof refuseApproval>) => repeatLost(() => call(refuseApproval, { body, quiet: true })),
    onDone,
  )

/** Takes an own one back. */
export const useWithdraw = (onDone: OnDone) =>
  useAct(
    (approvalId: number) =>
      repeatLost(() => call(withdrawApproval, { body: { approval_id: approvalId }, quiet: true })),
    onDone,
  )
