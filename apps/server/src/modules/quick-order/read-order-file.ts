import type { DataOf } from '@cambusa/contract/endpoint'
import type { readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { QUICK_ORDER_MAX_LINES } from '@cambusa/domain/order-text/order-text'
import type { TaskCaller } from '../../platform/offload/task-queue.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { readShopperFile } from '../../platform/http/shopper-files.ts'
import { orderFileTask } from './order-file.task.ts'

/** The lines of an order in a file. Throws those of readShopperFile, quickOrder.noLines, quickOrder.tooManyLines. */
export async function readOrderFile(who: TaskCaller, body: unknown): Promise<DataOf<typeof readQuickOrder>> {
  const { lines, lineCount, withoutQuantity } = await readShopperFile(who, orderFileTask, body)
  if (lineCount === 0) throw refuse('quickOrder.noLines')
  if (lineCount > QUICK_ORDER_MAX_LINES)
    throw refuse('quickOrder.tooManyLines', { max: QUICK_ORDER_MAX_LINES })
  return { lines, withoutQuantity }
}
