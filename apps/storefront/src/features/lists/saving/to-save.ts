import type { BodyOf } from '@cambusa/contract/endpoint'
import type { addToList } from '@cambusa/contract/lists/list-items'
import type { createList } from '@cambusa/contract/lists/lists'
import { LIST_NAME_MAX } from '@cambusa/domain/constants'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import type { ToSave } from '../../../lib/state/list-asked.ts'

/** How many products are saved. */
export const countOf = (asked: ToSave): number =>
  'product' in asked ? 1 : 'cart' in asked ? asked.count : asked.totalItems

/** The name that a new list is proposed; '' for one product. */
export function proposedName(asked: ToSave, now: Date): string {
  if ('product' in asked) return ''
  const name =
    'cart' in asked
      ? addToListTexts.cartName({ day: formatDay(romeDate(now)) })
      : addToListTexts.orderName({ number: asked.orderNumber })
  return name.slice(0, LIST_NAME_MAX)
}

/** What a new list is made of. */
export function sourceOf(asked: ToSave): Omit<BodyOf<typeof createList>, 'name'> {
  if ('cart' in asked) return { from_cart: true }
  if ('orderId' in asked) return { order_id: asked.orderId }
  const { product, quantity } = asked
  return { items: [{ productId: product.productId, ...(quantity !== undefined && { quantity }) }] }
}

/** What is added to a list. */
export function additionOf(asked: ToSave): Omit<BodyOf<typeof addToList>, 'list_id'> {
  if ('cart' in asked) return { from_cart: true }
  if ('orderId' in asked) return { order_id: asked.orderId }
  const { product, quantity } = asked
  return { product_id: product.productId, ...(quantity !== undefined && { quantity }) }
}
