import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { ListDetail, ListItem } from '@cambusa/contract/lists/list-parts'
import { UNDO_MS } from '@cambusa/domain/constants'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { whenOnline } from '../../../lib/state/when-online.ts'
import { keepList } from '../change-lists.ts'
import { listQuery } from '../lists-api.ts'
import { sendLine } from '../unsent/send-unsent.ts'
import { changedLines, unsentLines, withUnsent, type UnsentLine } from '../unsent/unsent-lines.ts'
import { moved } from './moved.ts'
import { oneAfterAnother } from './one-after-another.ts'

/** Fast taps on a stepper are one call, this long after the last one, milliseconds. */
const PAUSE_MS = 350

/** The changes of a list's lines: each is on screen at once, and is sent in the order in which it was made. */
export function useItemActs(listId: number) {
  const client = useQueryClient()
  return useMemo(() => itemActs(client, listId), [client, listId])
}

function itemActs(client: QueryClient, listId: number) {
  const owner = currentOwner()
  const { queryKey } = listQuery(owner, listId)
  const send = oneAfterAnother()
  /** The list of an answer, or some lines of it, with the changes that it does not have yet. */
  const keep = ({ items }: ListDetail) =>
    client.setQueryData<ListDetail>(queryKey, (list) => {
      if (list === undefined) return undefined
      const answered = new Map(items.map((item) => [item.itemId, item]))
      return withUnsent({ ...list, items: list.items.map((item) => answered.get(item.itemId) ?? item) })
    })
  const tellWaiting = () =>
    showToast({ kind: 'info', topic: 'list-offline', text: oneListTexts.waitsForNetwork })
  /** Without a network a change waits for it, on screen as it was made. */
  const sendChange = (line: UnsentLine, work: () => Promise<unknown>) =>
    send(async () => {
      try {
        await whenOnline(
          async () => {
            await client.cancelQueries({ queryKey })
            return work()
          },
          tellWaiting,
          owner,
        )
      } catch {
        // Said by a toast of the call; the screen shows what the shop has.
        await client.invalidateQueries({ queryKey })
      } finally {
        unsentLines.sent(line)
      }
    })
  /** Puts a change on screen, and sends it `afterMs` later if none of its kind has followed; kept until it is answered. */
  const change = (made: UnsentLine, afterMs = 0) => {
    const line = unsentLines.note(made)
    client.setQueryData<ListDetail>(
      queryKey,
      (list) => list && { ...list, items: changedLines(list.items, line) },
    )
    const work = async () => {
      if (!unsentLines.is(line)) return
      const list = await sendLine(line)
      unsentLines.sent(line)
      if (list === undefined) return
      if (line.kind === 'quantity') keep(list)
      else keepList(client, withUnsent(list))
    }
    setTimeout(() => void sendChange(line, work), afterMs)
  }
  const itemsNow = () => client.getQueryData<ListDetail>(queryKey)?.items ?? []

  return {
    setQuantity: ({ itemId, name, quantity: from }: ListItem, quantity: number) =>
      change({ kind: 'quantity', listId, itemId, name, from, quantity }, PAUSE_MS),
    remove: (item: ListItem) => {
      const { itemId, name, quantity: from } = item
      const at = itemsNow().findIndex((each) => each.itemId === itemId)
      change({ kind: 'quantity', listId, itemId, name, from, quantity: null })
      showToast({
        kind: 'info',
        topic: 'list-item',
        text: oneListTexts.takenOut({ name }),
        forMs: UNDO_MS,
        action: {
          label: uiTexts.undo,
          onPress: () => change({ kind: 'back', listId, itemId, name, item, at }),
        },
      })
    },
    /** Puts a product in the place of one that cannot be bought. */
    replace: ({ itemId, name, productId: from }: ListItem, product: ProductCard, quantity: number) =>
      change({ kind: 'product', listId, itemId, name, from, product, quantity }),
    /** Moves a line to a place among all lines, counted without it. */
    move: (itemId: number, to: number) => {
      const items = itemsNow()
      const from = items.findIndex((item) => item.itemId === itemId)
      const item = items[from]
      if (item === undefined) return
      const next = moved(items, from, to)
      const [after, before] = [next[to - 1]?.itemId, next[to + 1]?.itemId]
      change({ kind: 'place', listId, itemId, name: item.name, after, before })
    },
  }
}
