import { viewCart, type Cart } from '@cambusa/contract/cart/cart'
import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { REQUEST_KEY_KEPT_MS } from '@cambusa/contract/request-key'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { call } from '../../../lib/api/call.ts'
import { CallError, isPassing } from '../../../lib/api/call-error.ts'
import { cartQuery, keepCart } from '../../../lib/state/cart-query.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { afterAdding, fitIntoCart, linesToAdd, type Refusal, type ToAdd } from './adding-plan.ts'
import { stateOf } from './pad-line.ts'
import { changeLine, usePad } from './pad-store.ts'

/** How many products one call sends: few, so that the progress bar moves and a stop takes effect soon. */
const CHUNK = 20
/** How often the cart is polled while there is no connection or the shop is away, milliseconds. */
const RETRY_MS = 4000

interface AddingState {
  /** Products sent and products in total; null: nothing is being added. */
  progress: { done: number; total: number } | null
  /** No connection, or the shop is away: it continues afterwards. */
  isWaiting: boolean
  isStopping: boolean
  /** The result of the last run. */
  outcome: { added: number; kept: number; partly: number } | null
}

export const useAdding = create<AddingState>(() => ({
  progress: null,
  isWaiting: false,
  isStopping: false,
  outcome: null,
}))

let wake = () => {}

/** Tries at once instead of at the end of the pause. */
export const addNow = (): void => wake()
export const stopAdding = (): void => useAdding.setState({ isStopping: true })
export const forgetOutcome = (): void => useAdding.setState({ outcome: null })

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    wake = () => (clearTimeout(timer), resolve())
    window.addEventListener('online', wake, { once: true })
  })

/** Waits for the connection; false when the shopper cancels the wait. */
async function isBack(): Promise<boolean> {
  useAdding.setState({ isWaiting: true })
  try {
    while (!useAdding.getState().isStopping) {
      await pause(RETRY_MS)
      try {
        await call(viewCart, { query: {}, background: true })
        return true
      } catch (error) {
        if (!isPassing(error)) throw error
      }
    }
    return false
  } finally {
    useAdding.setState({ isWaiting: false })
  }
}

/** Sends some products; after a lost answer once more, which the shop recognises by the call's key (decision 169). */
async function send(chunk: readonly ToAdd[]): Promise<{ cart: Cart; refused: Refusal[] } | undefined> {
  const items = chunk.map(({ productId, notes, quantity }) => ({
    productId,
    quantity,
    ...(notes !== '' && { notes }),
  }))
  const since = Date.now()
  for (;;) {
    try {
      return await call(addQuickOrder, { body: { items }, quiet: true })
    } catch (error) {
      if (!isPassing(error) || Date.now() - since > REQUEST_KEY_KEPT_MS / 2) throw error
      if (!(await isBack())) return undefined
    }
  }
}

async function addChunks(client: QueryClient, asked: readonly ToAdd[]): Promise<number> {
  let added = 0
  for (let at = 0; at < asked.length && !useAdding.getState().isStopping; at += CHUNK) {
    const chunk = asked.slice(at, at + CHUNK)
    const answer = await send(chunk)
    if (answer === undefined) break
    keepCart(client, answer.cart)
    const { refused } = answer
    usePad.setState(({ lines, products }) => ({ lines: afterAdding(lines, chunk, refused, products) }))
    added += chunk.length - refused.filter((refusal) => refusal.added <= 0).length
    useAdding.setState({ progress: { done: Math.min(asked.length, at + CHUNK), total: asked.length } })
  }
  return added
}

const isPartial = (id: string) =>
  usePad.getState().lines.some((line) => line.id === id && stateOf(line) === 'partial')

function refuseCut(cut: readonly ToAdd[], limit: number): void {
  if (cut.length === 0) return
  const text = cartNoticeTexts.full({ limit })
  showToast({ kind: 'error', text })
  for (const { lineIds } of cut)
    for (const id of lineIds) changeLine(id, (line) => ({ ...line, refusal: text }))
}

/**
 * Adds all matched lines, or the given ones, to the cart in batches; continues while the shopper is on other screens.
 */
export async function addAll(client: QueryClient, only?: readonly string[]): Promise<void> {
  if (useAdding.getState().progress !== null) return
  const asked = linesToAdd(usePad.getState().lines, only)
  if (asked.length === 0) return
  useAdding.setState({ progress: { done: 0, total: asked.length }, isStopping: false, outcome: null })
  let added = 0
  try {
    const cart = await client.fetchQuery({ ...cartQuery(), staleTime: 0 })
    const { fits, cut } = fitIntoCart(asked, cart)
    refuseCut(cut, cart.maxProducts)
    added = await addChunks(client, fits)
    if (useAdding.getState().isStopping) showToast({ kind: 'info', text: quickOrderTexts.stopped })
  } catch (error) {
    const text = error instanceof CallError ? error.message : quickOrderTexts.stopped
    const action = isPassing(error)
      ? { label: uiTexts.retry, onPress: () => void addAll(client, only) }
      : undefined
    showToast({ kind: 'error', text, ...(action && { action }) })
  } finally {
    const left = linesToAdd(usePad.getState().lines, only)
    const partly = left.filter(({ lineIds }) => lineIds.some(isPartial)).length
    const outcome = { added, kept: left.length - partly, partly }
    useAdding.setState({ progress: null, isStopping: false, outcome })
    if (added > 0) showToast({ kind: 'success', text: quickOrderTexts.added({ count: added }) })
  }
}
