import type { Approval, updateApproval } from '@cambusa/contract/orders/approvals'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { formatEuro } from '@cambusa/domain/money/money'
import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { checkQuantities, lockWaitingCart, pricedCart, updateWaitingLines } from '../cart/cart.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import { lockWaiting, updateAmounts } from './approvals.queries.ts'
import { approvalToDecide } from './decide.ts'
import { pricedLines } from './sent-lines.ts'
import { viewApproval, waitingCart } from './wire-approval.ts'

/**
 * An approver sets quantities of lines in a colleague's cart, 0 takes one out; the cart gets the prices of now and a
 * new version. Done once per request key. Throws as approvalToDecide, approval.ended, approval.changed (409),
 * approval.empty, cart.lineGone, and why a line cannot have its quantity.
 */
export async function changeCart(
  call: ApprovalNeeds & { requestKey: RequestKey | undefined },
  session: RequestSession,
  { approval_id: approvalId, version, items }: BodyOf<typeof updateApproval>,
  now: Date,
): Promise<Approval> {
  const { db } = call
  await once({ db, now, requestKey: call.requestKey }, async (keep) => {
    const row = await approvalToDecide(db, session, approvalId)
    const cart = await waitingCart(db, row)
    if (row.state !== 'waiting' || cart === undefined) throw refuse('approval.ended', { state: row.state })
    const total = () => formatEuro(pricedCart(call, session, cart, now).totals.totalCents)
    if (cart.version !== version) throw refuse('approval.changed', { total: total() })
    await checkQuantities(call, session, cart, items, now)
    const wanted = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
    const lines = cart.lines.flatMap((line) => {
      const quantity = wanted.get(line.id) ?? line.quantity
      return quantity === 0 ? [] : [{ ...line, quantity }]
    })
    if (lines.length === 0) throw refuse('approval.empty')
    const priced = pricedCart(call, session, { ...cart, lines }, now)
    return inTransaction(db, async (tx) => {
      if ((await lockWaiting(tx, { approvalId })) === undefined)
        throw refuse('approval.changed', { total: total() })
      if ((await lockWaitingCart(tx, { cartId: cart.id }))?.version !== version)
        throw refuse('approval.changed', { total: total() })
      await updateWaitingLines(tx, {
        cartId: cart.id,
        itemIds: [...wanted.keys()],
        quantities: [...wanted.values()],
        now,
      })
      await updateAmounts(tx, {
        approvalId,
        totalCents: priced.totals.totalCents,
        totalItems: lines.length,
        lines: JSON.stringify(pricedLines(priced)),
      })
      return keep(tx, approvalId)
    })
  })
  return viewApproval(call, session, approvalId, now)
}
