import { exportList, readListFile } from '@cambusa/contract/lists/list-files'
import {
  addToList,
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import { addAllFromList, previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
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
import {
  deleteStandingOrder,
  listDrafts,
  pauseStandingOrder,
  setStandingOrder,
} from '@cambusa/contract/lists/standing-orders'
import { line, type RouteLine } from './route-line.ts'
import type { Victim } from './cast.ts'

const both = { shows: true, writes: true } as const
const named = ({ victim }: { victim: Victim }) => ({ list_id: victim.listId })

const drop = line(deleteList, (about) => ({ body: named(about) }), { writes: true })
const dropLine = line(deleteListItem, ({ victim }) => ({ body: { item_id: victim.listItemIds[0] } }), both)

/** How the routes of lists and standing orders are called. */
export const listLines: readonly RouteLine[] = [
  line(listLists, undefined, { shows: true }),
  line(viewList, (about) => ({ query: named(about) }), { shows: true }),
  line(viewUsualProducts, undefined, { shows: true }),
  line(listsOfProduct, ({ goods }) => ({ query: { product_id: goods.pasta } }), { shows: true }),
  line(createList, ({ victim }) => ({ body: { name: 'Copia', from_list_id: victim.listId } }), both),
  line(updateList, (about) => ({ body: { ...named(about), sort: 'alf_asc' as const } }), both),
  drop,
  line(restoreList, (about) => ({ body: named(about) }), { ...both, after: [drop] }),
  line(listDeletedLists, undefined, { shows: true, after: [drop] }),
  line(
    addToList,
    (about) => ({ body: { ...named(about), product_id: about.goods.wine, changed_only: false } }),
    both,
  ),
  line(updateListItem, ({ victim }) => ({ body: { item_id: victim.listItemIds[0], quantity: 5 } }), both),
  dropLine,
  line(restoreListItem, ({ victim }) => ({ body: { item_ids: [...victim.listItemIds] } }), {
    ...both,
    after: [dropLine],
  }),
  line(
    moveListItem,
    ({ victim: { listItemIds } }) => ({
      body: { item_id: listItemIds[0], after_item_id: listItemIds[1] },
    }),
    { writes: true },
  ),
  line(readListFile, () => ({ body: Buffer.from('codice;quantita\npasta;2\n') })),
  line(exportList, (about) => ({ query: { ...named(about), format: 'csv' as const } }), { shows: true }),
  line(previewAddAllFromList, (about) => ({ query: named(about) }), { shows: true }),
  line(addAllFromList, (about) => ({ body: named(about) }), both),
  line(setStandingOrder, (about) => ({ body: { ...named(about), weekdays: [2], lead_days: 0 } }), both),
  line(pauseStandingOrder, (about) => ({ body: { ...named(about), is_paused: true } }), both),
  line(deleteStandingOrder, (about) => ({ body: named(about) }), both),
  line(listDrafts, undefined, { shows: true }),
]
