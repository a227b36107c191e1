import type { Rated } from '@cambusa/domain/orders/order-note'

/** What `npm run orders -- show` says of the time after the hand-over. */
export const orderAfterwardsTexts = {
  note: (p: { at: string }) => `Valutazione del cliente, ${p.at}`,
  rated: { goods: 'Prodotti', punctuality: 'Puntualità', courtesy: 'Cortesia' } satisfies Record<
    Rated,
    string
  >,
  stars: (p: { what: string; stars: number; most: number }) => `  ${p.what}: ${p.stars} su ${p.most}`,
  withdrawal: (p: { id: number; state: string }) => `Recesso ${p.id}: ${p.state}`,
  states: {
    declared: 'i prodotti devono ancora tornare',
    returned: 'i prodotti sono tornati, il rimborso è in corso',
    refunded: 'rimborsato',
  },
  line: (p: { name: string; quantity: string; unit: string; amount: string }) =>
    `  ${p.name} (${p.quantity} ${p.unit}): ${p.amount}`,
} as const
