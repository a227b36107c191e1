import type { QueryClient } from '@tanstack/react-query'

/** What a screen's `load` gets: the address, and the store to put answers in. */
export interface LoadInput {
  queryClient: QueryClient
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
  /** Reports that what the address names does not exist. */
  onMissing: () => void
}

/** The input of a kept screen, which cannot read the router: while hidden, the router is at another address. */
export interface KeptScreenProps {
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
}
