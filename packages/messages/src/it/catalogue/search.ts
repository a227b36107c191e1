import { countText } from '@cambusa/domain/text/number-text'
/** Texts of the search field and of the screen of results. */
export const searchTexts = {
  label: 'Cerca nel negozio',
  clear: 'Cancella la ricerca',
  suggestions: 'Suggerimenti',
  recent: 'Ricerche recenti',
  words: 'Parole',
  categories: 'Categorie',
  brands: 'Marche',
  products: 'Prodotti',
  brandCount: (p: { count: number }) => (p.count === 1 ? '1 prodotto' : `${countText(p.count)} prodotti`),
  /** `byKeys`: there is a keyboard, whose keys are worth saying. */
  suggestionCount: (p: { count: number; byKeys: boolean; hasRecent: boolean; hasProducts: boolean }) =>
    [
      p.count === 1 ? '1 suggerimento' : `${p.count} suggerimenti${p.byKeys ? ': scorri con le frecce' : ''}`,
      ...(p.byKeys && p.hasRecent ? ['con Canc togli una ricerca recente'] : []),
      ...(p.byKeys && p.hasProducts ? ['con più e meno metti un prodotto nel carrello'] : []),
    ].join(', '),
  forget: (p: { word: string }) => `Togli «${p.word}» dalle ricerche recenti`,
  forgetAll: 'Cancella le ricerche recenti',
  otherWays: 'Altri modi di cercare',
  advanced: 'Ricerca avanzata',
  fast: 'Ricerca veloce, più parole insieme',
  nothing: 'Nessun suggerimento: puoi cercare lo stesso',

  title: 'Ricerca',
  resultsFor: (p: { query: string }) => `Risultati per «${p.query}»`,
  promotions: 'Tutte le offerte',
  news: 'Tutte le novità',
  everything: 'Tutti i prodotti',
} as const
