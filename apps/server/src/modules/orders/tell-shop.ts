import { digestEnd } from '@cambusa/domain/orders/digest'
import { newsToTell } from '@cambusa/domain/orders/order-news'
import type { Config } from '../../config.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { sendMail, type MailConfig } from '../mail/mail.ts'
import {
  listWaitingNews,
  removeNews,
  removeNewsToldBefore,
  updateNewsTold,
  type WaitingNews,
} from './order-news-waiting.queries.ts'
import { listShopOrders } from './shop-orders.queries.ts'

interface TellNeeds {
  db: Db
  config: MailConfig & Pick<Config, 'ordersTo' | 'ordersDigest'>
}

/** Maximum of one transaction, and of one digest mail: what a person still reads. */
const MOST = 50
const KEPT_MS = 90 * 86_400_000

/** Ids of the orders in one mail to the shop. */
interface Told {
  prepare: number[]
  stop: number[]
}

/** Writes one mail to every address of the shop. */
async function mailOf(tx: Db, { config }: TellNeeds, told: Told, now: Date): Promise<void> {
  const shopOrders = await listShopOrders(tx, { orderIds: [...told.stop, ...told.prepare] })
  for (const to of config.ordersTo ?? [config.shop.contacts.email])
    await sendMail(tx, config, { kind: 'shopOrders', to, userId: null, params: told }, now, { shopOrders })
}

/** Sorts news: the orders to mail, the ids of the rows to mark as told, and the ids of obsolete ones. */
function sortNews(waiting: readonly WaitingNews[]) {
  const ofOrders = new Map<number, WaitingNews[]>()
  for (const news of waiting) ofOrders.set(news.orderId, [...(ofOrders.get(news.orderId) ?? []), news])
  const told: Told = { prepare: [], stop: [] }
  const toldIds: number[] = []
  for (const [orderId, news] of ofOrders) {
    const kinds = news.map(({ kind }) => kind)
    const kind = newsToTell(kinds, news[0]?.told ?? null)
    const last = news.at(-1)
    if (kind === undefined || last === undefined) continue
    told[kind].push(orderId)
    toldIds.push(last.id)
  }
  const overtakenIds = waiting.map(({ id }) => id).filter((id) => !toldIds.includes(id))
  return { told, toldIds, overtakenIds }
}

/** Mails the oldest news and marks them as told, in one transaction; returns whether there may be more. */
async function tellSome(tx: Db, needs: TellNeeds, now: Date): Promise<boolean> {
  const { ordersDigest } = needs.config
  const isEach = ordersDigest === 'each'
  const before = isEach ? null : digestEnd(ordersDigest, now)
  const waiting = await listWaitingNews(tx, { before, most: MOST })
  const { told, toldIds, overtakenIds } = sortNews(waiting)
  if (isEach) {
    for (const id of told.stop) await mailOf(tx, needs, { prepare: [], stop: [id] }, now)
    for (const id of told.prepare) await mailOf(tx, needs, { prepare: [id], stop: [] }, now)
  } else if (toldIds.length > 0) await mailOf(tx, needs, told, now)
  await updateNewsTold(tx, { ids: toldIds, now })
  await removeNews(tx, { ids: overtakenIds })
  return waiting.length === MOST
}

/**
 * The scheduled job that mails the shop which orders to prepare, or no longer to prepare. News are marked as told in
 * the transaction that writes the mail: each is mailed once, even if processes die or several run the job.
 */
export async function tellShopOfOrders(needs: TellNeeds, now: Date): Promise<void> {
  while (await inTransaction(needs.db, (tx) => tellSome(tx, needs, now))) continue
}

/** The hourly job: deletes news that were told long ago. */
export async function removeOldNews(db: Db, now: Date): Promise<void> {
  await removeNewsToldBefore(db, { before: new Date(now.getTime() - KEPT_MS) })
}
