/** What may replace a line: the form of the cart, and how lines of carts and orders say it. */
export const wishTexts = {
  accept: 'Accetta alternative',
  ofCart: 'Come per tutto il carrello',
  acceptAll: 'Accetta alternative per tutti',
  exceptFor: (p: { count: number }) =>
    p.count === 1 ? 'Tranne un prodotto, scelto a parte' : `Tranne ${p.count} prodotti, scelti a parte`,
  onlyFor: (p: { count: number }) => (p.count === 1 ? 'Ora per un prodotto' : `Ora per ${p.count} prodotti`),
  howAll: 'Come sostituirli',
  howAllText:
    'Se un prodotto manca, chi prepara ne mette uno simile: così per ogni prodotto che non dice altro.',
  accepted: 'accetti alternative',
  refused: 'niente alternative',
  sameBrand: 'Solo della stessa marca',
  highestPrice: (p: { unit: string }) => `Prezzo massimo in euro al ${p.unit}`,
  priceWrong: 'Scrivi il prezzo in euro, per esempio 12,50',
  avoid: 'Mai con questi allergeni',
  onlyBrand: 'solo stessa marca',
  upTo: (p: { price: string }) => `al massimo ${p.price}`,
  without: (p: { names: string }) => `mai con ${p.names}`,
} as const
