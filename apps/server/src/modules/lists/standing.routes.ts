import {
  deleteStandingOrder,
  listDrafts,
  pauseStandingOrder,
  setStandingOrder,
} from '@cambusa/contract/lists/standing-orders'
import { byItalianName } from '@cambusa/domain/lists/list-sort'
import { route, type Module } from '../../platform/http/route.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { listDraftRows, listReadableLists } from './lists.queries.ts'
import { ownerOf } from './own-list.ts'
import { summaryOf, wireLists } from './shop-days.ts'
import { endStanding, pauseStanding, setStanding } from './standing.service.ts'

/** Calls for standing orders and the drafts that they prepare. */
export const standingOrdersModule: Module<CartNeeds> = (app, services) => {
  route(app, services, setStandingOrder, async ({ db, session, body, now }) => {
    await setStanding(db, session, body, now)
    return { data: await summaryOf(db, session, body.list_id, now) }
  })
  route(app, services, pauseStandingOrder, async ({ db, session, body, now }) => {
    await pauseStanding(db, session, body)
    return { data: await summaryOf(db, session, body.list_id, now) }
  })
  route(app, services, deleteStandingOrder, async ({ db, session, body, now }) => {
    await endStanding(db, session, body.list_id)
    return { data: await summaryOf(db, session, body.list_id, now) }
  })
  route(app, services, listDrafts, async ({ db, session, now }) => {
    const drafts = await listDraftRows(db, ownerOf(session))
    const standing = (await listReadableLists(db, ownerOf(session))).filter((row) => row.standing !== null)
    const wired = await wireLists(db, session, standing, now)
    return {
      data: {
        drafts: await wireLists(db, session, drafts, now),
        standing: wired.toSorted((a, b) => byItalianName(a.name, b.name)),
      },
    }
  })
}
