import type { Db } from '../../platform/database/database.ts'
import { listDrafts, listItems, lists, listStandingOrders } from '../../platform/schema/lists.ts'
import type { OwnMark } from './owner-marks.ts'

export interface ListIds {
  listId: number
  /** Its lines: one of a product, one of something that the shop no longer has. */
  listItemIds: [number, number]
  /** A draft that it has prepared. */
  draftId: number
}

/** A list with a standing order, and a draft of it. */
export async function fillLists(
  db: Db,
  { userId, companyId, productId }: { userId: number; companyId: number | null; productId: number },
  mark: OwnMark,
): Promise<ListIds> {
  const add = async (name: string) => {
    const [list] = await db
      .insert(lists)
      .values({ userId, companyId, name: mark(name) })
      .returning({ id: lists.id })
    const kept = { listId: list!.id, format: '', mediaKey: '', unit: 'pz', quantity: 2, priceCents: 100 }
    const made = await db
      .insert(listItems)
      .values([
        { ...kept, productId, name: mark('voce'), position: 1000 },
        { ...kept, productId: null, name: mark('sparita'), position: 2000 },
      ])
      .returning({ id: listItems.id })
    return { id: list!.id, itemIds: made.map(({ id }) => id) }
  }
  const { id: listId, itemIds } = await add('lista')
  await db.insert(listStandingOrders).values({ listId, weekdays: [1], leadDays: 1 })
  const { id: draftId } = await add('bozza')
  const told = { missing: 1, dearer: 0, totalCents: 200 }
  await db
    .insert(listDrafts)
    .values({ ...told, listId: draftId, fromListId: listId, deliveryOn: '2026-11-23' })
  return { listId, listItemIds: [itemIds[0]!, itemIds[1]!], draftId }
}
