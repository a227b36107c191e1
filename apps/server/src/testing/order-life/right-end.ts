import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { Life, LifeShop } from './begin-life.ts'

const { delivered, collected, cancelled, refunded, editing } = ORDER_STATUS

interface Books {
  status: number
  /** Live tries to pay it, those that replace one left out. */
  live: number
  replacing: number
  /** Carts that edit it. */
  editingCarts: number
  version: number
  versions: number
  changes: number
  handovers: number
  handOverActs: number
  cancelActs: number
  /** Moves of its status that do not begin where the last one ended. */
  brokenMoves: number
  cancellations: number
  /** Its total less the sum of its lines and the rest, cents. */
  linesDifferences: number
  /** What it came to in the end, less deposits, cents; and what was captured. */
  owedCents: number
  capturedCents: number
  dueCents: number
  /** What of it falls due later; what of that was credited; credit notes, and what of them was paid back. */
  onAccountCents: number
  creditedCents: number
  creditNotesCents: number
  creditRestCents: number
  /** Reservations that carts of its customer hold. */
  holds: number
  booked: number
}

const BOOKS = `select o.status, o.version,
  (select count(*)::int from payment_attempts a where a.order_id = o.id and a.replaces_id is null
     and a.state in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured')
     and a.failure is distinct from 'returned') live,
  (select count(*)::int from payment_attempts a where a.order_id = o.id and a.replaces_id is not null
     and a.state in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured')) replacing,
  (select count(*)::int from carts c where c.order_id = o.id and c.status in (2, 4, 7)) "editingCarts",
  (select count(*)::int from order_versions v where v.order_id = o.id) versions,
  (select count(*)::int from order_acts a where a.order_id = o.id and a.act = 'change') changes,
  (select count(*)::int from handovers h where h.order_id = o.id) handovers,
  (select count(*)::int from order_acts a where a.order_id = o.id and a.act = 'handOver') "handOverActs",
  (select count(*)::int from order_acts a where a.order_id = o.id and a.act = 'cancel') "cancelActs",
  (select count(*)::int from (select l.from_status, lag(l.to_status) over (order by l.id) as before, l.id
     from order_status_log l where l.order_id = o.id) m
     where m.before is not null and m.from_status <> m.before) "brokenMoves",
  (select count(*)::int from order_status_log l where l.order_id = o.id and l.to_status = ${cancelled}) cancellations,
  o.items_cents - (select coalesce(sum(i.gross_cents), 0)::int from order_items i where i.order_id = o.id) "linesDifferences",
  coalesce((select f.total_cents from final_totals f where f.order_id = o.id), o.total_cents)
    - coalesce((select h.deposit_cents from handovers h where h.order_id = o.id), 0) "owedCents",
  coalesce((select sum(a.captured_cents) from payment_attempts a where a.order_id = o.id
     and a.provider = 'scripted'), 0)::int "capturedCents",
  coalesce((select h.due_cents from handovers h where h.order_id = o.id), 0) "dueCents",
  (select coalesce(sum(d.cents), 0)::int from due_dates d where d.order_id = o.id) "onAccountCents",
  (select coalesce(sum(d.credited_cents), 0)::int from due_dates d where d.order_id = o.id) "creditedCents",
  (select coalesce(sum(n.cents), 0)::int from credit_notes n where n.order_id = o.id) "creditNotesCents",
  (select coalesce(sum(n.rest_cents), 0)::int from credit_notes n where n.order_id = o.id) "creditRestCents",
  (select count(*)::int from timeslot_holds h join carts c on c.id = h.cart_id where c.order_id = o.id) holds,
  (select t.booked from timeslots t where t.id = o.timeslot_id) booked
  from orders o where o.id = $1`

/** What is not right at the end of an order's life; nothing: it has one right end, and all books agree with it. */
export async function wrongAtTheEnd({ shop }: LifeShop, order: Life): Promise<string[]> {
  const books = await shop.row<Books>(BOOKS, [order.orderId])
  const { status } = books
  const isHandedOver = status === delivered || status === collected
  const isGone = status === cancelled || status === refunded
  const claims: Record<string, boolean> = {
    'an editing that ended left its cart':
      status === editing ? books.editingCarts === 1 : books.editingCarts === 0,
    'a place is held for an editing that ended': status === editing || books.holds === 0,
    'versions and changes differ': books.version === books.versions + 1 && books.changes === books.versions,
    'the hand-over is not one':
      books.handovers === (isHandedOver ? 1 : 0) && books.handovers === books.handOverActs,
    'cancelled more than once, or not at all':
      books.cancellations === (isGone ? 1 : 0) && books.cancelActs <= 1,
    'its statuses are not one line': books.brokenMoves === 0,
    'its lines are not what it costs': books.linesDifferences === 0,
    'more than one payment lives': books.live <= 1 && books.replacing === 0,
    'a cancelled order has a payment': !isGone || books.live === 0,
    'a card captured another sum than was due': !isHandedOver || isCaptureRight(books, order),
    'due dates are not what was delivered on account':
      books.onAccountCents ===
      (isHandedOver && order.paymentTypeId === PAYMENT_TYPES.deferred ? Math.max(books.owedCents, 0) : 0),
    'credit notes are not what was credited and paid back, or more than was delivered':
      books.creditNotesCents === books.creditedCents + books.creditRestCents &&
      books.creditNotesCents <= books.onAccountCents,
  }
  const wrong = Object.keys(claims).filter((name) => !claims[name])
  const found = [
    ...wrong,
    ...atTheBank({ shop }, order, isGone, isHandedOver, books),
    ...(await shop.booksDifferences()),
  ]
  return found.length === 0 ? [] : [...found, JSON.stringify(books)]
}

const isCaptureRight = ({ capturedCents, owedCents, dueCents }: Books, { paymentTypeId }: Life): boolean =>
  paymentTypeId !== 2 || capturedCents + dueCents === Math.max(owedCents, 0)

/** What the bank has that the shop does not. */
function atTheBank(
  { shop }: Pick<LifeShop, 'shop'>,
  order: Life,
  isGone: boolean,
  isHandedOver: boolean,
  { capturedCents }: Books,
): string[] {
  const payments = shop.gateway.ofOrder(order.number)
  const holding = payments.filter(({ state }) => state === 'authorised')
  const taken = payments.reduce((sum, payment) => sum + payment.capturedCents, 0)
  return [
    ...(holding.length > (isGone || isHandedOver ? 0 : 1)
      ? [`the bank holds ${holding.length} authorisations`]
      : []),
    ...(payments.some(({ captures }) => captures > 1) ? ['captured twice'] : []),
    ...(taken === capturedCents ? [] : [`the bank took ${taken} cents`]),
  ]
}
