import type { DataOf } from '@cambusa/contract/endpoint'
import type { readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { QUICK_ORDER_MAX_LINES } from '@cambusa/domain/order-text/order-text'
import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { runForShopper } from '../../platform/offload/shopper-tasks.ts'
import type { TaskCaller } from '../../platform/offload/task-queue.ts'
import { TaskRefused, TaskStopped } from '../../platform/offload/task.ts'
import { refuse, Refusal } from '../../platform/http/refusal.ts'
import { orderFileTask } from './order-file.task.ts'

const MEGABYTE = 1_048_576
const MAX_FILE_MEGABYTES = 1
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * MEGABYTE

/** The message for a file that could not be read; any other error is rethrown. */
function reasonOf(error: unknown): string {
  if (error instanceof TaskRefused) return error.message
  if (!(error instanceof TaskStopped)) throw error
  return error.reason === 'megabytes' ? tableTexts.tookTooMuch : tableTexts.tookTooLong
}

/**
 * The lines of an order in a file. Throws a refusal with what to do if it is not a readable file, and those of
 * runForShopper.
 */
export async function readOrderFile(who: TaskCaller, body: unknown): Promise<DataOf<typeof readQuickOrder>> {
  // A copy: Node keeps small bodies in a shared buffer.
  const file = body instanceof Uint8Array ? Uint8Array.from(body) : new Uint8Array(0)
  if (file.length > MAX_FILE_BYTES) throw refuse('quickOrder.fileTooLarge', { megabytes: MAX_FILE_MEGABYTES })
  const { lines, lineCount, withoutQuantity } = await runForShopper(who, orderFileTask, file).catch(
    (error: unknown) => {
      throw error instanceof Refusal
        ? error
        : refuse('quickOrder.fileUnreadable', { reason: reasonOf(error) })
    },
  )
  if (lineCount === 0) throw refuse('quickOrder.noLines')
  if (lineCount > QUICK_ORDER_MAX_LINES)
    throw refuse('quickOrder.tooManyLines', { max: QUICK_ORDER_MAX_LINES })
  return { lines, withoutQuantity }
}
