import { LEAD_DAYS_MAX } from '@cambusa/domain/constants'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag, Id } from '../schema.ts'
import { ListSummary } from './list-parts.ts'

const list = Type.Object({ list: ListSummary })

/**
 * A standing order prepares a draft, a list with quantities, for each of its days of delivery; it never buys. Days on
 * which the shop is closed are skipped. Every own list may have one.
 */
export const setStandingOrder = endpoint({
  method: 'POST',
  url: '/wishlist/standing-order',
  operationId: 'wishlistStandingOrder',
  summary:
    'Set the standing order of a list: days of delivery, and days before on which the draft is prepared',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({
    list_id: Id,
    /** 1 Monday to 7 Sunday. */
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
    lead_days: Type.Integer({ minimum: 0, maximum: LEAD_DAYS_MAX }),
  }),
  data: list,
})

export const pauseStandingOrder = endpoint({
  method: 'POST',
  url: '/wishlist/standing-order/pause',
  operationId: 'wishlistStandingOrderPause',
  summary: 'Pause the standing order of a list, or let it go on',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({ list_id: Id, is_paused: Flag }),
  data: list,
})

export const deleteStandingOrder = endpoint({
  method: 'POST',
  url: '/wishlist/standing-order/delete',
  operationId: 'wishlistStandingOrderDelete',
  summary: 'End the standing order of a list; the list and its drafts stay',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({ list_id: Id }),
  data: list,
})

/**
 * Drafts are lists: the calls of lists view, change, delete and restore them by their listId, and
 * /cart/add-all-from-wishlist puts them into the cart ('Metti nel carrello').
 */
export const listDrafts = endpoint({
  method: 'GET',
  url: '/wishlist/drafts',
  operationId: 'wishlistDrafts',
  summary: 'The drafts that standing orders have prepared, by day of delivery, and when the next come',
  tag: 'wishlist',
  act: 'shop',
  keptOffline: 'own',
  data: Type.Object({
    drafts: Type.Array(ListSummary),
    /** The customer's lists that have a standing order, by name. */
    standing: Type.Array(ListSummary),
  }),
})
