import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { QUICK_ORDER_MAX_LINES } from '@cambusa/domain/order-text/order-text'
import type { OrderTextLine } from '@cambusa/domain/order-text/order-text-table'
import { create } from 'zustand'
import type { PadLine, Products } from './pad-line.ts'

interface PadState {
  lines: readonly PadLine[]
  typed: string
  products: Products
}

/** The pad of this tab: it is kept while the shopper is on other screens. */
export const usePad = create<PadState>(() => ({ lines: [], typed: '', products: new Map() }))

const set = (change: (state: PadState) => Partial<PadState>): void => void usePad.setState(change)

export const setTyped = (typed: string): void => set(() => ({ typed }))

/** An identifier of a new line. */
export const newLineId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Adds lines on top, in their order; returns those that exceed the limit. */
export function addLines(given: readonly OrderTextLine[]): readonly OrderTextLine[] {
  const free = Math.max(0, QUICK_ORDER_MAX_LINES - usePad.getState().lines.length)
  const fresh = given.slice(0, free).map((line): PadLine => ({ id: newLineId(), ...line }))
  set(({ lines }) => ({ lines: [...fresh, ...lines] }))
  return given.slice(free)
}

/** Changes one line; a removed one is ignored. */
export const changeLine = (id: string, change: (line: PadLine) => PadLine): void =>
  set(({ lines }) => ({ lines: lines.map((line) => (line.id === id ? change(line) : line)) }))

/** Removes a line; the returned function restores it in its position. */
export function removeLine(id: string): () => void {
  const before = usePad.getState().lines
  const place = before.findIndex((line) => line.id === id)
  const removed = before[place]
  set(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) }))
  return () => {
    if (removed) set(({ lines }) => ({ lines: lines.toSpliced(place, 0, removed) }))
  }
}

export const clearPad = (): void => set(() => ({ lines: [] }))

/** A corrected text becomes a new line in the same position: the decisions about the old one are dropped. */
export const retypeLine = (id: string, text: string): void => changeLine(id, () => ({ id, text }))

/** Keeps the server's data of products. */
export const keepProducts = (found: readonly QuickOrderProduct[]): void =>
  set(({ products }) => ({
    products: new Map([
      ...products,
      ...found.map((one): [number, QuickOrderProduct] => [one.product.productId, one]),
    ]),
  }))
