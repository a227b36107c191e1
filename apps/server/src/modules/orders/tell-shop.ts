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

/** Of one transaction, and of one mail of a digest: what a person still reads. */
const MOST = 50
const KEPT_MS = 90 * 86_400_000

/** What a mail of the shop names, by id. */
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

/** What to tell of news that wait, and which of their rows that notes as told; the others were overtaken. */
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

/** Tells of the oldest news that wait, in one transaction with noting that they are told; answers whether more may wait. */
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
 * The job that tells the shop of its orders by mail: that there is something to prepare, or no more. What was told is noted
 * in the transaction that writes the mail: each news is told once, whatever dies in between and however many run it.
 */
export async function tellShopOfOrders(needs: TellNeeds, now: Date): Promise<void> {
  while (await inTransaction(needs.db, (tx) => tellSome(tx, needs, now))) continue
}

/** The hourly job: what the shop learnt long ago. */
export async function removeOldNews(db: Db, now: Date): Promise<void> {
  await removeNewsToldBefore(db, { before: new Date(now.getTime() - KEPT_MS) })
}
