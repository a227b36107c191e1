import { finalTotals } from '@cambusa/domain/orders/final-totals'
import { multiplyCents } from '@cambusa/domain/money/money'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { ClientBase } from 'pg'
import { PICKER, type HandedOverOrder } from '../shop/living-orders.ts'
import { fillCardPayment, giveBackLine } from './card-payments.ts'
import type { FilledCustomer } from './customers.ts'
import { insertRow } from './insert-row.ts'
import { stepsOf, writeSteps, type Step } from './order-history.ts'
import { findLines, type LineRow, type OrderLine } from './order-lines.ts'
import { morningAgo, placeOrder, type PlacedOrder } from './orders.ts'

const { received, confirmed, preparing, ready, delivering, delivered } = ORDER_STATUS
/** What comes instead costs at most a fifth more than its line: of a dearer product fewer pieces come. */
const DEAREST = 1.2

/** What came of a line. */
export interface LineCame {
  itemId: number
  line: OrderLine
  outcome: 'delivered' | 'replaced' | 'missing'
  quantity: number
  grossCents: number
  vatRate: number
  replacement: object | null
}

const copyOf = ({
  id: productId,
  code,
  gtin,
  name,
  format,
  brand,
  slug,
  mediaKey,
  unit,
  kind,
  ...row
}: LineRow) => ({
  productId,
  code,
  gtin,
  name,
  format,
  brand,
  slug,
  mediaKey,
  unit,
  isVariableWeight: kind === 'Sfuso',
  priceCents: row.priceCents,
  vatRate: row.vatRate,
  isPerishable: row.isPerishable,
  withdrawalClass: row.withdrawalClass,
  minAge: row.minAge,
})

function cameOf(line: OrderLine, itemId: number, share: number, other: LineRow | undefined): LineCame {
  const most = other ? Math.floor((line.priceCents * line.quantity * DEAREST) / other.priceCents) : Infinity
  const quantity = Math.min(roundQuantity(line.quantity * share), most)
  const outcome = quantity === 0 ? 'missing' : other ? 'replaced' : 'delivered'
  const { priceCents, vatRate } = other ?? line
  const grossCents = multiplyCents(priceCents, quantity)
  return { itemId, line, outcome, quantity, grossCents, vatRate, replacement: other ? copyOf(other) : null }
}

const isOf = ({ name, brand }: OrderLine, goodName: string | undefined) => name === `${goodName} ${brand}`

async function listCame(
  client: ClientBase,
  { orderId, lines, prices }: PlacedOrder,
  { came, replaced }: HandedOverOrder,
): Promise<LineCame[]> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM order_items WHERE order_id = $1 ORDER BY position',
    [orderId],
  )
  const found = replaced && (await findLines(client, [replaced.by], prices)).get(replaced.by)
  return lines.map((line, i) => {
    const other = isOf(line, replaced?.goodName) ? found?.[0] : undefined
    const share = came.find(({ goodName }) => isOf(line, goodName))?.share ?? 1
    return cameOf(line, Number(rows[i]?.id), share, other)
  })
}

const ACTS = new Map([
  [confirmed, 'confirm'],
  [preparing, 'startPicking'],
  [ready, 'ready'],
  [delivering, 'onTheWay'],
  [delivered, 'handOver'],
] as const)

async function writeActs(client: ClientBase, orderId: number, steps: readonly Step[]): Promise<void> {
  for (const { to, at } of steps) {
    const act = ACTS.get(to as typeof confirmed)
    if (act) await insertRow(client, 'order_acts', { order_id: orderId, act, actor: PICKER, at })
  }
}

/** Writes what was picked, in the one status in which the database lets it. Answers the final total, cents. */
async function pick(
  client: ClientBase,
  placed: PlacedOrder,
  came: readonly LineCame[],
  at: Date,
): Promise<number> {
  const { orderId, deliveryFeeCents, deliveryVatRate, worstCaseCents } = placed
  for (const { itemId, outcome, quantity, grossCents, replacement } of came) {
    const said = { outcome, quantity, gross_cents: grossCents, replacement }
    await insertRow(client, 'picked_lines', {
      order_item_id: itemId,
      order_id: orderId,
      ...said,
      picked_at: at,
    })
  }
  const final = finalTotals({
    lines: came.map(({ grossCents, vatRate }) => ({ grossCents, vatRate, isGift: false })),
    packages: [],
    deliveryFeeCents,
    deliveryVatRate,
    giftCents: 0,
    worstCaseCents,
  })
  await insertRow(client, 'final_totals', {
    order_id: orderId,
    worst_case_cents: worstCaseCents,
    items_cents: final.itemsCents,
    packages_cents: 0,
    packages: [],
    delivery_fee_cents: deliveryFeeCents,
    gift_cents: 0,
    allowance_cents: final.allowanceCents,
    total_cents: final.totalCents,
    tax_cents: final.taxCents,
    vat: final.vat,
    updated_at: at,
  })
  return final.totalCents
}

/** An order that was picked and delivered some days ago, with its payment and what was given back of it. */
export async function fillHandedOver(
  client: ClientBase,
  filled: FilledCustomer,
  order: HandedOverOrder,
  { now, shop }: { now: Date; shop: string },
): Promise<void> {
  const { placedAt, slot } = morningAgo(now, order.daysAgo)
  const placing = { placedAt, slot, status: received, isBoughtHere: true }
  const placed = await placeOrder(client, filled, order, placing, shop)
  const { orderId } = placed
  const steps = stepsOf({ orderId, status: delivered, placedAt, slotDate: slot.date })
  const handedOverAt = steps.at(-1)!.at
  const move = (status: number) =>
    client.query('UPDATE orders SET status = $2 WHERE id = $1', [orderId, status])
  for (const status of [confirmed, preparing]) await move(status)
  const came = await listCame(client, placed, order)
  const totalCents = await pick(client, placed, came, steps.find(({ to }) => to === ready)!.at)
  for (const status of [ready, delivering, delivered]) await move(status)
  const dueCents = order.paymentTypeId === PAYMENT_TYPES.creditCard ? 0 : totalCents
  await insertRow(client, 'handovers', {
    order_id: orderId,
    receiver: 'customer',
    due_cents: dueCents,
    collected_cents: dueCents,
    at: handedOverAt,
  })
  await writeSteps(client, [{ orderId, steps }])
  await writeActs(client, orderId, steps)
  if (dueCents > 0) return
  const paid = await fillCardPayment(client, placed, { totalCents, placedAt, handedOverAt })
  const back = order.isOneGivenBack && came.find(({ line }) => line.withdrawalClass === 'standard')
  if (back) await giveBackLine(client, filled, placed, { back, paid, handedOverAt })
}
