/** The file of a list. */
export const listFileTexts = {
  fileName: (p: { day: string }) => `lista-${p.day}`,
  sheet: 'Lista',
  columns: {
    code: 'Codice',
    name: 'Prodotto',
    format: 'Formato',
    quantity: 'Quantità',
    unit: 'UM',
    price: 'Prezzo IVA inclusa',
  },
} as const
