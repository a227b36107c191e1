import { minutesText } from '../frame/minutes.ts'

/** Texts of the till: what is missing, the confirmation, the payment. */
export const checkoutTexts = {
  title: 'Cassa',
  intro: 'Controlla l’ordine e scegli come pagare. Paghi solo dopo la conferma.',
  steps: 'Passi dell’ordine',
  stepCart: 'Carrello',
  stepCheckout: 'Cassa',
  stepPayment: 'Conferma',
  loadFailed: 'Non siamo riusciti a caricare la cassa.',
  emptyTitle: 'Il carrello è vuoto',
  emptyText: 'Aggiungi almeno un prodotto per andare alla cassa.',
  emptyBrowse: 'Sfoglia i reparti',

  // sections
  delivery: 'Consegna',
  pickup: 'Ritiro',
  where: 'Dove',
  when: 'Quando',
  addressMissing: 'Indirizzo da scegliere',
  slotMissing: 'Fascia oraria da scegliere',
  slotExpired: 'La fascia non è più riservata',
  slotTimes: (p: { day: string; begin: string; end: string }) => `${p.day}, dalle ${p.begin} alle ${p.end}`,
  proposeAlways: 'Proponi sempre questa fascia',
  proposeAlwaysHint: 'La riserviamo per te a ogni nuova spesa, se è libera.',
  proposeFailed: 'Non siamo riusciti a salvare la scelta. Riprova.',
  change: 'Cambia',
  choose: 'Scegli',
  changeAddress: 'Cambia indirizzo',
  changeSlot: 'Cambia fascia',
  lines: (p: { count: number }) => (p.count === 1 ? '1 prodotto' : `${p.count} prodotti`),
  showLines: (p: { count: number }) =>
    p.count === 1 ? 'Mostra un altro prodotto' : `Mostra altri ${p.count} prodotti`,
  changeLines: 'Modifica il carrello',
  wishes: 'Riferimento, fattura e nota',
  note: 'Nota per l’ordine',
  invoiceWanted: 'Fattura richiesta',
  referenceIs: (p: { reference: string }) => `Il tuo riferimento: ${p.reference}`,
  payment: 'Come vuoi pagare',
  paymentFailed: 'Non siamo riusciti a caricare i modi di pagamento.',
  paymentNone: 'Per questo ordine non c’è un modo di pagare disponibile: chiama l’assistenza.',
  age: (p: { age: number }) => `Dichiaro di avere almeno ${p.age} anni`,
  ageTitle: 'Bevande alcoliche',
  ageText: (p: { age: number }) =>
    `Nel carrello ci sono prodotti vietati ai minori di ${p.age} anni. Alla consegna chiediamo un documento.`,
  ageDeclared: (p: { age: number }) => `Hai dichiarato di avere almeno ${p.age} anni`,

  // what is missing
  missingTitle: 'Prima di pagare',
  missing: {
    empty: 'Il carrello è vuoto',
    profile: 'Il tuo profilo non è ancora abilitato all’acquisto',
    address: 'Scegli l’indirizzo o il punto di ritiro',
    timeslot: 'Scegli la fascia oraria',
    expiredSlot: 'La fascia scelta non è più riservata',
    problems: (p: { count: number }) =>
      p.count === 1 ? 'Un prodotto va sistemato' : `${p.count} prodotti vanno sistemati`,
    minimum: (p: { missing: string; minimum: string }) =>
      `Mancano ${p.missing} all’ordine minimo di ${p.minimum}`,
    payment: 'Scegli come pagare',
    age: 'Dichiara la maggiore età per gli alcolici',
  },
  act: {
    empty: 'Sfoglia i reparti',
    profile: 'Vedi cosa manca',
    address: 'Scegli l’indirizzo',
    timeslot: 'Scegli la fascia',
    expiredSlot: 'Scegli di nuovo',
    problems: 'Vai al carrello',
    minimum: 'Aggiungi prodotti',
    payment: 'Scegli il pagamento',
    age: 'Conferma l’età',
    orders: 'Vai ai miei ordini',
    approval: 'Vai all’approvazione',
    invoice: 'Completa il profilo',
    prepare: 'Ricontrolla e conferma',
    retry: 'Riprova',
    checkout: 'Torna alla cassa',
  },
  goToPayment: 'Vai al pagamento',

  // the most that may be charged
  atMost: {
    block: (p: { amount: string }) => `Blocchiamo al massimo ${p.amount}`,
    pay: (p: { amount: string }) => `Paghi al massimo ${p.amount}`,
  },
  atMostText: 'Prodotti a peso e sostituzioni possono cambiare il totale: paghi solo quello che ricevi.',

  // payment
  paymentTitle: 'Conferma e paga',
  lockedUntil: (p: { time: string }) => `Prezzi e prodotti sono tuoi fino alle ${p.time}`,
  lockedLeft: (p: { minutes: number }) => `Ancora ${minutesText(p)}`,
  lockOverTitle: 'Il riepilogo è scaduto',
  lockOverText: 'Lo teniamo fermo per 15 minuti. Il carrello è ancora qui: ricontrollalo e conferma.',
  notPreparedTitle: 'Il riepilogo va confermato',
  notPreparedText: 'Ricontrolliamo disponibilità, prezzi e fascia, poi puoi ordinare.',
  edit: 'Modifica',
  editHint: 'Per cambiare qualcosa torna alla cassa: niente va perso.',
  buy: 'Ordine con obbligo di pagare',
  buying: 'Registriamo l’ordine',
  payWith: 'Pagamento',
  lostTitle: 'Non sappiamo ancora se l’ordine è partito',
  lostText:
    'La rete si è interrotta prima della risposta. Riprova: lo stesso carrello non diventa mai due ordini.',
  awayText:
    'Il negozio si è fermato prima di rispondere. Riprova: lo stesso carrello non diventa mai due ordini.',
  refusedTitle: 'L’ordine non è ancora partito',
} as const
