import type { Order } from '@cambusa/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { nextSteps } from './next-steps.ts'

const placed = {
  shippingAddress: buildAddress({ addressName: 'Cucina' }),
  timeslot: { date: '2026-11-22', beginTime: '08:00', endTime: '10:00', cutoffAt: '2026-11-21T20:00:00Z' },
  paymentTypeName: 'Contanti o POS alla consegna',
  paymentData: {},
  items: [],
  canEdit: false,
} satisfies Parameters<typeof nextSteps>[0]

describe('what happens after an order', () => {
  it('names the slot and address of a delivery', () => {
    expect(nextSteps(placed, 'prepared')).toEqual([
      expect.stringContaining('Prepariamo'),
      'Domenica 22 novembre, tra le 08:00 e le 10:00, la portiamo a Cucina, via Ferrarese 205.',
      'Pagamento: Contanti o POS alla consegna.',
    ])
  })

  it('names where the goods are collected', () => {
    const shippingAddress = buildAddress({ addressName: 'Cambusa Navile', addressType: 'store' })
    expect(nextSteps({ ...placed, shippingAddress }, 'prepared').join(' ')).toContain(
      'la ritiri presso Cambusa Navile',
    )
  })

  it('offers to change the order only while that is possible', () => {
    expect(nextSteps({ ...placed, canEdit: true }, 'prepared')[1]).toContain('modificare')
    expect(nextSteps(placed, 'prepared').join(' ')).not.toContain('modificare')
  })

  it('mentions weighing and the document only where the order needs them', () => {
    const items = [{ variableWeight: true }] as Order['items']
    const steps = nextSteps({ ...placed, items, paymentData: { age_declared: 'true' } }, 'prepared')
    expect(steps).toHaveLength(5)
    expect(steps[1]).toContain('a peso')
    expect(steps[3]).toContain('documento')
  })

  it('promises nothing before the payment has arrived', () => {
    expect(nextSteps(placed, 'awaitsPayment').slice(0, 2)).toEqual([
      'Prepariamo la spesa quando il pagamento è arrivato.',
      'Pagato in tempo: domenica 22 novembre, tra le 08:00 e le 10:00, la portiamo a Cucina, via Ferrarese 205.',
    ])
  })
})
