import { deleteListItem, updateListItem } from '@cambusa/contract/lists/list-items'
import { viewList } from '@cambusa/contract/lists/lists'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import type { QueryClient } from '@tanstack/react-query'
import { isPassing } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import { repeatLost } from '../../../lib/api/repeat-lost.ts'
import { untilOnline } from '../../../lib/browser/online.ts'
import { useUserStore } from '../../../lib/session/user-store.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { firstUser, openUnsent, ownerOfUser } from '../../../lib/state/unsent.ts'
import { listsKey } from '../lists-api.ts'
import { noteSent, noteUnsent, storeUnsent, unsentLine, type UnsentLine } from './unsent-lines.ts'

const background = true
const changed_only = true

/** Sets the line as the shopper wanted it, and tells what another device has changed meanwhile. */
async function sendLine({ listId, itemId, name, from, quantity }: UnsentLine): Promise<void> {
  const { list } = await call(viewList, { query: { list_id: listId }, fresh: true, background })
  const now = list.items.find((item) => item.itemId === itemId)
  if (now === undefined) {
    if (quantity !== null) showToast({ kind: 'info', text: oneListTexts.goneMeanwhile({ name }) })
    return
  }
  if (now.quantity !== from && now.quantity !== quantity)
    showToast({ kind: 'info', text: oneListTexts.changedMeanwhile({ name }) })
  const line = { list_id: listId, item_id: itemId, changed_only }
  if (quantity === null) await call(deleteListItem, { body: line, background })
  else await call(updateListItem, { body: { ...line, quantity }, background })
}

/**
 * From now on changes of lines that could not be sent are kept in the browser, for their shopper only: after a reload, or
 * when the shop is opened again, they are on screen and are sent in their order.
 */
export async function keepUnsentLines(client: QueryClient): Promise<void> {
  const unsent = await openUnsent<UnsentLine>('lists', ownerOfUser(await firstUser()))
  const left = unsent.left.filter(({ itemId }) => unsentLine(itemId) === undefined)
  left.forEach(noteUnsent)
  storeUnsent((lines) => {
    const { user } = useUserStore.getState()
    if (user) unsent.keep(lines, ownerOfUser(user))
  })
  if (left.length === 0) return
  const owner = currentOwner()
  const refresh = () => client.invalidateQueries({ queryKey: listsKey(owner) })
  void refresh()
  for (const { itemId } of left) {
    await untilOnline()
    const line = unsentLine(itemId)
    // Sent by its screen meanwhile, or somebody else has signed in.
    if (line === undefined || currentOwner() !== owner) continue
    try {
      await repeatLost(() => sendLine(line))
    } catch (error) {
      // The next page tries again.
      if (isPassing(error)) return
      showToast({ kind: 'error', text: oneListTexts.notKept({ name: line.name }) })
    }
    noteSent(itemId, line.quantity)
  }
  await refresh()
}
