import { addDaysIso } from '@cambusa/domain/time/dates'
import type { DemoProduct } from '../catalogue/product.ts'
import { retailPriceCents } from '../catalogue/price.ts'
import { chanceOf } from '../catalogue/random.ts'
import { isRemembered } from './price-lists.ts'

export interface DemoPromotion {
  key: string
  name: string
  promoType: string
  startDate: string
  endDate: string
  view: { body: string; cssClass: string }
}

interface Campaign {
  key: string
  name: string
  promoType: string
  /** Days from today; the second is after the first. */
  from: number
  to: number
  cssClass: string
  /** Share of the products that qualify, and how far the price may fall. */
  share: number
  discounts: readonly number[]
  qualifies: (product: DemoProduct) => boolean
}

const anything = () => true
const isPro = ({ labels }: DemoProduct) => labels.includes('professionale')

/** The campaigns of the demo shop around today: four that run, one that begins soon. */
const CAMPAIGNS: readonly Campaign[] = [
  {
    key: 'demo-offerte',
    name: 'Offerte della settimana',
    promoType: 'taglio-prezzo',
    from: -3,
    to: 10,
    cssClass: 'promo-week',
    share: 0.07,
    discounts: [15, 20, 25, 30],
    qualifies: anything,
  },
  {
    key: 'demo-sottocosto',
    name: 'Prezzi giù',
    promoType: 'sottocosto',
    from: -1,
    to: 6,
    cssClass: 'promo-low',
    share: 0.015,
    discounts: [35, 40],
    qualifies: ({ isPerishable }) => !isPerishable,
  },
  {
    key: 'demo-professionisti',
    name: 'Speciale professionisti',
    promoType: 'professionisti',
    from: -8,
    to: 20,
    cssClass: 'promo-pro',
    share: 0.12,
    discounts: [12, 18, 22],
    qualifies: isPro,
  },
  {
    key: 'demo-cantina',
    name: 'Festa della cantina',
    promoType: 'taglio-prezzo',
    from: -5,
    to: 16,
    cssClass: 'promo-wine',
    share: 0.15,
    discounts: [15, 20, 30],
    qualifies: ({ categorySlug }) => categorySlug.startsWith('vini-birre-e-liquori'),
  },
  {
    key: 'demo-prossima',
    name: 'Offerte in arrivo',
    promoType: 'taglio-prezzo',
    from: 7,
    to: 20,
    cssClass: 'promo-week',
    share: 0.05,
    discounts: [20, 30],
    qualifies: anything,
  },
]

/** Campaigns that are over, of products whose past is told; no day of theirs counts for a price of today. */
const PAST_CAMPAIGNS: readonly Campaign[] = [
  {
    key: 'demo-autunno',
    name: 'Offerte d’autunno',
    promoType: 'taglio-prezzo',
    from: -75,
    to: -62,
    cssClass: 'promo-week',
    share: 0.15,
    discounts: [15, 20, 25],
    qualifies: isRemembered,
  },
  {
    key: 'demo-estate',
    name: 'Offerte d’estate',
    promoType: 'taglio-prezzo',
    from: -130,
    to: -116,
    cssClass: 'promo-week',
    share: 0.15,
    discounts: [20, 25, 30],
    qualifies: isRemembered,
  },
]

/** The promotions around a day. */
export const demoPromotions = (todayIso: string): DemoPromotion[] => datedFrom(CAMPAIGNS, todayIso)

/** Those that were over before it. */
export const pastPromotions = (todayIso: string): DemoPromotion[] => datedFrom(PAST_CAMPAIGNS, todayIso)

function datedFrom(campaigns: readonly Campaign[], todayIso: string): DemoPromotion[] {
  return campaigns.map(({ key, name, promoType, from, to, cssClass }) => {
    const endDate = addDaysIso(todayIso, to)
    const view = { body: name, cssClass }
    return { key, name, promoType, startDate: addDaysIso(todayIso, from), endDate, view }
  })
}

/** Which campaigns a product is in, with its price there for a public price of `priceCents`. */
export function promotionPrices(
  product: DemoProduct,
  priceCents: number,
): { key: string; priceCents: number }[] {
  return [...CAMPAIGNS, ...PAST_CAMPAIGNS].flatMap((campaign) => {
    const chance = chanceOf(`${campaign.key}:${product.code}`)
    if (!campaign.qualifies(product) || !chance.is(campaign.share)) return []
    const reduced = retailPriceCents((priceCents * (100 - chance.pick(campaign.discounts))) / 100)
    return reduced < priceCents * 0.93 ? [{ key: campaign.key, priceCents: reduced }] : []
  })
}
