import { updatePushKinds, viewPushKinds } from '@cambusa/contract/people/push'
import type { PushChoices } from '@cambusa/domain/people/push-kinds'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { ownDeviceQuery } from '../../lib/push/own-device-query.ts'
import { switchOff, switchOn } from '../../lib/push/own-device.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** Which kinds of push the customer wants. */
export const pushKindsQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'push-kinds'),
    queryFn: async ({ signal }) => (await call(viewPushKinds, { signal, quiet: true })).kinds,
  })

/** Chooses or refuses a kind of push: shown at once, undone when the shop refuses. */
export function useChoosePushes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (kinds: Partial<PushChoices>) => call(updatePushKinds, { body: kinds }),
    onMutate: async (kinds) => {
      const { queryKey } = pushKindsQuery(currentOwner())
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, ...kinds })
      return { queryKey, before }
    },
    onSuccess: ({ kinds }, _chosen, { queryKey }) => void client.setQueryData(queryKey, kinds),
    onError: (_error, _chosen, kept) => kept && client.setQueryData(kept.queryKey, kept.before),
  })
}

/** Switches the pushes of this device on or off; resolves to how it ended. */
export function useSwitchDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return switchOn()
      await switchOff()
      return 'on' as const
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownDeviceQuery.queryKey }),
  })
}
