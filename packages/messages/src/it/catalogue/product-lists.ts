import { countText as number } from '@cambusa/domain/text/number-text'

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
    most_bought: 'I miei più comprati',
  },
  view: 'Vista',
  views: { 'small-grid': 'Griglia fitta', 'large-grid': 'Griglia grande', list: 'Elenco per l’ingrosso' },

  // filters
  filters: 'Filtri',
  jumpToProducts: 'Vai ai prodotti',
  filtersWith: (p: { count: number }) => (p.count === 0 ? 'Filtri' : `Filtri (${p.count})`),
  activeFilters: 'Filtri attivi',
  onlyPromo: 'In offerta',
  onlyNew: 'Novità',
  removeFilter: (p: { name: string }) => `Togli il filtro ${p.name}`,
  clearFilters: 'Togli tutti i filtri',
  clearAll: 'Togli tutti',
  showResults: (p: { count: number }) =>
    p.count === 0
      ? 'Nessun prodotto'
      : p.count === 1
        ? 'Mostra 1 prodotto'
        : `Mostra ${number(p.count)} prodotti`,
  highlights: 'In evidenza',
  onlyAvailable: 'Disponibili subito',
  showAllValues: (p: { count: number; facet: string }) => `Mostra tutti (${number(p.count)})`,
  showFirstValues: (p: { count: number; total: number }) =>
    `Mostra i primi ${number(p.count)} di ${number(p.total)}`,
  valuesInAll: (p: { facet: string; total: number }) => `${p.facet} (${number(p.total)})`,
  fewerValues: 'Mostra meno',
  allValuesNeeded: 'Chi sceglie più voci vede solo i prodotti che le rispettano tutte.',
  findValue: (p: { facet: string }) => `Trova in ${p.facet}`,
  valuesFound: (p: { count: number }) => (p.count === 1 ? '1 voce' : `${number(p.count)} voci`),
  noValue: (p: { typed: string }) => `Nessuna voce con «${p.typed}».`,
  noFirstValue: (p: { typed: string; count: number }) =>
    `Nessuna delle prime ${number(p.count)} voci ha «${p.typed}».`,
  searchValue: (p: { typed: string }) => `Cerca «${p.typed}» tra i prodotti`,
  priceFrom: 'Da €',
  priceTo: 'A €',
  priceApply: 'Applica',
  priceWrong: 'Scrivi un importo in euro, per esempio 2,50.',
  priceOrder: 'Il massimo deve essere più alto del minimo.',
  priceWithVat: 'Importi con IVA inclusa.',
  priceBetween: (p: { from: string; to: string }) => `Da ${p.from} a ${p.to}`,
  priceAtLeast: (p: { from: string }) => `Da ${p.from} in su`,
  priceAtMost: (p: { to: string }) => `Fino a ${p.to}`,

  // empty
  emptyTitle: 'Qui non c’è ancora nessun prodotto',
  emptyText: 'Guarda negli altri reparti: lo scaffale si riempie ogni giorno.',
  emptyFilteredTitle: 'Nessun prodotto con questi filtri',
  emptyFilteredText: 'Togline qualcuno per vedere di più.',
  beyondTitle: 'L’elenco finisce prima di questa pagina',
  toFirstPage: 'Vai alla prima pagina',
  browse: 'Sfoglia i reparti',
  loadFailed: 'Non siamo riusciti a caricare i prodotti.',

  inCart: (p: { total: string }) => `Totale ${p.total}`,
} as const
