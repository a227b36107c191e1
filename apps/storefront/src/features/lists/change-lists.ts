import { createList, deleteList, restoreList, updateList } from '@cambusa/contract/lists/lists'
import type { ListDetail } from '@cambusa/contract/lists/list-parts'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { UNDO_MS } from '@cambusa/domain/constants'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { listQuery, listsKey } from './lists-api.ts'

/** Asks again for everything about lists that is on screen. */
export const refreshLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: listsKey(currentOwner()) })

/** Keeps a list of an answer, and asks again for the others. */
export function keepList(client: QueryClient, list: ListDetail): void {
  const { queryKey } = listQuery(currentOwner(), list.listId)
  client.setQueryData(queryKey, list)
  refreshOthers(client, list.listId)
}

/** The lists as summaries, drafts, what lists have a product: all but the lines of one list. */
function refreshOthers(client: QueryClient, listId: number): void {
  const [, , one] = listsKey(currentOwner(), 'one')
  void client.invalidateQueries({
    queryKey: listsKey(currentOwner()),
    predicate: ({ queryKey }) => !(queryKey[2] === one && queryKey[3] === listId),
  })
}

/** Makes a list; `quiet`: the form that asked shows a refusal. */
export function useCreateList(onDone: (list: ListDetail) => void, { quiet = true } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createList>) => call(createList, { body, quiet }),
    onSuccess: ({ list }) => {
      keepList(client, list)
      onDone(list)
    },
  })
}

/** Changes name, sharing or order of a list: shown at once, undone when the shop refuses. */
export function useUpdateList(listId: number, behaviour: { quiet?: boolean; onDone?: () => void } = {}) {
  const client = useQueryClient()
  const { quiet = false, onDone } = behaviour
  return useMutation({
    mutationFn: (changes: Omit<BodyOf<typeof updateList>, 'list_id'>) =>
      call(updateList, { body: { list_id: listId, ...changes }, quiet }),
    onMutate: async ({ name, is_shared, sort }) => {
      const { queryKey } = listQuery(currentOwner(), listId)
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before && name === undefined) {
        client.setQueryData(queryKey, {
          ...before,
          isShared: is_shared ?? before.isShared,
          sort: sort ?? before.sort,
        })
      }
      return { queryKey, before }
    },
    onSuccess: ({ list }, { sort }, { queryKey }) => {
      client.setQueryData(queryKey, (known) => known && { ...known, ...list })
      if (sort !== undefined) void client.invalidateQueries({ queryKey })
      refreshOthers(client, listId)
      onDone?.()
    },
    onError: (_error, _changes, kept) => kept?.before && client.setQueryData(kept.queryKey, kept.before),
  })
}

/** Deletes a list, and offers to restore it. */
export function useDeleteList(onDone: () => void) {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: (list_id: number) => call(restoreList, { body: { list_id } }),
    onSuccess: () => refreshLists(client),
  })
  return useMutation({
    mutationFn: ({ listId }: { listId: number; name: string }) =>
      call(deleteList, { body: { list_id: listId } }),
    onSuccess: (_answer, { listId, name }) => {
      onDone()
      showToast({
        kind: 'info',
        topic: 'list-deleted',
        text: myListsTexts.deleted({ name }),
        forMs: UNDO_MS,
        action: { label: uiTexts.undo, onPress: () => restore.mutate(listId) },
      })
      return refreshLists(client)
    },
  })
}
