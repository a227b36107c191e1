import {
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import { viewList } from '@cambusa/contract/lists/lists'
import type { ListDetail } from '@cambusa/contract/lists/list-parts'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import type { QueryClient } from '@tanstack/react-query'
import { CallError, isPassing } from '../../../lib/api/call-error.ts'
import { call, type CallBehaviour } from '../../../lib/api/call.ts'
import { repeatLost } from '../../../lib/api/repeat-lost.ts'
import { untilOnline } from '../../../lib/browser/online.ts'
import { isOffline } from '../../../lib/device/is-offline.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { openUnsent } from '../../../lib/state/unsent.ts'
import { listsKey } from '../lists-api.ts'
import { hasUnsent, isUnsent, noteSent, noteUnsent, storeUnsent, type UnsentLine } from './unsent-lines.ts'

const changed_only = true

/** Sends a change of a line. Returns the lines that it has changed, where the shop answers them; throws CallError. */
export async function sendLine(
  change: UnsentLine,
  behaviour: Pick<CallBehaviour, 'background'> = {},
): Promise<ListDetail | undefined> {
  const { listId: list_id, itemId: item_id } = change
  const line = { list_id, item_id }
  switch (change.kind) {
    case 'quantity': {
      const { quantity } = change
      if (quantity !== null)
        return (await call(updateListItem, { body: { ...line, quantity, changed_only }, ...behaviour })).list
      await call(deleteListItem, { body: { ...line, changed_only }, ...behaviour })
      return undefined
    }
    case 'back':
      return (await call(restoreListItem, { body: { list_id, item_ids: [item_id] }, ...behaviour })).list
    case 'product': {
      const { product, quantity } = change
      const body = { ...line, product_id: product.productId, quantity }
      return (await call(updateListItem, { body, ...behaviour })).list
    }
    case 'place': {
      const body = { ...line, after_item_id: change.after, before_item_id: change.before }
      await call(moveListItem, { body, ...behaviour })
      return undefined
    }
  }
}

/** Sends a change that has waited, and tells what another device has changed meanwhile. */
async function sendLater(change: UnsentLine): Promise<void> {
  const background = true
  const { listId, itemId, name } = change
  const { list } = await call(viewList, { query: { list_id: listId }, fresh: true, background })
  const now = list.items.find((item) => item.itemId === itemId)
  if (now === undefined && change.kind !== 'back') {
    const isRemoval = change.kind === 'quantity' && change.quantity === null
    if (!isRemoval) showToast({ kind: 'info', text: oneListTexts.goneMeanwhile({ name }) })
    return
  }
  if (change.kind === 'quantity' && now!.quantity !== change.from && now!.quantity !== change.quantity)
    showToast({ kind: 'info', text: oneListTexts.changedMeanwhile({ name }) })
  const isOtherProduct =
    change.kind === 'product' && now!.productId !== change.from && now!.productId !== change.product.productId
  if (isOtherProduct) showToast({ kind: 'info', text: oneListTexts.replacedMeanwhile({ name: now!.name }) })
  await sendLine(change, { background })
}

/** Sends a change once there is a network. Returns whether it is done with: sent, taken over by its screen, or refused. */
async function sendOnline(change: UnsentLine, owner: string): Promise<boolean> {
  await untilOnline()
  if (currentOwner() !== owner) return false
  // Changed again on its screen meanwhile, which sends it.
  if (!isUnsent(change)) return true
  try {
    await repeatLost(() => sendLater(change))
  } catch (error) {
    if (isPassing(error)) return isOffline() && sendOnline(change, owner)
    // It waits for the same customer.
    if (error instanceof CallError && error.failure === 'session') return false
    showToast({ kind: 'error', text: oneListTexts.notKept({ name: change.name }) })
  }
  noteSent(change)
  return true
}

/** Sends what an earlier page has left, in its order. What cannot be sent is left for the next page. */
async function sendLeft(client: QueryClient, changes: readonly UnsentLine[]): Promise<void> {
  const owner = currentOwner()
  const refresh = () => client.invalidateQueries({ queryKey: listsKey(owner) })
  void refresh()
  for (const change of changes) if (!(await sendOnline(change, owner))) return
  await refresh()
}

/**
 * From now on changes of lines that could not be sent are kept in the browser, for their shopper only: after a reload, or
 * when the shop is opened again, they are on screen and are sent in their order.
 */
export async function keepUnsentLines(client: QueryClient): Promise<void> {
  const store = await openUnsent<UnsentLine>('lists', (left) => {
    const changes = left.filter((change) => !hasUnsent(change)).map(noteUnsent)
    void sendLeft(client, changes)
  })
  storeUnsent(store)
}
