/** What a way to pay is called and how it works, by paymentTypeId. */
export const paymentTypeTexts = {
  1: {
    name: 'Contanti o POS alla consegna',
    descr: 'Paghi quando ricevi o ritiri la spesa, in contanti o con carta.',
  },
  2: { name: 'Carta di credito online', descr: 'Paghi ora con carta su una pagina protetta.' },
  3: {
    name: 'Bonifico anticipato',
    descr: "Paghi con bonifico dopo l'ordine: prepariamo la spesa quando il denaro è arrivato.",
  },
  4: { name: 'Addebito SEPA', descr: 'Addebitiamo il conto del mandato che hai firmato.' },
  5: {
    name: 'Pagamento differito',
    descr:
      'Ricevi la fattura e paghi, nei limiti del fido della tua azienda, entro 30 giorni dalla consegna i prodotti deperibili e entro 60 gli altri.',
  },
  6: { name: 'Buoni', descr: "I buoni coprono tutto l'ordine." },
} as const

/** How to pay by bank transfer; the order's number is its reason. */
export const bankTransferText = (p: { beneficiary: string; iban: string }) =>
  `Bonifico a ${p.beneficiary}, IBAN ${p.iban}. Come causale scrivi il numero dell'ordine: prepariamo la spesa quando il denaro è arrivato.`

/** Payment on account of an order whose day is known: its invoice and when it falls due. */
export const onAccountText = (p: { perishables: string; others: string }) =>
  `Ricevi la fattura e paghi, nei limiti del fido della tua azienda, i prodotti deperibili entro il ${p.perishables} e gli altri entro il ${p.others}.`

/** Why a way to pay that is shown cannot be chosen. */
export const paymentTypeReasons = {
  creditUsedUp: (p: { left: string }) =>
    `Il fido disponibile è di ${p.left}: scegli un altro pagamento o riduci l'ordine.`,
  overdue: (p: { day: string }) =>
    `C’è una fattura scaduta il ${p.day} ancora da pagare: pagala, oppure scegli un altro pagamento.`,
  cardTooSlow: (p: { until: string }) =>
    `Per questa fascia si paga con carta fino al ${p.until}: non c’è più tempo. Scegli un altro pagamento o una fascia più lontana.`,
  transferTooSlow: (p: { until: string }) =>
    `Per questa fascia il denaro deve arrivare entro il ${p.until}, e un bonifico ci mette di più. Scegli un altro pagamento o una fascia più lontana.`,
  nobodyAtLocker: 'Al locker non c’è nessuno che possa incassare: scegli un altro pagamento.',
} as const
