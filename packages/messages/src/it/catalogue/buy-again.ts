import { countText } from '@cambusa/domain/text/number-text'
const products = (count: number) => (count === 1 ? '1 prodotto' : `${countText(count)} prodotti`)
const some = (count: number, one: string, more: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`]

/** Texts of what one buys again, apart from the home page: they come with its rows. */
export const buyAgainTexts = {
  failed: 'Non siamo riusciti a caricare quello che hai comprato.',
  lastTime: (p: { quantity: string; day: string }) => `ultima volta ${p.quantity}, il ${p.day}`,
  dearer: (p: { before: string }) => `salito da ${p.before}`,
  cheaper: (p: { before: string }) => `sceso da ${p.before}`,
  otherQuantity: 'si vende in altre quantità',
  gone: 'Non è più in vendita',
  similar: 'Cerca qualcosa di simile',
  similarTo: (p: { name: string }) => `Cerca qualcosa di simile a ${p.name}`,
  nothingChanged: 'Prezzi e disponibilità sono quelli dell’ultima volta.',
  changed: (p: { gone: number; unavailable: number; dearer: number; cheaper: number; quantity: number }) =>
    `Dall’ultima volta: ${[
      ...some(p.dearer, 'prezzo salito', 'prezzi saliti'),
      ...some(p.cheaper, 'prezzo sceso', 'prezzi scesi'),
      ...some(p.quantity, 'quantità cambiata', 'quantità cambiate'),
      ...some(p.unavailable, 'non disponibile', 'non disponibili'),
      ...some(p.gone, 'non più in vendita', 'non più in vendita'),
    ].join(', ')}.`,
  addAll: (p: { count: number; cost: string }) =>
    p.count === 1 ? `Aggiungi 1 prodotto · ${p.cost}` : `Aggiungi tutti e ${p.count} · ${p.cost}`,
  addedAll: (p: { count: number }) =>
    `${products(p.count)} ${p.count === 1 ? 'aggiunto' : 'aggiunti'} al carrello.`,
  addedSome: (p: { count: number; asked: number }) =>
    p.count === 0
      ? 'Niente è entrato per intero nel carrello: il motivo è accanto a ogni prodotto.'
      : `Nel carrello per intero ${p.count} su ${p.asked}: per gli altri il motivo è accanto.`,
  toCart: 'Vai al carrello',
  showOthers: (p: { count: number }) => (p.count === 1 ? 'Mostra l’altro' : `Mostra gli altri ${p.count}`),
  showFewer: 'Mostra meno',
} as const
