import type { DataOf } from '@cambusa/contract/endpoint'
import { readListFile, type FileLine } from '@cambusa/contract/lists/list-files'
import type { ProductToList } from '@cambusa/contract/lists/list-parts'
import { LIST_NAME_MAX } from '@cambusa/domain/constants'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { CallError } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'

const MAX_BYTES = 1_048_576

/** What a file has, with a name for a list of it. */
export type ReadFile = DataOf<typeof readListFile> & { name: string }

/** Has the shop read a file. Throws an error with a text that can be shown. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_BYTES) throw new Error(myListsTexts.importTooLarge)
  const body = new Uint8Array(await file.arrayBuffer())
  const name = file.name.replace(/\.\w+$/, '').slice(0, LIST_NAME_MAX)
  return { ...(await call(readListFile, { body, quiet: true })), name }
}

export const failureText = (error: Error): string =>
  error instanceof CallError && error.errors.length === 0 ? myListsTexts.importNotSent : error.message

/** What a line puts into the list: its product, or the one that was proposed and confirmed. */
function itemOf(line: FileLine, confirmed: ReadonlySet<number>): ProductToList | undefined {
  const { product, quantity } = line.product ? line : (confirmed.has(line.row) && line.suggestion) || line
  return product && quantity > 0 ? { productId: product.productId, quantity } : undefined
}

/** What comes into a list: a product twice counts with its last line, as it is one line of a list. */
export function itemsOf({ lines }: ReadFile, confirmed: ReadonlySet<number>): ProductToList[] {
  const items = new Map<number, ProductToList>()
  for (const line of lines) {
    const item = itemOf(line, confirmed)
    if (item) items.set(item.productId, item)
  }
  return [...items.values()]
}
