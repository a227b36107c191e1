import { minutesText } from '../frame/minutes.ts'
import { paymentCardBrand } from './stored-cards.ts'

/** Texts of paying an order: card choice, the bank's page, what became of it, another way to pay. */
export const paymentTexts = {
  // choosing a card
  cards: 'Con quale carta',
  newCard: 'Nuova carta',
  newCardText: 'Scrivi i dati sulla pagina protetta della banca.',
  cardName: (p: { brand: string; lastFour: string }) =>
    `${paymentCardBrand(p.brand)} che termina con ${p.lastFour}`,
  cardExpiry: (p: { expiry: string }) => `Scade ${p.expiry}`,
  cardExpired: (p: { expiry: string }) => `Scaduta ${p.expiry}: scegline un’altra`,
  cardOver: (p: { expiry: string }) => `Scaduta ${p.expiry}`,
  remember: 'Ricorda la carta',
  remembered: 'la banca la ricorderà',
  rememberText:
    'La prossima volta paghi senza riscriverla. Qui restano solo il circuito e le ultime quattro cifre.',
  cardsFailed: 'Non riusciamo a caricare le carte salvate: puoi usarne una nuova.',

  // cards of the demo shop
  demoCards: 'Carte di prova',
  demoCardsText: 'Questo negozio è una dimostrazione: nessun pagamento è vero. Ogni carta mostra un esito.',
  copy: (p: { number: string }) => `Copia ${p.number}`,
  copied: 'Numero copiato',
  copyFailed: 'Il browser non permette di copiare: seleziona il numero a mano.',

  // on the way to the bank and back
  openingTitle: 'Apriamo la pagina della banca',
  openingText: 'Il tuo ordine è registrato. Tra un momento scrivi lì i dati della carta.',
  openFailedTitle: 'La pagina della banca non si apre',
  openFailedText: 'Il tuo ordine è registrato e aspetta il pagamento. Riprova: non paghi mai due volte.',
  orderStays: 'L’ordine resta registrato.',
  retry: 'Riprova',
  checkingTitle: 'Controlliamo il pagamento',
  waitingTitle: 'Stiamo aspettando la conferma della banca',
  waitingText:
    'Di solito bastano pochi secondi. Puoi chiudere questa pagina: l’ordine resta in «I miei ordini».',
  unfinishedTitle: 'Il pagamento non è finito',
  unfinishedText: (p: { number: string }) =>
    `L’ordine ${p.number} ti aspetta: torna sulla pagina della banca per finire di pagare.`,
  backToBank: 'Torna alla pagina della banca',
  unpaidTitle: 'L’ordine aspetta il pagamento',
  unpaidText: (p: { number: string }) => `L’ordine ${p.number} è registrato, ma non è ancora pagato.`,
  checkFailed: 'Non riusciamo a raggiungere il negozio. Riproviamo da soli: il pagamento non va perso.',
  payNow: 'Paga ora',
  payNowNumbered: (p: { number: string }) => `Paga ora l’ordine ${p.number}`,
  toOrder: 'Vai all’ordine',
  toOrders: 'Vai ai miei ordini',

  // it failed
  failedTitle: 'Il pagamento non è riuscito',
  failedText: (p: { number: string; total: string }) =>
    `L’ordine ${p.number} di ${p.total} è ancora tuo: merce e fascia restano riservate.`,
  reasonUnknown: 'La banca non ha accettato il pagamento e non ha detto perché.',
  retryCard: 'Riprova con la carta',
  payByCard: 'Paga con la carta',
  changeCard: 'Cambia carta',
  payWithThis: 'Paga con questa carta',
  otherPayment: 'Scegli un altro pagamento',
  otherPayments: 'Altri modi di pagare',
  otherPaymentsFailed: 'Non riusciamo a caricare gli altri modi di pagare.',
  otherPaymentsNone: 'Per questo ordine non c’è un altro modo di pagare.',
  confirmPayment: 'Conferma il pagamento',

  // until when
  deadlineToday: (p: { time: string }) => `Paga entro le ${p.time}`,
  deadlineOn: (p: { day: string; time: string }) => `Paga entro ${p.day} alle ${p.time}.`,
  deadlineLeft: (p: { minutes: number }) => `ancora ${minutesText(p)}`,
  transferUntil: (p: { day: string; time: string }) =>
    `Il bonifico deve arrivare entro ${p.day} alle ${p.time}.`,
  deadlineOver: 'Il tempo per pagare è finito: controlliamo l’ordine.',

  // it was given up
  givenUpTitle: 'L’ordine è stato annullato',
  givenUpText: (p: { number: string }) =>
    `L’ordine ${p.number} non è più attivo e non lo paghi: se la banca ha bloccato un importo, torna libero. I prodotti li ritrovi nel carrello.`,
  toCart: 'Vai al carrello',
  overTitle: 'Il tempo per pagare è finito',
  overText: (p: { number: string }) =>
    `L’ordine ${p.number} non è stato pagato in tempo: tra poco lo annulliamo e ritrovi i prodotti nel carrello.`,
  settledTitle: 'Non c’è più nulla da pagare',
  settledText: (p: { number: string }) => `L’ordine ${p.number} è a posto.`,

  // cancelling
  cancel: 'Annulla l’ordine',
  cancelTitle: (p: { number: string }) => `Vuoi annullare l’ordine ${p.number}?`,
  cancelText: (p: { hasMoney: boolean; hasGifts: boolean }) =>
    [
      p.hasMoney
        ? 'Liberiamo la merce e la fascia, e sblocchiamo l’importo sulla tua carta.'
        : 'Liberiamo la merce e la fascia: non c’è nulla da pagare.',
      ...(p.hasGifts ? ['I buoni usati tornano tuoi.'] : []),
    ].join(' '),
  cancelUnpaidText: 'Liberiamo la fascia e rimettiamo i prodotti nel carrello.',
  cancelNo: 'Tieni l’ordine',

  // stored cards
  storedNone: 'Non hai carte salvate. Quando paghi con carta puoi scegliere di ricordarla.',
  storedFailed: 'Non riusciamo a caricare le carte salvate.',
  remove: (p: { name: string }) => `Togli la carta ${p.name}`,
  removeTitle: 'Vuoi togliere questa carta?',
  removeText: (p: { name: string }) => `${p.name}: la prossima volta dovrai riscrivere i suoi dati.`,
  removeYes: 'Togli la carta',
  removeNo: 'Tienila',
  removed: 'Carta tolta',
} as const

/** Where a payment stands, by the state of its last try. */
export const paymentStateTexts = {
  created: 'Pagamento da fare',
  pending: 'In attesa della banca',
  unknown: 'In attesa della banca',
  stored: 'Carta registrata: blocchiamo l’importo il giorno prima della consegna',
  authorised: 'Importo bloccato sulla carta',
  captured: 'Pagato',
  failed: 'Pagamento non riuscito',
  cancelled: 'Pagamento annullato',
  refunded: 'Rimborsato',
} as const
