import { vatRateText } from '../catalogue/vat.ts'

/** What the shop writes about an order, by mail. */
export const orderMailTexts = {
  button: 'Vedi l’ordine',
  received: {
    subject: (p: { number: string }) => `Abbiamo ricevuto il tuo ordine ${p.number}`,
    text: 'grazie: abbiamo il tuo ordine. Ecco che cosa hai ordinato.',
  },
  transfer: (p: { beneficiary: string; iban: string; number: string; until: string; amount: string }) =>
    `Per pagare fai un bonifico di ${p.amount} a ${p.beneficiary}, IBAN ${p.iban}, con causale ${p.number}. Prepariamo la spesa quando il denaro è arrivato; se non arriva entro ${p.until} annulliamo l’ordine.`,
  worstCase: (p: { most: string }) =>
    `Alcuni prodotti si pesano o si possono sostituire: il totale può cambiare, ma non supera ${p.most}.`,
  paid: {
    subject: (p: { number: string }) => `Pagamento ricevuto per l’ordine ${p.number}`,
    text: (p: { amount: string; number: string }) =>
      `abbiamo ricevuto ${p.amount} per l’ordine ${p.number}. Ora prepariamo la spesa.`,
  },
  failed: {
    subject: (p: { number: string }) => `Il pagamento dell’ordine ${p.number} non è riuscito`,
    text: (p: { reason: string }) => `il pagamento non è riuscito: ${p.reason}`,
    until: (p: { until: string }) =>
      `Il tuo ordine ti aspetta fino al ${p.until}: aprilo e riprova, o scegli un altro modo di pagare.`,
    tooLate: 'Sul sito non si può più pagare: ti contattiamo noi, oppure chiamaci.',
  },
  reminder: {
    subject: (p: { number: string }) => `L’ordine ${p.number} non è ancora pagato`,
    text: 'il tuo ordine aspetta ancora il pagamento.',
    until: (p: { until: string }) =>
      `Paga entro il ${p.until}, con la stessa carta, un’altra o in un altro modo: dopo lo annulliamo e i prodotti tornano nel carrello.`,
  },
  givenUp: {
    subject: (p: { number: string }) => `Ordine ${p.number} annullato: non è stato pagato`,
    text: 'il pagamento non è arrivato in tempo e abbiamo annullato l’ordine. I prodotti sono di nuovo nel tuo carrello.',
    nothingTaken: 'Non ti abbiamo addebitato nulla.',
    transfer: 'Se hai fatto il bonifico, te lo restituiamo.',
    missing: (p: { names: string }) =>
      p.names === '' ? '' : `Questi non ci stavano più e vanno aggiunti di nuovo: ${p.names}.`,
  },
  cancelled: {
    subject: (p: { number: string }) => `Ordine ${p.number} annullato`,
    text: 'abbiamo annullato il tuo ordine: non c’è nulla da pagare.',
    transfer: 'Se hai già fatto il bonifico, te lo restituiamo.',
    gifts: 'I buoni usati sono di nuovo tuoi.',
  },
  refunded: {
    subject: (p: { number: string }) => `Rimborso per l’ordine ${p.number}`,
    text: (p: { amount: string; number: string }) =>
      `ti rimborsiamo ${p.amount} dell’ordine ${p.number}, sullo stesso mezzo con cui hai pagato. La banca può impiegare qualche giorno.`,
  },
  changed: {
    subject: (p: { number: string }) => `Hai modificato il tuo ordine ${p.number}`,
    text: 'abbiamo aggiornato il tuo ordine con le tue modifiche. Se avevamo bloccato un altro importo sulla tua carta, la banca lo libera.',
    slot: 'È cambiata anche la fascia oraria.',
    title: 'Che cosa è cambiato',
    added: (p: { quantity: string }) => `aggiunto: ${p.quantity}`,
    removed: (p: { quantity: string }) => `tolto: ${p.quantity}`,
    other: (p: { before: string; after: string }) => `da ${p.before} a ${p.after}`,
  },
  editEnded: {
    subject: (p: { number: string }) => `Ordine ${p.number}: vale come lo avevi fatto`,
    text: 'avevi iniziato a modificare il tuo ordine ma il tempo è finito prima della conferma: lo prepariamo com’era. Eccolo.',
  },
  tables: {
    number: 'Ordine',
    reference: 'Il tuo riferimento',
    company: 'Azienda',
    service: 'Servizio',
    where: 'Dove',
    when: 'Quando',
    slot: (p: { day: string; begin: string; end: string }) => `${p.day}, dalle ${p.begin} alle ${p.end}`,
    payment: 'Pagamento',
    lines: 'Prodotti',
    howMuch: (p: { quantity: string; price: string; isByWeight: boolean }) =>
      `${p.quantity} × ${p.price}${p.isByWeight ? ', peso indicativo' : ''}`,
    sums: 'Totali',
    items: 'Prodotti',
    fee: 'Servizio',
    free: 'Gratis',
    gifts: 'Buoni',
    allowance: 'A carico nostro',
    total: 'Totale',
    vat: 'IVA compresa nel totale',
    vatOf: vatRateText,
    vatNet: (p: { net: string }) => `su ${p.net}`,
  },
} as const
