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
import { call, type CallBehaviour } from '../../../lib/api/call.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { keepUnsentChanges } from '../../../lib/state/send-left.ts'
import { listsKey } from '../lists-api.ts'
import { unsentLines, type UnsentLine } from './unsent-lines.ts'

const changed_only = true

/** Sends a change of a line. Returns the lines that it has changed, where the shop answers them; throws CallError. */
export async function sendLine(
  change: UnsentLine,
  behaviour: Pick<CallBehaviour, 'quiet'> = {},
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
async function sendLater(change: UnsentLine, expectOwner: () => void): Promise<void> {
  // A login that has ended is told and asked for, since it holds up what was written.
  const quiet = true
  const { listId, itemId, name } = change
  const { list } = await call(viewList, { query: { list_id: listId }, fresh: true, quiet })
  expectOwner()
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
  await sendLine(change, { quiet })
}

/**
 * From now on changes of lines that could not be sent are kept in the browser, for their shopper only: after a reload, or
 * when the shop is opened again, they are on screen and are sent in their order.
 */
export const keepUnsentLines = (client: QueryClient): Promise<void> =>
  keepUnsentChanges('lists', {
    unsent: unsentLines,
    send: sendLater,
    tellRefused: ({ name }) => showToast({ kind: 'error', text: oneListTexts.notKept({ name }) }),
    refresh: () => client.invalidateQueries({ queryKey: listsKey(currentOwner()) }),
  })
