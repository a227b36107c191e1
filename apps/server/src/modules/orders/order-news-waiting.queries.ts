import type { OrderNews } from '@cambusa/domain/orders/order-news'
import type { orderNews } from '../../platform/schema/order-news.ts'
import { listStatement, writeStatement, type RowOf } from '../../platform/database/statement.ts'

export type WaitingNews = RowOf<typeof orderNews, 'id' | 'orderId' | 'kind'> & {
  /** The kind that the shop was told last about the order. */
  told: OrderNews | null
}

/** News not yet sent that arose before a moment, oldest first, locked. */
export const listWaitingNews = listStatement<WaitingNews, { before: Date | null; most: number }>(
  'order_news_list_waiting',
  `select n.id, n.order_id "orderId", n.kind, (
     select t.kind from order_news t where t.order_id = n.order_id and t.told_at is not null order by t.id desc limit 1) told
   from order_news n where n.told_at is null and ($before::timestamptz is null or n.at < $before)
   order by n.id limit $most for update of n`,
)

export const updateNewsTold = writeStatement<{ ids: readonly number[]; now: Date }>(
  'order_news_told',
  'update order_news set told_at = $now where id = any($ids)',
)

/** Deletes news that became obsolete before they were sent. */
export const removeNews = writeStatement<{ ids: readonly number[] }>(
  'order_news_remove',
  'delete from order_news where id = any($ids)',
)

export const removeNewsToldBefore = writeStatement<{ before: Date }>(
  'order_news_remove_old',
  'delete from order_news where told_at < $before',
)
