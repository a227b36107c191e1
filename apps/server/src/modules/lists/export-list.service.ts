import { sortLines } from '@cambusa/domain/lists/list-sort'
import { toEuros } from '@cambusa/domain/money/money'
import { listFileTexts } from '@cambusa/messages/it/lists/list-file'
import type { ExportFormat } from '@cambusa/contract/catalogue/advanced-search'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { runForShopper } from '../../platform/offload/shopper-tasks.ts'
import type { TaskCaller } from '../../platform/offload/task-queue.ts'
import { TaskStopped } from '../../platform/offload/task.ts'
import type { TableColumn, TableValue } from '../../platform/tables/table-to-write.ts'
import { writeTableTask } from '../../platform/tables/write-table.task.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { readableLines } from './own-list.ts'

const { columns: names } = listFileTexts

const columns: TableColumn[] = [
  { name: names.code, width: 12 },
  { name: names.name, width: 44 },
  { name: names.format, width: 16 },
  { name: names.quantity, kind: 'number' },
  { name: names.unit },
  { name: names.price, kind: 'euro' },
]

/**
 * The bytes of a list as a table, in its order, with the caller's prices; readListFileJson reads it again. Throws
 * list.unknown (404), server.busy.
 */
export async function exportedList(
  needs: CartNeeds,
  who: TaskCaller,
  {
    session,
    listId,
    format,
    now,
  }: { session: RequestSession; listId: number; format: ExportFormat; now: Date },
): Promise<Buffer> {
  const { list, items } = await readableLines(needs.db, session, listId)
  const found = items.map((item) => ({
    item,
    product:
      item.productId === null ? undefined : needs.catalogue.sellable(item.productId, session.scope, now),
  }))
  const rows = sortLines(found, list.sort, ({ item, product }) => product?.name ?? item.name).map(
    ({ item, product }): TableValue[] => [
      product?.code ?? '',
      product?.name ?? item.name,
      product?.format ?? item.format,
      item.quantity,
      product?.unit ?? item.unit,
      typeof product?.priceCents === 'number' ? toEuros(product.priceCents) : null,
    ],
  )
  const head = { format, columns, sheetName: listFileTexts.sheet }
  const bytes = await runForShopper(who, writeTableTask, head, async function* () {
    yield await Promise.resolve(rows)
  }).catch((error: unknown) => {
    throw error instanceof TaskStopped ? refuse('server.busy') : error
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
