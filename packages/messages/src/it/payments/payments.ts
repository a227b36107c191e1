/** What `npm run payments` tells the operator. */
export const paymentsTexts = {
  collection: {
    sheet: 'Incassi',
    columns: {
      order: 'ordine',
      reference: 'riferimento cliente',
      amount: 'importo',
      mandate: 'mandato',
      signedOn: 'data firma',
      scheme: 'schema',
      holder: 'intestatario',
      iban: 'iban',
    },
    none: 'Nessun ordine da incassare.',
    written: (p: { orders: number; amount: string; path: string }) =>
      `${p.orders === 1 ? '1 ordine' : `${p.orders} ordini`} da incassare, ${p.amount}: ${p.path}`,
    failed: (p: { path: string }) =>
      `Non è stato possibile scrivere ${p.path}: scegli un file che non c’è ancora. Gli ordini restano da incassare.`,
  },
} as const
