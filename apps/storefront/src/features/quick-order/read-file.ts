import { readQuickOrder } from '@cambusa/contract/quick-order'
import { readOrderText, type OrderTable } from '@cambusa/domain/order-text-table'
import { quickOrderTexts } from '@cambusa/messages/it/quick-order'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'

const MAX_BYTES = 1_048_576

export const FILE_TYPES = '.csv,.xlsx,.txt,.json,text/csv,text/plain'

const isPlainText = ({ name, type }: File) =>
  /\.(?:txt|text)$/i.test(name) || (type === 'text/plain' && !/\.csv$/i.test(name))

/** The lines of a file, or one sentence that says why there are none. */
export async function readFile(file: File): Promise<OrderTable | string> {
  if (file.size > MAX_BYTES) return quickOrderTexts.fileTooLarge
  try {
    if (isPlainText(file)) return readOrderText(await file.text())
    const body = new Uint8Array(await file.arrayBuffer())
    return await call(readQuickOrder, { body, quiet: true })
  } catch (error) {
    const isTold = error instanceof CallError && error.errors.length > 0
    return isTold ? error.message : quickOrderTexts.fileNotSent
  }
}
