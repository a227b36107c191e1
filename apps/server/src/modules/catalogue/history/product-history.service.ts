import type { PricePeriod, ProductHistory, Purchase } from '@cambusa/contract/catalogue/product-history'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { toEuros } from '@cambusa/domain/money/money'
import { pricePeriods, type PriceSources } from '@cambusa/domain/money/price-periods'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { Assortment } from '../engine/catalogue-index.ts'
import { productOfSlug } from '../engine/earlier-slugs.ts'
import { productCard } from '../cards/product-card.ts'
import { changedFields } from './changed-fields.ts'
import {
  findSince,
  listPriceChanges,
  listPromotionsOf,
  listPurchases,
  listVersions,
} from './product-history.queries.ts'

/** Prices are shown for the last two years. */
const PRICE_DAYS = 730
const DAY_MS = 86_400_000
const MOST_VERSIONS = 100
const MOST_PURCHASES = 100

/** The history of a product, for one shopper. Throws product.unknown (404). */
export async function productHistory(
  db: Db,
  assortment: Assortment,
  session: Pick<RequestSession, 'userId' | 'companyId' | 'scope'>,
  slug: string,
  now: Date,
): Promise<ProductHistory> {
  const ordinal = productOfSlug(assortment.index, slug)
  if (ordinal === undefined) throw refuse('product.unknown')
  const card = productCard(assortment, ordinal)
  const [versions, prices, purchases, product] = await Promise.all([
    listVersions(db, { productId: card.productId, limit: MOST_VERSIONS }),
    pricesOf(db, session.scope, card.productId, now),
    purchasesOf(db, session, card.productId),
    findSince(db, { productId: card.productId }),
  ])
  if (product === undefined) throw refuse('product.unknown')
  const { productId, code, barcode, name, itemUrl, description, mediaURL, breadCrumbs } = card
  return {
    productId,
    code,
    barcode,
    name,
    slug: card.slug,
    itemUrl,
    description,
    mediaURL,
    breadCrumbs,
    priceUnitDisplay: card.priceUnitDisplay,
    vatRate: card.vatRate,
    since: product.since.toISOString(),
    versions: versions
      .map(({ changedAt, changes }) => ({
        changedAt: changedAt.toISOString(),
        changes: changedFields(changes),
      }))
      .filter(({ changes }) => changes.length > 0),
    prices,
    purchases,
  }
}

/** What this scope paid over time: its lists and promotions, chosen as at the checkout. */
async function pricesOf(db: Db, scope: PriceScope, productId: number, now: Date): Promise<PricePeriod[]> {
  const { priceListId, companyPriceListId } = scope
  const lists = companyPriceListId === null ? [priceListId] : [priceListId, companyPriceListId]
  const since = new Date(now.getTime() - PRICE_DAYS * DAY_MS)
  const [changes, promotions] = await Promise.all([
    listPriceChanges(db, { productId, priceListIds: lists, since, now }),
    listPromotionsOf(db, { productId, priceListIds: lists, from: romeDate(since), to: romeDate(now) }),
  ])
  const sources: PriceSources = {
    publicList: changes.filter((change) => change.priceListId === priceListId),
    company: changes.filter((change) => change.priceListId === companyPriceListId),
    promotions: promotions.map(({ name, startDate, endDate, priceCents }) => ({
      name,
      priceCents,
      fromMs: romeInstant(startDate, '00:00').getTime(),
      untilMs: romeInstant(addDaysIso(endDate, 1), '00:00').getTime(),
    })),
  }
  return pricePeriods(sources, since.getTime(), now.getTime()).map(
    ({ fromMs, untilMs, priceCents, promotion }) => ({
      from: new Date(fromMs).toISOString(),
      to: untilMs === null ? null : new Date(untilMs).toISOString(),
      price: priceCents === null ? null : toEuros(priceCents),
      promotion:
        promotion === null ? null : { name: promotion.name, listPrice: toEuros(promotion.listCents) },
    }),
  )
}

/** null for a visitor, which differs from a customer without purchases. */
async function purchasesOf(
  db: Db,
  { userId, companyId }: Pick<RequestSession, 'userId' | 'companyId'>,
  productId: number,
): Promise<Purchase[] | null> {
  if (userId < 0) return null
  const rows = await listPurchases(db, { userId, companyId, productId, limit: MOST_PURCHASES })
  return rows.map(({ priceCents, grossCents, placedAt, ...rest }) => ({
    ...rest,
    placedAt: placedAt.toISOString(),
    price: toEuros(priceCents),
    grossTotal: toEuros(grossCents),
  }))
}
