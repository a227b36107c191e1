const number = (value: number) => value.toLocaleString('it-IT')

/** Texts of a list of products: what narrows, orders and turns it. */
export const listTexts = {
  found: (p: { count: number }) => (p.count === 1 ? '1 prodotto' : `${number(p.count)} prodotti`),
  shownOf: (p: { from: number; to: number; count: number }) =>
    `${number(p.from)}-${number(p.to)} di ${number(p.count)} prodotti`,
  showMore: 'Mostra altri prodotti',

  // sort and view
  sort: 'Ordina per',
  sorts: {
    alf_asc: 'Nome, dalla A alla Z',
    alf_desc: 'Nome, dalla Z alla A',
    price_asc: 'Prezzo crescente',
    price_desc: 'Prezzo decrescente',
    unit_price_asc: 'Prezzo al kg o litro crescente',
    relevance: 'Più pertinenti',
    newest: 'Novità',
    promo: 'Offerte in testa',
  },
  view: 'Vista',
  views: { 'small-grid': 'Griglia fitta', 'large-grid': 'Griglia grande', list: 'Elenco per l’ingrosso' },

  // filters
  filters: 'Filtri',
  filtersWith: (p: { count: number }) => (p.count === 0 ? 'Filtri' : `Filtri (${p.count})`),
  activeFilters: 'Filtri attivi',
  onlyPromo: 'In offerta',
  onlyNew: 'Novità',
  removeFilter: (p: { name: string }) => `Togli il filtro ${p.name}`,
  clearFilters: 'Togli tutti i filtri',
  clearAll: 'Togli tutti',
  showResults: (p: { count: number }) =>
    p.count === 1 ? 'Mostra 1 prodotto' : `Mostra ${number(p.count)} prodotti`,
  moreValues: (p: { count: number }) => `Mostra altri ${p.count}`,
  fewerValues: 'Mostra meno',

  // empty
  emptyTitle: 'Qui non c’è ancora nessun prodotto',
  emptyText: 'Guarda negli altri reparti: lo scaffale si riempie ogni giorno.',
  emptyFilteredTitle: 'Nessun prodotto con questi filtri',
  emptyFilteredText: 'Togline qualcuno per vedere di più.',
  browse: 'Sfoglia i reparti',
  loadFailed: 'Non siamo riusciti a caricare i prodotti.',

  // wholesale list
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
  lastBought: (p: { quantity: string; day: string }) => `${p.quantity} il ${p.day}`,
} as const
