import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../platform/sql-list.ts'
import { writeStatement } from '../../platform/statement.ts'

/** An unpaid order is to be paid in another way. */
export const updatePaymentType = writeStatement<{
  orderId: number
  paymentTypeId: number
  status: number
  paymentData: string
  infos: string
  payBy: Date | null
}>(
  'payments_update_type',
  `update orders set payment_type_id = $paymentTypeId, status = $status, payment_data = $paymentData::jsonb,
     infos = infos || $infos::jsonb, pay_by = $payBy
   where id = $orderId and status in (${sqlList(PENDING_ORDERS)})`,
)
