import type { promotionPrices, promotions } from '../../platform/schema/prices.ts'
import { listStatement, type RowOf } from '../../platform/database/statement.ts'

export type FlyerPromotion = RowOf<typeof promotions, 'id' | 'key' | 'name' | 'startDate' | 'endDate'>

/** Promotions by key, past ones too. */
export const listFlyerPromotions = listStatement<FlyerPromotion, { keys: readonly string[] }>(
  'flyers_list_promotions',
  `select id, key, name, start_date::text "startDate", end_date::text "endDate" from promotions
   where key = any($keys::text[])`,
)

export type FlyerPrice = RowOf<typeof promotionPrices, 'promotionId' | 'productId' | 'priceCents'>

/** The price of every product in these promotions for a customer of these lists: the lowest of the lists. */
export const listFlyerPrices = listStatement<
  FlyerPrice,
  { promotionIds: readonly number[]; priceListIds: readonly number[] }
>(
  'flyers_list_prices',
  `select promotion_id "promotionId", product_id "productId", min(price_cents) "priceCents" from promotion_prices
   where promotion_id = any($promotionIds::bigint[]) and price_list_id = any($priceListIds::bigint[])
   group by promotion_id, product_id`,
)
