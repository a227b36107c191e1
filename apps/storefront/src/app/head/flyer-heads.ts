import { flyerPath } from '@cambusa/domain/web/page-address'
import { dayInWords } from '@cambusa/domain/time/day-in-words'
import { flyerTexts } from '@cambusa/messages/it/content/flyers'
import { flyerQuery } from '../../features/flyers/flyers-api.ts'
import { validityText } from '../../features/flyers/validity-text.ts'
import { name as shop } from '../../lib/shop/shop-name.ts'
import { largestPicture } from '../../ui/product/picture-sources.ts'
import { paths } from '../navigation/paths.ts'
import { stepsJsonLd } from './breadcrumb-json-ld.ts'
import type { HeadInput, ScreenHead } from './head-screen.ts'

const overview = { name: flyerTexts.title, address: paths.flyers }

export const flyersHead = ({ origin }: HeadInput): ScreenHead => ({
  title: flyerTexts.title,
  description: flyerTexts.description({ shop }),
  address: paths.flyers,
  jsonLd: [stepsJsonLd([overview], origin)],
})

/** The list without leafing is the same page; one that is over stays readable, but is not searched for. */
export function flyerHead({ queryClient, scope, params, origin }: HeadInput): ScreenHead {
  const flyer = queryClient.getQueryData(flyerQuery(scope, params.volantino ?? '').queryKey)
  if (flyer === undefined) return { isHidden: true }
  const { slug, title, summary, state, pages } = flyer
  const address = flyerPath(slug)
  const first = pages.flatMap(({ items }) => items)[0]?.product
  return {
    title,
    description: [`${validityText(flyer, dayInWords)}.`, summary].filter(Boolean).join(' '),
    address,
    isHidden: state === 'past',
    image: first && { address: largestPicture(first.mediaURL), alt: first.name },
    jsonLd: [stepsJsonLd([overview, { name: title, address }], origin)],
  }
}
