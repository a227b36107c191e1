import type { sandboxPayments } from '../../platform/schema/payments.ts'
import { findStatement, writeStatement, type RowOf } from '../../platform/database/statement.ts'

export type SandboxRow = RowOf<
  typeof sandboxPayments,
  'reference' | 'state' | 'amountCents' | 'capturedCents' | 'refundedCents' | 'details'
>

const columns = `reference, state, amount_cents::int as "amountCents", captured_cents::int as "capturedCents",
  refunded_cents::int as "refundedCents", details`

interface Started {
  key: string
  reference: string
  state: string
  amountCents: number
  details: Record<string, string>
  now: Date
}

/** Inserts nothing if the key exists. */
export const insertSandboxPayment = writeStatement<Started>(
  'sandbox_payments_insert',
  `insert into sandbox_payments (key, reference, state, amount_cents, details, created_at, updated_at)
   values ($key, $reference, $state, $amountCents, $details::jsonb, $now, $now) on conflict (key) do nothing`,
)

export const findSandboxPayment = findStatement<SandboxRow, { reference: string }>(
  'sandbox_payments_find',
  `select ${columns} from sandbox_payments where reference = $reference`,
)

export const findSandboxPaymentOfKey = findStatement<SandboxRow, { key: string }>(
  'sandbox_payments_find_key',
  `select ${columns} from sandbox_payments where key = $key`,
)

/** Moves on from one step; of two concurrent calls one succeeds. */
export const updateSandboxStep = findStatement<
  SandboxRow,
  { reference: string; fromStep: string; state: string; details: Record<string, string>; now: Date }
>(
  'sandbox_payments_step',
  `update sandbox_payments set state = $state, details = details || $details::jsonb, updated_at = $now
   where reference = $reference and state = 'pending' and details->>'step' = $fromStep
   returning ${columns}`,
)

/** Ends the time without responses. */
export const updateSandboxSpoken = writeStatement<{ reference: string }>(
  'sandbox_payments_spoken',
  `update sandbox_payments set details = details - 'silentUntil' where reference = $reference`,
)

interface Act {
  reference: string
  /** 'act:' and the caller's key: once it is in the row, the same call changes nothing. */
  act: string
  now: Date
}

/** Captures money, once per key and only while the authorisation holds; the rest is released. */
export const updateSandboxCaptured = writeStatement<Act & { cents: number }>(
  'sandbox_payments_capture',
  `update sandbox_payments set state = 'captured', captured_cents = $cents::int, updated_at = $now,
     details = details || jsonb_build_object($act::text, $cents::text)
   where reference = $reference and state = 'authorised' and not details ? $act::text
     and $cents::int between 1 and amount_cents and (details->>'authorisedUntil')::timestamptz > $now`,
)

export const updateSandboxRefunded = writeStatement<Act & { cents: number }>(
  'sandbox_payments_refund',
  `update sandbox_payments set refunded_cents = refunded_cents + $cents::int, updated_at = $now,
     state = case when refunded_cents + $cents::int = captured_cents then 'refunded' else 'captured' end,
     details = details || jsonb_build_object($act::text, $cents::text)
   where reference = $reference and state = 'captured' and not details ? $act::text
     and $cents::int between 1 and captured_cents - refunded_cents`,
)

export const updateSandboxCancelled = writeStatement<Act>(
  'sandbox_payments_cancel',
  `update sandbox_payments set state = 'cancelled', updated_at = $now,
     details = details || jsonb_build_object('step', 'over', $act::text, '')
   where reference = $reference and state in ('pending', 'authorised', 'stored') and not details ? $act::text`,
)

/** The payment with which a card was stored: it has the card's data. */
export const findSandboxCard = findStatement<SandboxRow, { card: string }>(
  'sandbox_payments_card',
  `select ${columns} from sandbox_payments where details->>'cardReference' = $card
     and not details ? 'cardForgotten' order by id limit 1`,
)

export const updateSandboxCardForgotten = writeStatement<{ card: string }>(
  'sandbox_payments_forget_card',
  `update sandbox_payments set details = details || '{"cardForgotten": "true"}'
   where details->>'cardReference' = $card`,
)
