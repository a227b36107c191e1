import { countText } from '@cambusa/domain/text/number-text'
/** Texts of the orders grouped by where they went. */
export const deliveryPointTexts = {
  views: 'Come vedere gli ordini',
  byDate: 'Per data',
  byPoint: 'Per punto di consegna',
  orders: (p: { count: number }) => (p.count === 1 ? '1 ordine' : `${countText(p.count)} ordini`),
  last: (p: { day: string }) => `ultimo il ${p.day}`,
  spent: 'spesi',
  loadFailed: 'Non siamo riusciti a caricare i punti di consegna.',
} as const
