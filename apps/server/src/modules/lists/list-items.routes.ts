import {
  addToList,
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import { exportList, readListFile } from '@cambusa/contract/lists/list-files'
import { addAllFromList, previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { romeDate } from '@cambusa/domain/time/dates'
import { listFileTexts } from '@cambusa/messages/it/lists/list-file'
import { info, warning } from '../../platform/http/envelope.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import { acceptFiles } from '../../platform/http/shopper-files.ts'
import { writtenTypes } from '../../platform/tables/write-table.task.ts'
import { cartJson, type CartNeeds } from '../cart/cart.ts'
import { addPastLines, previewJson } from '../reorder/reorder.ts'
import {
  addLines,
  bringLinesBack,
  changeLine,
  dropLines,
  namedItems,
  type ChangedLines,
} from './change-items.service.ts'
import { exportedList } from './export-list.service.ts'
import { linesToCart, namedSource, noteAdded } from './list-to-cart.service.ts'
import { listWithLines } from './list-view.ts'
import { moveItem } from './move-item.service.ts'
import { readListFileJson } from './read-list-file.service.ts'

/** The answer has all lines of the list, or only those that changed. */
const shownOf = ({ changed, ...rest }: ChangedLines, isOnly: boolean | undefined) => ({
  ...rest,
  only: isOnly ? changed : undefined,
})

/** Calls for the lines of lists, for lists as files, and for lists that come into the cart. */
export const listItemsModule: Module<CartNeeds> = (app, services) => {
  route(app, services, addToList, async (call) => {
    const { session, body, now } = call
    const changed = await addLines(services, call, body)
    return { dataJson: await listWithLines(services, session, shownOf(changed, body.changed_only), now) }
  })
  route(app, services, updateListItem, async (call) => {
    const { session, body, now } = call
    const changed = await changeLine(services, call, body)
    return { dataJson: await listWithLines(services, session, shownOf(changed, body.changed_only), now) }
  })
  route(app, services, deleteListItem, async (call) => {
    const { db, session, body, now } = call
    const changed = await dropLines(db, call, namedItems(body))
    return { dataJson: await listWithLines(services, session, shownOf(changed, body.changed_only), now) }
  })
  route(app, services, restoreListItem, async (call) => {
    const { db, session, body, now } = call
    const changed = await bringLinesBack(db, call, namedItems(body))
    return { dataJson: await listWithLines(services, session, shownOf(changed, body.changed_only), now) }
  })
  route(app, services, moveListItem, async (call) => ({ data: await moveItem(services, call, call.body) }))
  acceptFiles(app, (scope) =>
    route(scope, services, readListFile, async (call) => ({
      dataJson: await readListFileJson(services, call, call),
    })),
  )
  routeFile(app, services, exportList, async (call) => {
    const { session, query, now } = call
    const { format, list_id: listId } = query
    return {
      fileName: `${listFileTexts.fileName({ day: romeDate(now) })}.${format}`,
      contentType: writtenTypes[format],
      body: await exportedList(services, call, { session, listId, format, now }),
    }
  })
  route(app, services, previewAddAllFromList, async ({ session, query, now }) => {
    const lines = await linesToCart(services, session, namedSource(query), now)
    return { dataJson: await previewJson(services, session, lines, now) }
  })
  route(app, services, addAllFromList, async (call) => {
    const { session, query, body, now, requestKey } = call
    const named = namedSource(query, body)
    const lines = await linesToCart(services, session, named, now)
    const source = { lines, failure: 'errors.errorAddingProductFromList' } as const
    const { cart, count, warnings } = await addPastLines(services, session, source, body.items, requestKey)
    if (named.listId !== undefined) await noteAdded(services, session, named.listId, lines, now)
    return {
      dataJson: await cartJson(call, session, cart, { showSectors: query.show_sectors }),
      infos: [info('cart.productsAddFromOrder', { count })],
      warnings: warnings.map(({ code, params }) => warning(code, params)),
    }
  })
}
