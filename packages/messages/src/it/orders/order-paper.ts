/** Texts of a printed order. */
export const orderPaperTexts = {
  seller: 'Venditore',
  code: 'Codice',
  product: 'Prodotto',
  quantity: 'Quantità',
  price: 'Prezzo',
  vat: 'IVA',
  total: 'Totale',
  vatPercent: (p: { rate: number }) => `${p.rate}%`,
  notDelivered: 'non consegnato',
  insteadOf: (p: { name: string }) => `al posto di ${p.name}`,
  /** The printed order is for the customer's own papers. */
  notAnInvoice: 'Riepilogo dell’ordine, senza valore fiscale. Prezzi IVA inclusa.',
} as const
