import { addAllFromOrder } from '@cambusa/contract/cart/reorder'
import type { Order } from '@cambusa/contract/orders/orders'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { RotateCcw } from 'lucide-react'
import { reorderQuery } from '../features/reorder/reorder-api.ts'
import { call } from '../lib/api/call.ts'
import { useOwner } from '../lib/state/shopping-scope.ts'
import { AddAllButton } from './add-all-button.tsx'

/** The button that orders an order again; none where it is not yet placed. */
export function ReorderButton({ order }: { order: Order }) {
  const { orderId, orderNumber } = order
  const owner = useOwner()
  if (isOneOfStatuses(PENDING_ORDERS, order.orderStatusId)) return null
  return (
    <AddAllButton
      icon={<RotateCcw />}
      label={reorderTexts.againNumbered({ number: orderNumber })}
      title={reorderTexts.title({ number: orderNumber })}
      question="message.addAllFromOrder"
      previewOf={(opening) => reorderQuery(owner, orderId, opening)}
      add={(items) => call(addAllFromOrder, { body: { order_id: orderId, items }, quiet: true })}
    >
      {reorderTexts.again}
    </AddAllButton>
  )
}
