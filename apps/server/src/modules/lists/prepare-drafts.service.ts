import { dueDeliveries, servedSchedule } from '@cambusa/domain/lists/standing-order'
import { multiplyCents } from '@cambusa/domain/money/money'
import { reorderLine } from '@cambusa/domain/orders/reorder-line'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { Config } from '../../config.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { Catalogue, SellableProduct } from '../catalogue/catalogue.ts'
import { sendMail, type MailConfig, type MailParams } from '../mail/mail.ts'
import { pushDraftReady } from '../push/push.ts'
import { listItemsOf, updateLastPrices, type ListItemRow } from './list-items.queries.ts'
import { calendarFor } from './shop-days.ts'
import {
  findDraftOfDay,
  insertDraft,
  insertDraftList,
  listStandingToPrepare,
  lockStanding,
  type StandingToPrepare,
} from './standing.queries.ts'

interface Needs {
  db: Db
  catalogue: Catalogue
  config: MailConfig & Pick<Config, 'storeId'>
}

const BATCH = 100
/** Lines of each kind that the mail names. */
const NAMED = 10

/** A line of a draft as it can be bought now. */
interface DraftLine {
  item: ListItemRow
  product: SellableProduct | undefined
  /** 0: it cannot be bought. */
  quantity: number
  isDearer: boolean
}

/** What a line of a list would be now, compared with the time before. */
function draftLine(item: ListItemRow, product: SellableProduct | undefined): DraftLine {
  const { priceCents, quantity: noted } = item
  const then = { quantity: noted, priceCents: priceCents ?? product?.priceCents ?? 0 }
  const offer = product && {
    rule: product.rule,
    priceCents: product.priceCents,
    isAvailable: product.available,
    stockLeft: Infinity,
    todayLeft: Infinity,
    needsChoice: false,
  }
  const { quantity, changes } = reorderLine(then, offer)
  return { item, product, quantity, isDearer: changes.includes('dearer') }
}

function toldOf(
  lines: readonly DraftLine[],
): Pick<MailParams['draftReady'], 'missing' | 'dearer' | 'totalCents'> {
  const missing = lines.filter(({ quantity }) => quantity === 0)
  const dearer = lines.filter(({ isDearer }) => isDearer)
  return {
    totalCents: lines.reduce(
      (sum, { product, quantity }) => sum + multiplyCents(product?.priceCents ?? 0, quantity),
      0,
    ),
    missing: { count: missing.length, names: missing.slice(0, NAMED).map(({ item }) => item.name) },
    dearer: {
      count: dearer.length,
      lines: dearer.slice(0, NAMED).map(({ item, product }) => ({
        name: product?.name ?? item.name,
        beforeCents: item.priceCents ?? 0,
        nowCents: product?.priceCents ?? 0,
      })),
    },
  }
}

/** Notes today's prices in the list, so that the next draft says what has become dearer since this one. */
const notePrices = (tx: Db, listId: number, lines: readonly DraftLine[]) => {
  const priced = lines.flatMap(({ item, product }) =>
    typeof product?.priceCents === 'number' ? [{ id: item.id, cents: product.priceCents }] : [],
  )
  const [ids, cents] = [priced.map(({ id }) => id), priced.map((one) => one.cents)]
  return updateLastPrices(tx, { listId, ids, cents })
}

/**
 * Prepares the draft of a day and tells its owner, in one transaction: each day has one, also if processes die or
 * several run the job, and whatever becomes of it. A list without lines has none.
 */
async function prepareDraft(
  tx: Db,
  { catalogue, config }: Needs,
  standing: StandingToPrepare,
  deliveryOn: string,
  now: Date,
): Promise<boolean> {
  const { listId, userId, login: to, firstName } = standing
  const locked = await lockStanding(tx, { listId })
  if (locked === undefined || (await findDraftOfDay(tx, { listId, deliveryOn })) !== undefined) return false
  const items = await listItemsOf(tx, { listId })
  if (items.length === 0) return false
  const lines = items.map((item) => {
    const product = item.productId === null ? undefined : catalogue.sellable(item.productId, standing, now)
    return draftLine(item, product)
  })
  const told = toldOf(lines)
  const { id: draftId } = await insertDraftList(tx, { listId, now })
  await insertDraft(tx, {
    listId: draftId,
    fromListId: listId,
    deliveryOn,
    missing: told.missing.count,
    dearer: told.dearer.count,
    totalCents: told.totalCents,
    now,
  })
  await notePrices(tx, listId, lines)
  const params = { firstName, draftId, name: locked.name, deliveryOn, lines: items.length, ...told }
  await sendMail(tx, config, { kind: 'draftReady', to, userId, params }, now)
  await pushDraftReady(tx, { draftId, userId, deliveryOn }, now)
  return true
}

async function prepareDue(needs: Needs, standing: StandingToPrepare, now: Date): Promise<number> {
  const { isClosed, servedWeekdays } = await calendarFor(needs.db, standing, now)
  const { schedule } = servedSchedule(standing, servedWeekdays)
  const due = dueDeliveries(schedule, isClosed, now).filter((day) => !standing.drafted.includes(day))
  let prepared = 0
  for (const day of due)
    if (await inTransaction(needs.db, (tx) => prepareDraft(tx, needs, standing, day, now))) prepared += 1
  return prepared
}

/**
 * The hourly job: prepares the drafts of standing orders that are due. Running it twice, or in several processes, changes
 * nothing. Returns how many were prepared. A list that fails does not keep the others from their drafts: its error is
 * thrown at the end, as an AggregateError, so that the job fails and runs again.
 */
export async function prepareDrafts(needs: Needs, now: Date): Promise<number> {
  const fromIso = addDaysIso(romeDate(now), -1)
  const defaultStoreId = needs.config.storeId
  const failed: unknown[] = []
  let prepared = 0
  let after = 0
  for (;;) {
    const batch = await listStandingToPrepare(needs.db, { after, most: BATCH, defaultStoreId, fromIso })
    for (const standing of batch)
      prepared += await prepareDue(needs, standing, now).catch((error: unknown) => {
        failed.push(error)
        return 0
      })
    if (batch.length < BATCH) break
    after = batch.at(-1)?.listId ?? after
  }
  if (failed.length > 0) throw new AggregateError(failed, `drafts of ${failed.length} lists failed`)
  return prepared
}
