import { create } from 'zustand'

/** The page that is read over the screen, by its slug. */
export const usePageSheet = create<{ slug: string | null; isOpen: boolean }>(() => ({
  slug: null,
  isOpen: false,
}))

/** Shows a page over the screen: what is typed there stays. */
export const openPageSheet = (slug: string): void => usePageSheet.setState({ slug, isOpen: true })

/** The page stays in the sheet while it closes. */
export const closePageSheet = (): void => usePageSheet.setState({ isOpen: false })
