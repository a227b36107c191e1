import type { QueryClient } from '@tanstack/react-query'
import type { Store } from '@cambusa/contract/delivery/stores'

/** A page that the server has rendered, and what it was rendered from. */
export interface HeadInput {
  /** The router's id of the route, '/category/$'. */
  routeId: string
  params: Readonly<Record<string, string | undefined>>
  /** As the route parses it. */
  search: Readonly<Record<string, unknown>>
  /** The address within the shop; its query is ignored. */
  path: string
  /** Holds the answers that the screen was rendered from. */
  queryClient: QueryClient
  /** The scope that is part of the keys of those answers. */
  scope: string
  status: number
  /** The shop's origin, without a slash at the end: makes addresses absolute. */
  origin: string
  /** The stores, where they are known: home lists them for search engines. */
  stores?: readonly Store[] | undefined
}

export interface HeadImage {
  /** Within the shop or absolute. */
  address: string
  alt: string
  /** In pixels, where the address does not say. */
  width?: number
}

/** The head of one screen; the shop's values stand in for what is left out. */
export interface ScreenHead {
  /** The same as its DocumentTitle. */
  title?: string | undefined
  description?: string | undefined
  /** The canonical address, within the shop; without it there is no canonical link. */
  address?: string | undefined
  /** Search engines do not index the page, but may follow its links. */
  isHidden?: boolean
  type?: 'website' | 'product'
  image?: HeadImage | undefined
  /** Further pictures of what the page shows. */
  moreImages?: readonly HeadImage[]
  /** schema.org objects. */
  jsonLd?: readonly object[]
}
