import type { Order } from '@cambusa/contract/orders/orders'
import type { SharedOrder } from '@cambusa/contract/orders/order-shares'

type SharedItem = SharedOrder['items'][number]

/** A line of an order on paper; of a shared one without wishes and note. */
export type PaperItem = SharedItem & Partial<Pick<NonNullable<Order['items']>[number], 'infos' | 'notes'>>

/** What an order on paper is written from: an own order, or a shared one, which says less. */
export type PaperOrder = Omit<SharedOrder, 'items' | 'handover' | 'final'> &
  Partial<Pick<SharedOrder, 'final' | 'handover'>> &
  Partial<
    Pick<
      Order,
      | 'approvedBy'
      | 'cartInfos'
      | 'customerReference'
      | 'giftCertificates'
      | 'payment'
      | 'paymentTypeName'
      | 'placedBy'
    >
  > & { items?: readonly PaperItem[] }
