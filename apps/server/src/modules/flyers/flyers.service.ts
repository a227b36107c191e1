import { flyerPdfPath, type Flyer, type FlyerHead } from '@cambusa/contract/content/flyers'
import { compareFlyers, flyerDays, flyerState, type FlyerDays } from '@cambusa/domain/content/flyer-state'
import { toEuros } from '@cambusa/domain/money/money'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { Platform } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  cardJson,
  lowestBefore,
  unitPriceOf,
  type Assortment,
  type Catalogue,
} from '../catalogue/catalogue.ts'
import { itemsOfPages, type FoundItem } from './flyer-items.ts'
import type { FlyerSource, FlyerText } from './flyer-text.ts'
import {
  listFlyerPrices,
  listFlyerPromotions,
  type FlyerPrice,
  type FlyerPromotion,
} from './flyers.queries.ts'

/** While the content does not answer; after so long it is asked again. */
const AWAY_SECONDS = 30
/** Products of the list's pictures, from the first pages. */
const PICTURES = 3

export type FlyerNeeds = Pick<Platform, 'db'> & {
  catalogue: Pick<Catalogue, 'assortment'>
  flyerSource: FlyerSource
}

/** What is known of a flyer for one customer on one day. */
interface Found {
  text: FlyerText
  head: Omit<FlyerHead, 'pictures'>
  pages: FoundItem[][]
}

export interface Flyers {
  /** Running ones first. A flyer of which the shop has no promotion is not told of. */
  list(scope: PriceScope, now: Date): Promise<FlyerHead[]>
  /** Throws flyer.unknown (404), and server.unavailable (503) while the content does not answer. */
  find(scope: PriceScope, slug: string, now: Date): Promise<Flyer>
}

/** The flyers of a shop: written in its content, with the products, prices and days of its promotions. */
export function createFlyers({ catalogue, db, flyerSource }: FlyerNeeds): Flyers {
  /** Those with days, in two statements for all of them. */
  async function look(assortment: Assortment, texts: readonly FlyerText[]): Promise<Found[]> {
    const promotions = await listFlyerPromotions(db, { keys: texts.flatMap((text) => text.promotions) })
    const { priceListId, companyPriceListId } = assortment.scope
    const prices = await listFlyerPrices(db, {
      promotionIds: promotions.map(({ id }) => id),
      priceListIds: [priceListId, ...(companyPriceListId === null ? [] : [companyPriceListId])],
    })
    const pricesOf = new Map(promotions.map(({ id }) => [id, [] as FlyerPrice[]]))
    for (const price of prices) pricesOf.get(price.promotionId)?.push(price)
    return texts.flatMap((text) => {
      const own = promotions.filter(({ key }) => text.promotions.includes(key))
      const days = daysOf(text, flyerDays(own))
      if (days === undefined) return []
      const { slug, title, summary } = text
      const head = { slug, title, summary, state: flyerState(days, assortment.day.iso), ...days }
      const ofOwn = { promotions: own, prices: own.flatMap(({ id }) => pricesOf.get(id) ?? []) }
      return [{ text, head, pages: itemsOfPages(assortment, text, ofOwn) }]
    })
  }

  /** Every visit of home asks for the list: it is kept until the prices or the content change. */
  const lists = new WeakMap<Assortment, { version: string; heads: Promise<FlyerHead[]> }>()
  const headsOf = async (assortment: Assortment): Promise<FlyerHead[]> =>
    (await look(assortment, await flyerSource.flyers()))
      .map(({ head, pages }) => ({ ...head, pictures: picturesOf(assortment, pages) }))
      .sort(compareFlyers)

  return {
    list(scope, now) {
      const assortment = catalogue.assortment(scope, now)
      const version = flyerSource.version()
      const kept = lists.get(assortment)
      if (kept?.version === version) return kept.heads
      const heads = headsOf(assortment)
      heads.catch(() => lists.delete(assortment))
      lists.set(assortment, { version, heads })
      return heads
    },
    async find(scope, slug, now) {
      const assortment = catalogue.assortment(scope, now)
      const named = (await flyerSource.flyers()).filter((flyer) => flyer.slug === slug)
      const [found] = await look(assortment, named)
      if (found === undefined && flyerSource.isAway?.())
        throw refuse('server.unavailable', { seconds: AWAY_SECONDS })
      if (found === undefined) throw refuse('flyer.unknown')
      return { ...found.head, pdf: found.text.pdf ?? flyerPdfPath(slug), pages: wirePages(assortment, found) }
    },
  }
}

/** The days that its author wrote, else those of its promotions; undefined without any. */
const daysOf = ({ from, to }: FlyerText, ofPromotions: FlyerDays | undefined): FlyerDays | undefined => {
  const startDate = from ?? ofPromotions?.startDate
  const endDate = to ?? ofPromotions?.endDate
  return startDate === undefined || endDate === undefined ? undefined : { startDate, endDate }
}

const picturesOf = ({ index }: Assortment, pages: readonly FoundItem[][]): string[] =>
  pages
    .flatMap(([first]) =>
      first === undefined ? [] : [`/pictures/${index.mediaKey(first.ordinal)}/320.webp`],
    )
    .slice(0, PICTURES)

function wirePages(assortment: Assortment, { text, pages }: Found): Flyer['pages'] {
  const items = pages.flat()
  const lowest = lowestBefore(
    assortment,
    items.map(({ ordinal, promotion }) => ({ ordinal, promotionKey: promotion.key })),
  )
  const lowestOf = new Map(items.map((item, i) => [item, lowest[i] ?? 0]))
  return text.pages.map(({ title, text: words = '', image, alt = '', width = 0, height = 0 }, i) => ({
    title,
    text: words,
    ...(image !== undefined && { picture: { url: image, alt, width, height } }),
    items: (pages[i] ?? []).map((item) => wireItem(assortment, item, lowestOf.get(item) ?? 0)),
  }))
}

function wireItem(
  assortment: Assortment,
  item: FoundItem,
  lowestCents: number,
): Flyer['pages'][0]['items'][0] {
  const { ordinal, promotion, state, cents } = item
  const { startDate, endDate } = promotion satisfies FlyerPromotion
  const unitPrice = unitPriceOf(assortment, ordinal, cents)
  return {
    product: JSON.parse(cardJson(assortment, ordinal, 'card')) as Flyer['pages'][0]['items'][0]['product'],
    offer: {
      price: toEuros(cents),
      unitPrice: unitPrice === undefined ? null : { price: toEuros(unitPrice.cents), unit: unitPrice.unit },
      lowestPrice30Days: lowestCents === 0 ? null : toEuros(lowestCents),
      state,
      startDate,
      endDate,
    },
  }
}
