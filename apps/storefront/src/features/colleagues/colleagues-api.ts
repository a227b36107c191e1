import {
  acceptInvitation,
  inviteColleague,
  listColleagues,
  removeColleague,
  updateColleague,
  viewInvitation,
  withdrawInvitation,
  type Colleagues,
} from '@cambusa/contract/people/colleagues'
import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** Who acts for the company, and who is invited; read again on return to the window, because invitations are accepted. */
export const colleaguesQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'colleagues'),
    queryFn: ({ signal }) => call(listColleagues, { signal, quiet: true }),
    refetchOnWindowFocus: 'always',
  })

/** Keeps the list that every act answers. */
function useKeep() {
  const client = useQueryClient()
  return (colleagues: Colleagues) => {
    client.setQueryData(colleaguesQuery(currentOwner()).queryKey, colleagues)
    return colleagues
  }
}

export type Invited = BodyOf<typeof inviteColleague>

/** The acts of the form. They throw CallError, which the form shows. */
export function useColleagueActs() {
  const keep = useKeep()
  return {
    invite: async (body: Invited) => keep(await call(inviteColleague, { body, quiet: true })),
    update: async (body: BodyOf<typeof updateColleague>) =>
      keep(await call(updateColleague, { body, quiet: true })),
  }
}

/** Removes a colleague; a refusal is shown. */
export function useRemoveColleague() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (userId: number) => call(removeColleague, { body: { user_id: userId } }),
    onSuccess: keep,
  })
}

/** Ends an open invitation; a refusal is shown. */
export function useWithdrawInvitation() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (invitationId: number) => call(withdrawInvitation, { body: { invitation_id: invitationId } }),
    onSuccess: keep,
  })
}

/** Sends an invitation again: the link of before ends. A refusal is shown. */
export function useInviteAgain() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: Invited) => call(inviteColleague, { body }),
    onSuccess: keep,
  })
}

/** What the link of an invitation offers; opening it changes nothing. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(viewInvitation, { query: { token }, signal, quiet: true }),
    retry: false,
    staleTime: Infinity,
  })

export type OfferedRole = DataOf<typeof viewInvitation>
export type Accepted = DataOf<typeof acceptInvitation>
export type Accepting = Omit<BodyOf<typeof acceptInvitation>, 'token'>

/** Accepts it; somebody who is signed in has one more company. Throws CallError, which the screen shows. */
export function useAccept(token: string) {
  const client = useQueryClient()
  return async (given: Accepting) => {
    const accepted = await call(acceptInvitation, { body: { token, ...given }, quiet: true })
    void client.invalidateQueries({ queryKey: ownKey(currentOwner(), 'companies') })
    return accepted
  }
}
