/** Texts for browsers whose scripts are off. */
export const plainPageTexts = {
  /** At the end of every page, and alone on one that needs scripts. */
  withoutScripts:
    'Senza JavaScript puoi cercare e leggere i prodotti. Per il carrello, la cassa e il tuo profilo serve: attivalo nelle impostazioni del browser.',
  search: 'Cerca un prodotto',
  find: 'Cerca',
  departments: 'Tutti i reparti',
  soon: 'Il negozio ha molto da fare: la pagina arriva tra un momento, da sola.',
  before: 'Pagina precedente',
  after: 'Pagina successiva',
  nothing: 'Non abbiamo trovato prodotti: prova con altre parole.',
} as const
