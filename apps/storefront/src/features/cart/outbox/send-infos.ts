import { updateCartInfo, updateItemInfos, viewCart, type Cart } from '@cambusa/contract/cart/cart'
import { STORE_ID } from '@cambusa/domain/constants'
import { unsentNoteTexts } from '@cambusa/messages/it/cart/unsent-notes'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { keepCart } from '../../../lib/state/cart-query.ts'
import { keepUnsentChanges } from '../../../lib/state/send-left.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { lineOf } from './patch-cart.ts'
import { unsentInfos, withUnsentInfos, type UnsentInfo } from './unsent-infos.ts'

// A login that has ended is told and asked for, since it holds up what was written.
const quiet = true
const query = { store_id: STORE_ID }

/** What another device has written meanwhile is told word for word, so that nothing of it is lost. */
function changedText({ line, info }: UnsentInfo, before: string): string {
  if (line) {
    const { name } = line
    return info === 'note'
      ? unsentNoteTexts.noteChanged({ name, before })
      : unsentNoteTexts.wishesChanged({ name })
  }
  if (info === 'order_note') return unsentNoteTexts.orderNoteChanged({ before })
  if (info === 'customer_reference') return unsentNoteTexts.referenceChanged({ before })
  return unsentNoteTexts.cartChanged
}

/** Sends a note or a wish that has waited, to the line as the shop has it now. */
async function sendLater(client: QueryClient, unsent: UnsentInfo, expectOwner: () => void): Promise<void> {
  const { line, info, from, value } = unsent
  const cart = await call(viewCart, { query: {}, fresh: true, quiet })
  expectOwner()
  const item = line && lineOf(cart, line.productId, line.notes)
  if (line && !item) {
    const told = { name: line.name, value }
    if (value) showToast({ kind: 'info', text: unsentNoteTexts.lineGone(told) })
    return keepCart(client, cart)
  }
  const before = (item ? item.infos : cart.cartInfos)[info] ?? ''
  if (before !== from && before !== value) showToast({ kind: 'info', text: changedText(unsent, before) })
  keepCart(client, await save(item?.itemId, info, value))
}

const save = (itemId: number | undefined, info: string, value: string): Promise<Cart> =>
  itemId === undefined
    ? call(updateCartInfo, { body: { property: info, value }, quiet })
    : call(updateItemInfos, { query, body: { items: [{ itemId, infos: { [info]: value } }] }, quiet })

/**
 * From now on notes and wishes that could not be sent are kept in the browser, for their shopper only: after a reload, or
 * when the shop is opened again, they are on screen and are sent in their order.
 */
export async function keepUnsentInfos(client: QueryClient): Promise<void> {
  /** On the cart of every answer, until the shop has them. */
  const show = () => void client.setQueryData<Cart>(cartKey(), (cart) => cart && withUnsentInfos(cart))
  client.getQueryCache().subscribe(({ type, query: asked }) => {
    if (type !== 'updated' || unsentInfos.all().length === 0 || asked.queryHash !== hashKey(cartKey())) return
    const cart = asked.state.data as Cart | undefined
    if (cart && withUnsentInfos(cart) !== cart) show()
  })
  await keepUnsentChanges('infos', {
    unsent: unsentInfos,
    send: (unsent, expectOwner) => sendLater(client, unsent, expectOwner),
    tellRefused: () => {
      showToast({ kind: 'error', text: unsentNoteTexts.refused })
      void client.invalidateQueries({ queryKey: cartKey() })
    },
    refresh: show,
  })
}
