import { ownValue } from '@cambusa/domain/own-value'
import { advancedSearchTexts } from '@cambusa/messages/it/catalogue/advanced-search'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { headTexts } from '@cambusa/messages/it/frame/head'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { claim } from '../../../../../shop.config.json'
import { hasCriteria, readCriteria } from '../../features/advanced-search/criteria.ts'
import { homeSlidesQuery } from '../../features/content/content-api.ts'
import { name as shop } from '../../lib/shop/shop-name.ts'
import { paths } from '../navigation/paths.ts'
import { absoluteAddress } from './absolute-address.ts'
import { categoriesHead, categoryHead, historyHead, productHead } from './catalogue-heads.ts'
import { formHead } from './form-head.ts'
import { contentPageHead, faqCategoryHead, faqHead } from './content-heads.ts'
import { cutAtWord } from './cut-at-word.ts'
import { flyerHead, flyersHead } from './flyer-heads.ts'
import type { HeadImage, HeadInput, ScreenHead } from './head-screen.ts'
import { listHead } from './list-head.ts'
import { shopJsonLd } from './shop-json-ld.ts'
import { storeHead, storesHead } from './store-heads.ts'

/** Search engines and link previews show no more than this. */
const DESCRIPTION_SIGNS = 160
const SHARED_TITLE_SIGNS = 90
const FIRST_REFUSAL = 400
/** The slides for a visitor who has chosen no service. */
const NO_SERVICE = 0
/** The route that shows home at an unknown address. */
const ANY_PATH = '/$'

/** The content of the head of a page, with absolute addresses and unescaped texts. */
export interface PageHead {
  /** The title of the browser tab. */
  title: string
  /** The title for sharing: without the shop's name, which link previews show beside it. */
  sharedTitle: string
  description: string
  canonical: string | undefined
  robots: 'noindex,follow' | undefined
  type: 'website' | 'product'
  shop: string
  /** With absolute addresses, the first one before all. */
  images: readonly HeadImage[]
  jsonLd: readonly object[]
}

function homeHead({ queryClient, origin, stores }: HeadInput): ScreenHead {
  const [slide] = queryClient.getQueryData(homeSlidesQuery(NO_SERVICE).queryKey) ?? []
  return {
    address: paths.home,
    image: slide && { address: slide.image, alt: slide.title.text },
    jsonLd: [shopJsonLd(origin, stores)],
  }
}

const searchHead = ({ search: { query } }: HeadInput): ScreenHead => ({
  title: typeof query === 'string' && query ? searchTexts.resultsFor({ query }) : searchTexts.title,
  isHidden: true,
})

const advancedHead = ({ search }: HeadInput): ScreenHead => ({
  title: advancedSearchTexts.title,
  address: paths.advancedSearch,
  isHidden: hasCriteria(readCriteria(search)) || listHead(search).isVariant,
})

const notFound: ScreenHead = { title: errorScreenTexts.notFoundTitle, isHidden: true }

/** Screens with a head of their own, by the id of their route; the others are not indexed. */
const screens: Readonly<Record<string, (input: HeadInput) => ScreenHead>> = {
  [paths.home]: homeHead,
  [ANY_PATH]: () => ({ isHidden: true }),
  [paths.notFound]: () => notFound,
  [paths.serviceDown]: () => ({ title: errorScreenTexts.serviceDownTitle, isHidden: true }),
  [paths.categories]: categoriesHead,
  [paths.category]: categoryHead,
  [paths.product]: productHead,
  [paths.productHistory]: historyHead,
  [paths.search]: searchHead,
  [paths.advancedSearch]: advancedHead,
  [paths.fastSearch]: () => ({ title: fastSearchTexts.title, isHidden: true }),
  [paths.quickOrder]: () => ({ title: quickOrderTexts.title, address: paths.quickOrder }),
  [paths.cart]: () => ({ title: cartTexts.title, isHidden: true }),
  [paths.page]: contentPageHead,
  [paths.faq]: faqHead,
  [paths.faqCategory]: faqCategoryHead,
  [paths.contact]: formHead,
  [paths.form]: formHead,
  [paths.flyers]: flyersHead,
  [paths.flyer]: flyerHead,
  [paths.storeLocator]: storesHead,
  [paths.store]: storeHead,
}

const hidden: ScreenHead = { isHidden: true }

function screenHead(input: HeadInput): ScreenHead {
  const { routeId, status } = input
  const isRefused = status >= FIRST_REFUSAL
  if (isRefused && routeId !== ANY_PATH && routeId !== paths.serviceDown) return notFound
  const head = ownValue(screens, routeId.replace(/(?<=.)\/$/, ''))?.(input) ?? hidden
  return isRefused ? { ...head, isHidden: true } : head
}

/**
 * The head of a page for search engines and link previews: facts from the answers that its screen was rendered from,
 * found by the same query keys; where they are missing, the shop's own. Never throws for an address or an answer.
 */
export function pageHead(input: HeadInput): PageHead {
  const { origin } = input
  const {
    title,
    description,
    address,
    isHidden = false,
    type = 'website',
    image,
    moreImages = [],
    jsonLd = [],
  } = screenHead(input)
  return {
    title: title ? frameTexts.documentTitle({ title, shop }) : shop,
    sharedTitle: title ? cutAtWord(title, SHARED_TITLE_SIGNS) : shop,
    description: cutAtWord(description ?? headTexts.description({ shop, claim }), DESCRIPTION_SIGNS),
    canonical: address === undefined ? undefined : origin + address,
    robots: isHidden ? 'noindex,follow' : undefined,
    type,
    shop,
    images: [...(image ? [image] : []), ...moreImages].flatMap((each) => {
      const picture = absoluteAddress(each.address, origin)
      return picture === undefined ? [] : [{ ...each, address: picture }]
    }),
    jsonLd,
  }
}
