/** What may replace a line: the form of the cart, and how lines of carts and orders say it. */
export const wishTexts = {
  add: 'Scegli come sostituirlo',
  change: 'Cambia come sostituirlo',
  save: 'Salva',
  sameBrand: 'Solo della stessa marca',
  highestPrice: (p: { unit: string }) => `Prezzo massimo in euro al ${p.unit}`,
  priceWrong: 'Scrivi il prezzo in euro, per esempio 12,50',
  avoid: 'Mai con questi allergeni',
  onlyBrand: 'solo stessa marca',
  upTo: (p: { price: string }) => `al massimo ${p.price}`,
  without: (p: { names: string }) => `mai con ${p.names}`,
} as const
