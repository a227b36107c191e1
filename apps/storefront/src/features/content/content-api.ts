import { slidesUrl, type Slide } from '@cambusa/contract/shop/content'
import { queryOptions } from '@tanstack/react-query'

const HOME_SLIDER = 'home'
const MS_PER_SECOND = 1000

/** The time of a day's noon in seconds: one address a day, so that the answer can be kept on the way. */
export function unixNoon(now: Date): number {
  const noon = new Date(now)
  noon.setHours(12, 0, 0, 0)
  return noon.getTime() / MS_PER_SECOND
}

/** The slides of the home page; whatever goes wrong, there are none (the content service leads to no error screen). */
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
