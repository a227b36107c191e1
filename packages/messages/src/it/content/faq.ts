/** Texts of the frequent questions. */
export const faqTexts = {
  /** Labels of the breadcrumbs. */
  crumb: 'FAQ',
  detailCrumb: 'Dettaglio FAQ',
  title: 'Domande frequenti',
  intro: 'Le risposte alle domande che ci fanno più spesso. Scegli un argomento o cerca una parola.',
  search: 'Cerca tra le domande',
  searchPlaceholder: 'Per esempio: reso, fattura, fascia',
  searchButton: 'Cerca',
  clear: 'Mostra tutti gli argomenti',
  topics: 'Argomenti',
  otherTopics: 'Altri argomenti',
  count: (p: { count: number }) => (p.count === 1 ? '1 domanda' : `${p.count} domande`),
  found: (p: { count: number; query: string }) =>
    p.count === 1 ? `1 domanda per «${p.query}»` : `${p.count} domande per «${p.query}»`,
  nothingTitle: (p: { query: string }) => `Nessuna domanda per «${p.query}»`,
  nothingText: 'Prova con una parola sola o più semplice, oppure scrivici: ti rispondiamo noi.',
  emptyTitle: 'Non ci sono ancora domande',
  emptyText: 'Scrivici o chiamaci: ti rispondiamo noi.',
  contact: 'Scrivici',
  more: 'Non hai trovato la risposta?',
} as const
