import type { DataOf } from '@cambusa/contract/endpoint'
import { SharedOrder, type viewSharedOrder } from '@cambusa/contract/orders/order-shares'
import { Value } from 'typebox/value'
import { buildOrder } from './test-order.ts'

/** What a link shows of the order of buildOrder, good for a week. */
export const buildSharedOrder = (changes: Partial<SharedOrder> = {}): DataOf<typeof viewSharedOrder> => ({
  order: {
    ...(Value.Clean(SharedOrder, { ...buildOrder(), final: null, handover: null }) as SharedOrder),
    ...changes,
  },
  expiresAt: '2026-11-29T09:00:00.000Z',
  documents: ['order'],
})
