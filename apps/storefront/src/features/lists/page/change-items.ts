import {
  addToList,
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import type { ListDetail, ListItem } from '@cambusa/contract/lists/list-parts'
import { UNDO_MS } from '@cambusa/domain/constants'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isPassing } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import { untilOnline } from '../../../lib/browser/online.ts'
import { isOffline } from '../../../lib/device/is-offline.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { keepList } from '../change-lists.ts'
import { listQuery } from '../lists-api.ts'
import { noteSent, noteUnsent } from '../unsent/unsent-lines.ts'
import { moved } from './moved.ts'
import { oneAfterAnother } from './one-after-another.ts'

/** Fast taps on a stepper are one call, this long after the last one, milliseconds. */
const PAUSE_MS = 350

const changed_only = true

/** The changes of a list's lines: each is on screen at once, and is sent in the order in which it was made. */
export function useItemActs(listId: number) {
  const client = useQueryClient()
  return useMemo(() => itemActs(client, listId), [client, listId])
}

function itemActs(client: QueryClient, listId: number) {
  const owner = currentOwner()
  const { queryKey } = listQuery(owner, listId)
  const send = oneAfterAnother()
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  const put = (how: (items: ListItem[]) => ListItem[]) =>
    client.setQueryData<ListDetail>(queryKey, (list) => list && { ...list, items: how(list.items) })
  /** Lines of an answer, in the place of those on screen; what is being changed stays as it is. */
  const keep = ({ items }: ListDetail) =>
    put((known) =>
      known.map((item) => {
        if (waiting.has(item.itemId)) return item
        return items.find(({ itemId }) => itemId === item.itemId) ?? item
      }),
    )
  /** Without a network a change waits for it, on screen as it was made: each can be sent again. */
  const whenOnline = async (work: () => Promise<unknown>): Promise<void> => {
    if (isOffline()) showToast({ kind: 'info', topic: 'list-offline', text: oneListTexts.waitsForNetwork })
    await untilOnline()
    // Somebody else has signed in meanwhile.
    if (currentOwner() !== owner) return
    await client.cancelQueries({ queryKey })
    try {
      await work()
    } catch (error) {
      if (isPassing(error) && isOffline()) return whenOnline(work)
      throw error
    }
  }
  const sendChange = (work: () => Promise<unknown>, answered: () => void = () => undefined) =>
    send(async () => {
      try {
        await whenOnline(work)
      } catch {
        // Said by a toast of the call; the screen shows what the shop has.
        await client.invalidateQueries({ queryKey })
      } finally {
        answered()
      }
    })
  const restore = (items: readonly ListItem[]) =>
    sendChange(async () => {
      items.forEach(({ itemId }) => noteSent(itemId, null))
      const body = { list_id: listId, item_ids: items.map(({ itemId }) => itemId) }
      keepList(client, (await call(restoreListItem, { body })).list)
    })

  return {
    setQuantity: ({ itemId, name, quantity: from }: ListItem, quantity: number) => {
      noteUnsent({ listId, itemId, name, from, quantity })
      put((items) => items.map((item) => (item.itemId === itemId ? { ...item, quantity } : item)))
      clearTimeout(waiting.get(itemId))
      const later = () => {
        waiting.delete(itemId)
        void sendChange(
          async () =>
            keep(
              (
                await call(updateListItem, {
                  body: { list_id: listId, item_id: itemId, quantity, changed_only },
                })
              ).list,
            ),
          () => noteSent(itemId, quantity),
        )
      }
      waiting.set(itemId, setTimeout(later, PAUSE_MS))
    },
    remove: (item: ListItem) => {
      const { itemId, name, quantity: from } = item
      noteUnsent({ listId, itemId, name, from, quantity: null })
      clearTimeout(waiting.get(itemId))
      waiting.delete(itemId)
      put((items) => items.filter((other) => other.itemId !== itemId))
      void sendChange(
        () => call(deleteListItem, { body: { list_id: listId, item_id: itemId, changed_only } }),
        () => noteSent(itemId, null),
      )
      showToast({
        kind: 'info',
        topic: 'list-item',
        text: oneListTexts.takenOut({ name }),
        forMs: UNDO_MS,
        action: { label: uiTexts.undo, onPress: () => void restore([item]) },
      })
    },
    /** Puts a product in the place of one that cannot be bought. */
    replace: ({ itemId }: ListItem, product_id: number, quantity: number) =>
      sendChange(async () => {
        const body = { list_id: listId, item_id: itemId, product_id, quantity }
        keepList(client, (await call(updateListItem, { body })).list)
      }),
    /** Moves a line to a place among all lines, counted without it. */
    move: (itemId: number, to: number) => {
      const { items = [] } = client.getQueryData<ListDetail>(queryKey) ?? {}
      const from = items.findIndex((item) => item.itemId === itemId)
      if (from < 0) return
      const next = moved(items, from, to)
      put(() => next)
      const after_item_id = next[to - 1]?.itemId
      const before_item_id = next[to + 1]?.itemId
      void sendChange(() =>
        call(moveListItem, { body: { list_id: listId, item_id: itemId, after_item_id, before_item_id } }),
      )
    },
    add: (product_id: number, quantity: number) =>
      sendChange(async () => {
        const body = { list_id: listId, product_id, quantity }
        keepList(client, (await call(addToList, { body })).list)
      }),
  }
}
