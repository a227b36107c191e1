import { slidesUrl } from '@cambusa/contract/content/content-urls'
import type { Slide } from '@cambusa/contract/content/slides'
import { queryOptions } from '@tanstack/react-query'

const HOME_SLIDER = 'home'
const MS_PER_SECOND = 1000

/** Noon of a day as Unix seconds: the address stays the same all day, so that the answer can be cached. */
export function unixNoon(now: Date): number {
  const noon = new Date(now)
  noon.setHours(12, 0, 0, 0)
  return noon.getTime() / MS_PER_SECOND
}

/** The slides of the home page; after a failure there are none (the content service leads to no error screen). */
export const homeSlidesQuery = (deliveryServiceId: number) =>
  queryOptions({
    queryKey: ['content', 'slides', HOME_SLIDER, deliveryServiceId],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<Slide[]> => {
      try {
        const answer = await fetch(slidesUrl(HOME_SLIDER, unixNoon(new Date()), deliveryServiceId), {
          signal,
        })
        const slides: unknown = answer.ok ? await answer.json() : []
        return Array.isArray(slides) ? (slides as Slide[]) : []
      } catch (error) {
        if (signal.aborted) throw error
        return []
      }
    },
  })
