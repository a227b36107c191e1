/** Texts of the list for wholesale. */
export const wholesaleTexts = {
  columns: {
    code: 'Codice',
    name: 'Prodotto',
    packaging: 'Confezione',
    unitPrice: 'Prezzo unitario',
    price: 'Prezzo',
    vat: 'IVA',
    last: 'Ultimo ordine',
    quantity: 'Quantità',
  },
  never: 'Mai ordinato',
  neverShort: '–',
  lastBought: (p: { quantity: string; day: string }) => `${p.quantity} il ${p.day}`,
} as const
