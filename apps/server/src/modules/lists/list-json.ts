import type {
  DraftOfList,
  ListDetail,
  ListItem,
  ListSummary,
  StandingOrder,
} from '@cambusa/contract/lists/list-parts'
import { sortLines, type ListSort } from '@cambusa/domain/lists/list-sort'
import { nextDraft, servedSchedule } from '@cambusa/domain/lists/standing-order'
import { toEuros } from '@cambusa/domain/money/money'
import { replacementQuantity } from '@cambusa/domain/orders/reorder-line'
import type { RequestSession } from '../../platform/http/context.ts'
import type { CartNeeds } from '../cart/cart.ts'
import {
  cardJson,
  unavailableReasonOf,
  type Assortment,
  type SellableProduct,
} from '../catalogue/catalogue.ts'
import { linePicture } from '../orders/orders.ts'
import { productIdsOf, replacementsOf, type PastLine } from '../reorder/reorder.ts'
import type { ListItemRow } from './list-items.queries.ts'
import type { DraftRow, ListRow, StandingRow } from './lists.queries.ts'

/** Days on which the shop delivers nothing to a customer. */
export interface ShopCalendar {
  isClosed: (dateIso: string) => boolean
  /** Weekdays that have slots; empty: no weekly pattern is known. */
  servedWeekdays: readonly number[]
}

/** The same, and now. */
export interface ShopDays extends ShopCalendar {
  now: Date
}

function wireStanding({ weekdays, leadDays, isPaused, drafted }: StandingRow, days: ShopDays): StandingOrder {
  const isDrafted = (day: string) => drafted.includes(day)
  const { schedule, unserved } = servedSchedule({ weekdays, leadDays }, days.servedWeekdays)
  const ahead = nextDraft(schedule, { isClosed: days.isClosed, isDrafted }, days.now)
  return {
    weekdays,
    leadDays,
    isPaused,
    ...(isPaused ? { next: null, skipped: [], unserved: [] } : { ...ahead, unserved }),
  }
}

const wireDraft = ({ preparedAt, addedAt, totalCents, ...draft }: DraftRow): DraftOfList => ({
  ...draft,
  preparedAt: new Date(preparedAt).toISOString(),
  addedAt: addedAt === null ? null : new Date(addedAt).toISOString(),
  total: toEuros(totalCents),
})

/** A list without its lines, as on the wire. */
export function wireList(row: ListRow, days: ShopDays): ListSummary {
  return {
    listId: row.id,
    name: row.name,
    itemCount: row.itemCount,
    firstNames: row.firstNames,
    isShared: row.isShared,
    isOwn: row.isOwn,
    ownerName: row.ownerName,
    sort: row.sort,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    standingOrder: row.standing === null ? null : wireStanding(row.standing, days),
    draft: row.draft === null ? null : wireDraft(row.draft),
  }
}

/** A line of a list as a line that is bought again, at the price of the last time. */
export const pastLineOf = (item: Omit<ListItemRow, 'position'>): PastLine => ({
  id: item.id,
  productId: item.productId,
  name: item.name,
  format: item.format,
  mediaKey: item.mediaKey,
  quantity: item.quantity,
  unit: item.unit,
  priceCents: item.priceCents ?? 0,
  grossCents: Math.round((item.priceCents ?? 0) * item.quantity),
  notes: item.notes,
  infos: {},
})

type Line = Omit<ListItemRow, 'position'>

const wireItem = (item: Line): Omit<ListItem, 'product' | 'alternatives'> => ({
  itemId: item.id,
  productId: item.productId,
  name: item.name,
  description: item.format,
  mediaURL: linePicture(item.mediaKey),
  quantity: item.quantity,
  unit: item.unit,
  price: item.priceCents === null ? null : toEuros(item.priceCents),
  notes: item.notes,
})

/** How a product could be bought if there were no cart and no stock. */
const plainOffer = ({ rule, priceCents, unit }: SellableProduct) => ({
  rule,
  priceCents,
  unit,
  isAvailable: true,
  stockLeft: Infinity,
  todayLeft: Infinity,
  needsChoice: false,
})

function alternativeJson(
  needs: CartNeeds,
  session: RequestSession,
  assortment: Assortment,
  { line, ordinal, now }: { line: PastLine; ordinal: number; now: Date },
): string[] {
  const product = needs.catalogue.sellable(assortment.index.snapshot.ids[ordinal]!, session.scope, now)
  const quantity = product === undefined ? 0 : replacementQuantity(line, plainOffer(product))
  return quantity === 0 ? [] : [`{"quantity":${quantity},"product":${cardJson(assortment, ordinal, 'card')}}`]
}

/** Lines as JSON, sorted, each with the card of its product now, or with products that can be bought instead. */
export function itemsJson(
  needs: CartNeeds,
  session: RequestSession,
  items: readonly Line[],
  { sort, now }: { sort: ListSort; now: Date },
): string {
  const assortment = needs.catalogue.assortment(session.scope, now)
  const { index } = assortment
  const lines = items.map((item) => ({
    item,
    past: pastLineOf(item),
    ordinal: item.productId === null ? undefined : index.ordinalOf(item.productId),
  }))
  const isSold = ({ ordinal }: (typeof lines)[number]) =>
    ordinal !== undefined && unavailableReasonOf(assortment, ordinal) === undefined
  const lacking = lines.filter((line) => !isSold(line)).map(({ past }) => past)
  const instead = replacementsOf(assortment, lacking, productIdsOf(lines.map(({ past }) => past)))
  const sorted = sortLines(lines, sort, ({ item, ordinal }) =>
    ordinal === undefined ? item.name : index.name(ordinal),
  )
  const told = sorted.map(({ item, past, ordinal }) => {
    const alternatives = (instead.get(past) ?? []).flatMap((other) =>
      alternativeJson(needs, session, assortment, { line: past, ordinal: other, now }),
    )
    const card = ordinal === undefined ? 'null' : cardJson(assortment, ordinal, 'card')
    return `${JSON.stringify(wireItem(item)).slice(0, -1)},"product":${card},"alternatives":[${alternatives.join()}]}`
  })
  return `[${told.join()}]`
}

/** A list with lines as JSON. */
export function listJson(
  needs: CartNeeds,
  session: RequestSession,
  { list, items, sort, days }: { list: ListRow; items: readonly Line[]; sort: ListSort; days: ShopDays },
): string {
  const summary: Omit<ListDetail, 'items'> = wireList(list, days)
  return `${JSON.stringify({ ...summary, sort }).slice(0, -1)},"items":${itemsJson(needs, session, items, { sort, now: days.now })}}`
}
