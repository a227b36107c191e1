/** What the shop writes about a withdrawal, by mail. */
export const withdrawalMailTexts = {
  received: {
    subject: (p: { number: string }) => `Ricevuta del recesso dall’ordine ${p.number}`,
    text: (p: { number: string; at: string }) =>
      `il ${p.at} abbiamo ricevuto il tuo recesso dai prodotti dell’ordine ${p.number} elencati qui sotto.`,
    bring: (p: { to: string; until: string }) =>
      `Riporta i prodotti entro ${p.until} a ${p.to}. Se non puoi portarli chiamaci.`,
    money:
      'Ti restituiamo il denaro appena i prodotti sono tornati, nel modo indicato qui sopra. La banca può impiegare qualche giorno.',
    keep: 'Conserva questa e-mail: è la ricevuta della tua dichiarazione (Codice del Consumo, art. 54 e 54-bis).',
  },
  refunded: {
    subject: (p: { number: string }) => `Rimborso del recesso dall’ordine ${p.number}`,
    text: (p: { amount: string; number: string }) =>
      `i prodotti sono tornati e ti abbiamo restituito ${p.amount} dell’ordine ${p.number}.`,
    after: 'La banca può impiegare qualche giorno per mostrarlo.',
  },
  lines: 'Prodotti che rendi',
  sums: 'Rimborso',
  goods: 'Prodotti',
  charges: 'Servizio e imballi',
  total: 'Totale',
  toGiftCodes: 'Sui codici regalo usati',
  toCard: 'Sulla carta con cui hai pagato',
  toBank: (p: { holder: string; iban: string }) => `Con bonifico a ${p.holder}, ${p.iban}`,
} as const
