import { sqlList } from '../../platform/database/sql-list.ts'
import {
  listStatement,
  findStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { pushDevices, pushes } from '../../platform/schema/pushes.ts'
import type { orders } from '../../platform/schema/orders.ts'
import { PUSH_TRIES } from '@cambusa/domain/people/push-rules'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { ORDERS_TO_PICK } from '@cambusa/domain/orders/order-sets'

const WAITING = 'p.sent_at is null and p.failed_at is null'

/**
 * A push for each device of its customer, unless the kind is refused. The devices are locked against being removed, so
 * that the row of one that is just unregistered fails nobody's transaction.
 */
export const insertPushes = listStatement<
  RowOf<typeof pushes, 'id'>,
  RowOf<typeof pushes, 'userId' | 'kind' | 'about' | 'title' | 'body' | 'target' | 'expiresAt'> & {
    now: Date
  }
>(
  'pushes_insert',
  `insert into pushes (user_id, device_id, kind, about, title, body, target, created_at, try_at, expires_at)
   select d.user_id, d.id, $kind, $about, $title, $body, $target, $now, $now, $expiresAt
   from push_devices d where d.user_id = $userId and not exists (
     select from push_kinds k where k.user_id = $userId and k.kind = $kind and not k.is_wanted)
   for key share of d
   on conflict (device_id, about) do nothing returning id`,
)

/** A push that somebody has taken, with its device. */
export type TakenPush = RowOf<
  typeof pushes,
  'id' | 'kind' | 'title' | 'body' | 'target' | 'expiresAt' | 'tries'
> &
  RowOf<typeof pushDevices, 'platform' | 'externalId'> & { deviceId: number }

/** Takes pushes that are due, the oldest first: nobody else takes them before $until. */
export const takePushes = listStatement<TakenPush, { now: Date; until: Date; most: number }>(
  'pushes_take',
  `with due as (
     select p.id, d.id device_id, d.platform, d.external_id from pushes p join push_devices d on d.id = p.device_id
     where ${WAITING} and p.try_at <= $now and p.expires_at > $now and p.tries < ${PUSH_TRIES}
     order by p.try_at, p.id limit $most for update of p skip locked)
   update pushes p set try_at = $until, tries = p.tries + 1 from due where p.id = due.id
   returning p.id, p.kind, p.title, p.body, p.target, p.expires_at "expiresAt", p.tries, due.platform,
     due.external_id "externalId", due.device_id "deviceId"`,
)

/** The outcome of pushes, as parallel arrays: sent, to be tried again at a time, or given up with a reason. */
export const noteOutcomes = writeStatement<{
  ids: readonly number[]
  sent: readonly boolean[]
  tryAt: readonly (Date | null)[]
  reasons: readonly (string | null)[]
  now: Date
}>(
  'pushes_note',
  `update pushes p set sent_at = case when o.sent then $now::timestamptz end, reason = o.reason,
     failed_at = case when not o.sent and o.try_at is null then $now::timestamptz end, try_at = coalesce(o.try_at, p.try_at)
   from unnest($ids::bigint[], $sent::boolean[], $tryAt::timestamptz[], $reasons::text[]) o(id, sent, try_at, reason)
   where p.id = o.id and p.sent_at is null`,
)

/** Gives up what is no news any more, what has lost its device, and what was tried often by processes that died. */
export const giveUpPushes = writeStatement<{ now: Date }>(
  'pushes_give_up',
  `update pushes p set failed_at = $now, reason = case when p.device_id is null then 'device gone' else 'too late' end
   where ${WAITING} and (p.expires_at <= $now or p.device_id is null
     or (p.tries >= ${PUSH_TRIES} and p.try_at <= $now))`,
)

export const removePushesBefore = writeStatement<{ before: Date }>(
  'pushes_remove_old',
  'delete from pushes where created_at < $before',
)

export const removePushesOf = writeStatement<{ userId: number }>(
  'pushes_remove_of',
  'delete from pushes where user_id = $userId',
)

/** With the name of its device. */
export type ShownPush = RowOf<
  typeof pushes,
  'id' | 'kind' | 'title' | 'body' | 'target' | 'createdAt' | 'sentAt' | 'failedAt' | 'reason'
> & { to: string; device: string }

/** Pushes by their last event, newest first. */
export const listShownPushes = listStatement<ShownPush, { most: number }>(
  'pushes_list_shown',
  `select p.id, u.login "to", coalesce(concat_ws(' ', d.platform, nullif(d.model, '')), '') device, p.kind, p.title,
     p.body, p.target, p.created_at "createdAt", p.sent_at "sentAt", p.failed_at "failedAt", p.reason
   from pushes p join users u on u.id = p.user_id left join push_devices d on d.id = p.device_id
   order by coalesce(p.sent_at, p.created_at) desc, p.id desc limit $most`,
)

export const findOrderNumber = findStatement<RowOf<typeof orders, 'number'>, { orderId: number }>(
  'pushes_order_number',
  'select number from orders where id = $orderId',
)

const SLOT_BEGINS = `(o.slot_date + o.slot_begin) at time zone 'Europe/Rome'`

/** Orders whose slot begins within a time and whose customer has a device. */
export type NearOrder = RowOf<
  typeof orders,
  'id' | 'number' | 'userId' | 'slotDate' | 'slotBegin' | 'slotEnd' | 'deliveryServiceId'
> & {
  beginsAt: Date
}

/** Orders on the way were told already. Found by their slots, of which a day has few. */
export const listNearOrders = listStatement<NearOrder, { now: Date; until: Date; days: readonly string[] }>(
  'pushes_list_near',
  `select o.id, o.number, o.user_id "userId", o.slot_date::text "slotDate", o.slot_begin::text "slotBegin", o.slot_end::text "slotEnd",
     o.delivery_service_id "deliveryServiceId", ${SLOT_BEGINS} "beginsAt"
   from timeslots t join orders o on o.timeslot_id = t.id
   where t.date = any($days::date[]) and ${SLOT_BEGINS} > $now and ${SLOT_BEGINS} <= $until
     and o.status in (${sqlList([...ORDERS_TO_PICK, ORDER_STATUS.ready, ORDER_STATUS.readyForPickup])})
     and exists (select from push_devices d where d.user_id = o.user_id and not exists (
       select from pushes p where p.device_id = d.id and p.about = concat('slot ', o.id, ' ', o.slot_date, ' ', o.slot_begin)))
   order by o.id`,
)
