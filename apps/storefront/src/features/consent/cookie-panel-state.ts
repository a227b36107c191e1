import { create } from 'zustand'

/** Whether the panel with the kinds of cookies is open: the bar and the footer open it. */
export const useCookiePanel = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export const setCookiePanel = (isOpen: boolean): void => useCookiePanel.setState({ isOpen })
