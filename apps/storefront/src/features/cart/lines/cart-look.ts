import { create } from 'zustand'
import type { CartSort } from './sort-lines.ts'

/** The order and the filter text of the lines, shared by the drawer and the page. */
export const useCartLook = create<{ sort: CartSort; typed: string }>(() => ({ sort: 'sectors', typed: '' }))

export const setCartSort = (sort: CartSort): void => useCartLook.setState({ sort })

export const findInCart = (typed: string): void => useCartLook.setState({ typed })
