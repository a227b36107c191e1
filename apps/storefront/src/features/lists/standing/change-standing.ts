import type { DataOf } from '@cambusa/contract/endpoint'
import type { ListDetail } from '@cambusa/contract/lists/list-parts'
import {
  deleteStandingOrder,
  pauseStandingOrder,
  setStandingOrder,
} from '@cambusa/contract/lists/standing-orders'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { refreshLists } from '../change-lists.ts'
import { listQuery } from '../lists-api.ts'

function keep(client: QueryClient, { list }: DataOf<typeof setStandingOrder>) {
  client.setQueryData<ListDetail>(
    listQuery(currentOwner(), list.listId).queryKey,
    (known) => known && { ...known, ...list },
  )
  return refreshLists(client)
}

/** Sets the days of delivery, and how many days before the draft is prepared; the form shows a refusal. */
export function useSetStanding(list_id: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { weekdays: number[]; lead_days: number }) =>
      call(setStandingOrder, { body: { list_id, ...body }, quiet: true }),
    onSuccess: (answer) => {
      onDone()
      return keep(client, answer)
    },
  })
}

/** Pauses a standing order, or lets it go on. */
export function usePauseStanding(list_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (is_paused: boolean) => call(pauseStandingOrder, { body: { list_id, is_paused } }),
    onSuccess: (answer) => keep(client, answer),
  })
}

/** Ends a standing order; the list and its drafts stay. */
export function useEndStanding(list_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteStandingOrder, { body: { list_id } }),
    onSuccess: (answer) => keep(client, answer),
  })
}
