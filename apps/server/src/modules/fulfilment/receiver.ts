import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { HandoverSaid } from './fulfilment-writes.queries.ts'
import type { OrderToFulfil } from './order-to-fulfil.queries.ts'
import { findCustomerName, listDelegatesOfDay } from './people.queries.ts'

/** Who took the goods: the customer, a delegate by his number, or somebody by name. */
export type Receiver =
  | { kind: 'customer' }
  | { kind: 'delegate'; id: number }
  | { kind: 'name'; name: string }

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('it-IT')

/**
 * Who took the goods. At a counter or locker only the customer and delegates of that day do; at home anybody whom the
 * customer lets open the door. Throws order.delegateUnknown, order.receiverUnknown.
 */
export async function receiverOf(
  tx: Db,
  { userId, companyId }: OrderToFulfil,
  to: Receiver,
  { isPickup, day }: { isPickup: boolean; day: string },
): Promise<HandoverSaid> {
  if (to.kind === 'customer') return { receiver: 'customer', receiverName: '', delegateId: null }
  const delegates = await listDelegatesOfDay(tx, { userId, companyId, day })
  if (to.kind === 'delegate') {
    const delegate = delegates.find(({ id }) => id === to.id)
    if (delegate === undefined) throw refuse('order.delegateUnknown')
    return { receiver: 'delegate', receiverName: delegate.name, delegateId: delegate.id }
  }
  const customer = await findCustomerName(tx, { userId })
  if (customer !== undefined && plain(customer.name) === plain(to.name))
    return { receiver: 'customer', receiverName: '', delegateId: null }
  const delegate = delegates.find(({ name }) => plain(name) === plain(to.name))
  if (delegate !== undefined)
    return { receiver: 'delegate', receiverName: delegate.name, delegateId: delegate.id }
  if (isPickup) throw refuse('order.receiverUnknown', { name: to.name })
  return { receiver: 'delegate', receiverName: to.name, delegateId: null }
}
