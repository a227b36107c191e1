import type { Cart } from '@cambusa/contract/cart/cart'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cartKey, ordersKey } from '../../../lib/api/query-keys.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { notify } from '../../../ui/overlays/confirm.tsx'

type Editing = Cart['editing']

/**
 * When the time to edit is over the cart is reloaded; once the open cart is back the customer is told that the order
 * stands as it was. An editing that ended earlier was bought or given up, here or elsewhere, and needs no word.
 */
export function useEditingOver(editing: Editing | undefined, now: Date): void {
  const client = useQueryClient()
  const before = useRef<Editing>(null)
  const isOver = editing !== null && editing !== undefined && new Date(editing.until) <= now

  useEffect(() => {
    if (!isOver) return
    const keys = [cartKey(), ordersKey(currentOwner())]
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    // Every tick, until the shop no longer answers with the editing.
  }, [isOver, now, client])

  useEffect(() => {
    const ended = before.current
    if (editing !== undefined) before.current = editing
    if (editing !== null || !ended || new Date(ended.until) > new Date()) return
    void notify({
      title: editingTexts.overTitle,
      text: editingTexts.overText({ number: ended.orderNumber }),
      yes: editingTexts.overYes,
    })
  }, [editing])
}
