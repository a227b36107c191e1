import { countText } from '@cambusa/domain/text/number-text'
/** Texts of saving products in a list. */
export const addToListTexts = {
  title: 'Salva in una lista',
  titleMany: 'Salva come lista',
  descriptionMany: (p: { count: number }) =>
    p.count === 1 ? '1 prodotto' : `${countText(p.count)} prodotti`,
  saveOne: 'Salva in una lista',
  saveAll: 'Salva come lista',
  saveOrder: (p: { number: string }) => `Salva come lista l’ordine ${p.number}`,
  saveCart: 'Salva come lista il carrello',
  mine: 'Le tue liste',
  newList: 'Nuova lista',
  save: 'Salva',
  added: (p: { name: string; list: string }) => `${p.name} salvato in ${p.list}`,
  addedMany: (p: { count: number; list: string }) =>
    p.count === 1 ? `1 prodotto salvato in ${p.list}` : `${p.count} prodotti salvati in ${p.list}`,
  notAdded: (p: { count: number; name: string; text: string }) =>
    p.count === 1 ? `${p.name}: ${p.text}` : `${p.count} prodotti non sono entrati. ${p.name}: ${p.text}`,
  hasIt: 'C’è già',
  show: 'Vedi la lista',
  orderName: (p: { number: string }) => `Ordine ${p.number}`,
  cartName: (p: { day: string }) => `Carrello del ${p.day}`,
  loadFailed: 'Non siamo riusciti a caricare le tue liste.',
  noneYet: 'Non hai ancora liste: dai un nome alla prima.',
} as const
