import { updateMailChoices, viewMailChoices } from '@cambusa/contract/people/mail-choices'
import type { MailChoices } from '@cambusa/domain/people/optional-mails'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** Which of the optional mails the customer gets. */
export const mailChoicesQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'mail-choices'),
    queryFn: async ({ signal }) => (await call(viewMailChoices, { signal, quiet: true })).choices,
  })

/** Chooses or refuses a kind of mail: shown at once, undone when the shop refuses. */
export function useChooseMails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choices: Partial<MailChoices>) => call(updateMailChoices, { body: choices }),
    onMutate: async (choices) => {
      const { queryKey } = mailChoicesQuery(currentOwner())
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, ...choices })
      return { queryKey, before }
    },
    onSuccess: ({ choices }, _chosen, { queryKey }) => void client.setQueryData(queryKey, choices),
    onError: (_error, _chosen, kept) => kept && client.setQueryData(kept.queryKey, kept.before),
  })
}
