import { readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { readOrderText, type OrderTable } from '@cambusa/domain/order-text/order-text-table'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { call } from '../../../lib/api/call.ts'
import { CallError, isPassing } from '../../../lib/api/call-error.ts'

const MAX_BYTES = 1_048_576

export const FILE_TYPES = '.csv,.xlsx,.txt,.json,text/csv,text/plain'

const isPlainText = ({ name, type }: File) =>
  /\.(?:txt|text)$/i.test(name) || (type === 'text/plain' && !/\.csv$/i.test(name))

/** Why a file gave no lines, in one sentence, and whether reading the same file again may help. */
export interface Unread {
  text: string
  isPassing: boolean
}

/** Parses a file into lines, or says why there are none. */
export async function readFile(file: File): Promise<OrderTable | Unread> {
  if (file.size > MAX_BYTES) return { text: quickOrderTexts.fileTooLarge, isPassing: false }
  try {
    if (isPlainText(file)) return readOrderText(await file.text())
    const body = new Uint8Array(await file.arrayBuffer())
    return await call(readQuickOrder, { body, quiet: true })
  } catch (error) {
    const isTold = error instanceof CallError && error.errors.length > 0
    return { text: isTold ? error.message : quickOrderTexts.fileNotSent, isPassing: isPassing(error) }
  }
}
