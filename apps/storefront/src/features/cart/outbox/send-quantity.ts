import { addItems, deleteItems, updateItems, viewCart, type Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { REQUEST_KEY_KEPT_MS } from '@cambusa/contract/request-key'
import { STORE_ID } from '@cambusa/domain/constants'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { CallError, isLost, isUnavailable } from '../../../lib/api/call-error.ts'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { announce } from '../../../lib/state/announce.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { cartQuery, keepCart } from '../../../lib/state/cart-query.ts'
import { lineOf, type WantedQuantity } from './patch-cart.ts'
import { wantedKey, type SendResult } from './quantity-outbox.ts'
import { waitedLong, type Tapped } from './tapped.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { shownQuantity } from '../../../lib/format/shown-quantity.ts'

const query = { store_id: STORE_ID }
const quiet = true

type Added = BodyOf<typeof addItems>['items'][number]

/** Adds without an answer, by line: the cart may hold them or not. */
const lostAdds = new WeakMap<QueryClient, Map<string, { item: Added; at: number }>>()

const lostOf = (client: QueryClient) => {
  const known = lostAdds.get(client) ?? new Map<string, { item: Added; at: number }>()
  lostAdds.set(client, known)
  return known
}

const itemOf = ({ product, quantity, notes, infos }: WantedQuantity): Added => ({
  productId: product.productId,
  quantity,
  notes,
  infos,
})

/** Adds a line; without an answer it stays remembered as it was sent. */
async function add(client: QueryClient, item: Added): Promise<Cart> {
  const lost = lostOf(client)
  const key = wantedKey(item.productId, item.notes)
  const at = lost.get(key)?.at ?? Date.now()
  try {
    const cart = await call(addItems, { query, body: { items: [item] }, quiet })
    lost.delete(key)
    return cart
  } catch (error) {
    if (isLost(error)) lost.set(key, { item, at })
    else lost.delete(key)
    throw error
  }
}

/**
 * The line of a product as the shop has it. An add whose answer was lost is first sent again unchanged, which the shop
 * recognises by its key (decision 169); later taps then set the quantity instead of adding to it.
 */
async function lineNow(client: QueryClient, wanted: WantedQuantity): Promise<CartItem | undefined> {
  const { product, notes, isOfVisitor } = wanted
  const find = (cart: Cart) => lineOf(cart, product.productId, notes)
  const known = find(await client.ensureQueryData(cartQuery()))
  const key = wantedKey(product.productId, notes)
  const lost = lostOf(client).get(key)
  const waited = waitedLong(client, key, Date.now())
  if (waited && !lost) return lineAfterWaiting(client, wanted, waited)
  if (!lost || known || isOfVisitor) {
    lostOf(client).delete(key)
    return known
  }
  // The shop has forgotten the key; by then it has long handled or dropped the call.
  if (Date.now() - lost.at > REQUEST_KEY_KEPT_MS / 2) {
    lostOf(client).delete(key)
    return find(await client.fetchQuery({ ...cartQuery(), staleTime: 0 }))
  }
  if (JSON.stringify(lost.item) === JSON.stringify(itemOf(wanted))) return undefined
  try {
    const cart = await add(client, lost.item)
    keepCart(client, cart)
    return find(cart)
  } catch (error) {
    if (isLost(error) || (error instanceof CallError && error.failure === 'session')) throw error
    return undefined
  }
}

/** The line as it is now, read from the shop itself. Another quantity than the shopper had before is told. */
async function lineAfterWaiting(
  client: QueryClient,
  { product, quantity, notes }: WantedQuantity,
  { from }: Tapped,
): Promise<CartItem | undefined> {
  const cart = await call(viewCart, { query: {}, fresh: true, quiet })
  keepCart(client, cart)
  const line = lineOf(cart, product.productId, notes)
  const before = line?.quantity ?? 0
  if (before !== from && before !== quantity)
    showToast({ kind: 'info', text: cartNoticeTexts.changedMeanwhile({ name: product.name }) })
  return line
}

/** Saves one line with the wanted quantity; undefined when there is nothing to save. */
function save(
  client: QueryClient,
  line: CartItem | undefined,
  wanted: WantedQuantity,
): Promise<Cart> | undefined {
  const { product, quantity, isOfVisitor } = wanted
  const { productId } = product
  // The line may hold the visitor's earlier taps already: raised at least to the tapped quantity, and never counted
  // twice.
  if (line && isOfVisitor && line.quantity >= quantity) return undefined
  if (!line) {
    if (quantity <= 0) return undefined
    return add(client, itemOf(wanted))
  }
  const { itemId } = line
  if (quantity <= 0) return call(deleteItems, { query, body: { items: [{ itemId, productId }] }, quiet })
  return call(updateItems, { query, body: { items: [{ itemId, quantity }] }, quiet })
}

/** Stepper, badge and total have changed already, so it is only announced. A removal was told at the tap. */
function tellSaved({ product, quantity }: WantedQuantity): void {
  if (quantity <= 0) return
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const shown = shownQuantity(rule, quantity, product.productInfos.UNIT_SELLING)
  announce(cartNoticeTexts.productAddText({ ...shown, name: product.name }))
}

/** Shows the server's refusal; the cart on screen goes back to the server's. */
function tellRefused(
  client: QueryClient,
  { product, quantity }: WantedQuantity,
  line: CartItem | undefined,
  error: unknown,
): SendResult {
  if (error instanceof CallError && error.failure === 'network') return 'offline'
  if (isUnavailable(error)) return 'away'
  if (error instanceof CallError && error.failure === 'session') return 'refused'
  // The server's words about its own failures do not help here.
  const told = error instanceof CallError && !error.has('server.failure') ? error.errors : []
  for (const entry of told) showToast({ kind: 'error', text: entry.error })
  if (told.length === 0) {
    const act = !line
      ? 'productAddError'
      : quantity > 0
        ? 'errors.errorSettingProduct'
        : 'errors.errorRemovingProduct'
    showToast({ kind: 'error', text: cartNoticeTexts[act]({ name: product.name }) })
  }
  // Another session has changed the cart (409), or the line is gone: the cart on screen is outdated.
  void client.invalidateQueries({ queryKey: cartKey() })
  return 'refused'
}

/** Sends a wanted quantity and keeps the cart of the answer. */
export async function sendQuantity(client: QueryClient, wanted: WantedQuantity): Promise<SendResult> {
  let line: CartItem | undefined
  const owner = currentOwner()
  try {
    // Only the server's cart tells whether there is a line, and which.
    line = await lineNow(client, wanted)
    // The login has ended: it waits for the same customer (lib/state/unsent.ts), and is nobody else's.
    if (currentOwner() !== owner) return 'refused'
    const cart = await save(client, line, wanted)
    if (cart) {
      keepCart(client, cart)
      tellSaved(wanted)
    }
    return 'saved'
  } catch (error) {
    return tellRefused(client, wanted, line, error)
  }
}
