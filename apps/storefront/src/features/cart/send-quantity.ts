import { addItems, deleteItems, updateItems, type Cart } from '@cambusa/contract/cart'
import type { CartItem } from '@cambusa/contract/cart-parts'
import { STORE_ID } from '@cambusa/domain/constants'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { cartAnswerTexts } from '@cambusa/messages/it/cart-answers'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { CallError, isUnavailable } from '../../lib/api/call-error.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { announce } from '../../lib/state/announce.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { cartQuery, keepCart } from '../../lib/state/cart-query.ts'
import { lineOf, type WantedQuantity } from './patch-cart.ts'
import type { SendResult } from './quantity-outbox.ts'
import { shownQuantity } from '../../lib/format/shown-quantity.ts'

const query = { store_id: STORE_ID }
const quiet = true

/** Saves one line as the shopper wants it; undefined when there is nothing to save. */
function save(line: CartItem | undefined, wanted: WantedQuantity): Promise<Cart> | undefined {
  const { product, quantity, notes, infos, isOfVisitor } = wanted
  const { productId } = product
  // The line may hold the visitor's earlier taps already: never less than was tapped, never counted twice.
  if (line && isOfVisitor && line.quantity >= quantity) return undefined
  if (!line) {
    if (quantity <= 0) return undefined
    return call(addItems, { query, body: { items: [{ productId, quantity, notes, infos }] }, quiet })
  }
  const { itemId } = line
  if (quantity <= 0) return call(deleteItems, { query, body: { items: [{ itemId, productId }] }, quiet })
  return call(updateItems, { query, body: { items: [{ itemId, quantity }] }, quiet })
}

/** Stepper, badge and total have answered already: it is only said. What was taken out was told at the tap. */
function tellSaved({ product, quantity }: WantedQuantity): void {
  if (quantity <= 0) return
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const shown = shownQuantity(rule, quantity, product.productInfos.UNIT_SELLING)
  announce(cartAnswerTexts.productAddText({ ...shown, name: product.name }))
}

/** A refusal is told with the server's words; the cart on screen goes back to what the server holds. */
function tellRefused(
  client: QueryClient,
  { product, quantity }: WantedQuantity,
  line: CartItem | undefined,
  error: unknown,
): SendResult {
  if (error instanceof CallError && error.failure === 'network') return 'offline'
  if (isUnavailable(error)) return 'away'
  if (error instanceof CallError && error.failure === 'session') return 'refused'
  // Of its own failures the server says nothing that helps here.
  const told = error instanceof CallError && !error.has('server.failure') ? error.errors : []
  for (const entry of told) showToast({ kind: 'error', text: entry.error })
  if (told.length === 0) {
    const act = !line
      ? 'productAddError'
      : quantity > 0
        ? 'errors.errorSettingProduct'
        : 'errors.errorRemovingProduct'
    showToast({ kind: 'error', text: cartAnswerTexts[act]({ name: product.name }) })
  }
  // Another session has changed the cart (409), or the line is gone: ours is old.
  void client.invalidateQueries({ queryKey: cartKey() })
  return 'refused'
}

/** Sends a wanted quantity and keeps the cart that comes back. */
export async function sendQuantity(client: QueryClient, wanted: WantedQuantity): Promise<SendResult> {
  let line: CartItem | undefined
  try {
    // Which line it is, and whether there is one, only the server's cart can tell.
    const known = await client.ensureQueryData(cartQuery())
    line = lineOf(known, wanted.product.productId, wanted.notes)
    const cart = await save(line, wanted)
    if (cart) {
      keepCart(client, cart)
      tellSaved(wanted)
    }
    return 'saved'
  } catch (error) {
    return tellRefused(client, wanted, line, error)
  }
}
