import type { ApprovalReason, ApprovalState } from '@cambusa/domain/orders/approval'

/** Names of the states of a cart that was sent for approval. */
export const approvalStateTexts: Record<ApprovalState, string> = {
  waiting: 'In attesa',
  approved: 'Approvato',
  refused: 'Rifiutato',
  lapsed: 'Scaduto',
  withdrawn: 'Ritirato',
}

const lines = (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`)

/** Carts of colleagues that wait for a decision, and own ones that were sent. */
export const approvalTexts = {
  title: 'Approvazioni',
  intro: 'I carrelli che aspettano il via libera di un titolare.',
  views: 'Quali carrelli',
  toDecide: 'Dei colleghi',
  own: 'I miei',
  waitingCount: (p: { count: number }) =>
    p.count === 1 ? '1 carrello da decidere' : `${p.count} carrelli da decidere`,
  failed: 'Non siamo riusciti a caricare le approvazioni.',
  oneFailed: 'Non siamo riusciti a caricare questo carrello.',
  noneToDecide: 'Nessun carrello da approvare',
  noneToDecideText: 'Quando un collega supera il suo limite, il suo carrello arriva qui e ti scriviamo.',
  noneOwn: 'Non hai mandato carrelli in approvazione',
  noneOwnText: 'Quando un carrello supera il tuo limite, dalla cassa lo mandi a un titolare.',
  browse: 'Sfoglia i reparti',
  cartOf: (p: { name: string }) => `Carrello di ${p.name}`,
  cartOwn: 'Il tuo carrello',
  sentAt: (p: { when: string }) => `mandato il ${p.when}`,
  lines: (p: { count: number }) => lines(p.count),
  moment: (p: { day: string; time: string }) => `${p.day} alle ${p.time}`,
  until: (p: { when: string }) => `si decide entro ${p.when}`,
  slot: (p: { day: string; begin: string; end: string }) => `${p.day}, dalle ${p.begin} alle ${p.end}`,
  total: 'Totale',
  list: 'Carrelli',

  // one of them
  detail: 'Carrello in approvazione',
  why: {
    always: 'Ogni suo carrello va approvato.',
    order: 'Supera il suo limite per ordine.',
    month: 'Supera quello che gli resta del mese.',
  } satisfies Record<ApprovalReason, string>,
  whyOwn: {
    always: 'Ogni tuo carrello va approvato.',
    order: 'Supera il tuo limite per ordine.',
    month: 'Supera quello che ti resta del mese.',
  } satisfies Record<ApprovalReason, string>,
  limits: 'Perché aspetta',
  orderLimit: 'Limite per ordine',
  usedThisMonth: 'Già ordinato questo mese',
  leftThisMonth: 'Resta del mese',
  deadline: 'Si decide entro',
  products: (p: { count: number }) => lines(p.count),
  sentTotal: (p: { total: string }) => `${p.total} quando è stato mandato`,
  decidedBy: { approved: 'Approvato da', refused: 'Rifiutato da' },
  decidedAt: (p: { by: string; when: string }) => `${p.by}, ${p.when}`,
  reason: 'Motivo',

  // deciding
  decide: 'Decidi',
  payment: 'Come si paga',
  noPayment:
    'Per questo carrello non c’è un modo di pagare: un titolare deve avere il fido o il pagamento alla consegna attivo.',
  age: (p: { age: number }) => `Chi riceve la consegna ha almeno ${p.age} anni`,
  ageMissing: 'Per gli alcolici serve questa dichiarazione',
  approve: 'Approva e ordina',
  save: 'Salva le quantità',
  undo: 'Rimetti come prima',
  saveFirst: 'Hai cambiato delle quantità: salvale, vedi il nuovo totale e poi approva.',
  saved: (p: { total: string }) => `Quantità salvate: il totale ora è ${p.total}.`,
  quantityOut: 'tolto',
  refuse: 'Rifiuta',
  refuseTitle: 'Rifiutare questo carrello?',
  refuseText: (p: { name: string }) =>
    `I prodotti tornano nel carrello di ${p.name}, che riceve un’e-mail con il motivo.`,
  refuseReason: 'Motivo',
  refuseYes: 'Rifiuta il carrello',
  keep: 'Annulla',
  reload: 'Mostra com’è ora',
  approved: (p: { name: string }) => `L’ordine di ${p.name} è partito.`,
  refused: (p: { name: string }) => `Il carrello di ${p.name} è rifiutato.`,

  // own ones
  ownWaiting: 'Lo decide un titolare dell’azienda: nessuno approva i propri carrelli.',
  withdraw: 'Riprendi il carrello',
  withdrawTitle: 'Riprendere il carrello?',
  withdrawText: 'I prodotti tornano nel tuo carrello e i titolari non lo vedono più.',
  withdrawYes: 'Riprendi',
  withdrawn: 'I prodotti sono di nuovo nel tuo carrello.',
  toCart: 'Vai al carrello',
  toOrder: 'Vai all’ordine',

  // what became of it
  outcome: {
    approved: 'L’ordine è partito.',
    refused: 'I prodotti sono tornati nel carrello di chi l’ha mandato.',
    lapsed:
      'Nessuno ha deciso prima della chiusura della fascia: i prodotti sono tornati nel carrello di chi l’ha mandato.',
    withdrawn: 'Chi l’ha mandato se l’è ripreso: non c’è più nulla da decidere.',
  },
  outcomeOwn: {
    approved: 'Il tuo ordine è partito.',
    refused: 'I prodotti sono tornati nel tuo carrello: cambiali e mandalo di nuovo, oppure ordina meno.',
    lapsed:
      'Nessuno ha deciso prima della chiusura della fascia: i prodotti sono tornati nel tuo carrello. Scegli un’altra fascia e mandalo di nuovo.',
    withdrawn: 'L’hai ripreso: i prodotti sono nel tuo carrello.',
  },

  // just sent
  sentTitle: 'Carrello mandato in approvazione',
  nextTitle: 'Che cosa succede ora',
  next: {
    holders: 'I titolari dell’azienda ricevono un’e-mail e lo trovano tra le approvazioni.',
    slot: (p: { when: string }) => `Possono decidere entro ${p.when}: fino ad allora la fascia resta tua.`,
    answer: 'Ti scriviamo che cosa hanno deciso. Se approvano, l’ordine parte subito.',
    cart: 'Intanto hai un carrello nuovo, e questo puoi riprenderlo da qui.',
  },
} as const
