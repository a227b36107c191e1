import { countText } from '@cambusa/domain/text/number-text'
/** What is asked before all products of an order or of a list come into the cart. */
export const addAllQuestions = {
  'message.addAllFromOrder': 'Vuoi aggiungere al carrello tutti i prodotti di questo ordine?',
  'message.addAllToList': 'Vuoi aggiungere al carrello tutti i prodotti di questa lista?',
} as const
export type AddAllQuestion = keyof typeof addAllQuestions

const products = (count: number) => (count === 1 ? '1 prodotto' : `${countText(count)} prodotti`)

/** Texts of ordering again. */
export const reorderTexts = {
  again: 'Ordina di nuovo',
  againNumbered: (p: { number: string }) => `Ordina di nuovo l’ordine ${p.number}`,
  title: (p: { number: string }) => `Ordine ${p.number}, di nuovo`,
  loadFailed: 'Non siamo riusciti a confrontare l’ordine con i prodotti di oggi.',
  groups: {
    gone: 'Non più in vendita',
    choose: 'Da scegliere di nuovo',
    less: 'Meno disponibile',
    price: 'Prezzo cambiato',
    same: 'Come l’altra volta',
  },
  counted: (p: { title: string; count: number }) => `${p.title} · ${p.count}`,
  goneNow: 'Non è più in vendita',
  soldOut: 'Ora non è disponibile',
  todayOver: 'Per oggi hai già comprato il massimo',
  chooseInstead: 'Scegli un prodotto simile:',
  insteadOf: (p: { name: string }) => `Al posto di ${p.name}`,
  noneInstead: 'Non ci sono prodotti simili.',
  dearer: (p: { before: string }) => `salito da ${p.before}`,
  cheaper: (p: { before: string }) => `sceso da ${p.before}`,
  otherQuantity: (p: { before: string }) => `si vende in altre quantità: erano ${p.before}`,
  less: (p: { before: string }) => `ne restano meno: erano ${p.before}`,
  lessToday: (p: { before: string }) => `di più oggi non si può: erano ${p.before}`,
  inCart: 'già nel carrello: si somma',
  noPlace: 'nel carrello non c’è posto',
  choose: (p: { choice: string; name: string }) => `${p.choice} di ${p.name}`,
  choosePlaceholder: (p: { choice: string }) => `Scegli: ${p.choice.toLowerCase()}`,
  roomForAll: (p: { count: number }) =>
    p.count === 1 ? 'Nel carrello c’è posto.' : `Nel carrello c’è posto per tutti e ${p.count}.`,
  roomForSome: (p: { free: number; needed: number }) =>
    p.free === 0
      ? 'Il carrello è pieno: togli qualche prodotto e riprova.'
      : `Nel carrello c’è posto per ${products(p.free)} su ${p.needed}: entrano i primi. Togli la spunta a quelli che non ti servono.`,
  nothing: 'Niente da aggiungere',
  add: (p: { count: number }) => `Aggiungi ${products(p.count)}`,
  total: 'Totale',
  vat: { included: 'IVA inclusa', excluded: 'IVA esclusa' },
  adding: (p: { count: number }) => `Aggiungo ${products(p.count)}. Puoi chiudere: continuo lo stesso.`,
  failed: 'I prodotti non sono stati aggiunti.',
} as const
