import type { PaymentToStart } from '../../modules/payments/payments.ts'

let started = 0

/** A payment of 42.50 euro that a gateway may be asked to start, each with a key of its own. */
export const buildPaymentToStart = (more: Partial<PaymentToStart> = {}): PaymentToStart => ({
  key: `payment-${++started}`,
  orderNumber: 'CA-2026-000007',
  amountCents: 4_250,
  kind: 'payment',
  keepCard: false,
  card: null,
  customerEmail: 'ada@example.com',
  returnUrl: 'https://spesa.example.com/payment?order_id=7',
  now: new Date('2026-11-21T09:00:00Z'),
  ...more,
})
