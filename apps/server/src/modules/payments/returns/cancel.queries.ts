import { LIVE_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import { sqlTexts } from '../../../platform/database/sql-list.ts'
import { listStatement } from '../../../platform/database/statement.ts'

/** Live attempts of an order, at most one: what they authorised or captured is returned. */
export const listLiveAttempts = listStatement<
  { id: number; paymentTypeId: number; state: AttemptState; amountCents: number; capturedCents: number },
  { orderId: number }
>(
  'orders_list_live_attempts',
  `select id, payment_type_id as "paymentTypeId", state, amount_cents as "amountCents", captured_cents as "capturedCents" from payment_attempts
   where order_id = $orderId and state in (${sqlTexts(LIVE_ATTEMPTS)}) for update`,
)

/** Lines of an order, to put back into a cart; productId is null if the product is gone. */
export const listLinesToReturn = listStatement<
  { productId: number | null; name: string; quantity: number; notes: string; infos: Record<string, string> },
  { orderId: number }
>(
  'orders_list_lines_to_return',
  `select product_id as "productId", name, quantity, notes, infos from order_items where order_id = $orderId
   order by position`,
)
