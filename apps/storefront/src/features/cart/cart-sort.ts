import { create } from 'zustand'
import type { CartSort } from './sort-lines.ts'

/** How the lines are ordered, the same in the drawer and on the page. */
export const useCartSort = create<{ sort: CartSort }>(() => ({ sort: 'sectors' }))

export const setCartSort = (sort: CartSort): void => useCartSort.setState({ sort })
