import { randomUUID } from 'node:crypto'
import { asIfBought } from '../apps/server/src/testing/as-if-bought.ts'
import { call, type Answer } from './api.ts'
import { must, type Placed } from './placed.ts'
import type { ShopProcess } from './shop-process.ts'

const IBAN = 'IT60X0542811101000000123456'

/** The call by which a customer withdraws from one piece of an order that was handed over, the same on every try. */
export async function withdrawing(shop: ShopProcess, placed: Placed): Promise<() => Promise<Answer>> {
  const { shopper, orderId } = placed
  const path = `/order/withdrawal?order_id=${orderId}`
  const offer = await must(call(shop.url, 'GET', path, shopper.session))
  const lines = offer['lines'] as { orderItemId: number; excluded: string | null }[]
  const line = lines.find(({ excluded }) => excluded === null)
  if (line === undefined) throw new Error(`nothing to withdraw from: ${JSON.stringify(offer)}`)
  const items = [{ orderItemId: line.orderItemId, quantity: 1 }]
  const body = { order_id: orderId, items, iban: IBAN, holder: 'Prova' }
  const key = randomUUID()
  return () => call(shop.url, 'POST', '/order/withdraw', shopper.session, body, key)
}

/** The goods of the order are such as the law lets a consumer withdraw from. */
export const sellReturnable = ({ database }: ShopProcess, { orderId }: Placed): Promise<void> =>
  asIfBought(
    database,
    `update order_items set is_perishable = false, withdrawal_class = 'standard' where order_id = $1`,
    [orderId],
  )
