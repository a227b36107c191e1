import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { create } from 'zustand'
import type { WantedQuantity } from './patch-cart.ts'

/** Why a line is kept and sent again: `offline`, no connection; `away`, the shop cannot save for a moment. */
export type WaitReason = 'offline' | 'away'

/** The result of sending one line. */
export type SendResult = 'saved' | 'refused' | WaitReason

interface OutboxPorts {
  send: (wanted: WantedQuantity) => Promise<SendResult>
  /** Called after a line that had waited for the connection was sent. */
  onSentLater?: () => void
  /** Called when a line is kept until it can be sent. */
  onWaiting?: (why: WaitReason) => void
  /** Quiet time after the last tap on any line before it is sent, milliseconds. */
  quietMs?: number
}

interface OutboxState {
  /** By wantedKey. */
  wanted: ReadonlyMap<string, WantedQuantity>
}

/** The key that identifies a line. */
export const wantedKey = (productId: number, notes = ''): string => productId + notes

/** Long enough to collect quick taps, short enough not to be noticed. */
const QUIET_MS = 250

/**
 * Quantities that shoppers asked for and the server has not accepted yet. Taps on one line become one call and the last
 * wins; lines are sent one after the other in the order of their first taps; without a connection, or while the shop is
 * away, they are kept until it is back.
 */
export function createQuantityOutbox({ send, onSentLater, onWaiting, quietMs = QUIET_MS }: OutboxPorts) {
  const useOutbox = create<OutboxState>(() => ({ wanted: new Map() }))
  let quiet: ReturnType<typeof setTimeout> | undefined
  let sending = false
  let waiting = false

  const put = (change: (wanted: Map<string, WantedQuantity>) => void) => {
    const wanted = new Map(useOutbox.getState().wanted)
    change(wanted)
    useOutbox.setState({ wanted })
  }

  const hush = () => {
    clearTimeout(quiet)
    quiet = undefined
  }

  async function sendAll(): Promise<void> {
    hush()
    if (sending) return
    sending = true
    // While the shopper is tapping nothing is sent: the timer at the end of the quiet time calls this again.
    while (quiet === undefined) {
      const [first] = useOutbox.getState().wanted
      if (!first) break
      const [key, entry] = first
      const result = await send(entry)
      if (result === 'offline' || result === 'away') {
        if (!waiting) onWaiting?.(result)
        waiting = true
        break
      }
      // A newer quantity, tapped during the call, is kept.
      put((wanted) => wanted.get(key) === entry && wanted.delete(key))
    }
    sending = false
    if (waiting && useOutbox.getState().wanted.size === 0) {
      waiting = false
      onSentLater?.()
    }
  }

  return {
    useOutbox,
    want(product: ProductCard, quantity: number, notes?: string, infos?: CartItem['infos']): void {
      put((wanted) => wanted.set(wantedKey(product.productId, notes), { product, quantity, notes, infos }))
      hush()
      quiet = setTimeout(() => void sendAll(), quietMs)
    },
    /** Sends everything at once: the shopper leaves the page, or the connection is back. */
    sendAll,
    /** Whether a line could not be sent and is tried again. */
    isWaiting: (): boolean => waiting,
    wanted: (): readonly WantedQuantity[] => [...useOutbox.getState().wanted.values()],
    /** A visitor has signed in: unsent quantities go into the customer's cart. */
    carryOver: (): void =>
      put((wanted) => wanted.forEach((entry, key) => wanted.set(key, { ...entry, isOfVisitor: true }))),
    /** Drops all unsent quantities: the cart is another shopper's now. */
    clear: (): void => {
      hush()
      waiting = false
      useOutbox.setState({ wanted: new Map() })
    },
  }
}

export type QuantityOutbox = ReturnType<typeof createQuantityOutbox>
