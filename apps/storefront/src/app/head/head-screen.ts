import type { QueryClient } from '@tanstack/react-query'
import type { Store } from '@cambusa/contract/delivery/stores'

/** A page that the server has rendered, and what it was rendered from. */
export interface HeadInput {
  /** The router's id of the route, '/category/$'. */
  routeId: string
  params: Readonly<Record<string, string | undefined>>
  /** As the route reads it. */
  search: Readonly<Record<string, unknown>>
  /** The address within the shop; what follows a '?' is not looked at. */
  path: string
  /** Holds the answers that the screen was rendered from. */
  queryClient: QueryClient
  /** The scope's word, under which they are kept. */
  scope: string
  status: number
  /** Where the shop is, without a slash at the end: makes addresses absolute. */
  origin: string
  /** The stores, where they are at hand: home tells search engines of them. */
  stores?: readonly Store[] | undefined
}

export interface HeadImage {
  /** Within the shop or absolute. */
  address: string
  alt: string
}

/** What a screen says of itself; what is left out is the shop's. */
export interface ScreenHead {
  /** As its DocumentTitle has it. */
  title?: string | undefined
  description?: string | undefined
  /** The one address of it, within the shop; without it there is no canonical link. */
  address?: string | undefined
  /** Not to be found by search engines, which may follow its links. */
  isHidden?: boolean
  type?: 'website' | 'product'
  image?: HeadImage | undefined
  /** schema.org objects. */
  jsonLd?: readonly object[]
}
