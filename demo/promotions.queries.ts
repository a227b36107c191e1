import type { promotions } from '../apps/server/src/platform/schema/prices.ts'
import { listStatement, writeStatement, type RowOf } from '../apps/server/src/platform/database/statement.ts'

/** Campaigns that are over on the day given. */
export const listEndedPromotions = listStatement<RowOf<typeof promotions, 'key'>, { today: string }>(
  'demo_list_ended_promotions',
  'select key from promotions where end_date < $today',
)

/** Moves a campaign to other days; what it says of them comes along. */
export const updatePromotionDays = writeStatement<
  RowOf<typeof promotions, 'key' | 'startDate' | 'endDate' | 'view'>
>(
  'demo_update_promotion_days',
  'update promotions set start_date = $startDate, end_date = $endDate, view = $view where key = $key',
)
