import { LIST_LINES_MAX, LISTS_MAX } from '@cambusa/domain/constants'
import { byItalianName } from '@cambusa/domain/lists/list-sort'
import {
  createList,
  deleteList,
  listDeletedLists,
  listLists,
  listsOfProduct,
  restoreList,
  updateList,
  viewList,
  viewUsualProducts,
} from '@cambusa/contract/lists/lists'
import { route, type Module } from '../../platform/http/route.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { bringListBack, changeList, dropList, goneBefore, restorableUntil } from './change-list.service.ts'
import { makeList } from './create-list.service.ts'
import { itemsJson } from './list-json.ts'
import { listWithLines, viewListJson } from './list-view.ts'
import { usualLines } from './list-to-cart.service.ts'
import { listDeletedRows, listListsOfProduct, listReadableLists } from './lists.queries.ts'
import { ownerOf } from './own-list.ts'
import { summaryOf, wireLists } from './shop-days.ts'

const byName = (a: { name: string }, b: { name: string }) => byItalianName(a.name, b.name)

/** Calls for the customer's lists. */
export const listsModule: Module<CartNeeds> = (app, services) => {
  route(app, services, listLists, async ({ db, session, now }) => {
    const rows = await listReadableLists(db, ownerOf(session))
    return {
      data: {
        lists: (await wireLists(db, session, rows, now)).toSorted(byName),
        limits: { lists: LISTS_MAX, lines: LIST_LINES_MAX },
        canShare: session.companyId !== null,
      },
    }
  })
  route(app, services, viewList, async ({ session, query, now }) => ({
    dataJson: await viewListJson(services, session, query, now),
  }))
  route(app, services, viewUsualProducts, async ({ db, session, now }) => {
    const lines = await usualLines(db, session)
    const times = Object.fromEntries(lines.map(({ productId, times: count }) => [productId, count]))
    const rest = JSON.stringify({ times, orders: lines[0]?.orders ?? 0 }).slice(1)
    return { dataJson: `{"items":${itemsJson(services, session, lines, { sort: 'manual', now })},${rest}` }
  })
  route(app, services, listsOfProduct, async ({ db, session, query }) => {
    const rows = await listListsOfProduct(db, { ...ownerOf(session), productId: query.product_id })
    const lists = rows.map(({ id, quantity, ...row }) => ({ listId: id, ...row, quantity: quantity ?? 0 }))
    return { data: { lists: lists.toSorted(byName) } }
  })
  route(app, services, createList, async (call) => {
    const { session, body, now } = call
    const { listId, notAdded } = await makeList(services, call, body)
    return { dataJson: await listWithLines(services, session, { listId, notAdded }, now) }
  })
  route(app, services, updateList, async ({ db, session, body, now }) => {
    await changeList(db, session, body, now)
    return { data: await summaryOf(db, session, body.list_id, now) }
  })
  route(app, services, deleteList, async ({ db, session, body, now }) => {
    const until = await dropList(db, session, body.list_id, now)
    return { data: { restorableUntil: until.toISOString() } }
  })
  route(app, services, restoreList, async ({ db, session, body, now }) => {
    await bringListBack(db, session, body.list_id, now)
    return { data: await summaryOf(db, session, body.list_id, now) }
  })
  route(app, services, listDeletedLists, async ({ db, session, now }) => {
    const rows = await listDeletedRows(db, { ...ownerOf(session), after: goneBefore(now) })
    const wired = await wireLists(db, session, rows, now)
    const lists = wired.map((list, at) => ({
      ...list,
      restorableUntil: restorableUntil(rows[at]?.deletedAt ?? now).toISOString(),
    }))
    return { data: { lists } }
  })
}
