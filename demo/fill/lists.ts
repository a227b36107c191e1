import { spreadPositions } from '@cambusa/domain/lists/list-position'
import { nextDraft } from '@cambusa/domain/lists/standing-order'
import { multiplyCents } from '@cambusa/domain/money/money'
import { divideRounded } from '@cambusa/domain/money/rounding'
import type { ClientBase } from 'pg'
import { demoLists, type DemoList } from '../shop/lists.ts'
import { demoStores, demoWarehouses } from '../shop/stores.ts'
import type { FilledCustomer } from './customers.ts'
import { insertRow } from './insert-row.ts'
import { findLines, purchasable, type OrderLine } from './order-lines.ts'

/** A line of a draft was this much cheaper the time before, percent. */
const CHEAPER_BEFORE = 90

interface Owned {
  user_id: number
  company_id: number | null
}

async function insertList(
  client: ClientBase,
  owner: Owned,
  { name, isShared }: Pick<DemoList, 'name' | 'isShared'>,
  lines: readonly OrderLine[],
): Promise<number> {
  const listId = await insertRow(client, 'lists', { ...owner, name, is_shared: isShared })
  const positions = spreadPositions(lines.length)
  for (const [at, line] of lines.entries())
    await insertRow(client, 'list_items', {
      list_id: listId,
      product_id: line.id,
      name: line.name,
      format: line.format,
      media_key: line.mediaKey,
      unit: line.kind === 'Sfuso' ? (line.weightUnitBase ?? 'kg') : line.unit,
      price_cents: line.priceCents,
      quantity: line.quantity,
      position: positions[at],
    })
  return listId
}

/** A standing order, and its next draft as the job of every hour would prepare it; its first line has become dearer. */
async function insertStanding(
  client: ClientBase,
  owner: Owned,
  { listId, list, lines, now }: { listId: number; list: DemoList; lines: readonly OrderLine[]; now: Date },
): Promise<void> {
  const { name, standing } = list
  if (standing === undefined) return
  const { weekdays, leadDays } = standing
  await client.query('INSERT INTO list_standing_orders (list_id, weekdays, lead_days) VALUES ($1, $2, $3)', [
    listId,
    weekdays,
    leadDays,
  ])
  const { next } = nextDraft(standing, { isClosed: () => false, isDrafted: () => false }, now)
  const [first, ...rest] = lines
  if (next === null || first === undefined) return
  const before = { ...first, priceCents: divideRounded(first.priceCents * CHEAPER_BEFORE, 100) }
  const draftId = await insertList(client, owner, { name, isShared: false }, [before, ...rest])
  await insertRow(client, 'list_drafts', {
    list_id: draftId,
    from_list_id: listId,
    delivery_on: next.deliveryOn,
    prepared_at: now,
    missing: 0,
    dearer: 1,
    total_cents: lines.reduce((sum, line) => sum + multiplyCents(line.priceCents, line.quantity), 0),
  })
}

/** The restaurant's lists: three, one of them shared, one with a standing order and its draft. */
export async function fillLists(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
  shop: string,
): Promise<void> {
  const restaurant = customers.find(({ customer }) => customer.login === 'ristorante@example.com')
  const store = demoStores(shop).find(({ id }) => id === restaurant?.customer.storeId)
  const warehouse = demoWarehouses.find(({ id }) => id === store?.warehouseId)
  if (!restaurant || !warehouse) return
  const { userId, companyIds, customer } = restaurant
  const owner = { user_id: userId, company_id: companyIds[0] ?? null }
  const prices = {
    priceListId: warehouse.priceListId,
    companyPriceListId: customer.companies[0]?.priceListId ?? null,
    at: now,
  }
  const names = demoLists.flatMap(({ lines }) => lines.map(([name]) => name))
  const found = await findLines(client, names, prices)
  for (const list of demoLists) {
    const lines = list.lines.flatMap(([name, wished]) => {
      const row = found.get(name)?.[0]
      return row === undefined ? [] : [purchasable(row, wished)]
    })
    const listId = await insertList(client, owner, list, lines)
    await insertStanding(client, owner, { listId, list, lines, now })
  }
}
