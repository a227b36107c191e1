import type { DelegateInput } from '@cambusa/contract/people/people'
import { consentVersions } from '@cambusa/messages/it/people/consents'
import {
  removeDelegate,
  requestEmailUpdate,
  saveDelegate,
  updateBillingAddress,
  updateUserDetail,
  userDetail,
  type UserDetail,
} from '@cambusa/contract/people/profile'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { updatePassword } from '@cambusa/contract/people/password'
import { resendConfirmation } from '@cambusa/contract/people/registration'
import { listStores } from '@cambusa/contract/delivery/stores'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

const profileKey = (owner: string) => ownKey(owner, 'profile')
const STORES_FRESH_MS = 3_600_000

/** The customer's account; refetched on return to the window, because the e-mail may have been confirmed elsewhere. */
export const profileQuery = (owner: string) =>
  queryOptions({
    queryKey: profileKey(owner),
    queryFn: async ({ signal }) => (await call(userDetail, { signal, quiet: true, saysReason: true })).user,
    refetchOnWindowFocus: 'always',
  })

/** All stores, for the choice of the preferred one. */
export const storesQuery = queryOptions({
  queryKey: ['stores', 'all'],
  queryFn: async ({ signal }) => (await call(listStores, { signal, quiet: true })).stores,
  staleTime: STORES_FRESH_MS,
})

const keepProfile = (client: QueryClient, user: UserDetail) =>
  client.setQueryData(profileQuery(currentOwner()).queryKey, user)

/** The calls of the account's forms: they throw CallError and the form shows it in place. */
export function useProfileActs() {
  const client = useQueryClient()
  const keep = async (answer: Promise<{ user: UserDetail }>) => {
    const { user } = await answer
    keepProfile(client, user)
    return user
  }
  return {
    savePerson: (body: BodyOf<typeof updateUserDetail>) =>
      keep(call(updateUserDetail, { body, quiet: true })),
    saveBilling: (body: BodyOf<typeof updateBillingAddress>) =>
      keep(call(updateBillingAddress, { body, quiet: true })),
    saveDelegate: (delegate: DelegateInput) => keep(call(saveDelegate, { body: { delegate }, quiet: true })),
    askForEmail: async (email: string, password: string) => {
      await call(requestEmailUpdate, { body: { new_email: email, password }, quiet: true })
      await client.invalidateQueries({ queryKey: profileKey(currentOwner()) })
    },
    changePassword: (oldPassword: string, newPassword: string) =>
      call(updatePassword, { body: { old_password: oldPassword, new_password: newPassword }, quiet: true }),
  }
}

/** Removes a delegate. A refusal is shown, and the list is reloaded. */
export function useRemoveDelegate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (delegateId: number) => call(removeDelegate, { body: { delegate_id: delegateId } }),
    onSuccess: ({ user }) => keepProfile(client, user),
    onError: () => void client.invalidateQueries({ queryKey: profileKey(currentOwner()) }),
  })
}

/** Gives or withdraws a consent: shown at once, undone when the shop refuses. */
export function useSetConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (consents: Partial<UserDetail['consents']>) => {
      const { profiling, marketing } = consentVersions
      return call(updateUserDetail, { body: { ...consents, consent_versions: { profiling, marketing } } })
    },
    onMutate: async (consents) => {
      const { queryKey } = profileQuery(currentOwner())
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) keepProfile(client, { ...before, consents: { ...before.consents, ...consents } })
      return { queryKey, before }
    },
    onSuccess: ({ user }) => keepProfile(client, user),
    onError: (_error, _consents, kept) => kept && client.setQueryData(kept.queryKey, kept.before),
  })
}

/** Sends the link that confirms the e-mail again. */
export const useResendLink = () =>
  useMutation({ mutationFn: (email: string) => call(resendConfirmation, { body: { e_mail: email } }) })
