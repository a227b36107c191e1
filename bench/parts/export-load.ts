import { call } from '../../proofs/api.ts'
import type { Shopper } from '../../proofs/shoppers.ts'

const LOOK_MS = 250
const WISH = {
  shots: ['front', 'back', 'label'],
  formats: ['square-1200-white', 'wide-1600-clear'],
  file_formats: ['jpeg'],
  data_formats: ['csv', 'xlsx', 'json'],
}

interface Export {
  exportId: number
  state: string
  pictures: number
  missing: number
  bytes: number
}

/** Asks for an export of everything in the buyer's cart; its id. */
export async function askExport(base: string, { session, cartId }: Shopper): Promise<number> {
  const body = { cart_id: cartId, ...WISH }
  const { data, codes } = await call(base, 'POST', '/theone-order/download-request', session, body)
  if (data === undefined) throw new Error(`no export: ${codes.join()}`)
  return (data as unknown as Export).exportId
}

/** Waits until it is ready. Throws when it fails. */
export async function untilReady(base: string, { session }: Shopper, id: number): Promise<Export> {
  for (;;) {
    const { data } = await call(base, 'GET', `/theone-order/download-status?order_id=${id}`, session)
    const status = data as unknown as Export
    if (status.state === 'ready') return status
    if (status.state === 'failed') throw new Error(`export ${id} failed`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
