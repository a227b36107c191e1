import { actAs, leaveUser, listBoardUsers } from '@cambusa/contract/people/user-board'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { paths } from '../../app/navigation/paths.ts'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { startAnew } from '../../lib/device/start-anew.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'

/** What is looked for on the board. */
export interface BoardSearch {
  page?: number | undefined
  q?: string | undefined
}

/** A page of customers, by name. */
export function boardQuery(owner: string, { page = 1, q }: BoardSearch) {
  const queryKey = ownKey(owner, 'user-board', page, q)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(listBoardUsers, { query: { query: q, page }, signal, quiet: true }),
    placeholderData: keepOfSameOwner(queryKey),
  })
}

/** Begins to act as a customer, on their home page. */
export const useActAs = () =>
  useMutation({
    mutationFn: (userId: number) => call(actAs, { body: { user_id: userId }, startsSession: true }),
    onSuccess: () => startAnew(paths.home),
  })

/** Stops acting, and goes back to the board. */
export const useLeaveUser = () =>
  useMutation({
    mutationFn: () => call(leaveUser, { startsSession: true }),
    onSuccess: () => startAnew(paths.userBoard),
  })
