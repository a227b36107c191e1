import { create } from 'zustand'

interface PageSheet {
  /** The page that is read over the screen. */
  slug: string | null
  /** undefined: its present one. */
  version: string | undefined
  isOpen: boolean
}

/** The page that is read over the screen. */
export const usePageSheet = create<PageSheet>(() => ({
  slug: null,
  version: undefined,
  isOpen: false,
}))

/** Shows a page over the screen: what is typed there stays. */
export const openPageSheet = (slug: string, version?: string): void =>
  usePageSheet.setState({ slug, version, isOpen: true })

/** The page stays in the sheet while it closes. */
export const closePageSheet = (): void => usePageSheet.setState({ isOpen: false })
