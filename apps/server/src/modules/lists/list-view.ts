import type { viewList } from '@cambusa/contract/lists/lists'
import type { NotListed } from '@cambusa/contract/lists/list-parts'
import type { QueryOf } from '@cambusa/contract/endpoint'
import type { RequestSession } from '../../platform/http/context.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { listJson } from './list-json.ts'
import { readableLines } from './own-list.ts'
import { shopDays } from './shop-days.ts'

/** A list with its lines; data of GET /wishlist/view as JSON. Throws list.unknown (404). */
export async function viewListJson(
  needs: CartNeeds,
  session: RequestSession,
  { list_id, sort }: QueryOf<typeof viewList>,
  now: Date,
): Promise<string> {
  const { list, items } = await readableLines(needs.db, session, list_id)
  const days = await shopDays(needs.db, session, [list], now)
  return `{"list":${listJson(needs, session, { list, items, sort: sort ?? list.sort, days })}}`
}

interface Changed {
  listId: number
  notAdded: readonly NotListed[]
  /** Only these lines are answered; by default all. */
  only?: readonly number[] | undefined
}

/** A list after a change of its lines; data of the writes as JSON. Throws list.unknown (404). */
export async function listWithLines(
  needs: CartNeeds,
  session: RequestSession,
  { listId, notAdded, only }: Changed,
  now: Date,
): Promise<string> {
  const { list, items } = await readableLines(needs.db, session, listId)
  const shown = only === undefined ? items : items.filter(({ id }) => only.includes(id))
  const days = await shopDays(needs.db, session, [list], now)
  const json = listJson(needs, session, { list, items: shown, sort: list.sort, days })
  return `{"list":${json},"notAdded":${JSON.stringify(notAdded)}}`
}
