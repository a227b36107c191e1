import type { QueryClient } from '@tanstack/react-query'

/** What a screen's `load` gets: the address, and the store to put answers in. */
export interface LoadInput {
  queryClient: QueryClient
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
  /** Tells that what the address is about does not exist. */
  onMissing: () => void
}

/** What a kept screen gets instead of reading the router, which has moved on while it is hidden. */
export interface KeptScreenProps {
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
}
