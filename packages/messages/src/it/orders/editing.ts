const pieces = (hours: number, minutes: number) =>
  [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ')

/** Texts of editing a placed order: the order's buttons, the banner, the payment of what changed. */
export const editingTexts = {
  // on the order
  modify: 'Modifica l’ordine',
  goOn: 'Continua la modifica',
  modifyText: (p: { until: string }) => `Puoi cambiarlo fino al ${p.until}. Finché non confermi resta com’è.`,

  // the banner
  banner: 'Ordine in modifica',
  title: (p: { number: string }) => `Stai modificando l’ordine ${p.number}`,
  left: (p: { hours: number; minutes: number }) => `ancora ${pieces(p.hours, p.minutes)}`,
  leftLess: 'ancora meno di un minuto',
  until: (p: { when: string }) => `fino al ${p.when}`,
  undo: 'Annulla modifica',
  undoTitle: (p: { number: string }) => `Vuoi annullare la modifica dell’ordine ${p.number}?`,
  undoText: 'L’ordine resta com’era e ritrovi il carrello di prima. Le modifiche non confermate vanno perse.',
  undoNo: 'Continua a modificare',
  undone: (p: { number: string }) => `L’ordine ${p.number} è rimasto com’era.`,

  // its time is over
  overTitle: 'Il tempo per modificare è finito',
  overText: (p: { number: string }) =>
    `L’ordine ${p.number} resta com’era e lo prepariamo così. Il carrello di prima è di nuovo qui.`,
  overYes: 'Ho capito',

  // payment
  confirm: 'Conferma la modifica',
  confirmAndPay: 'Conferma la modifica con obbligo di pagare',
  changedTitle: 'Abbiamo aggiornato il tuo ordine',
  changedText: (p: { number: string }) =>
    `L’ordine ${p.number} ora è così. Ti abbiamo scritto che cosa è cambiato.`,

  // a higher amount waits for its payment
  awaitsTitle: 'La modifica aspetta il pagamento',
  awaitsText: (p: { number: string }) =>
    `L’ordine ${p.number} cambia quando la banca conferma il nuovo importo: fino ad allora resta com’era.`,
  backToEditing: 'Torna a modificare',
  failed: (p: { reason: string }) =>
    `La modifica non è stata pagata: ${p.reason} L’ordine resta com’era e le modifiche sono ancora nel carrello.`,
} as const
