const list = new Intl.ListFormat('it', { type: 'conjunction' })
const quoted = (word: string) => `«${word}»`

/** Texts of what a search has found, or has not. */
export const searchResultTexts = {
  corrected: (p: { typed: string; searched: string }) =>
    `Non c’è nulla per «${p.typed}»: questi sono i risultati per «${p.searched}».`,
  searchInstead: (p: { typed: string }) => `Cerca invece «${p.typed}»`,
  leftOut: (p: { words: readonly string[] }) =>
    p.words.length === 1
      ? `Nessun prodotto ha anche la parola ${quoted(p.words[0] ?? '')}: i risultati sono senza.`
      : `Nessun prodotto ha anche le parole ${list.format(p.words.map(quoted))}: i risultati sono senza.`,
  /** Whom it is about: a dish, an occasion or a use. */
  neededFor: (p: { dish: string }) => `Per ${quoted(p.dish)} ti proponiamo:`,
  without: (p: { things: readonly string[] }) =>
    `Solo prodotti che dicono di essere senza ${list.format(p.things.map(quoted))}, o che non lo dichiarano tra gli allergeni.`,
  onlyIn: (p: { category: string }) => `Solo in ${p.category}.`,
  everywhere: 'Cerca in tutto il negozio',
  emptyTitle: (p: { query: string }) => `Nessun prodotto per «${p.query}»`,
  emptyText:
    'Prova con una parola sola, con la marca o con il codice a barre. Oppure cerca in un altro modo.',
  edit: 'Cambia la ricerca',
  advanced: 'Ricerca avanzata',
  fast: 'Più parole insieme',
  quickOrder: 'Ordine rapido',
  tryAlso: 'Prova anche con',
  nearCategories: 'Categorie vicine',
  inParent: (p: { parent: string }) => `in ${p.parent}`,
  mostBought: 'I più comprati',
  meanwhile: 'Intanto, in offerta',
} as const
