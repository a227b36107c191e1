interface Difference {
  id: number
  name: string
  found: string
  expected: string
}

/** What the operator reads who has the books checked (`npm run check:money`). */
export const checkMoneyTexts = {
  right: 'Tutto torna: posti, scomparti, buoni, fidi e pagamenti sono quelli che dicono gli ordini.',
  wrong: (p: { count: number }) =>
    p.count === 1
      ? 'Una cosa non torna: è scritta sopra.'
      : `${p.count} cose non tornano: sono scritte sopra.`,
  differences: {
    place: (p: Difference) =>
      `Fascia ${p.name} (${p.id}): risultano ${p.found} posti presi, ordini e prenotazioni ne contano ${p.expected}.`,
    locker: (p: Difference) =>
      `Locker ${p.name} (${p.id}): risultano ${p.found} scomparti presi, ordini e prenotazioni ne contano ${p.expected}.`,
    gift: (p: Difference) =>
      `Buono ${p.name} (${p.id}): il saldo è ${p.found}, gli ordini dicono ${p.expected}.`,
    orderGift: (p: Difference) =>
      `Ordine ${p.name}: dice di aver pagato ${p.found} con buoni, i buoni dicono ${p.expected}.`,
    credit: (p: Difference) => `Azienda ${p.name} (${p.id}): deve ${p.found} con un fido di ${p.expected}.`,
    unpaid: (p: Difference) =>
      `Ordine ${p.name}: è in preparazione con ${p.found} pagamenti invece di ${p.expected}.`,
    paid: (p: Difference) => `Ordine ${p.name}: non aspetta denaro ma ha ${p.found} pagamenti che valgono.`,
    sums: (p: Difference) =>
      `Pagamento ${p.id} dell’ordine ${p.name}: incassati ${p.found} su ${p.expected} autorizzati, o restituito più dell’incassato.`,
    final: (p: Difference) =>
      `Ordine ${p.name}: viene ${p.found}, ma al cliente ne sono promessi al massimo ${p.expected}.`,
    handover: (p: Difference) =>
      `Ordine ${p.name}: è consegnato e viene ${p.expected}, ma denaro e cauzioni fanno ${p.found}.`,
    giftShare: (p: Difference) =>
      `Ordine ${p.name}: ai buoni sono tornati ${p.found}, per i prodotti non arrivati ne aspettano ${p.expected}.`,
    debit: (p: Difference) => `Ordine ${p.name}: si addebitano ${p.found} invece di ${p.expected}.`,
    payout: (p: Difference) =>
      `Ordine ${p.name}: ${p.found} da rendere al cliente aspettano da oltre 14 giorni (npm run payments -- payouts).`,
  },
} as const
