import {
  keepAccount,
  requestDeletion,
  viewDeletion,
  type AccountDeletion,
} from '@cambusa/contract/people/account-deletion'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '@cambusa/contract/people/sessions'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** Where the account is signed in; read again on return to the window, because devices come and go. */
export const sessionsQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'sessions'),
    queryFn: async ({ signal }) => (await call(listOwnSessions, { signal, quiet: true })).sessions,
    refetchOnWindowFocus: 'always',
  })

/** Whether the account is to be deleted, and what has to be settled before. */
export const deletionQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'deletion'),
    queryFn: async ({ signal }) => (await call(viewDeletion, { signal, quiet: true })).deletion,
    refetchOnWindowFocus: 'always',
  })

const keepSessions = (client: QueryClient, sessions: OwnSession[]) =>
  client.setQueryData(sessionsQuery(currentOwner()).queryKey, sessions)
const keepDeletion = (client: QueryClient, deletion: AccountDeletion) =>
  client.setQueryData(deletionQuery(currentOwner()).queryKey, deletion)

/** Ends one of the own sessions; a refusal is shown. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => call(endOwnSession, { body: { session_id: sessionId } }),
    onSuccess: ({ sessions }) => keepSessions(client, sessions),
  })
}

/** Ends all sessions but this one; a refusal is shown. */
export function useEndOthers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ sessions }) => keepSessions(client, sessions),
  })
}

/** Asks for the deletion. Throws CallError, which the form shows; then what has to be settled is read again. */
export function useAskForDeletion() {
  const client = useQueryClient()
  return async (password: string | undefined) => {
    try {
      const body = password === undefined ? {} : { password }
      const { deletion } = await call(requestDeletion, { body, quiet: true })
      keepDeletion(client, deletion)
    } catch (error) {
      void client.invalidateQueries({ queryKey: deletionQuery(currentOwner()).queryKey })
      throw error
    }
  }
}

/** Keeps the account after all; a refusal is shown. */
export function useKeepAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(keepAccount, {}),
    onSuccess: ({ deletion }) => keepDeletion(client, deletion),
  })
}
