import { create } from 'zustand'
import type { CartSort } from './sort-lines.ts'

/** How the lines are ordered and which are looked for, the same in the drawer and on the page. */
export const useCartLook = create<{ sort: CartSort; typed: string }>(() => ({ sort: 'sectors', typed: '' }))

export const setCartSort = (sort: CartSort): void => useCartLook.setState({ sort })

export const findInCart = (typed: string): void => useCartLook.setState({ typed })
