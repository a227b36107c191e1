import type { paymentEvents } from '../../../platform/schema/payments.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** The stored part of an event: its ids and the payment that it is about, never the rest of its content. */
export type PaymentEvent = RowOf<typeof paymentEvents, 'id' | 'provider' | 'providerReference' | 'handledAt'>

const columns = 'id, provider, provider_reference as "providerReference", handled_at as "handledAt"'

/** Stores an event; if it was stored before, returns the existing row. */
export const upsertEvent = findStatement<
  PaymentEvent,
  { provider: string; eventId: string; kind: string; reference: string | null; now: Date }
>(
  'payment_events_upsert',
  `insert into payment_events (provider, event_id, kind, provider_reference, received_at)
   values ($provider, $eventId, $kind, $reference, $now)
   on conflict (provider, event_id) do update set kind = excluded.kind returning ${columns}`,
)

export const noteHandled = writeStatement<{ eventDbId: number; now: Date }>(
  'payment_events_note_handled',
  'update payment_events set handled_at = coalesce(handled_at, $now) where id = $eventDbId',
)

/** Events about a payment that is not known yet, or while the gateway did not respond. */
export const listUnhandledEvents = listStatement<PaymentEvent, { since: Date; limit: number }>(
  'payment_events_list_unhandled',
  `select ${columns} from payment_events
   where handled_at is null and provider_reference is not null and received_at >= $since order by id limit $limit`,
)

export const removeEventsBefore = writeStatement<{ before: Date }>(
  'payment_events_remove_before',
  'delete from payment_events where received_at < $before',
)
