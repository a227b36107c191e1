import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { create } from 'zustand'
import type { WantedQuantity } from './patch-cart.ts'

/** Why a line is kept and sent again: `offline`, nothing reached the server; `away`, the shop cannot save for a moment. */
export type WaitReason = 'offline' | 'away'

/** What became of sending one line. */
export type SendResult = 'saved' | 'refused' | WaitReason

interface OutboxPorts {
  send: (wanted: WantedQuantity) => Promise<SendResult>
  /** After something that waited for the connection was sent. */
  onSentLater?: () => void
  /** A line is kept until it can be sent. */
  onWaiting?: (why: WaitReason) => void
  /** Quiet time after the last tap on any line before it is sent, milliseconds. */
  quietMs?: number
}

interface OutboxState {
  /** By wantedKey. */
  wanted: ReadonlyMap<string, WantedQuantity>
}

/** What tells one line from another. */
export const wantedKey = (productId: number, notes = ''): string => productId + notes

/** Long enough to gather a thumb's taps, short enough that nobody waits. */
const QUIET_MS = 250

/**
 * Quantities that shoppers asked for and the server has not taken yet. Taps on one line collapse into one call and
 * the last wins; lines are sent one after the other in the order they were first touched; without a connection, or while
 * the shop is away, they stay until it is back.
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
    // While somebody is tapping nothing more leaves: the end of the quiet time calls again.
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
      // A newer wish that came while the call was under way stays.
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
    /** Sends at once what is waiting: the page is being left, or the connection is back. */
    sendAll,
    /** Something could not be sent and is tried again. */
    isWaiting: (): boolean => waiting,
    wanted: (): readonly WantedQuantity[] => [...useOutbox.getState().wanted.values()],
    /** A visitor has signed in: what was not sent goes into the customer's cart. */
    carryOver: (): void =>
      put((wanted) => wanted.forEach((entry, key) => wanted.set(key, { ...entry, isOfVisitor: true }))),
    /** Forgets what was not sent: the cart is no longer this shopper's. */
    clear: (): void => {
      hush()
      waiting = false
      useOutbox.setState({ wanted: new Map() })
    },
  }
}

export type QuantityOutbox = ReturnType<typeof createQuantityOutbox>
