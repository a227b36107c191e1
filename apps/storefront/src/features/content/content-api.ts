import {
  menuUrl,
  PAGES,
  postsUrl,
  slidesUrl,
  type MenuLocation,
} from '@cambusa/contract/content/content-urls'
import type { MenuItem } from '@cambusa/contract/content/menus'
import type { ContentPost } from '@cambusa/contract/content/posts'
import type { Slide } from '@cambusa/contract/content/slides'
import { queryOptions } from '@tanstack/react-query'
import { fetchContent } from '../../lib/api/content-call.ts'

/** The slider and the page of home. */
const HOME = 'home'
const MS_PER_SECOND = 1000

/** Noon of a day as Unix seconds: the address stays the same all day, so that the answer can be cached. */
export function unixNoon(now: Date): number {
  const noon = new Date(now)
  noon.setHours(12, 0, 0, 0)
  return noon.getTime() / MS_PER_SECOND
}

/** A list of the content service that a screen can do without: after a failure it is empty. */
const listQuery = <Item, Shown = Item>(
  key: readonly (string | number)[],
  urlNow: () => string,
  show: (item: Item) => Shown,
) =>
  queryOptions({
    queryKey: ['content', ...key],
    staleTime: Infinity,
    // The footer reads it when its code comes, however late.
    gcTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<Shown[]> => {
      try {
        return (await fetchContent<Item[]>(urlNow(), signal)).map(show)
      } catch (error) {
        if (signal.aborted) throw error
        return []
      }
    },
  })

/** The slides of the home page. */
export const homeSlidesQuery = (deliveryServiceId: number) =>
  listQuery(
    ['slides', HOME, deliveryServiceId],
    () => slidesUrl(HOME, unixNoon(new Date()), deliveryServiceId),
    (slide: Slide) => slide,
  )

/** How the retailer arranges the home page: the names of its parts in order, and the text for one of them. */
export const homePageQuery = listQuery(
  ['home'],
  () => postsUrl(PAGES, { slug: HOME }),
  ({ content: { tree }, shop: { sections } }: ContentPost) => ({
    sections,
    text: sections?.includes('text') ? tree : undefined,
  }),
)

/** A link of a menu, with those below it. */
export interface MenuLink {
  title: string
  url: string
  children?: readonly MenuLink[]
}

/** The links of the menu at a place of the frame. */
export const menuQuery = (location: MenuLocation) =>
  listQuery(
    ['menu', location],
    () => menuUrl(location),
    ({ title, url, children }: MenuItem): MenuLink => ({
      title,
      url,
      children: children.map((child) => ({ title: child.title, url: child.url })),
    }),
  )
