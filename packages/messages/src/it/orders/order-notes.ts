import type { Rated } from '@cambusa/domain/orders/order-note'

/** Texts of rating an order. */
export const orderNoteTexts = {
  title: 'Com’è andata?',
  intro: 'Le tue stelle si salvano da sole. Le legge solo il negozio.',
  rated: { goods: 'Prodotti', punctuality: 'Puntualità', courtesy: 'Cortesia' } satisfies Record<
    Rated,
    string
  >,
  stars: (p: { stars: number }) => (p.stars === 1 ? '1 stella' : `${p.stars} stelle`),
  starsOf: (p: { stars: number; most: number }) => `${p.stars} su ${p.most}`,
  text: 'Vuoi dirci qualcosa?',
  saving: 'Salvataggio…',
  saved: 'Salvato.',
  notSaved: 'Non ancora salvato.',
  until: (p: { day: string }) => `Puoi cambiarla fino al ${p.day}.`,
  yours: 'La tua valutazione',
} as const
