/** Names of what the shop counts. */
export const countersTexts = {
  title: 'Il negozio in numeri',
  products: (p: { count: number }) => (p.count === 1 ? 'prodotto' : 'prodotti'),
  categories: (p: { count: number }) => (p.count === 1 ? 'categoria' : 'categorie'),
  brands: (p: { count: number }) => (p.count === 1 ? 'marca' : 'marche'),
  companies: (p: { count: number }) => (p.count === 1 ? 'azienda cliente' : 'aziende clienti'),
} as const
