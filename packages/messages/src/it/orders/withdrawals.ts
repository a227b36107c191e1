import { WITHDRAWAL_RETURN_DAYS } from '@cambusa/domain/orders/withdrawal'

/** Texts of withdrawals: on the order, the two steps, the receipt. */
export const withdrawalTexts = {
  // on the order
  title: 'Recesso',
  until: (p: { day: string }) => `Puoi recedere senza motivo fino a ${p.day}.`,
  withdraw: 'Recedere dal contratto qui',
  number: (p: { number: number }) => `Recesso ${p.number}`,
  states: {
    declared: (p: { day: string }) => `Aspettiamo i prodotti: riportali entro ${p.day}.`,
    returned: 'I prodotti sono tornati: il rimborso è in corso.',
    refunded: 'Rimborsato.',
  },
  declaredAt: (p: { when: string }) => `dichiarato il ${p.when}`,

  // choose
  screen: (p: { number: string }) => `Recesso dall’ordine ${p.number}`,
  crumb: 'Recesso',
  intro: (p: { day: string }) => `Scegli che cosa rendi. Puoi farlo fino a ${p.day}, senza dire perché.`,
  choose: 'Che cosa rendi',
  all: 'Rendi tutto quello che si può',
  none: 'Togli tutto',
  came: (p: { quantity: string; unit: string; amount: string }) =>
    `Ricevuto: ${p.quantity} ${p.unit}, ${p.amount}`,
  keep: (p: { name: string }) => `Tieni ${p.name}`,
  whole: 'Si rende per intero.',
  notChosen: 'Scegli almeno un prodotto.',
  next: 'Continua',
  loadFailed: 'Non siamo riusciti a caricare i prodotti dell’ordine.',
  backToOrder: 'Torna all’ordine',

  // confirm
  check: 'Controlla e conferma',
  line: (p: { quantity: string; unit: string; name: string }) => `${p.quantity} ${p.unit} ${p.name}`,
  charges: 'Servizio e imballi',
  total: 'Ti tornano',
  howBack: 'Come torna il denaro',
  toGiftCodes: (p: { amount: string }) => `${p.amount} sui codici regalo usati`,
  toCard: (p: { amount: string }) => `${p.amount} sulla carta con cui hai pagato`,
  toBank: (p: { amount: string }) => `${p.amount} con bonifico`,
  toAccount: (p: { amount: string; iban: string }) => `${p.amount} con bonifico su ${p.iban}`,
  iban: 'IBAN',
  ibanHint: 'Del conto su cui vuoi il bonifico',
  holder: 'Intestatario del conto',
  bring: (p: { to: string }) => `Poi riporta i prodotti entro ${WITHDRAWAL_RETURN_DAYS} giorni a ${p.to}.`,
  when: 'Il denaro parte quando i prodotti sono tornati.',
  confirm: 'Conferma il recesso',
  back: 'Cambia i prodotti',

  // receipt
  doneTitle: 'Abbiamo registrato il tuo recesso',
  doneText: (p: { when: string }) =>
    `Lo hai dichiarato il ${p.when}. La ricevuta è nella tua e-mail: conservala.`,
  doneBring: (p: { to: string; day: string }) => `Riporta i prodotti a ${p.to} entro ${p.day}.`,
} as const
